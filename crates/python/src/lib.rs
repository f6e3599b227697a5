//! The Python module `settebello._engine`: bindings to the engine and nothing else.
//!
//! What comes in is checked in `arguments`, what goes out is made in `answers`, what is refused in `errors`; every other file is one class or one group of functions.

mod answers;
mod arguments;
mod card;
mod deal;
mod draws;
mod errors;
mod laboratory;
mod melds;
mod moves;
mod names;
mod rules;
mod score;
mod strategy;
mod values;
mod view;

/// The engine of Settebello: cards, deals, views, scores and the engine's own players.
#[pyo3::pymodule]
mod _engine {
    #[pymodule_export]
    use crate::card::PyCard;
    #[pymodule_export]
    use crate::deal::PyDeal;
    #[pymodule_export]
    use crate::draws::{ceremony, permutation, shuffled};
    #[pymodule_export]
    use crate::laboratory::{arena, laboratory_deck, simulate};
    #[pymodule_export]
    use crate::melds::{PyBestMelds, PyMeld, best_melds};
    #[pymodule_export]
    use crate::moves::{PyMove, PyPlayed};
    #[pymodule_export]
    use crate::rules::PyRules;
    #[pymodule_export]
    use crate::score::PyScore;
    #[pymodule_export]
    use crate::strategy::PyStrategy;
    #[pymodule_export]
    use crate::view::PyView;
}
