//! Hints, warnings and overlays, as a page asks for them.

use std::cell::Cell;

use engine::Flow;
use game::{Match, Rng};
use i18n::Lang;
use table::errand::{Aid, Aided, Numbered, Shown, Wanted};
use worker::Thinker;

fn aided(wanted: Wanted, game: &str) -> Vec<Shown> {
    let clock = Cell::new(0.0);
    let tick = || {
        clock.set(clock.get() + 1.0);
        clock.get()
    };
    let what = Aid {
        wanted,
        lang: Lang::En,
        game: game.to_owned(),
    };
    let question = Numbered { number: 3, what }.to_string();
    let mut said = Vec::new();
    let answered = Thinker::default().answer(&question, &tick, &mut |reply| {
        said.push(reply.parse::<Numbered<Aided>>().unwrap());
        Flow::GoOn
    });
    answered.unwrap();
    assert_eq!((said.len(), said[0].number), (1, 3));
    said.remove(0).what.0
}

fn classes(shown: &Shown) -> Vec<&str> {
    let classes = shown.figures.iter().map(|figure| figure.class.as_str());
    classes.collect()
}

/// White wins by moving the ring of f5 along its own four markers.
const WON: &str = "4/7/W7/BBB6/10/wwwwW4/10/9/BB6/W6/4 w 2-0 standard move";

#[test]
fn threats_name_the_rows_and_show_who_makes_them() {
    let [shown] = &aided(Wanted::Overlay, WON)[..] else {
        panic!("one thing is shown");
    };
    assert!(
        shown.words.starts_with("White, rows one turn away: f"),
        "{}",
        shown.words
    );
    assert_eq!(classes(shown), ["threat white", "maker arrow white"]);
}

#[test]
fn what_prevents_a_row_is_told_to_whoever_has_to_move() {
    let [shown] = &aided(Wanted::Overlay, &WON.replace(" w ", " b "))[..] else {
        panic!("one thing is shown");
    };
    assert!(
        shown.words.contains("Moves that prevent it:"),
        "{}",
        shown.words
    );
    assert_eq!(
        classes(shown),
        ["threat white", "maker arrow white", "breaker"]
    );
    let [start] = &aided(Wanted::Overlay, "standard")[..] else {
        panic!("one thing is shown");
    };
    assert_eq!(start.words, "No row is one turn away.");
}

#[test]
fn the_room_of_every_colour_is_counted_and_what_everybody_shares_is_left_blank() {
    let [shown] = &aided(Wanted::Overlay, "gemblo3")[..] else {
        panic!("one thing is shown");
    };
    let setup = gemblo::Setup::for_players(3).unwrap();
    let free = gemblo::Position::new(&setup).free().len();
    assert!(
        shown.words.contains(&format!("Blue {free}, ")),
        "{}",
        shown.words
    );
    assert!(shown.figures.is_empty(), "everybody can come everywhere");
}

#[test]
fn cells_that_some_can_reach_that_one_can_and_that_nobody_can_are_told_apart() {
    let mut game = Match::<gemblo::Position>::new(gemblo::Setup::for_players(6).unwrap());
    let mut rng = Rng::new(2);
    for _ in 0..60 {
        let legal = game.position().legal();
        game.play(legal.nth(rng.below(legal.len())).unwrap())
            .unwrap();
    }
    let turns = game.turn_texts().into_iter().zip(1..);
    let turns: String = turns.map(|(turn, n)| format!("{n}.{turn} ")).collect();
    let record = format!("[Game \"Gemblo\"]\n[Setup \"gemblo6\"]\n\n{turns}\n");
    let [shown] = &aided(Wanted::Overlay, &record)[..] else {
        panic!("one thing is shown");
    };
    let cells = |what: &str| -> usize {
        let drawn = shown.figures.iter();
        let drawn = drawn.filter(|figure| figure.class.starts_with(what));
        drawn.map(|figure| figure.path.matches('M').count()).sum()
    };
    assert!(cells("lost") > 0 && cells("alone") > 0 && cells("reached") > 0);
    let free = game.position().free().len();
    assert!(cells("lost") + cells("alone") < free);
    // What the mover shares with others is left as it is on a small board.
    let own = study::reach(game.position(), game.position().to_act().unwrap());
    let own_tint = format!(
        "alone c{}",
        game.position()
            .tint(game.position().to_act().unwrap())
            .index()
    );
    let tinted = cells("alone") - cells(&own_tint);
    assert_eq!(cells("beyond") + cells("lost") + tinted, free - own.len());
}

#[test]
fn a_hint_says_where_and_then_what() {
    for game in [WON, "gemblo4", "blitz"] {
        let [place, turn] = &aided(Wanted::Hint, game)[..] else {
            panic!("two things are shown");
        };
        assert_eq!(classes(place), ["region"]);
        assert!(!turn.figures.is_empty() && !turn.words.is_empty());
    }
    let hint = aided(Wanted::Hint, WON);
    assert!(
        hint[1].words.starts_with("White moves a ring from f"),
        "{}",
        hint[1].words
    );
}

#[test]
fn a_blunder_is_warned_of_with_what_follows_and_a_good_turn_is_not() {
    let record = |turn: &str| format!("[Game \"YINSH\"]\n[Setup \"{WON}\"]\n\n1.{turn}\n");
    let setup: yinsh::Setup = WON.parse().unwrap();
    let mut position = Match::<yinsh::Position>::new(setup);
    let quiet = position.position().legal().iter().find(|step| {
        let mut after = *position.position();
        after.make(*step);
        after.rows(yinsh::Colour::White).next().is_none()
    });
    position.play(quiet.unwrap()).unwrap();
    let quiet = &position.turn_texts()[0];
    let [warned] = &aided(Wanted::Warning, &record(quiet))[..] else {
        panic!("{quiet} lets a win go");
    };
    assert!(
        warned
            .words
            .starts_with("Careful: your chance to win falls from 100% to"),
        "{}",
        warned.words
    );
    assert!(!warned.figures.is_empty(), "the answer is shown");
    assert_eq!(warned.choices, ["Take it back", "Play on"]);
    let won = &aided(Wanted::Hint, WON)[1].words;
    assert!(
        won.ends_with("White wins!") || won.contains("wins"),
        "{won}"
    );
    let opening = "[Game \"YINSH\"]\n[Setup \"blitz\"]\n\n1.e5\n";
    assert_eq!(aided(Wanted::Warning, opening), []);
}
