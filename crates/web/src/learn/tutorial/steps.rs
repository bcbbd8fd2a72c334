//! The courses, and the lessons of one in a line: which is taken, which are done.

use games::Kind;
use i18n::{learn, study};
use leptos::prelude::*;
use table::Sitting;

use super::class::{Class, Course};
use crate::live::says;
use crate::route::Route;
use crate::tool::analyse;
use crate::words::{lang, t};

/// The courses, and one short bar for each lesson.
pub fn view(class: Class) -> AnyView {
    let lessons = class.lessons.iter().enumerate();
    let one = lessons.map(|(index, _)| step(class, index));
    let explorer = (class.kind == Kind::Yinsh).then(|| {
        let to = Route::Explorer(String::new());
        view! { <a href=to.href()>{t(study::EXPLORER)}</a> }
    });
    let analysis = says(move || {
        let link = class.desk.read(Sitting::link);
        Route::Analysis(link.unwrap_or_default(), String::new()).href()
    });
    view! {
        <nav aria-label=t(learn::LESSONS)>
            <div class="courses">
                {Course::ALL.map(|course| link(class, course)).collect_view()}
                {explorer}
                {analyse("analyse", analysis)}
            </div>
            <ol class="steps">{one.collect_view()}</ol>
        </nav>
    }
    .into_any()
}

/// Leads to the first lesson of a course.
fn link(class: Class, course: Course) -> impl IntoView {
    let first = course.lessons(class.kind)[0].slug;
    let current = (course == class.course).then_some("true");
    view! {
        <a href=Route::Learn(class.kind, first.to_owned()).href() aria-current=current>{t(course.name())}</a>
    }
}

fn step(class: Class, index: usize) -> impl IntoView {
    let lesson = &class.lessons[index];
    let is_done = move || class.has_done(lesson);
    let name = move || {
        let name = format!("{}. {}", index + 1, lesson.title.to(lang()));
        if is_done() {
            format!("{name}, {}", learn::SOLVED.to(lang()))
        } else {
            name
        }
    };
    let current = move || (class.index.get() == index).then_some("step");
    let on_click = move |event: leptos::ev::MouseEvent| {
        event.prevent_default();
        class.go(index);
    };
    view! {
        <li>
            <a
                href=Route::Learn(class.kind, lesson.slug.to_owned()).href()
                class:done=is_done aria-label=name title=name aria-current=current
                on:click=on_click
            ></a>
        </li>
    }
}
