//! The running game: changing it, showing what happened, keeping it for the next visit.

use games::Kind;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use std::time::Duration;
use table::gemblo::Zoom;
use table::{Command, Facing, Film, Happened, Sitting, Sound};

use crate::app::{Shared, own_seat, setting};
use crate::browser;
use crate::kept::{self, Id};
use crate::live::whenever;
use crate::settings::Settings;
use crate::words::lang;

/// The running game and everything that goes on around it.
#[derive(Clone, Copy)]
pub struct Desk {
    sitting: RwSignal<Option<Sitting>>,
    /// The film that is shown, and which moment of it.
    film: RwSignal<Option<(Film, usize)>>,
    timer: StoredValue<Option<TimeoutHandle>>,
    /// What happened last while nobody could see the page.
    missed: StoredValue<Option<Film>>,
    /// Which of the kept games it is, if it is kept.
    id: StoredValue<Option<Id>>,
    /// The turn of the list of moves that somebody points at.
    pub glanced: RwSignal<Option<usize>>,
    /// How far the board was turned by hand.
    by_hand: RwSignal<Facing>,
    /// From which side the board is seen: one's own at the bottom, and as it was turned from there.
    facing: Memo<Facing>,
    /// How far the board is enlarged.
    pub zoom: RwSignal<Zoom>,
}

/// A dialog of the play page.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Dialog {
    /// The list of keys.
    Help,
    /// Copying, saving and opening.
    Share,
}

impl Desk {
    /// The desk with the game that was running at the last visit, if any.
    pub fn kept() -> Desk {
        let desk = Desk::beside(None);
        desk.take_up();
        // A page that comes back from the browser's memory may find another game chosen.
        window_event_listener_untyped("pageshow", move |_| desk.take_up());
        desk.confirm_as_set();
        desk.show_what_was_missed();
        desk
    }

    /// Takes up the game that was chosen last.
    fn take_up(self) {
        let Some((id, text)) = kept::on_desk() else {
            return;
        };
        if self.id.get_value() == Some(id) {
            return;
        }
        if let Ok(mut sitting) = Sitting::saved(&text) {
            sitting.set_confirm(untrack(|| setting(Settings::confirm)));
            self.id.set_value(Some(id));
            // Whoever turned the last board begins the next one on their own side again.
            self.by_hand.set(Facing::UPRIGHT);
            self.put(sitting);
        }
    }

    /// A desk for a lesson, a diagram, or a game that is put there later: what happens there is
    /// not kept.
    pub fn beside(sitting: impl Into<Option<Sitting>>) -> Desk {
        let sitting = RwSignal::new(sitting.into());
        let by_hand = RwSignal::new(Facing::UPRIGHT);
        let facing = Memo::new(move |_| {
            let own = sitting.with(|sitting| sitting.as_ref().map(own_facing));
            own.unwrap_or_default().and(by_hand.get())
        });
        Desk {
            sitting,
            film: RwSignal::new(None),
            timer: StoredValue::new(None),
            missed: StoredValue::new(None),
            id: StoredValue::new(None),
            glanced: RwSignal::new(None),
            by_hand,
            facing,
            zoom: RwSignal::new(Zoom::NONE),
        }
    }

    /// The desk of the running game, in the bundle that has one.
    pub fn of_page() -> Desk {
        use_context().expect("the bundle has a running game")
    }

    /// Puts another position on the desk, without a word.
    pub fn put(self, sitting: Sitting) {
        self.stop_film();
        self.glanced.set(None);
        self.zoom.set(Zoom::NONE);
        clear_marks();
        self.sitting.set(Some(sitting));
    }

    /// Shows a line that leaves the game after so many turns, its first turn at once; says whether it can be played.
    pub fn branch_off(self, turns: usize, line: &[String]) -> bool {
        let branch = untrack(|| self.read(|sitting| sitting.branch(turns, line)));
        let Some(Ok(branch)) = branch else {
            return false;
        };
        self.put(branch);
        self.obey(Command::View(Some(turns + 1)));
        true
    }

    /// Whether turns follow after what is shown.
    pub fn has_more(self) -> bool {
        self.read(|sitting| sitting.facts().viewed.is_some()) == Some(true)
    }

    /// Shows the next turn, where one follows.
    pub fn step(self) {
        let viewed = untrack(|| self.read(|sitting| sitting.facts().viewed)).flatten();
        if let Some(viewed) = viewed {
            self.obey(Command::View(Some(viewed + 1)));
        }
    }

    /// From which side the board is seen.
    pub fn facing(self) -> Facing {
        self.facing.get()
    }

    /// Turns the board by hand.
    pub fn turn_board(self) {
        let step = untrack(|| self.read(Sitting::facing_step)).unwrap_or_default();
        self.by_hand.update(|facing| *facing = facing.and(step));
        browser::tell("turned");
    }

    /// Which game is running.
    pub fn kind(self) -> Option<Kind> {
        self.read(Sitting::kind)
    }

