//! A button that shows an icon and says its name.

use i18n::Text;
use leptos::ev::MouseEvent;
use leptos::prelude::*;

use crate::icon::{Glyph, Icon};
use crate::words::t;

/// A small button, which cannot be pressed while it is `off`.
pub fn tool(
    icon: Icon,
    label: Text,
    off: Box<dyn FnMut() -> bool + Send>,
    act: Box<dyn FnMut(MouseEvent)>,
) -> AnyView {
    view! {
        <button class="tool" title=t(label) aria-label=t(label) disabled=off on:click=act>
            <Glyph icon=icon />
        </button>
    }
    .into_any()
}
