//! A small picture of each game.

use games::Kind;
use leptos::prelude::*;

use super::number::number;

/// The picture of a game.
pub fn view(kind: Kind) -> AnyView {
    let class = format!("emblem {}", kind.id());
    match kind {
        Kind::Yinsh => view! {
            <svg class=class viewBox="-78 -45 156 90" aria-hidden="true">
                <path class="line" d=lattice() />
                <circle class="marker white" cx="-26" cy="15" r="8" />
                <circle class="marker black" r="8" />
                <circle class="marker black" cx="26" cy="-15" r="8" />
                <circle class="ring-edge black" cx="-26" cy="-15" r="11" />
                <circle class="ring black" cx="-26" cy="-15" r="11" />
                <circle class="ring-edge" cx="26" cy="15" r="11" />
                <circle class="ring white" cx="26" cy="15" r="11" />
            </svg>
        }
        .into_any(),
        Kind::Gemblo => view! {
            <svg class=class viewBox="-78 -45 156 90" aria-hidden="true">
                {hexagons("a", &[(-52.0, -22.5), (-26.0, -22.5), (-39.0, 0.0)])}
                {hexagons("b", &[(13.0, 0.0), (39.0, 0.0), (26.0, -22.5)])}
                {hexagons("c", &[(-26.0, 22.5), (0.0, 22.5)])}
            </svg>
        }
        .into_any(),
    }
}

/// The lines of the board, beyond the edges of any card.
fn lattice() -> String {
    let lines = (-16..=16).map(|step: i32| {
        let (x, up, down) = (26 * step, 30 * step - 240, 30 * step + 240);
        format!("M{x}-60v120M-416 {up} 416 {down}M-416 {down} 416 {up}")
    });
    lines.collect()
}

fn hexagons(class: &'static str, centres: &[(f64, f64)]) -> impl IntoView + use<> {
    let one = |(x, y): &(f64, f64)| {
        let (x, y) = (number(*x), number(y - 15.0));
        format!("M{x} {y}l13 7.500v15l-13 7.5-13-7.500v-15z")
    };
    let path: String = centres.iter().map(one).collect();
    view! { <path class=class d=path /> }
}
