//! The turns with their variations: a list to jump in, what is said of a turn, and what can be done with it.

use games::Kind;
use i18n::study::analysis as words;
use i18n::{Text, game};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use record::text::Turn;
use record::{NodeId, Tree};
use study::Way;

use super::any::Study;
use super::lines::short;
use super::workbench::Workbench;
use crate::browser;
use crate::icon::{self, Icon};
use crate::live::{all, changed, clicked, holds, live, perhaps, whenever};
use crate::tool::tool;
use crate::words::t;

const ROOT: NodeId = Tree::<Turn>::ROOT;

/// The buttons, the list, and the field for a comment.
pub fn view(bench: Workbench) -> AnyView {
    let here = Memo::new(move |_| bench.study.with(Study::here));
    whenever(move || {
        here.track();
        request_animation_frame(|| browser::show_within(".tree", "[aria-current]"));
    });
    let children = move |way: Way| {
        bench.study.with(|study| match way {
            Way::On | Way::End => study.tree().children(study.here()).is_empty(),
            Way::Back | Way::Start | Way::Up | Way::Down => study.here() == ROOT,
        })
    };
    let go = move |icon: Icon, label: Text, way: Way| {
        tool(
            icon,
            label,
            holds(move || children(way)),
            clicked(move |_| bench.go(way)),
        )
    };
    let nothing = move || holds(move || here.get() == ROOT);
    let promote = clicked(move |_| bench.change(Study::promote));
    let delete = clicked(move |_| bench.change(Study::delete));
    let best = clicked(move |_| bench.play_best());
    let no_best = holds(move || bench.sight.with(Option::is_none));
    view! {
        <div class="stepper">
            {go(icon::FIRST, game::FIRST, Way::Start)}
            {go(icon::BACK, game::PREVIOUS, Way::Back)}
            {tool(icon::PLAY, words::PLAY_BEST, no_best, best)}
            {go(icon::FORWARD, game::NEXT, Way::On)}
            {go(icon::LAST, game::LAST, Way::End)}
            {tool(icon::TURN_BOARD, game::TURN_BOARD, holds(|| false), clicked(move |_| bench.desk.turn_board()))}
        </div>
        <div class="tree" role="group" aria-label=t(words::TREE)>{live(move || list(bench))}</div>
        {comment(bench, here)}
        <div class="tree-tools">
            <button class="button" disabled=nothing() on:click=promote>{t(words::PROMOTE)}</button>
            <button class="button" disabled=nothing() on:click=delete>{t(words::DELETE)}</button>
        </div>
    }
    .into_any()
}

fn list(bench: Workbench) -> AnyView {
    bench.study.with(|study| {
        let start = turn(bench, study, ROOT, 0);
        view! { {start} {line(bench, study, ROOT, 1)} }.into_any()
    })
}

/// What follows a node: the line goes on, and its variations stand behind the turn that they replace.
fn line(bench: Workbench, study: &Study, from: NodeId, number: usize) -> AnyView {
    let mut views = Vec::new();
    let (mut node, mut number) = (from, number);
    while let Some((first, others)) = study.tree().children(node).split_first() {
        views.push(turn(bench, study, *first, number));
        for other in others {
            let first = turn(bench, study, *other, number);
            let rest = line(bench, study, *other, number + 1);
            views.push(view! { <span class="variation">{first} {rest}</span> }.into_any());
        }
        (node, number) = (*first, number + 1);
    }
    all(views)
}

fn turn(bench: Workbench, study: &Study, node: NodeId, number: usize) -> AnyView {
    let Turn { text, comment, .. } = &study.tree()[node];
    let face = face(study.kind(), text, number);
    let is_here = study.here() == node;
    let current = perhaps(move || is_here.then_some("step"));
    let said = comment
        .clone()
        .map(|said| view! { <em class="said">{said}</em> });
    let title = text.clone();
    view! {
        <button class="move" title=title aria-current=current on:click=clicked(move |_| bench.go_to(node))>
            {face}
        </button>
        {said}
    }
    .into_any()
}

fn face(kind: Kind, text: &str, number: usize) -> AnyView {
    if number == 0 {
        return view! { <span class="turn">{t(words::START)}</span> }.into_any();
    }
    view! { <span class="number">{format!("{number}.")}</span> <span class="turn">{short(kind, text)}</span> }
        .into_any()
}

/// What is said of the turn that is looked at.
fn comment(bench: Workbench, here: Memo<NodeId>) -> AnyView {
    let said = Memo::new(move |_| {
        here.track();
        bench.study.with(|study| {
            study.tree()[study.here()]
                .comment
                .clone()
                .unwrap_or_default()
        })
    });
    let write = changed(move |event| {
        let words = event_target_value(&event);
        bench.study.update(|study| study.comment(words.trim()));
        bench.keep();
    });
    let leave = |event: KeyboardEvent| {
        if event.key() == "Escape" {
            browser::focus("#main");
        }
    };
    view! {
        <textarea
            class="comment" rows="2" aria-label=t(words::COMMENT) placeholder=t(words::COMMENT)
            prop:value=move || said.get() on:change=write on:keydown=leave
        ></textarea>
    }
    .into_any()
}
