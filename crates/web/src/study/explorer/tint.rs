//! The points of the board in colour: the better for whoever places, the more of it.

use leptos::prelude::*;

use super::state::State;
use crate::board::number::number;
use crate::board::yinsh::place;
use crate::live::all;

/// A disc on every point of which the engine knows something.
pub fn view(state: State) -> AnyView {
    let side = state.side().unwrap_or(yinsh::Colour::White);
    let pointed = state.pointed.get();
    state.placings.with(|placings| {
        let chances = placings.iter().map(|placing| placing.known.chance(side));
        let known: Vec<f32> = chances.clone().flatten().collect();
        let (least, most) = known
            .iter()
            .fold((1.0_f32, 0.0_f32), |(least, most), chance| {
                (least.min(*chance), most.max(*chance))
            });
        let share = |chance: f32| (chance - least) / (most - least).max(f32::EPSILON);
        let discs = placings.iter().zip(chances).enumerate();
        all(discs.flat_map(|(index, (placing, chance))| {
            let share = chance.map(share);
            let is_pointed = pointed == Some(index);
            let points = placing.points.iter().copied();
            points.filter_map(move |point| disc(point, share, is_pointed))
        }))
    })
}

fn disc(point: yinsh::Point, share: Option<f32>, is_pointed: bool) -> Option<AnyView> {
    let share = share.or(is_pointed.then_some(0.0))?;
    let (x, y) = place(point);
    let class = if is_pointed {
        "placing pointed"
    } else {
        "placing"
    };
    let share = format!("{share:.2}");
    let disc =
        view! { <circle class=class style=("--share", share) cx=number(x) cy=number(y) r="14" /> };
    Some(disc.into_any())
}
