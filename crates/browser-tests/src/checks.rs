//! The checks, in the order in which they run.

mod access;
mod agreed;
mod analysis;
mod cards;
mod doors;
mod embed;
mod engine;
mod explorer;
mod files;
mod findings;
mod form;
mod gemblo;
mod language;
mod looks;
mod offline;
mod online;
mod pictures;
mod planning;
mod play;
mod puzzles;
mod quiet;
mod race;
mod seen;
mod still;
mod study;
mod themes;
mod tongues;
mod training;
mod tutor;

use std::fmt::Display;

use crate::browser::{Browser, Touch};
use crate::failure::Done;

/// A check: gets the browser and the program that serves the app.
pub type Check = fn(&Browser, &str) -> Done;

/// Every check with the claim that it makes.
pub const ALL: &[(&str, Check)] = &[
    (
        "a whole game of YINSH is played by clicking",
        play::by_clicking,
    ),
    (
        "a whole game of YINSH is played by finger: it drafts, then confirms",
        play::by_touch,
    ),
    (
        "a game starts and goes on by keyboard alone",
        play::by_keyboard,
    ),
    (
        "blitz is offered first, and lots are drawn",
        play::first_game,
    ),
    (
        "a new game shows everybody's place, and levels in words",
        form::at_one_glance,
    ),
    (
        "colours, who begins and obstacles are chosen and offered again",
        agreed::chosen_and_kept,
    ),
    (
        "obstacles are laid by hand, and what is missing is said",
        agreed::laid_by_hand,
    ),
    (
        "a reload in the middle of a turn loses nothing",
        play::reload,
    ),
    (
        "a whole game of Gemblo is played by clicking",
        gemblo::by_clicking,
    ),
    (
        "a whole game of six is played by finger, on an enlarged board too",
        gemblo::by_touch,
    ),
    (
        "a whole game of Gemblo is played by keyboard alone",
        gemblo::by_keyboard,
    ),
    (
        "a piece that is laid but not confirmed survives a reload",
        gemblo::reload,
    ),
    (
        "a touch draws only what it changes",
        quiet::only_what_changes,
    ),
    (
        "the board is seen from one's own side, and turns",
        seen::from_my_side,
    ),
    (
        "on a phone the board of six is enlarged, moved and pinched",
        seen::enlarged,
    ),
    ("every page has a way to every other", seen::menu),
    (
        "the end is a card with five ways on, beside the board",
        findings::end_card,
    ),
    (
        "names, signs and lists of colours are whole and upright",
        findings::colours,
    ),
    (
        "a new game shows one's own corner and begins at the top",
        findings::own_corner,
    ),
    (
        "a row is spoken of, taken by its number, and Escape needs one press",
        findings::rows,
    ),
    (
        "a phone shows who plays, whole, and no empty row of pieces",
        findings::on_a_phone,
    ),
    (
        "a proposed place is what a click on any of its cells lays",
        findings::proposals,
    ),
    (
        "lessons, emblem, hints and pictures keep their small promises",
        findings::pages,
    ),
    (
        "French speaks of people and breaks no row",
        findings::french,
    ),
    (
        "marks and arrows are drawn, and are no moves",
        planning::marks,
    ),
    ("a turn that was missed is shown", planning::missed),
    ("a move is planned, dropped and made", planning::planned),
    ("the engine answers as the form promised", engine::answers),
    (
        "the engine can be stopped, hurried and undone",
        engine::obeys,
    ),
    ("engines play a whole game of Gemblo", engine::gemblo),
    (
        "threats and the room left lie over the board, and stay chosen",
        tutor::overlays,
    ),
    (
        "the tutor's buttons say how they stand before help is wanted",
        tutor::before_help,
    ),
    ("a hint says where, then what", tutor::hints),
    (
        "a tutor who gets no answer says so",
        tutor::without_a_worker,
    ),
    (
        "a blunder is warned of, and taken back once",
        tutor::teaching,
    ),
    (
        "one worker plays, hints, warns and draws threats",
        tutor::one_worker,
    ),
    (
        "the tutor has room in every language and every look",
        tutor::everywhere,
    ),
    ("the tutor never helps online", tutor::never_online),
    (
        "the analysis board tells lines while the engine thinks",
        analysis::lines,
    ),
    (
        "whoever goes on in an analysis stops the engine at once",
        analysis::stops,
    ),
    (
        "variations are analysed by mouse and keyboard, and kept",
        analysis::variations,
    ),
    (
        "a position to analyse is set up or pasted",
        analysis::set_up,
    ),
    (
        "a position of Gemblo is laid out and analysed, or refused in words",
        analysis::set_up_gemblo,
    ),
    (
        "variations are promoted, deleted, said and drawn on by keys and fingers",
        analysis::by_hand,
    ),
    (
        "the analysis board is one touch from every game, and a reload stays there",
        doors::from_games,
    ),
    (
        "the analysis board is one touch from reviews, lessons and puzzles",
        doors::from_study,
    ),
    (
        "a game is saved to a file and opened again",
        files::open_and_save,
    ),
    (
        "no game is lost: not to a new one, a link or a file",
        files::nothing_is_lost,
    ),
    (
        "sounds are fetched only when wanted, and are alike in loudness",
        files::sound,
    ),
    ("every language is complete and remembered", language::each),
    (
        "no text overflows at 320 pixels in any language",
        tongues::room,
    ),
    (
        "lessons speak the words of the rules in every language",
        tongues::lessons_say_the_rules,
    ),
    (
        "placements are explored on the board and in a list, on a desk and on a phone",
        explorer::placements,
    ),
    ("placements are explored by keyboard", explorer::by_keyboard),
    (
        "placements know one's own games, in every language",
        explorer::own_games,
    ),
    (
        "lessons on strategy are walked through, on a desk and on a phone",
        tongues::strategy,
    ),
    (
        "everything works without a network after the first visit",
        offline::after_first_visit,
    ),
    (
        "a new version waits until it is wanted",
        offline::new_version,
    ),
    ("a puzzle is solved by mouse", puzzles::by_mouse),
    ("a puzzle is solved by touch", puzzles::by_touch),
    ("a puzzle is solved by keyboard", puzzles::by_keyboard),
    (
        "the light and the hints are right, and the solution is asked for twice",
        puzzles::help,
    ),
    (
        "every day has a puzzle, the same after a reload",
        puzzles::daily,
    ),
    (
        "a painted puzzle gets pieces and opens from its link",
        puzzles::editor,
    ),
    (
        "a picture is laid, saved, shared and found again",
        pictures::whole_way,
    ),
    (
        "whoever fills a silhouette first wins the race",
        race::first,
    ),
    (
        "two fingers race at once on a tablet, side by side",
        race::side_by_side,
    ),
    (
        "two fingers race at once on a phone, face to face",
        race::face_to_face,
    ),
    ("a board is sent as a picture with a caption", cards::each),
    (
        "puzzles and pictures need no network after the first visit",
        puzzles::offline,
    ),
    (
        "a review finds the missed win and shows what was better",
        study::review,
    ),
    (
        "a review never keeps the page busy, and ends with it",
        study::never_long,
    ),
    (
        "a turn looked at is judged at once, and the review goes on with one worker",
        study::interrupted,
    ),
    (
        "mistakes are learned from, come again and travel with the games",
        study::mistakes,
    ),
    (
        "a mistake is learned from by finger alone",
        study::by_finger,
    ),
    (
        "a mistake is learned from by keyboard alone",
        study::by_keyboard,
    ),
    (
        "a review of Gemblo says who was shut in and what was thrown away",
        study::of_gemblo,
    ),
    (
        "reviews and mistakes have room in every language",
        study::everywhere,
    ),
    (
        "a tactic is solved against the best defence, and the rating is kept",
        training::solved,
    ),
    (
        "a wrong turn in a tactic is refuted on the board",
        training::refuted,
    ),
    (
        "tactics are trained by keyboard alone",
        training::by_keyboard,
    ),
    ("a tactic of Gemblo is solved", training::of_gemblo),
    (
        "a streak of tactics ends with the first error",
        training::streak,
    ),
    (
        "a storm of tactics ends when its time is up",
        training::storm,
    ),
    (
        "the day has a tactic and a silhouette, and one calendar",
        training::days,
    ),
    ("tactics have room in every language", training::everywhere),
    (
        "training and races are clean on a phone and at a desk",
        training::clean,
    ),
    (
        "every control has a name, and every text can be read",
        access::clean,
    ),
    (
        "menus and dialogs over a game have names, contrast and room",
        access::over_the_game,
    ),
    (
        "every board theme is chosen by its preview and worn before the first paint",
        themes::each,
    ),
    ("nothing sticks out from 320 to 1920 pixels", looks::sizes),
    (
        "two browsers play YINSH online over a reload and a lost network",
        online::yinsh,
    ),
    (
        "two browsers play Gemblo online over a reload and a lost network",
        online::gemblo,
    ),
    (
        "a move is planned online, made in its turn or refused in words",
        online::planned,
    ),
    (
        "people online talk, mute, offer draws, resign and play again",
        online::talk,
    ),
    (
        "whoever joins sits down, and a lobby without a server says one line",
        online::lobby,
    ),
    (
        "whoever plays online thinks alone until the game is over",
        online::until_the_end,
    ),
    (
        "an embedded board plays YINSH by clicking and by keyboard",
        embed::yinsh,
    ),
    (
        "an embedded board plays Gemblo by clicking and by finger",
        embed::gemblo,
    ),
    (
        "an embedded board is shown in a frame of another site, and is clean",
        embed::framed,
    ),
    ("a guest becomes an account with all games", online::account),
    (
        "online pages have names, contrast and room everywhere",
        online::pages,
    ),
];

/// Runs one check on a quiet desktop window; the browser must have nothing to complain about.
pub fn run(browser: &Browser, program: &str, check: Check) -> Done {
    browser.resize(1280, 800, Touch::No)?;
    // What the last check left behind is not this one's.
    browser.errors()?;
    check(browser, program)?;
    match &browser.errors()?[..] {
        [] => Ok(()),
        errors => Err(format!("the browser complains: {errors:?}").into()),
    }
}

/// An error in words unless a claim holds.
pub fn ensure(holds: bool, claim: impl Display) -> Done {
    if holds { Ok(()) } else { Err(claim.into()) }
}
