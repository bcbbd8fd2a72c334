//! Parts of a page that change, as closures of one type each.
//!
//! A view is compiled anew for every closure in it; boxed closures share one type, and the page
//! that everyone has to fetch stays small.

use leptos::ev::{Event, MouseEvent};
use leptos::prelude::*;

/// A text, or an attribute, that follows what it reads.
pub type Words = Box<dyn FnMut() -> String + Send>;
/// A state, such as being disabled, that follows what it reads.
pub type Claim = Box<dyn FnMut() -> bool + Send>;
/// What a click does.
pub type Click = Box<dyn FnMut(MouseEvent)>;

/// A view that follows what it reads.
pub fn live(view: impl FnMut() -> AnyView + Send + 'static) -> AnyView {
    let view: Box<dyn FnMut() -> AnyView + Send> = Box::new(view);
    view.into_any()
}

/// Several views, one after the other.
pub fn all(views: impl IntoIterator<Item = AnyView>) -> AnyView {
    views.into_iter().collect::<Vec<_>>().into_any()
}

/// A text, or an attribute, that follows what it reads.
pub fn says(words: impl FnMut() -> String + Send + 'static) -> Words {
    Box::new(words)
}

/// An attribute that is there only sometimes.
pub fn perhaps(
    word: impl FnMut() -> Option<&'static str> + Send + 'static,
) -> Box<dyn FnMut() -> Option<&'static str> + Send> {
    Box::new(word)
}

/// A view that is there while something holds.
pub fn shown_if(
    mut claim: impl FnMut() -> bool + Send + 'static,
    mut view: impl FnMut() -> AnyView + Send + 'static,
) -> AnyView {
    live(move || if claim() { view() } else { empty() })
}

/// A state, such as being disabled, that follows what it reads.
pub fn holds(claim: impl FnMut() -> bool + Send + 'static) -> Claim {
    Box::new(claim)
}

/// What a click does.
pub fn clicked(act: impl FnMut(MouseEvent) + 'static) -> Click {
    Box::new(act)
}

/// What happens when an input changes.
pub fn changed(act: impl FnMut(Event) + 'static) -> Box<dyn FnMut(Event)> {
    Box::new(act)
}

/// What typing into a field does: its text is taken over.
pub fn typed(text: RwSignal<String>) -> Box<dyn FnMut(Event)> {
    changed(move |event| text.set(event_target_value(&event)))
}

/// Does something now, and again whenever what it reads has changed.
pub fn whenever(act: impl FnMut() + 'static) {
    let act: Box<dyn FnMut()> = Box::new(act);
    Effect::new(act);
}

/// What is shown where there is nothing.
pub fn empty() -> AnyView {
    ().into_any()
}
