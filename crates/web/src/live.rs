//! Parts of a page that change, as closures of one type each.
//!
//! A view is compiled anew for every closure in it; boxed closures share one type, and the page
//! that everyone has to fetch stays small.

use leptos::ev::MouseEvent;
use leptos::prelude::{AnyView, IntoAny};

/// A view that follows what it reads.
pub fn live(view: impl FnMut() -> AnyView + Send + 'static) -> Box<dyn FnMut() -> AnyView + Send> {
    Box::new(view)
}

/// A text, or an attribute, that follows what it reads.
pub fn says(words: impl FnMut() -> String + Send + 'static) -> Box<dyn FnMut() -> String + Send> {
    Box::new(words)
}

/// A state, such as being disabled, that follows what it reads.
pub fn holds(claim: impl FnMut() -> bool + Send + 'static) -> Box<dyn FnMut() -> bool + Send> {
    Box::new(claim)
}

/// What a click does.
pub fn clicked(act: impl FnMut(MouseEvent) + 'static) -> Box<dyn FnMut(MouseEvent)> {
    Box::new(act)
}

/// What is shown where there is nothing.
pub fn empty() -> AnyView {
    ().into_any()
}
