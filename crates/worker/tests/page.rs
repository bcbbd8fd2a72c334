//! A page with one worker: a game is reviewed while somebody looks at turns that the review has not come to yet.

use std::cell::Cell;

use engine::Flow;
use game::{Game as _, Match, Rng};
use study::{Noted, Review, View, Wanted};
use table::errand::{Act, Asker, Errands, Heard, Importance, Look, Sight};
use table::{Player, Sitting, Table};
use worker::Thinker;
use yinsh::{Position, Setup};

const REVIEW: Asker = Asker(1);
const READER: Asker = Asker(2);

/// A review as a page has it done, and what was looked at on the way.
struct Page {
    game: Sitting,
    review: Review,
    errands: Errands,
    /// What the review and the reader have asked.
    asked: [Option<Wanted>; 2],
    /// Who was told of which position, in that order.
    told: Vec<(Asker, usize)>,
    /// How many workers were started.
    started: usize,
}

impl Page {
    fn new(game: Match<Position>) -> Page {
        Page {
            review: Review::new(&game),
            game: Sitting::of(Table::resume(game, vec![Player::Person; 2])),
            errands: Errands::default(),
            asked: [None; 2],
            told: Vec::new(),
            started: 0,
        }
    }

    /// Asks for what is wanted while a turn is shown; says what becomes of the worker.
    fn ask(&mut self, shown: Option<usize>) -> Act {
        let mut act = Act::Nothing;
        let wanted = self.review.wanted_beside(shown);
        let askers = [(REVIEW, Importance::Background), (READER, Importance::Now)];
        for (index, (asker, importance)) in askers.into_iter().enumerate() {
            if self.asked[index] != wanted[index] {
                self.asked[index] = wanted[index];
                let follows = match wanted[index] {
                    Some(wanted) => self.errands.ask(asker, importance, self.look(wanted)),
                    None => self.errands.stop(asker),
                };
                act = if act == Act::Nothing { follows } else { act };
            }
        }
        act
    }

    fn look(&self, wanted: Wanted) -> Look {
        Look {
            lines: 1,
            time: 5,
            played: None,
            record: self.game.branch(wanted.position, &[]).unwrap().record(),
        }
    }

    /// Reviews the game; while the worker is at some of its questions, the reader goes to another turn.
    fn reviewed(mut self, goes: &[(usize, usize)]) -> Page {
        let mut shown = None;
        let mut act = self.ask(shown);
        for number in 1.. {
            if act == Act::Nothing {
                break;
            }
            self.started += usize::from(act == Act::Start);
            let Heard::Send(question) = self.errands.hear("ready") else {
                panic!("whoever is called is asked something");
            };
            if let Some((_, turn)) = goes.iter().find(|(at, _)| *at == number) {
                shown = Some(*turn);
                act = self.ask(shown);
                assert_eq!(act, Act::Start, "the worker is interrupted");
                continue;
            }
            let answer = answer(&question);
            let Heard::Reply(asker, reply) = self.errands.hear(&answer) else {
                panic!("the question at work is answered");
            };
            let (called, sight) = (self.errands.done(), reply.parse().unwrap());
            let wanted = self.asked[usize::from(asker == READER)].take().unwrap();
            self.told.push((asker, wanted.position));
            self.review.note(wanted, noted(&sight));
            let asked = self.ask(shown);
            act = if called == Act::Nothing {
                asked
            } else {
                called
            };
        }
        self
    }
}

/// What a worker says last to a question, when every look at the clock costs a millisecond. What it remembers of other
/// positions would change its answers a little, so here each is a new one.
fn answer(question: &str) -> String {
    let clock = Cell::new(0.0);
    let tick = || {
        clock.set(clock.get() + 1.0);
        clock.get()
    };
    let mut last = String::new();
    let mut say = |text| {
        last = text;
        Flow::GoOn
    };
    Thinker::default()
        .answer(question, &tick, &mut say)
        .unwrap();
    last
}

fn noted(sight: &Sight) -> Noted {
    let best = &sight.lines[0];
    Noted {
        view: View::of_thousandths(&best.chances, best.forced),
        line: best.turns.clone(),
        given_away: 0,
    }
}

/// A random game of sixteen turns.
fn game() -> Match<Position> {
    let mut rng = Rng::new(7);
    let mut game = Match::<Position>::new(Setup::BLITZ);
    while game.turn_count() < 16 && game.position().outcome().is_none() {
        let steps = game.position().legal_steps();
        game.play(steps[rng.below(steps.len())]).unwrap();
    }
    game
}

#[test]
fn a_review_that_is_interrupted_ends_complete_and_the_same() {
    let alone = Page::new(game()).reviewed(&[]);
    assert_eq!(alone.started, 1, "one worker does it all");
    assert!(alone.told.iter().all(|(asker, _)| *asker == REVIEW));
    let page = Page::new(game()).reviewed(&[(2, 10), (4, 13), (9, 6)]);
    assert_eq!(page.started, 4, "another one after each interruption");
    assert_eq!(page.review.to_text(), alone.review.to_text());
    let looks = |page: &Page| {
        let mut looks: Vec<usize> = page.told.iter().map(|(_, position)| *position).collect();
        looks.sort_unstable();
        looks
    };
    assert_eq!(looks(&page), looks(&alone), "nothing is looked at twice");
    // The reader left turn 10 before the position after it was looked at.
    let first = [(REVIEW, 0), (READER, 10), (READER, 13), (READER, 14)];
    assert_eq!(page.told[..4], first);
    assert_eq!(page.told[4..6], [(REVIEW, 1), (REVIEW, 2)]);
}
