//! The result: places, what is left, the step that decided between neighbours, and what pieces are worth.

use gemblo::Pieces;
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
    let colour = |&(colour, left): &(gemblo::Colour, Pieces)| {
        view! {
            <div class=format!("left-of {}", colour_word(colour))>
                {swatch(colour)}
                {silhouettes(left)}
            </div>
        }
        .into_any()
    };
    let decided = line.decided.clone().map(|decided| {
        view! {
            <tr class="decided"><td></td><td colspan="3">{says(move || decided.say(lang()))}</td></tr>
        }
        .into_any()
    });
    view! {
        <tr>
            <td class="place">{line.place}</td>
            <td>{says(move || who.say(lang()))}</td>
            <td>{all(line.colours.iter().map(colour))}</td>
            <td class="penalty">{line.penalty}</td>
        </tr>
        {decided}
    }
    .into_any()
}
