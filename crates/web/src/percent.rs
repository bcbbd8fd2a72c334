//! Texts as parts of an address: every byte that could mean something there is written as `%` and two digits.

/// What stands for itself beside letters and digits, as in `encodeURIComponent`.
const PLAIN: &[u8] = b"-_.!~*'()";

/// A text as a part of an address.
pub fn encoded(text: &str) -> String {
    let mut part = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || PLAIN.contains(&byte) {
            part.push(char::from(byte));
        } else {
            part.push('%');
            part.extend([byte >> 4, byte & 15].map(digit));
        }
    }
    part
}

/// The text of a part; one that is not encoded properly is taken as it stands, and whoever reads it will refuse it.
pub fn decoded(part: &str) -> String {
    bytes(part)
        .and_then(|bytes| String::from_utf8(bytes).ok())
        .unwrap_or_else(|| part.to_owned())
}

fn bytes(part: &str) -> Option<Vec<u8>> {
    let mut rest = part.bytes();
    let mut bytes = Vec::with_capacity(part.len());
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => value(rest.next()?)? << 4 | value(rest.next()?)?,
            byte => byte,
        });
    }
    Some(bytes)
}

fn digit(value: u8) -> char {
    char::from(b"0123456789ABCDEF"[usize::from(value)])
}

fn value(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16).map(|value| value as u8)
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
