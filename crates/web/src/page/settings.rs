//! The settings page.

mod preview;

use i18n::aid::TEACHING;
use i18n::{Lang, Text, app, settings as words};
use leptos::prelude::*;

use super::choice;
use crate::app::Shared;
use crate::settings::{Animation, BoardTheme, Confirming, Settings as Set, Theme};
use crate::words::{lang, t};

/// The settings page.
pub fn view() -> AnyView {
    let settings = Shared::of_page().settings;
    let language = |lang: Lang| {
        choice::view(
            "lang".to_owned(),
            move || settings.with(|set| set.lang == lang),
            move || settings.update(|set| set.lang = lang),
            move || lang.own_name().to_owned(),
            Some(lang.code()),
        )
    };
    let yes_or_no = [true, false];
    view! {
        <div class="page form">
            <h1>{t(app::SETTINGS)}</h1>
            {choice::group(words::LANGUAGE, Lang::ALL.map(language).into())}
            {group(words::THEME, Theme::ALL, Theme::text, |s| s.theme, |s, v| s.theme = v)}
            {choice::group(words::BOARD_THEME, BoardTheme::ALL.iter().map(board_theme).collect())}
            {group(words::ANIMATION, Animation::ALL, Animation::text, |s| s.animation,
                |s, v| s.animation = v)}
            {group(words::CONFIRM_TURNS, Confirming::ALL, Confirming::text, |s| s.confirming,
                |s, v| s.confirming = v)}
            {group(words::COORDINATES, &yes_or_no, on_off, |s| s.coordinates,
                |s, v| s.coordinates = v)}
            {group(words::OWN_SIDE, &yes_or_no, on_off, |s| s.own_side, |s, v| s.own_side = v)}
            {group(words::SOUND, &yes_or_no, on_off, |s| s.sound, |s, v| s.sound = v)}
            {group(TEACHING, &yes_or_no, on_off, |s| s.teaching, |s, v| s.teaching = v)}
            <p class="small">{t(words::KEPT_HERE)}</p>
        </div>
    }
    .into_any()
}

/// One setting with its choices side by side.
fn group<T: Copy + PartialEq + Send + Sync + 'static>(
    title: Text,
    all: &[T],
    label: fn(T) -> Text,
    read: fn(&Set) -> T,
    write: fn(&mut Set, T),
) -> AnyView {
    let settings = Shared::of_page().settings;
    choice::pick(
        title,
        all.iter().copied(),
        move |value| settings.with(|set| read(set) == value),
        move |value| settings.update(|set| write(set, value)),
        move |value| label(value).to(lang()).to_owned(),
    )
}

/// A board theme, shown by small boards that wear it.
fn board_theme(theme: &BoardTheme) -> AnyView {
    let (theme, settings) = (*theme, Shared::of_page().settings);
    let button = choice::button(
        "board".to_owned(),
        move || settings.with(|set| set.board == theme),
        move || settings.update(|set| set.board = theme),
    );
    view! {
        <label class="choice look" data-board=theme.word()>
            {button}
            <span>{preview::view()} {t(theme.text())}</span>
        </label>
    }
    .into_any()
}

fn on_off(on: bool) -> Text {
    if on { words::ON } else { words::OFF }
}
