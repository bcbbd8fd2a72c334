//! Looking through the games that were never reviewed, so that their mistakes can be learned from, too.

use i18n::study::mistakes as words;
use leptos::prelude::*;
use study::Review;
use table::Sitting;

use crate::kept::{self, Id};
use crate::live::{clicked, empty, live, says, whenever};
use crate::study::cards;
use crate::study::looking::{Doing, Looking};
use crate::words::lang;

/// The kept games that are over and were never looked through, the newest first.
fn unseen() -> Vec<(Id, Sitting)> {
    let mut ids: Vec<Id> = kept::ids().collect();
    ids.sort_unstable_by(|one, other| other.cmp(one));
    let read = |id: Id| Some((id, Sitting::saved(&kept::text(id)?).ok()?));
    let is_unseen = |game: &Sitting| game.facts().is_over && game.review().is_none();
    let games = ids.into_iter().filter_map(read);
    games.filter(|(_, game)| is_unseen(game)).collect()
}

/// The offer to look through them, and how far that has come.
pub fn view() -> AnyView {
    let games = StoredValue::new(unseen());
    let all = games.with_value(Vec::len);
    let at = RwSignal::new(None);
    live(move || match at.get() {
        None if all == 0 => empty(),
        None => {
            let begin = clicked(move |_| at.set(Some(0)));
            let label = says(move || words::LOOK_THROUGH.count(lang(), all as u64));
            view! { <p><button class="button gather" on:click=begin>{label}</button></p> }
                .into_any()
        }
        Some(index) if index < all => one(games, index, at),
        Some(_) => {
            let said = says(move || words::LOOKED_THROUGH.count(lang(), all as u64));
            view! { <p role="status">{said}</p> }.into_any()
        }
    })
}

/// Looks at one game, then goes on to the next.
fn one(
    games: StoredValue<Vec<(Id, Sitting)>>,
    index: usize,
    at: RwSignal<Option<usize>>,
) -> AnyView {
    let (id, game) = games.with_value(|games| games[index].clone());
    let looking = Looking::begin(game.clone(), || None);
    whenever(move || {
        if looking.doing.get() == Doing::Looking {
            return;
        }
        if looking.doing.get_untracked() == Doing::Done {
            looking
                .review
                .with_untracked(|review| cards::keep(id, &game, review));
        }
        at.set(Some(index + 1));
    });
    let all = games.with_value(Vec::len);
    let said = says(move || {
        words::LOOKING_THROUGH.with(lang(), &[&(index + 1).to_string(), &all.to_string()])
    });
    let share = says(move || {
        let done = looking.review.with(Review::done);
        ((1_000.0 * done) as u32).to_string()
    });
    view! {
        <p class="looking-at">
            <progress max="1000" value=share aria-hidden="true"></progress>
            <span role="status">{said}</span>
        </p>
    }
    .into_any()
}
