//! The result: places, what is left, and the step that decided between neighbours.

use gemblo::{Owner, Pieces};
use i18n::gemblo as words;
use leptos::prelude::*;
use table::gemblo::{Place, ResultLine, Scene};

use super::shape::{colour_word, outline, signs};
use super::sides::silhouettes;
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
                <svg class="swatch" viewBox="-11 -11 22 22" aria-hidden="true">
                    <path class="body" d=outline([Place::default()], 10.0) />
                    <path class="sign" d=signs(Owner::Colour(colour), [Place::default()]) />
                </svg>
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
