//! Texts of others in our messages.

use alloc::string::String;

/// The beginning of a text, no longer than so many characters, without control characters.
pub fn excerpt(text: &str, longest: usize) -> String {
    let harmless = |char: char| if char.is_control() { '\u{fffd}' } else { char };
    let mut shown: String = text.chars().take(longest).map(harmless).collect();
    if text.chars().nth(longest).is_some() {
        shown.push('…');
    }
    shown
}
