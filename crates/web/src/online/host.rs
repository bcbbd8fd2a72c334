//! Making an online game: variant, seats, clock, who may find it.

mod clock;
mod seats;

use games::Kind;
use i18n::{Text, app, online as words};
use leptos::prelude::*;
use leptos::task::spawn_local;
use online::Absent;
use online::body::{Made, NewGame, Wanted};
use room::Fault;

use super::http;
use super::{Me, wording};
use crate::live::{clicked, empty, holds, live, says};
use crate::page::choice;
use crate::route::Route;
use crate::words::{lang, t};

/// What is chosen so far.
#[derive(Clone, Copy)]
struct Wish {
    kind: Kind,
    /// The text of the setup.
    setup: RwSignal<&'static str>,
    seats: RwSignal<Vec<Wanted>>,
    clock: RwSignal<usize>,
    absent: RwSignal<Absent>,
    public: RwSignal<bool>,
    rated: RwSignal<bool>,
}

impl Wish {
    fn new(kind: Kind) -> Wish {
        Wish {
            kind,
            setup: RwSignal::new(kind.usual().setup),
            seats: RwSignal::new(vec![Wanted::Me, Wanted::Open]),
            clock: RwSignal::new(0),
            absent: RwSignal::new(Absent::Engine),
            public: RwSignal::new(true),
            rated: RwSignal::new(false),
        }
    }

    fn written(self) -> NewGame {
        NewGame {
            game: self.kind.id().to_owned(),
            setup: self.setup.get_untracked().to_owned(),
            seats: self.seats.get_untracked(),
            clock: clock::ALL[self.clock.get_untracked()],
            absent: match self.seats.with_untracked(Vec::len) {
                2 => Absent::Wait,
                _ => self.absent.get_untracked(),
            },
            public: self.public.get_untracked(),
            rated: self.rated.get_untracked(),
        }
    }

    fn choose_setup(self, setup: &'static str, count: usize) {
        self.setup.set(setup);
        self.seats.update(|seats| seats.resize(count, Wanted::Open));
        seats::let_me_sit(self.seats);
    }
}

/// The form for a game of this kind.
pub fn view(kind: Kind) -> AnyView {
    let me = Me::of_page();
    let wish = Wish::new(kind);
    let fault = RwSignal::new(None::<Fault>);
    let is_busy = RwSignal::new(false);
    let create = clicked(move |_| {
        is_busy.set(true);
        spawn_local(async move {
            let made = http::post::<Made>("api/games", &wish.written()).await;
            is_busy.try_set(false);
            match made {
                Ok(made) => Route::Game(made.id.into()).go(),
                Err(refused) => fault.set(Some(refused)),
            }
        });
    });
    let refused = says(move || {
        let fault = fault.get().or(me.fault.get());
        fault
            .map(|fault| wording::fault(&fault, lang()))
            .unwrap_or_default()
    });
    let off = holds(move || is_busy.get() || me.name().is_none());
    let more_than_two = move || wish.seats.with(Vec::len) > 2;
    let absence = live(move || {
        if !more_than_two() {
            return empty();
        }
        let all = [Absent::Engine, Absent::Wait, Absent::Skip];
        pick(words::ABSENCE, wish.absent, &all, wording::absence)
    });
    view! {
        <div class="page form host">
            <h1>{says(move || words::NEW_ONLINE.with(lang(), &[kind.name()]))}</h1>
            {variants(wish)}
            {seats::view(wish.seats, kind)}
            {clock::view(wish.clock)}
            {pick(words::VISIBILITY, wish.public, &[true, false], visibility)}
            {absence}
            {rating(me, wish)}
            <div class="go">
                <p class="note" role="alert">{refused}</p>
                <button class="button primary wide" disabled=off on:click=create>{t(words::CREATE)}</button>
            </div>
        </div>
    }
    .into_any()
}

fn variants(wish: Wish) -> AnyView {
    let one = |each: games::Variant| {
        let (setup, count) = (each.setup, usize::from(each.seats()));
        choice::view(
            "variant".to_owned(),
            move || wish.setup.get() == setup,
            move || wish.choose_setup(setup, count),
            move || wording::variant(wish.kind, setup, count, lang()).unwrap_or_default(),
            None,
        )
    };
    let title = match wish.kind {
        Kind::Yinsh => app::VARIANT,
        Kind::Gemblo => app::PLAYERS,
    };
    choice::group(title, wish.kind.variants().map(one).collect())
}

const fn visibility(public: bool) -> Text {
    if public {
        words::PUBLIC
    } else {
        words::PRIVATE
    }
}

/// One of a few choices under a heading.
fn pick<T: Copy + PartialEq + Send + Sync + 'static>(
    title: Text,
    value: RwSignal<T>,
    all: &[T],
    label: fn(T) -> Text,
) -> AnyView {
    let one = |each: &T| {
        let each = *each;
        choice::view(
            title.to(i18n::Lang::En).to_owned(),
            move || value.get() == each,
            move || value.set(each),
            move || label(each).to(lang()).to_owned(),
            None,
        )
    };
    choice::group(title, all.iter().map(one).collect())
}

/// Rated games are offered to those who can have them.
fn rating(me: Me, wish: Wish) -> AnyView {
    let can = Memo::new(move |_| {
        let is_engine = |wanted: &Wanted| matches!(wanted, Wanted::Engine { .. });
        me.is_registered() && !wish.seats.with(|seats| seats.iter().any(is_engine))
    });
    let rated = |rated| if rated { words::RATED } else { words::CASUAL };
    let choices = live(move || {
        if can.get() {
            return pick(words::RATING, wish.rated, &[false, true], rated);
        }
        wish.rated.set(false);
        view! { <p class="small">{t(words::RATED_NEEDS_ACCOUNT)}</p> }.into_any()
    });
    choices.into_any()
}
