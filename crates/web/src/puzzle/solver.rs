//! The solver of a page, which works in a thread of its own.

use leptos::prelude::*;
use studio::errand::{Ask, Say};
use table::errand::Importance;

use crate::play::Clerk;

/// The solver of a page.
#[derive(Clone, Copy)]
pub struct Solver {
    clerk: Clerk,
    /// Whether a question is open.
    pub is_busy: RwSignal<bool>,
    /// Whether the thread broke down.
    pub has_failed: RwSignal<bool>,
}

impl Solver {
    /// A solver whose answers are heard; it ends with the page.
    pub fn new(hear: impl Fn(Say) + 'static) -> Solver {
        let (is_busy, has_failed) = (RwSignal::new(false), RwSignal::new(false));
        let clerk = Clerk::new("puzzler", Importance::Now, move |say| {
            is_busy.set(false);
            match say {
                Some(say) => hear(say),
                None => has_failed.set(true),
            }
        });
        Solver {
            clerk,
            is_busy,
            has_failed,
        }
    }

    /// Asks something, and no longer what was asked before.
    pub fn ask(self, ask: &Ask) {
        self.is_busy.set(true);
        self.clerk.ask(ask);
    }

    /// Ends the search that is going on.
    pub fn stop(self) {
        self.clerk.stop();
        if self.is_busy.get_untracked() {
            self.is_busy.set(false);
        }
    }
}
