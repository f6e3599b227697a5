//! Any legal move, each equally likely.

use rand_core::Rng;

use crate::scopa::moves::Move;
use crate::scopa::view::View;
use crate::search::scopa::random_move::Counted;

pub fn choose<R: Rng>(view: &View<'_>, random: &mut R) -> Option<Move> {
    view.choice().map(|choice| Counted::of(&choice).draw(random))
}
