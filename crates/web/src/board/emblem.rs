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
                <path
                    class="line"
                    d="M-52-60V60M-26-60V60M0-60V60M26-60V60M52-60V60M-78-75 78 15M-78-45 78 45M-78-15 78 \
                    75M-78-105 78-15M-78 15 78 105M-78 75 78-15M-78 45 78-45M-78 15 78-75M-78 105 78 15"
                />
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

fn hexagons(class: &'static str, centres: &[(f64, f64)]) -> impl IntoView + use<> {
    let one = |(x, y): &(f64, f64)| {
        let (x, y) = (number(*x), number(y - 15.0));
        format!("M{x} {y}l13 7.500v15l-13 7.5-13-7.500v-15z")
    };
    let path: String = centres.iter().map(one).collect();
    view! { <path class=class d=path /> }
}
