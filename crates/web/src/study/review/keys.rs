//! The keys of a review: nothing is played there, so the arrows walk through the game.

use i18n::study::review as words;
use leptos::prelude::*;

use super::retrospect::Retrospect;
use crate::board::Key;
use crate::play::hear;

/// The lines in the list of keys.
pub const LIST: &[Key] = &[
    (&["←", "→"], words::KEY_WALK),
    (&["N"], words::NEXT_MISTAKE),
    (&["B"], words::SHOW_BETTER),
];

/// Hears the keys as long as the page is shown.
pub fn listen(retrospect: Retrospect) {
    hear(move |_, key| press(retrospect, key));
}

fn press(retrospect: Retrospect, key: &str) -> bool {
    match key {
        "ArrowLeft" | "," => retrospect.step(-1),
        "ArrowRight" | "." => retrospect.step(1),
        "Home" => retrospect.go(0),
        "End" => retrospect.go(retrospect.review.with_untracked(study::Review::len)),
        "n" | "N" => {
            let next = untrack(|| retrospect.next_mistake());
            next.into_iter().for_each(|turn| retrospect.go(turn));
        }
        "b" | "B" => match retrospect.shown.get_untracked().checked_sub(1) {
            Some(index) if retrospect.better.get_untracked().is_none() => {
                retrospect.show_better(index);
            }
            _ => retrospect.leave_better(),
        },
        "Escape" => retrospect.leave_better(),
        _ => return false,
    }
    true
}
