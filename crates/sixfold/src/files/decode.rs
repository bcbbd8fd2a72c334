//! Bytes to text: UTF-8, or the Windows code page that old archives hold names in.

use super::Unread;

/// The text that the bytes stand for, unless they are no text at all.
pub fn text(bytes: &[u8]) -> Result<String, Unread> {
    if bytes.starts_with(&[0xFF, 0xFE]) || bytes.starts_with(&[0xFE, 0xFF]) {
        return Err(Unread::Utf16);
    }
    let is_binary = |byte: &u8| matches!(byte, 0..=8 | 14..=26 | 28..=31 | 127);
    if let Some(offset) = bytes.iter().position(is_binary) {
        return Err(Unread::Binary(format!("{:#04x}", bytes[offset]), offset));
    }
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    Ok(match std::str::from_utf8(bytes) {
        Ok(text) => text.chars().map(harmless).collect(),
        Err(_) => bytes
            .iter()
            .map(|byte| harmless(windows_1252(*byte)))
            .collect(),
    })
}

/// The same character, unless a terminal would obey it; blanks and line breaks stay what they are.
pub fn harmless(char: char) -> char {
    if char.is_control() && !char.is_whitespace() {
        return char::REPLACEMENT_CHARACTER;
    }
    char
}

/// Latin 1 but for the places where Windows has more letters.
fn windows_1252(byte: u8) -> char {
    const HIGH: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž',
        '\u{8f}', '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}',
        'ž', 'Ÿ',
    ];
    match byte {
        0x80..=0x9F => HIGH[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn utf8_loses_only_its_mark() {
        assert_eq!(text("\u{feff}жы".as_bytes()).unwrap(), "жы");
    }

    #[test]
    fn names_in_the_windows_code_page_are_read() {
        assert_eq!(text(b"J\xFCrgen \x80\x9F").unwrap(), "Jürgen €Ÿ");
    }

    #[test]
    fn no_escape_sequence_is_read() {
        assert_eq!(text(b"a\x1B[2Jb\r\n\t").unwrap(), "a\u{fffd}[2Jb\r\n\t");
        assert_eq!(
            text("\u{9b}2J\u{85}".as_bytes()).unwrap(),
            "\u{fffd}2J\u{85}"
        );
        assert_eq!(text(b"\x90\xFC").unwrap(), "\u{fffd}\u{fc}");
    }

    #[test]
    fn binary_files_are_named_as_such() {
        let reason = text(b"ab\0").unwrap_err();
        let words = "this is not text: byte 0x00 at offset 2";
        assert_eq!(reason.to_string(), words);
        assert!(matches!(text(b"\xFF\xFEa\0"), Err(Unread::Utf16)));
    }
}
