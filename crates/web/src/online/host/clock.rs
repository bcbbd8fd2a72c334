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
const ALL: [Clock; 7] = [
    Clock::None,
    fischer(3, 3),
    fischer(5, 8),
    fischer(10, 15),
    fischer(30, 30),
    days(1),
    days(3),
];

/// The choice.
pub fn view(chosen: RwSignal<Clock>) -> AnyView {
    choice::pick(
        words::CLOCK,
        ALL,
        move |clock| chosen.get() == clock,
        move |clock| chosen.set(clock),
        |clock| wording::clock(clock, lang()),
    )
}