    /// Begins another game.
    pub fn begin(self, sitting: Sitting) {
        kept::begin(sitting);
        self.take_up();
        Shared::of_page().dialog.set(None);
    }

    /// Lets complete turns wait to be confirmed as the reader has set, now and later.
    pub fn confirm_as_set(self) {
        whenever(move || {
            let confirm = setting(Settings::confirm);
            self.act(&mut |sitting| {
                sitting.set_confirm(confirm);
                Happened::Hand
            });
        });
    }

    /// Reads something of the running game.
    pub fn read<T>(self, read: impl FnOnce(&Sitting) -> T) -> Option<T> {
        let (mut read, mut said) = (Some(read), None);
        self.with(&mut |sitting| said = read.take().map(|read| read(sitting)));
        said
    }

    /// Reading is compiled once, not for every reader.
    fn with(self, read: &mut dyn FnMut(&Sitting)) {
        self.sitting.with(|sitting| {
            if let Some(sitting) = sitting {
                read(sitting);
            }
        });
    }

    /// The moment of the film that is shown.
    pub fn moment<T>(self, read: impl FnOnce(&Film, usize) -> T) -> Option<T> {
        self.film
            .with(|film| film.as_ref().map(|(film, index)| read(film, *index)))
    }

    /// Whether nothing is being shown.
    pub fn is_still(self) -> bool {
        self.film.with(Option::is_none)
    }

    /// Does something at the running game; shows, keeps and announces what came of it.
    ///
    /// Compiled once, not for every act.
    pub fn act(self, act: &mut dyn FnMut(&mut Sitting) -> Happened) {
        let happened = self.sitting.try_update_untracked(|sitting| {
            let sitting = sitting.as_mut()?;
            Some(act(sitting))
        });
        let Some(Some(happened)) = happened else {
            return;
        };
        match happened {
            Happened::Hand => {}
            Happened::Draft(film) => {
                self.show(film);
                self.keep();
            }
            Happened::Turns(film) => {
                self.show(film);
                self.keep();
                self.announce();
            }
        }
        self.sitting.notify();
    }

    /// Does what can be asked of any table.
    pub fn obey(self, command: Command) {
        self.act(&mut |sitting| sitting.obey(command));
    }

    fn keep(self) {
        if let Some(id) = self.id.get_value()
            && let Some(saved) = untrack(|| self.read(Sitting::save))
        {
            kept::keep(id, &saved);
        }
    }

    fn announce(self) {
        let said = |sitting: &Sitting| (sitting.sound(), sitting.announcement(lang()));
        if let Some((sound, words)) = untrack(|| self.read(said)) {
            self.hear(sound);
            Shared::of_page().said.set(words);
        }
        clear_marks();
    }

    /// Shows a film instead of the one that is being shown.
    fn show(self, film: Option<Film>) {
        self.stop_film();
        let Some(film) = film else { return };
        self.hear(film.sound(0));
        if document().hidden() {
            return self.missed.set_value(Some(film));
        }
        let beat = untrack(|| setting(|set| set.animation.beat()));
        if beat > 0 && film.beats(0).is_some() {
            self.film.set(Some((film, 0)));
            self.wait(beat);
        }
    }

    /// Whoever comes back to a page that was hidden is shown the last turn.
    pub fn show_what_was_missed(self) {
        let listener = window_event_listener_untyped("visibilitychange", move |_| {
            let missed = self.missed.try_update_value(Option::take).flatten();
            if missed.is_some() && !document().hidden() {
                self.show(missed);
            }
        });
        on_cleanup(move || listener.remove());
    }

    /// Lets a sound be heard, where sounds are wanted.
    pub fn hear(self, sound: impl Into<Option<Sound>>) {
        let sound = sound.into();
        let wanted = untrack(|| setting(|set| set.sound));
        if let Some(sound) = sound.filter(|_| wanted) {
            browser::tell(&format!("sound-{}", sound.name()));
        }
    }

    /// Goes to the end of what is being shown.
    pub fn stop_film(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
        self.missed.try_set_value(None);
        if self.film.with_untracked(Option::is_some) {
            self.film.set(None);
        }
    }

    fn wait(self, beat: u16) {
        let beats = self.film.with_untracked(|film| {
            let (film, index) = film.as_ref()?;
            film.beats(*index)
        });
        let Some(beats) = beats else {
            return self.stop_film();
        };
        let next = move || {
            self.film.update(|film| {
                if let Some((film, index)) = film {
                    *index += 1;
                    self.hear(film.sound(*index));
                }
            });
            self.wait(beat);
        };
        let time = Duration::from_millis((f64::from(beat) * beats) as u64);
        self.timer
            .set_value(set_timeout_with_handle(next, time).ok());
    }
}

fn own_facing(sitting: &Sitting) -> Facing {
    sitting.facing_for(own_seat(sitting.only_person()))
}

/// What was marked on the board while planning is over.
fn clear_marks() {
    browser::tell("turn");
}
