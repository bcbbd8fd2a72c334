//! The tints of one player, by name, each beside its sign.

use games::Agreed;
use gemblo::Tint;
use i18n::gemblo::TINT_OF;
use leptos::prelude::*;
use table::gemblo::tint;

use super::name;
use crate::board::gemblo::shape::colour_word;
use crate::board::gemblo::swatch;
use crate::live::{all, changed, holds, live, says};
use crate::words::lang;

/// A choice for each tint that the player at a place of the list has.
pub fn view(agreed: RwSignal<Agreed>, place: usize) -> AnyView {
    let tints = Memo::new(move |_| agreed.with(|agreed| agreed.tints_of(place)));
    live(move || all(tints.get().into_iter().map(|own| one(agreed, place, own))))
}

fn one(agreed: RwSignal<Agreed>, place: usize, own: Tint) -> AnyView {
    let label = says(move || {
        let name = agreed.with(|agreed| name(agreed, place));
        TINT_OF.with(lang(), &[&name])
    });
    let choose = changed(move |event| {
        if let Ok(new) = event_target_value(&event).parse() {
            agreed.update(|agreed| agreed.exchange(own, new));
        }
    });
    let option = |each: Tint| {
        let words = says(move || tint(each).name().to(lang()).to_owned());
        let is_chosen = holds(move || each == own);
        view! { <option value=each.name() prop:selected=is_chosen>{words}</option> }.into_any()
    };
    view! {
        <span class=format!("tint {}", colour_word(own))>
            {swatch(own)}
            <select aria-label=label on:change=choose>{all(Tint::ALL.map(option))}</select>
        </span>
    }
    .into_any()
}
