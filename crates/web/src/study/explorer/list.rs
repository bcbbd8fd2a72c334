//! The list of placements: each with what is expected, and how games went on.

use i18n::study::explorer as words;
use leptos::prelude::*;
use study::{Placing, Tally};
use yinsh::Colour;

use super::state::State;
use crate::live::all;
use crate::words::{lang, t};

/// The placements, or that none is left.
pub fn view(state: State) -> AnyView {
    let Some(side) = state.side() else {
        return view! { <p class="due" role="status">{t(words::ALL_STAND)}</p> }.into_any();
    };
    let name = match side {
        Colour::White => i18n::yinsh::WHITE,
        Colour::Black => i18n::yinsh::BLACK,
    };
    let due = words::TO_PLACE.with(lang(), &[name.to(lang())]);
    let rows = state.placings.with(|placings| {
        let one = |(index, placing)| row(state, side, index, placing);
        all(placings.iter().enumerate().map(one))
    });
    let head = [words::POINT, words::CHANCE, words::SELF_PLAY, words::OWN];
    let head = head.map(|text| view! { <th scope="col">{t(text)}</th> });
    view! {
        <p class="due" role="status">{due}</p>
        <div class="placings">
            <table>
                <caption class="unseen">{t(words::PLACEMENTS)}</caption>
                <thead><tr>{head.collect_view()}</tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
    .into_any()
}

fn row(state: State, side: Colour, index: usize, placing: &Placing) -> AnyView {
    let point = placing.points[0];
    let all = placing.points.len();
    let more = (all > 1).then(|| format!(" ×{all}"));
    let known = placing.known;
    let chance = known.chance(side).map(percent);
    let chance = chance.map(|number| words::PERCENT.with(lang(), &[&number]));
    let chance = chance.unwrap_or_else(|| words::UNKNOWN.to(lang()).to_owned());
    let point_at = move |_| state.pointed.set(Some(index));
    let leave = move |_| state.pointed.set(None);
    view! {
        <tr>
            <th scope="row">
                <button
                    class="move" on:click=move |_| state.place(point)
                    on:focus=point_at on:blur=leave
                    on:pointerenter=move |_| state.pointed.set(Some(index))
                    on:pointerleave=move |_| state.pointed.set(None)
                >
                    {point.to_string()}<small>{more}</small>
                </button>
            </th>
            <td>{chance}</td>
            <td>{tally(&known.engine, side)}</td>
            <td>{tally(&known.own, side)}</td>
        </tr>
    }
    .into_any()
}

fn percent(share: f32) -> String {
    format!("{:.0}", 100.0 * share)
}

/// How many games, and how many of them were won.
fn tally(tally: &Tally, side: Colour) -> String {
    match tally.share(side) {
        Some(share) => words::TALLY.with(lang(), &[&tally.games.to_string(), &percent(share)]),
        None => "–".to_owned(),
    }
}
