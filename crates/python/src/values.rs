//! Texts and whole numbers as Python gives them: odd ones become what every check refuses.

use pyo3::exceptions::PyOverflowError;
use pyo3::prelude::*;
use pyo3::types::PyString;

/// A text from Python. Half a character, which JSON can carry and no encoding can, becomes a mark,
/// so that whoever reads the text refuses it as it refuses every other that means nothing.
pub struct Text(pub String);

impl FromPyObject<'_, '_> for Text {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, '_, PyAny>) -> PyResult<Text> {
        Ok(Text(value.cast::<PyString>()?.to_string_lossy().into_owned()))
    }
}

/// A whole number from Python. One beyond 64 bits becomes the nearest, so that whoever checks the
/// range refuses it as it refuses every other number that is out of it.
pub struct Whole(pub i64);

impl<'py> FromPyObject<'_, 'py> for Whole {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, 'py, PyAny>) -> PyResult<Whole> {
        value.extract::<i64>().map(Whole).or_else(|error| {
            if !error.is_instance_of::<PyOverflowError>(value.py()) {
                return Err(error);
            }
            Ok(Whole(if value.lt(0)? { i64::MIN } else { i64::MAX }))
        })
    }
}
