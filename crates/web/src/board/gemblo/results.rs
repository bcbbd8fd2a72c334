//! The result: places, what is left, the step that decided between neighbours, and what pieces are worth.

use gemblo::{Pieces, Tint};
use i18n::gemblo::Decided;
use i18n::rules::gemblo::T_VALUE;
use i18n::{Text, gemblo as words};
use leptos::prelude::*;
use table::gemblo::{ResultLine, Scene};

use super::pieces;
use super::shape::colour_word;
use super::sides::{silhouettes, swatch};
use crate::live::{all, live, says};
use crate::words::{lang, t};

const COLUMNS: [Text; 4] = [
    words::PLACE_COLUMN,
    words::PLAYER_COLUMN,
    words::PIECES_COLUMN,
    words::CELLS_COLUMN,
];

/// The table of results.
pub fn view(scene: Memo<Scene>) -> AnyView {
    let lines = live(move || scene.with(|scene| all(scene.results.iter().map(line))));
    let column = |text| view! { <th scope="col">{t(text)}</th> }.into_any();
    view! {
        <section class="results" aria-label=t(words::RESULT)>
            <table>
                <thead><tr>{all(COLUMNS.map(column))}</tr></thead>
                <tbody>{lines}</tbody>
            </table>
            <details>
                <summary>{t(T_VALUE)}</summary>
                {pieces::view()}
            </details>
        </section>
    }
    .into_any()
}

fn line(line: &ResultLine) -> AnyView {
    let who = line.who;
    let left = |&(tint, left): &(Tint, Pieces)| {
        view! {
            <div class=format!("left-of {}", colour_word(tint))>
                {swatch(tint)}
                {silhouettes(left)}
            </div>
        }
        .into_any()
    };
    let numbers: Vec<String> = line.numbers.iter().map(u8::to_string).collect();
    let step = |decided: &Decided| {
        let decided = decided.clone();
        view! { <div>{says(move || decided.say(lang()))}</div> }.into_any()
    };
    let decided = (!line.decided.is_empty()).then(|| {
        let steps = all(line.decided.iter().map(step));
        view! { <tr class="decided"><td></td><td colspan="3">{steps}</td></tr> }.into_any()
    });
    view! {
        <tr>
            <td class="place">{line.place}</td>
            <td>{says(move || who.say(lang()))}</td>
            <td>{all(line.left.iter().map(left))}<span class="numbers">{numbers.join(" · ")}</span></td>
            <td class="penalty">{line.penalty}</td>
        </tr>
        {decided}
    }
    .into_any()
}
