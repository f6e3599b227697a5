//! The families of games, by the word that the rules of a sheet begin with.

use std::sync::Arc;

use serde::Deserialize;

use crate::error::RulesError;
use crate::{scala40, scopa};

/// The word of a family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Family {
    Scopa,
    Scala40,
}

impl Family {
    /// The word, as sheets write it.
    pub const fn word(self) -> &'static str {
        match self {
            Family::Scopa => "scopa",
            Family::Scala40 => "scala40",
        }
    }

    /// The family's name in a sentence.
    pub const fn title(self) -> &'static str {
        match self {
            Family::Scopa => "Scopa",
            Family::Scala40 => "Scala 40",
        }
    }
}

/// One sheet's rules of play, of whatever family.
#[derive(Clone, Debug, PartialEq)]
pub enum Rules {
    Scopa(Arc<scopa::rules::Rules>),
    Scala40(Arc<scala40::rules::Rules>),
}

impl Rules {
    /// Reads and checks the rules of the family that they name.
    ///
    /// ```
    /// use settebello_engine::family::Rules;
    /// assert_eq!(Rules::from_json(r#"{"family": "briscola"}"#).unwrap_err().key, "family");
    /// ```
    pub fn from_json(text: &str) -> Result<Rules, RulesError> {
        #[derive(Deserialize)]
        struct Named {
            family: Family,
        }
        let named: Named = serde_json::from_str(text).map_err(|error| RulesError {
            key: "family",
            found: error.to_string(),
            allowed: "scopa or scala40".to_owned(),
        })?;
        match named.family {
            Family::Scopa => scopa::rules::Rules::from_json(text).map(|rules| Rules::Scopa(Arc::new(rules))),
            Family::Scala40 => {
                scala40::rules::Rules::from_json(text).map(|rules| Rules::Scala40(Arc::new(rules)))
            }
        }
    }

    /// The family that they are of.
    pub const fn family(&self) -> Family {
        match self {
            Rules::Scopa(_) => Family::Scopa,
            Rules::Scala40(_) => Family::Scala40,
        }
    }

    /// How many seats they are for.
    pub fn seats(&self) -> u8 {
        match self {
            Rules::Scopa(rules) => rules.seats,
            Rules::Scala40(rules) => rules.seats,
        }
    }

    /// How many sides play: seat `s` belongs to side `s % sides`. In Scala 40 each seat is a side.
    pub fn sides(&self) -> u8 {
        match self {
            Rules::Scopa(rules) => rules.sides,
            Rules::Scala40(rules) => rules.seats,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{json, scala40_json};

    #[test]
    fn each_family_reads_its_own_rules() {
        for (text, family) in [(json(&[]), Family::Scopa), (scala40_json(&[]), Family::Scala40)] {
            let rules = Rules::from_json(&text).unwrap();
            assert_eq!(rules.family(), family);
            assert!(text.contains(family.word()));
        }
    }
}
