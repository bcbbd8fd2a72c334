//! Texts as parts of an address: every byte that could mean something there is written as `%` and two digits.

use std::borrow::Cow;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

/// What does not stand for itself, as in `encodeURIComponent`.
const CODED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'_')
    .remove(b'.')
    .remove(b'!')
    .remove(b'~')
    .remove(b'*')
    .remove(b'\'')
    .remove(b'(')
    .remove(b')');

/// A text as a part of an address.
pub fn encoded(text: &str) -> String {
    utf8_percent_encode(text, CODED).to_string()
}

/// The text of a part; one that is not encoded properly is taken as it stands, and whoever reads it will refuse it.
pub fn decoded(part: &str) -> String {
    let text = percent_decode_str(part).decode_utf8();
    text.map_or_else(|_| part.to_owned(), Cow::into_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_encoded_reads_back() {
        for text in ["", "plain", "a b/c?d#e&f=g%h+i", "Олена № 1", "🙂\n\0"] {
            assert_eq!(decoded(&encoded(text)), text);
        }
    }

    #[test]
    fn the_encoding_is_that_of_browsers() {
        assert_eq!(encoded("-_.!~*'()"), "-_.!~*'()");
        assert_eq!(encoded("a b/ї%"), "a%20b%2F%D1%97%25");
    }

    #[test]
    fn a_broken_encoding_is_taken_as_it_stands() {
        for part in ["%", "%4", "100%zz", "%+1", "%D1", "%ff"] {
            assert_eq!(decoded(part), part);
        }
        assert_eq!(decoded("%d1%97"), "ї");
    }
}
