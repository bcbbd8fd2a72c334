//! Texts in the reader's language, changing at once when the language does.

use i18n::{Lang, Text};

use crate::app::setting;
use crate::live::{Words, says};

/// The reader's language; whoever asks inside a view is asked again when it changes.
pub fn lang() -> Lang {
    setting(|set| set.lang)
}

/// A text for a view or an attribute.
pub fn t(text: Text) -> impl Fn() -> &'static str + Copy + Send + Sync + 'static {
    move || text.to(lang())
}

/// The same where one type is wanted.
pub fn word(text: Text) -> Words {
    says(move || text.to(lang()).to_owned())
}

/// One of two texts: the first while something holds.
pub fn either(claim: impl Fn() -> bool + Send + 'static, text: Text, otherwise: Text) -> Words {
    says(move || if claim() { text } else { otherwise }.to(lang()).to_owned())
}
