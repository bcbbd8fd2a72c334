//! Icons, drawn on a grid of 24 by 24 with the current colour.

use leptos::prelude::*;

/// The path of one icon.
#[derive(Clone, Copy, PartialEq)]
pub struct Icon(pub &'static str);

/// An arrow that turns back.
pub const UNDO: Icon = Icon("M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6");
/// An arrow that turns forward.
pub const REDO: Icon = Icon("m15 7 5 5-5 5m5-5H10a6 6 0 0 0-6 6");
/// To the start.
pub const FIRST: Icon = Icon("M6 6v12m12-12-9 6 9 6z");
/// One back.
pub const BACK: Icon = Icon("m15 6-7 6 7 6");
/// One forward.
pub const FORWARD: Icon = Icon("m9 6 7 6-7 6");
/// To the end.
pub const LAST: Icon = Icon("M18 6v12M6 6l9 6-9 6z");
/// Play.
pub const PLAY: Icon = Icon("M8 5.5v13l10.5-6.500z");
/// Pause.
pub const PAUSE: Icon = Icon("M9 6v12m6-12v12");
/// Share.
pub const SHARE: Icon = Icon("M12 15V4m0 0L8 8m4-4 4 4M6 12v7h12v-7");
/// A question mark.
pub const HELP: Icon = Icon("M9 9a3 3 0 1 1 4.5 2.600c-1 .600-1.5 1.2-1.5 2.400m0 3.500v.01");
/// A bulb.
pub const HINT: Icon = Icon("M9 17a6 6 0 1 1 6 0v1.500H9zM10 21.500h4");
/// Layers over a board.
pub const OVERLAY: Icon = Icon("M12 4 3 9l9 5 9-5zM3 14l9 5 9-5");
/// A cross.
pub const CROSS: Icon = Icon("M6 6l12 12M18 6 6 18");
/// Three lines.
pub const MENU: Icon = Icon("M4 7h16M4 12h16M4 17h16");

/// A turn to the left.
pub const TURN_LEFT: Icon = Icon("M5 5v5h5M5.500 10a7.5 7.5 0 1 1-.800 5");
/// A turn to the right.
pub const TURN_RIGHT: Icon = Icon("M19 5v5h-5m4.500 0a7.5 7.5 0 1 0 .800 5");
/// Turning over.
pub const FLIP: Icon = Icon("M12 4v16M9 8 4 17h5zm6 0 5 9h-5z");
/// To the next place.
pub const NEXT_PLACE: Icon = Icon("M4 12h10m-4-5 5 5-5 5m9-11v12");

/// Enlarging.
pub const ZOOM_IN: Icon = Icon("M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.500 20 20M7.5 10.500h6m-3-3v6");
/// Showing all again.
pub const ZOOM_OUT: Icon = Icon("M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.500 20 20M7.5 10.500h6");
/// Turning the board.
pub const TURN_BOARD: Icon = Icon("M7 4v14m0 0-3-3m3 3 3-3m7 6V6m0 0-3 3m3-3 3 3");

/// A computer.
pub const COMPUTER: Icon = Icon("M4 5h16v11H4zM8 20h8");

/// A line with a branch.
pub const BRANCH: Icon = Icon("M7 4v16m0-9h5a4 4 0 0 1 4 4v5m-3-3 3 3 3-3M4 7l3-3 3 3");

/// A graph.
pub const GRAPH: Icon = Icon("M4 4v16h16M8 15l4-5 3 3 5-7");

/// Draws an icon.
#[component]
pub fn Glyph(
    /// Which one.
    icon: Icon,
) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d=icon.0 />
        </svg>
    }
}
