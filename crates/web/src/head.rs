//! What the page says about itself to browsers: its description, and the name under which it is
//! installed, in the reader's language.

use i18n::{Lang, app};
use leptos::prelude::document;

/// Tells the browser.
pub fn describe(lang: Lang) {
    set(
        "meta[name=description]",
        "content",
        app::DESCRIPTION.to(lang),
    );
    set("link[rel=manifest]", "href", &manifest(lang));
}

/// The file that says under which name the app is installed.
fn manifest(lang: Lang) -> String {
    match lang {
        Lang::En => "manifest.webmanifest".to_owned(),
        _ => format!("manifest.{}.webmanifest", lang.code()),
    }
}

/// Changes an attribute; a manifest that is named again would be fetched again.
fn set(selector: &str, name: &str, value: &str) {
    if let Ok(Some(element)) = document().query_selector(selector)
        && element.get_attribute(name).as_deref() != Some(value)
    {
        // An attribute with a valid name is never refused.
        let _ = element.set_attribute(name, value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn every_language_has_its_manifest() {
        for lang in Lang::ALL {
            let file = format!("{}/static/{}", env!("CARGO_MANIFEST_DIR"), manifest(lang));
            let text = fs::read_to_string(file).unwrap();
            for (key, words) in [
                ("name", app::NAME.to(lang)),
                ("lang", lang.code()),
                ("description", app::DESCRIPTION.to(lang)),
            ] {
                assert!(text.contains(&format!("\"{key}\": \"{words}\"")), "{text}");
            }
        }
    }
}
