//! The settings page.

use i18n::{Lang, Text, common, settings as words};
use leptos::prelude::*;

use crate::app::Shared;
use crate::settings::{Animation, Confirming, Settings as Set, Theme};
use crate::words::t;

/// The settings page.
#[component]
pub fn Settings() -> impl IntoView {
    let settings = Shared::of_page().settings;
    let languages = Lang::ALL.map(|lang| {
        view! {
            <label class="choice" lang=lang.code()>
                <input
                    type="radio" name="lang"
                    prop:checked=move || settings.with(|set| set.lang == lang)
                    on:change=move |_| settings.update(|set| set.lang = lang)
                />
                <span>{lang.own_name()}</span>
            </label>
        }
    });
    view! {
        <div class="page form">
            <h1>{t(common::SETTINGS)}</h1>
            <fieldset>
                <legend>{t(words::LANGUAGE)}</legend>
                {languages.collect_view()}
            </fieldset>
            {choice("theme", words::THEME, Theme::ALL, theme_name, |s| s.theme, |s, v| s.theme = v)}
            {choice("animation", words::ANIMATION, Animation::ALL, speed_name, |s| s.animation,
                |s, v| s.animation = v)}
            {choice("confirming", words::CONFIRM_TURNS, Confirming::ALL, confirming_name,
                |s| s.confirming, |s, v| s.confirming = v)}
            {choice("coordinates", words::COORDINATES, &[true, false], on_off, |s| s.coordinates,
                |s, v| s.coordinates = v)}
            {choice("sound", words::SOUND, &[true, false], on_off, |s| s.sound,
                |s, v| s.sound = v)}
            <p class="small">{t(words::KEPT_HERE)}</p>
        </div>
    }
}

/// One setting with its choices side by side.
fn choice<T: Copy + PartialEq + Send + Sync + 'static>(
    name: &'static str,
    title: Text,
    all: &'static [T],
    label: fn(T) -> Text,
    read: fn(&Set) -> T,
    write: fn(&mut Set, T),
) -> AnyView {
    let settings = Shared::of_page().settings;
    let one = move |value: T| {
        view! {
            <label class="choice">
                <input
                    type="radio" name=name
                    prop:checked=move || settings.with(|set| read(set) == value)
                    on:change=move |_| settings.update(|set| write(set, value))
                />
                <span>{t(label(value))}</span>
            </label>
        }
    };
    view! {
        <fieldset>
            <legend>{t(title)}</legend>
            {all.iter().map(|value| one(*value)).collect_view()}
        </fieldset>
    }
    .into_any()
}

fn theme_name(theme: Theme) -> Text {
    match theme {
        Theme::System => words::THEME_SYSTEM,
        Theme::Light => words::THEME_LIGHT,
        Theme::Dark => words::THEME_DARK,
    }
}

fn speed_name(animation: Animation) -> Text {
    match animation {
        Animation::Off => words::ANIMATION_OFF,
        Animation::Fast => words::ANIMATION_FAST,
        Animation::Normal => words::ANIMATION_NORMAL,
        Animation::Slow => words::ANIMATION_SLOW,
    }
}

fn confirming_name(confirming: Confirming) -> Text {
    match confirming {
        Confirming::Touch => words::CONFIRM_TOUCH,
        Confirming::Always => words::CONFIRM_ALWAYS,
        Confirming::Never => words::CONFIRM_NEVER,
    }
}

fn on_off(on: bool) -> Text {
    if on { words::ON } else { words::OFF }
}
