//! Making an online game: variant, seats, clock, who may find it.

mod clock;
mod seats;

use games::{Agreed, Kind, Variant};
use i18n::online as words;
use leptos::prelude::*;
use online::body::{Made, NewGame, Wanted};
use online::{Absent, Clock};
use room::Fault;

use super::{Me, fault, http, wording};
use crate::live::{clicked, holds, live, says, shown_if};
use crate::page::agreed::{self, Form};
use crate::page::{choice, variants};
use crate::route::Route;
use crate::words::{lang, t};

/// What is chosen so far.
#[derive(Clone, Copy)]
struct Wish {
    agreed: RwSignal<Agreed>,
    seats: RwSignal<Vec<Wanted>>,
    clock: RwSignal<Clock>,
    absent: RwSignal<Absent>,
    public: RwSignal<bool>,
    rated: RwSignal<bool>,
}

impl Wish {
    fn new(kind: Kind) -> Wish {
        let agreed = Form::Online.last(kind);
        let others = usize::from(agreed.variant.seats()) - 1;
        let seats = std::iter::once(Wanted::Me).chain(vec![Wanted::Open; others]);
        Wish {
            agreed: RwSignal::new(agreed),
            seats: RwSignal::new(seats.collect()),
            clock: RwSignal::new(Clock::None),
            absent: RwSignal::new(Absent::Engine),
            public: RwSignal::new(true),
            rated: RwSignal::new(false),
        }
    }

    fn written(self) -> NewGame {
        let agreed = self.agreed.get_untracked();
        let (setup, seats) = agreed.begun(self.seats.get_untracked(), agreed::lot());
        NewGame {
            game: agreed.variant.game.id().to_owned(),
            setup,
            seats,
            clock: self.clock.get_untracked(),
            absent: if self.waits() {
                Absent::Wait
            } else {
                self.absent.get_untracked()
            },
            public: self.public.get_untracked(),
            rated: self.rated.get_untracked(),
        }
    }

    /// Whether the absent are waited for, whatever was chosen.
    fn waits(self) -> bool {
        self.rated.get() || self.seats.with(Vec::len) == 2
    }

    fn choose(self, variant: Variant) {
        agreed::choose(self.agreed, variant);
        let count = variant.seats().into();
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
        wish.agreed
            .with_untracked(|agreed| Form::Online.keep(agreed));
        let made = async move {
            let made = http::post::<Made>("api/games", &untrack(|| wish.written())).await;
            is_busy.try_set(false);
            made
        };
        fault::wait(fault, made, |made| Route::Game(made.id.into()).go());
    });
    let off = holds(move || is_busy.get() || me.name().is_none());
    let visibility = [(true, words::PUBLIC), (false, words::PRIVATE)];
    let absence = move || {
        let all = [Absent::Engine, Absent::Wait, Absent::Skip];
        let all = all.map(|absent| (absent, wording::absence(absent)));
        choice::pick_into(words::ABSENCE, all, wish.absent)
    };
    view! {
        <div class="page form host">
            <h1>{says(move || words::NEW_ONLINE.with(lang(), &[kind.name()]))}</h1>
            {variants::view(wish.agreed, move |each| wish.choose(each))}
            {agreed::obstacles(wish.agreed, Form::Online)}
            {agreed::picture(wish.agreed, move || seats::seen(wish.seats))}
            {seats::view(wish.seats, wish.agreed)}
            {agreed::first(wish.agreed)}
            {clock::view(wish.clock)}
            {choice::pick_into(words::VISIBILITY, visibility, wish.public)}
            {shown_if(move || !wish.waits(), absence)}
            {rating(me, wish)}
            <div class="go">
                {fault::view(move || fault.get().or(me.fault.get()))}
                <button class="button primary wide" disabled=off on:click=create>{t(words::CREATE)}</button>
            </div>
        </div>
    }
    .into_any()
}

/// Rated games are offered to those who can have them.
fn rating(me: Me, wish: Wish) -> AnyView {
    let why_not = Memo::new(move |_| {
        let is_engine = |wanted: &Wanted| matches!(wanted, Wanted::Engine { .. });
        if !me.is_registered() || wish.seats.with(|seats| seats.iter().any(is_engine)) {
            return Some(words::RATED_NEEDS_ACCOUNT);
        }
        (wish.clock.get() == Clock::None).then_some(words::NO_RATED_TERMS)
    });
    live(move || {
        let Some(why_not) = why_not.get() else {
            let all = [(false, words::CASUAL), (true, words::RATED)];
            return choice::pick_into(words::RATING, all, wish.rated);
        };
        wish.rated.set(false);
        view! { <p class="small">{t(why_not)}</p> }.into_any()
    })
}
