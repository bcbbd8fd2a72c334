//! The door to the tutor, who helps with hints, with what lies over the board and with warnings, but never online.
//!
//! What is on the board is told here, and what the tutor asks is asked of the page's worker; `static/tutor.js` is fetched
//! when help is wanted first, asks, and shows what is answered.

use games::Kind;
use i18n::{aid, learn};
use leptos::prelude::*;
use table::errand::{Importance, Words};
use table::{Facts, Player, Sitting, Standing, Undo};

use super::{Clerk, Desk};
use crate::app::{Shared, setting};
use crate::board::Key;
use crate::browser;
use crate::icon::{self, Glyph};
use crate::live::{clicked, holds, whenever};
use crate::tool::{switch, tool};

/// Tells from now on what is on the board. It holds that the last turn is being judged and must not be answered yet, until
/// `tutor.js` lets it pass.
pub fn sit_down(desk: Desk) -> RwSignal<bool> {
    let judged = RwSignal::new(false);
    let place = Memo::new(move |_| place(desk));
    whenever(move || {
        place.get();
        setting(|set| (set.lang, set.overlay, set.teaching));
        let told = untrack(|| desk.read(|sitting| told(desk, sitting)));
        let (told, is_judged) = told.unwrap_or_default();
        judged.set(is_judged);
        browser::tell_of("shown", &told);
    });
    let passed = window_event_listener_untyped("passed", move |_| judged.set(false));
    let clerk = Clerk::new(
        "worker",
        Importance::Now,
        |said: Option<Words>| match said {
            Some(Words(text)) => browser::tell_of("aided", &text),
            None => browser::tell("unaided"),
        },
    );
    let asks = window_event_listener_untyped("ask", move |event| match browser::detail(&event) {
        Some(question) if !question.is_empty() => clerk.ask(&question),
        _ => clerk.stop(),
    });
    on_cleanup(move || {
        passed.remove();
        asks.remove();
    });
    judged
}

/// Which position is shown, from which side and whether nothing moves, as a number that the next one does not have: a
/// memo of a type of its own would weigh half a kilobyte.
fn place(desk: Desk) -> usize {
    let shown = desk.read(|sitting| {
        let facts = sitting.facts();
        let drafted = match facts.undoable {
            Some(Undo::Step(step)) => step,
            Some(Undo::Turn(_)) | None => 0,
        };
        let viewed = facts.viewed.map_or(0, |viewed| viewed + 1);
        (facts.turn_count * 1_000 + viewed) * 100 + drafted
    });
    let side = usize::from(desk.facing().degrees() / 60);
    (shown.unwrap_or(0) * 2 + usize::from(desk.is_still())) * 6 + side
}

/// A line of numbers on how things stand, with the game below it; and whether the last turn is to be judged.
fn told(desk: Desk, sitting: &Sitting) -> (String, bool) {
    let facts = sitting.facts();
    let (overlay, teaching) = setting(|set| (set.overlay, set.teaching));
    let is_judged = teaching && is_answered(sitting, &facts);
    let game = match facts.viewed {
        Some(_) => sitting.position_link(),
        None => sitting.save(),
    };
    let told = format!(
        "{} {} {} {} {} {}\n{game}",
        usize::from(desk.facing().degrees()),
        facts.turn_count,
        usize::from(acts(facts.standing)),
        usize::from(is_judged),
        usize::from(desk.is_still()),
        usize::from(overlay),
    );
    (told, is_judged)
}

/// Whether a person makes a turn.
fn acts(standing: Standing) -> bool {
    matches!(standing, Standing::Acting | Standing::Unconfirmed)
}

/// Whether the engine is to answer a person's turn.
fn is_answered(sitting: &Sitting, facts: &Facts) -> bool {
    let last = sitting.turns().last().map(|(seat, _)| seat.index());
    let player = last.and_then(|seat| facts.players.get(seat));
    facts.standing == Standing::Waiting && player == Some(&Player::Person)
}

/// The buttons: a hint for whoever makes a turn, and what lies over the board.
pub fn view(desk: Desk, kind: Kind) -> AnyView {
    let overlay = match kind {
        Kind::Yinsh => aid::THREATS,
        Kind::Gemblo => aid::ROOM,
    };
    let is_due =
        Memo::new(move |_| desk.read(|sitting| acts(sitting.facts().standing)) == Some(true));
    let face = view! { <Glyph icon=icon::OVERLAY /> }.into_any();
    let is_on = || setting(|set| set.overlay);
    view! {
        <div class="tutor">
            {tool(icon::HINT, learn::HINT, holds(move || !is_due.get()), clicked(|_| hint()))}
            {switch(face, overlay, is_on, holds(|| false), clicked(|_| switch_overlay()))}
        </div>
    }
    .into_any()
}

/// The lines in the list of keys.
pub fn keys(kind: Kind) -> &'static [Key] {
    match kind {
        Kind::Yinsh => &[(&["!"], learn::HINT), (&["0"], aid::THREATS)],
        Kind::Gemblo => &[(&["!"], learn::HINT), (&["0"], aid::ROOM)],
    }
}

/// A key that the tutor knows.
pub fn press(key: &str) -> bool {
    match key {
        "!" => hint(),
        "0" => switch_overlay(),
        _ => return false,
    }
    true
}

fn hint() {
    browser::tell("hint");
}

fn switch_overlay() {
    let settings = Shared::of_page().settings;
    settings.update(|set| set.overlay = !set.overlay);
}
