//! The result: places, what is left, and the step that decided between neighbours.

use gemblo::Pieces;
use i18n::gemblo as words;
use leptos::prelude::*;
use table::gemblo::{ResultLine, Scene};

use super::shape::colour_word;
use super::sides::{silhouettes, swatch};
use crate::live::{live, says};
use crate::words::{lang, t};

/// The table of results.
pub fn view(scene: Memo<Scene>) -> AnyView {
    let lines = live(move || {
        let lines: Vec<AnyView> = scene.with(|scene| scene.results.iter().map(line).collect());
        lines.into_any()
    });
    view! {
        <section class="results" aria-label=t(words::RESULT)>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{t(words::PLACE_COLUMN)}</th>
                        <th scope="col">{t(words::PLAYER_COLUMN)}</th>
                        <th scope="col">{t(words::PIECES_COLUMN)}</th>
                        <th scope="col">{t(words::CELLS_COLUMN)}</th>
                    </tr>
                </thead>
                <tbody>{lines}</tbody>
            </table>
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
            <td>{line.colours.iter().map(colour).collect::<Vec<_>>()}</td>
            <td class="penalty">{line.penalty}</td>
        </tr>
        {decided}
    }
    .into_any()
}
