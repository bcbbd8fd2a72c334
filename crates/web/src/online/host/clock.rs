//! The clocks to choose from.

use i18n::online as words;
use leptos::prelude::*;
use online::Clock;

use crate::online::wording;
use crate::page::choice;
use crate::words::lang;

const fn fischer(minutes: u64, seconds: u64) -> Clock {
    Clock::Fischer {
        start: minutes * 60_000,
        increment: seconds * 1_000,
    }
}

const fn days(days: u64) -> Clock {
    Clock::Correspondence {
        start: days * Clock::DAY,
        increment: days * Clock::DAY,
        cap: 3 * days * Clock::DAY,
    }
}

/// None, from quick to slow, and by the day.
pub const ALL: [Clock; 7] = [
    Clock::None,
    fischer(3, 3),
    fischer(5, 8),
    fischer(10, 15),
    fischer(30, 30),
    days(1),
    days(3),
];

/// The choice, by its place in [`ALL`].
pub fn view(chosen: RwSignal<usize>) -> AnyView {
    let one = |(index, clock): (usize, &Clock)| {
        let clock = *clock;
        choice::view(
            "clock".to_owned(),
            move || chosen.get() == index,
            move || chosen.set(index),
            move || wording::clock(clock, lang()),
            None,
        )
    };
    choice::group(words::CLOCK, ALL.iter().enumerate().map(one).collect())
}
