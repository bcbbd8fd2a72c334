//! Going from page to page in the browser.

use leptos::prelude::*;
use wasm_bindgen::{JsValue, UnwrapThrowExt};

use super::{Bundle, Route};

impl Route {
    /// Goes to the page, in this bundle or in another.
    pub fn go(&self) {
        window().location().assign(&self.href()).unwrap_throw();
    }

    /// Writes the address of the page, which is shown already.
    pub fn note(&self) {
        let history = window().history();
        // An address that cannot be written is only missing from a bookmark.
        let _ = history.and_then(|history| {
            history.replace_state_with_url(&JsValue::NULL, "", Some(&self.href()))
        });
    }

    /// The whole address of the page, to be sent to somebody.
    pub fn whole(&self) -> String {
        let here = window().location().href().unwrap_or_default();
        let page = here.split(['#', '?']).next().unwrap_or_default();
        let (folder, _) = page.rsplit_once('/').unwrap_or((page, ""));
        let href = self.href();
        format!("{folder}/{}", href.strip_prefix("./").unwrap_or(&href))
    }

    /// Goes to the page in place of the one shown, so that Back does not return to it.
    pub fn go_instead(&self) {
        window().location().replace(&self.href()).unwrap_throw();
    }
}

/// The route of the address, kept up to date; a page of another bundle is loaded from there.
pub fn current(bundle: Bundle) -> RwSignal<Route> {
    let read = move || {
        let route = Route::of(&window().location().hash().unwrap_or_default());
        if route.bundle() != bundle {
            route.go_instead();
        }
        route
    };
    let route = RwSignal::new(read());
    window_event_listener(leptos::ev::hashchange, move |_| route.set(read()));
    route
}
