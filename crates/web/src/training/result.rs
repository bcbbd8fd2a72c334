//! How a storm or a streak went, and a line of text to be shared, which gives no solution away.

use i18n::training as words;
use leptos::prelude::*;
use studio::daily::Date;
use study::Answer;
use study::training::Training;

use super::course::{Course, Run};
use super::plan::Plan;
use super::{calendar, overview};
use crate::days;
use crate::live::{clicked, empty, holds, says, shown_if};
use crate::tool;
use crate::words::{lang, t};

/// How a storm went.
pub fn of_storm(course: Course) -> AnyView {
    let Run::Blown(storm) = course.run.get_untracked() else {
        return empty();
    };
    let right = u64::from(storm.right);
    let solved = says(move || words::IN_STORM.count(lang(), right));
    let errors = says(move || {
        words::ERRORS.with(
            lang(),
            &[&storm.wrong.to_string(), &storm.longest.to_string()],
        )
    });
    let best = course.training.with_untracked(Training::best).storm;
    let record = move || view! { <p class="record">{t(words::RECORD)}</p> }.into_any();
    let again = clicked(move |_| course.blow());
    view! {
        <div class="page training">
            {overview::head(course.kind, words::STORM_OVER)}
            <section class="ended" role="status">
                <h2>{solved}</h2>
                <p>{errors}</p>
                {shown_if(move || storm.right > 0 && storm.right == best, record)}
                <div class="row">
                    <button class="button primary" on:click=again>{t(words::ONCE_MORE)}</button>
                    {share(course)}
                </div>
            </section>
        </div>
    }
    .into_any()
}

/// There is none left.
pub fn nothing(course: Course) -> AnyView {
    view! {
        <div class="page training">
            {overview::head(course.kind, words::TACTICS)}
            <p role="status">{t(words::ALL_TRIED)}</p>
            <a class="button primary" href=overview::address(course.kind, None).href()>
                {t(words::ALL_TACTICS)}
            </a>
        </div>
    }
    .into_any()
}

/// The button that copies the result, where there is one to be proud of.
pub fn share(course: Course) -> AnyView {
    let copied = RwSignal::new(false);
    if line(course).is_none() {
        return empty();
    }
    tool::copy(words::SHARE, copied, holds(|| false), move || line(course))
}

/// What happened, in one line.
fn line(course: Course) -> Option<String> {
    if let Plan::Daily(date) = course.plan() {
        return of_day(course, date);
    }
    let lang = lang();
    let (title, count, plan) = match course.run.get() {
        Run::Blown(storm) => {
            let count = words::IN_STORM.count(lang, storm.right.into());
            (words::STORM, count, Plan::Storm)
        }
        Run::Streak(streak) if streak.is_over => {
            let count = words::IN_ROW.count(lang, streak.right.into());
            (words::STREAK, count, Plan::Streak)
        }
        _ => return None,
    };
    let address = overview::address(course.kind, Some(&plan)).whole();
    let title = words::TASK.with(lang, &[title.to(lang), &count]);
    Some(format!(
        "Sixfold, {}, {title}\n{address}",
        course.kind.name()
    ))
}

/// How the tactic of a day went.
fn of_day(course: Course, date: Date) -> Option<String> {
    let lang = lang();
    let (sign, text) = match course.exercise.answer.get()? {
        Answer::Right => ('✓', words::WAS_RIGHT),
        Answer::Wrong => ('✗', words::WAS_WRONG),
    };
    let title = format!("{}, {}", words::OF_DAY.to(lang), days::told(date, lang));
    let told = words::TASK.with(lang, &[&title, text.to(lang)]);
    let address = calendar::tactic(date).whole();
    Some(format!("Sixfold, {told} {sign}\n{address}"))
}
