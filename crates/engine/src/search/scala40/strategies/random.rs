//! Any legal move, each equally likely.

use rand_core::Rng;

use crate::rng::below;
use crate::scala40::moves::Move;
use crate::scala40::view::View;

pub fn choose<R: Rng>(view: &View<'_>, random: &mut R) -> Option<Move> {
    let moves = view.choice()?.list();
    Some(moves[below(random, moves.len() as u32) as usize])
}
