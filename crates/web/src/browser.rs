//! The few things asked of the browser itself.

use leptos::prelude::window;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, Response};

/// What was kept under a key.
pub fn kept(key: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(key).ok()?
}

/// Keeps a text under a key, or forgets it.
///
/// A browser that keeps nothing (private window, full disk) still plays; only the next visit
/// begins anew, so a failure is not worth a word.
pub fn keep(key: &str, text: Option<&str>) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = match text {
            Some(text) => storage.set_item(key, text),
            None => storage.remove_item(key),
        };
    }
}

/// Whether a media query holds.
pub fn matches(query: &str) -> bool {
    let list = window().match_media(query).ok().flatten();
    list.is_some_and(|list| list.matches())
}

/// The reader's languages, the favourite first.
pub fn languages() -> Vec<String> {
    let languages = window().navigator().languages();
    languages
        .iter()
        .filter_map(|code| code.as_string())
        .collect()
}

/// The element that listens to an event.
pub fn listener(event: &web_sys::Event) -> Option<web_sys::Element> {
    event.current_target()?.dyn_into().ok()
}

/// The element that an event happened on.
pub fn target(event: &web_sys::Event) -> Option<web_sys::Element> {
    event.target()?.dyn_into().ok()
}

/// Follows a pointer until it goes up; without that, a drag that leaves the element ends there.
pub fn capture(event: &web_sys::PointerEvent) {
    if let Some(element) = listener(event) {
        let _ = element.set_pointer_capture(event.pointer_id());
    }
}

/// Tells the browser that a finger's movement is taken, so that lifting it in the middle of one is no flick.
///
/// After a flick that began on a button Chromium 156 makes no click of the next tap, wherever that is and a second later too, though
/// nothing scrolls where `touch-action` is `none`.
pub fn take(event: leptos::ev::TouchEvent) {
    event.prevent_default();
}

/// Moves the keyboard to the first element that a selector finds.
pub fn focus(selector: &str) {
    focus_on(found(selector));
}

/// The same within the board that an event came from, where a page has several boards.
pub fn focus_near(event: &web_sys::Event, selector: &str) {
    let board = target(event).and_then(|target| target.closest(".board").ok()?);
    let near = board.and_then(|board| board.query_selector(selector).ok()?);
    focus_on(near.or_else(|| found(selector)));
}

/// Scrolls a list, and only the list, so that an entry of it is in view; to the top where there is none.
pub fn show_within(list: &str, entry: &str) {
    let Some(list) = found(list) else { return };
    let Ok(Some(entry)) = list.query_selector(entry) else {
        return list.set_scroll_top(0);
    };
    let (outer, inner) = (
        list.get_bounding_client_rect(),
        entry.get_bounding_client_rect(),
    );
    let above = (inner.top() - outer.top()).min(0.0);
    let below = (inner.bottom() - outer.bottom()).max(0.0);
    list.set_scroll_top(list.scroll_top() + (above + below) as i32);
}

/// Today, as records write a day.
pub fn today() -> String {
    let now = String::from(js_sys::Date::new_0().to_iso_string());
    now.split('T').next().unwrap_or_default().to_owned()
}

/// A day of a record as people read it in a language; anything else as it stands.
pub fn day(date: &str, lang: &str) -> String {
    let day = js_sys::Date::new(&date.into());
    if day.get_time().is_nan() {
        return date.to_owned();
    }
    let options = js_sys::Object::new();
    day.to_locale_date_string(lang, &options).into()
}

/// Begins a page at its top, with the keyboard there.
pub fn begin_page() {
    // What gets the keyboard is scrolled to, too.
    focus("#main");
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// Scrolls to the first element that a selector finds.
pub fn scroll_to(selector: &str) {
    if let Some(element) = found(selector) {
        element.scroll_into_view();
    }
}

/// Marks these cells of the board within the element that a selector finds, and no others.
pub fn mark(selector: &str, cells: &[&str]) {
    let Some(root) = found(selector) else { return };
    let named = |cell: &&str| root.query_selector(&format!("[data-cell={cell}]")).ok()?;
    if let Ok(Some(old)) = root.query_selector(".cell.marked") {
        set_class(&old, "cell");
    }
    for cell in cells.iter().filter_map(named) {
        set_class(&cell, "cell marked");
    }
}

/// Parts of a drawing have their class as an attribute only.
fn set_class(element: &web_sys::Element, class: &str) {
    element.set_attribute("class", class).unwrap_or_default();
}

/// Whether a selector finds anything.
pub fn has(selector: &str) -> bool {
    found(selector).is_some()
}

fn found(selector: &str) -> Option<web_sys::Element> {
    let document = window().document()?;
    document.query_selector(selector).ok()?
}

fn focus_on(element: Option<web_sys::Element>) {
    if let Some(element) = element {
        if let Some(html) = element.dyn_ref::<web_sys::HtmlElement>() {
            let _ = html.focus();
        } else if let Some(svg) = element.dyn_ref::<web_sys::SvgElement>() {
            let _ = svg.focus();
        }
    }
}

/// Tells `boot.js` something, as an event of the window.
pub fn tell(name: &str) {
    tell_of(name, "");
}

/// Tells `boot.js` something with its details.
pub fn tell_of(name: &str, detail: &str) {
    if let Ok(event) = web_sys::Event::new(name) {
        // Nothing keeps a new event from taking a property.
        let _ = js_sys::Reflect::set(&event, &"detail".into(), &detail.into());
        // Nobody can cancel the event, so there is nothing to learn from the answer.
        let _ = window().dispatch_event(&event);
    }
}

/// What an event of the window tells.
pub fn detail(event: &web_sys::Event) -> Option<String> {
    let detail = js_sys::Reflect::get(event, &"detail".into());
    detail.ok()?.as_string()
}

/// Puts a text on the clipboard; the browser may refuse, and then nothing is lost.
pub fn copy(text: &str) {
    let _ = window().navigator().clipboard().write_text(text);
}

/// The text of a file of the app, if it can be fetched.
pub async fn fetch(path: &str) -> Option<String> {
    let answer = JsFuture::from(window().fetch_with_str(path)).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    let text = answer.text().ok().filter(|_| answer.ok())?;
    JsFuture::from(text).await.ok()?.as_string()
}

/// The text of a file, if it can be read.
pub async fn text_of(file: Option<File>) -> Option<String> {
    let text = JsFuture::from(file?.text()).await.ok()?;
    text.as_string()
}
