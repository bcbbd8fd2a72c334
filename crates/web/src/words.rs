//! Texts in the reader's language, changing at once when the language does.

use i18n::{Lang, Text};
use leptos::prelude::*;

use crate::app::Shared;

/// The reader's language; whoever asks inside a view is asked again when it changes.
pub fn lang() -> Lang {
    Shared::of_page().settings.with(|settings| settings.lang)
}

/// A text for a view or an attribute.
pub fn t(text: Text) -> impl Fn() -> &'static str + Copy + Send + Sync + 'static {
    let settings = Shared::of_page().settings;
    move || text.to(settings.with(|settings| settings.lang))
}
