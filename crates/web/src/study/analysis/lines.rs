//! What the engine sees: everybody's chances as a bar, and the best lines, turn by turn.

use game::Seat;
use games::Kind;
use i18n::study::analysis as words;
use leptos::prelude::*;
use table::errand::{Seen, Sight};

use super::any::Study;
use super::workbench::Workbench;
use crate::live::{all, changed, clicked, empty, live, says};
use crate::study::seat;
use crate::words::{lang, t};

/// The bar, how many lines are wanted, and the lines.
pub fn view(bench: Workbench) -> AnyView {
    let wanted = changed(move |event| {
        bench.set_lines(event_target_value(&event).parse().unwrap_or(0));
    });
    let option = |lines: usize| {
        let chosen = move || bench.lines.get() == lines;
        let label = says(move || match lines {
            0 => "–".to_owned(),
            lines => lines.to_string(),
        });
        view! { <option value=lines.to_string() prop:selected=chosen>{label}</option> }.into_any()
    };
    let told = says(move || {
        bench
            .sight
            .with(|sight| sight.as_ref().map(told).unwrap_or_default())
    });
    view! {
        <section class="engine" aria-label=t(words::LINES)>
            {bar(bench)}
            <div class="engine-head">
                <label>
                    <span>{t(words::LINES)}</span>
                    <select on:change=wanted>{all((0..=5).map(option))}</select>
                </label>
                <span class="small">{told}</span>
            </div>
            <ol class="engine-lines">{live(move || lines(bench))}</ol>
        </section>
    }
    .into_any()
}

/// How far the engine has come.
fn told(sight: &Sight) -> String {
    let nodes = match sight.nodes {
        nodes if nodes >= 1_000_000 => format!("{}M", nodes / 1_000_000),
        nodes if nodes >= 1_000 => format!("{}k", nodes / 1_000),
        nodes => nodes.to_string(),
    };
    words::DEPTH.with(lang(), &[&sight.depth.to_string(), &nodes])
}

/// Everybody's share of what there is to win, by the best line.
fn bar(bench: Workbench) -> AnyView {
    let chances = Memo::new(move |_| {
        let first = |sight: &Sight| sight.lines.first().map(|line| line.chances.clone());
        bench.sight.with(|sight| sight.as_ref().and_then(first))
    });
    let shares = live(move || {
        let sitting = bench.study.with_untracked(Study::sitting);
        let chances = chances.get().unwrap_or_default();
        let one = |(index, chance): (usize, u16)| {
            let seat = Seat(index as u8);
            let percent = percent(chance);
            view! {
                <span class=format!("share {}", seat::word(&sitting, seat)) style=("--share", chance.to_string())>
                    {(chance >= 200).then(|| view! { {seat::colours(&sitting, seat)} {percent} })}
                </span>
            }
            .into_any()
        };
        all(chances.into_iter().enumerate().map(one))
    });
    let told = says(move || {
        let shares = chances.get().unwrap_or_default().into_iter().map(percent);
        let shares: Vec<String> = shares.collect();
        format!("{}: {}", words::CHANCES.to(lang()), shares.join(", "))
    });
    view! { <div class="chances" role="img" aria-label=told>{shares}</div> }.into_any()
}

fn percent(chance: u16) -> String {
    format!("{}%", (chance + 5) / 10)
}

fn lines(bench: Workbench) -> AnyView {
    if bench.has_failed.get() {
        return view! { <li class="small">{t(words::FAILED)}</li> }.into_any();
    }
    if bench.study.with(Study::is_over) {
        return view! { <li class="small">{t(words::OVER)}</li> }.into_any();
    }
    let (kind, mover) = bench
        .study
        .with_untracked(|study| (study.kind(), study.to_move()));
    let Some(mover) = mover else { return empty() };
    let lines = bench
        .sight
        .with(|sight| sight.as_ref().map(|sight| sight.lines.clone()));
    let lines = lines.unwrap_or_default();
    all(lines.into_iter().map(|line| one(bench, kind, mover, line)))
}

/// What a line is worth, and its turns, each of which plays the line up to there.
fn one(bench: Workbench, kind: Kind, mover: usize, line: Seen) -> AnyView {
    let worth = match line.forced {
        Some((winner, turns)) if winner.index() == mover => {
            words::WINS_IN.with(lang(), &[&turns.to_string()])
        }
        Some((_, turns)) => words::LOSES_IN.with(lang(), &[&turns.to_string()]),
        None => percent(line.chances.get(mover).copied().unwrap_or_default()),
    };
    let line = StoredValue::new(line);
    let turn = |(index, text): (usize, String)| {
        let play = clicked(move |_| line.with_value(|line| bench.play_line(line, index + 1)));
        view! { <button class="line-turn" title=text.clone() on:click=play>{short(kind, &text)}</button> }.into_any()
    };
    let turns = line.with_value(|line| line.turns.iter().take(8).cloned().collect::<Vec<_>>());
    view! { <li><strong>{worth}</strong> {all(turns.into_iter().enumerate().map(turn))}</li> }
        .into_any()
}

/// A turn as a list has room for it: a piece of Gemblo by its first cell and its size.
pub fn short(kind: Kind, text: &str) -> String {
    match kind {
        Kind::Yinsh => text.to_owned(),
        Kind::Gemblo => {
            let first = text.split(',').next().unwrap_or_default();
            format!("{first}·{}", text.split(',').count())
        }
    }
}
