//! Drills come again when they should, and survive a file.

use study::{Answer, Day, Drill, Drills, NotADrill, State, Then};

const TODAY: Day = Day(20_000);

fn drill(played: &str) -> Drill {
    Drill {
        game: "YINSH".to_owned(),
        setup: "blitz".to_owned(),
        turns: vec!["e3".to_owned(), "f6".to_owned()],
        played: played.to_owned(),
        best: "g6".to_owned(),
        state: State::new(TODAY),
    }
}

/// The days on which a drill comes when it is answered so each time, counted from the day before.
fn days(answers: &[Answer]) -> Vec<u32> {
    let (mut state, mut today) = (State::new(TODAY), TODAY);
    let mut days = Vec::new();
    for answer in answers {
        let State::Due { on, .. } = state else {
            return days;
        };
        assert!(!state.is_due(Day(on.0 - 1)) && state.is_due(on));
        days.push(on.0 - today.0);
        today = on;
        state = state.answered(*answer, today);
    }
    days
}

#[test]
fn right_answers_bring_it_back_after_1_3_7_21_and_60_days_and_then_it_is_learned() {
    assert_eq!(days(&[Answer::Right; 9]), [1, 3, 7, 21, 60]);
    let last = State::Due {
        box_: 4,
        on: TODAY,
        then: Then::Rest,
    };
    assert_eq!(last.answered(Answer::Right, TODAY), State::Learned);
}

#[test]
fn a_wrong_answer_begins_anew() {
    let answers = [Answer::Right, Answer::Right, Answer::Wrong, Answer::Right];
    assert_eq!(days(&answers), [1, 3, 7, 1]);
}

#[test]
fn what_is_kept_stays_in_the_last_box_and_what_is_not_useful_never_comes() {
    let kept = State::Learned.kept(TODAY);
    let State::Due { on, .. } = kept else {
        panic!("a kept drill comes again");
    };
    assert_eq!(on, TODAY.after(60));
    let soon = State::Due {
        box_: 0,
        on: TODAY.after(1),
        then: Then::Stay,
    };
    assert_eq!(State::new(TODAY).kept(TODAY), soon, "it comes no later");
    assert_eq!(
        kept.answered(Answer::Right, on),
        kept.answered(Answer::Right, on).kept(on)
    );
    assert!(kept.answered(Answer::Right, on).is_due(on.after(60)));
    assert!(!State::NotUseful.is_due(Day(u32::MAX)));
    assert_eq!(
        State::NotUseful.answered(Answer::Right, TODAY),
        State::NotUseful
    );
}

#[test]
fn a_turn_within_four_points_of_the_best_is_right() {
    assert_eq!(Answer::of_loss(4.0), Answer::Right);
    assert_eq!(Answer::of_loss(4.1), Answer::Wrong);
}

#[test]
fn a_drill_survives_a_file_of_games() {
    for state in [
        State::new(TODAY),
        State::new(TODAY).kept(TODAY),
        State::Learned,
        State::NotUseful,
    ] {
        let drill = Drill {
            state,
            ..drill("a2")
        };
        let game = "[Game \"YINSH\"]\n[Setup \"blitz\"]\n\n1.e3\n";
        let file = format!("{game}\n{}", drill.to_record());
        let records = record::text::parse(&file).unwrap();
        let read: Vec<_> = records.iter().map(Drill::from_record).collect();
        assert_eq!(read, [Err(NotADrill::Missing), Ok(drill)]);
    }
}

#[test]
fn a_drill_that_the_rules_do_not_know_is_refused() {
    let position = |drill: &Drill| drill.position::<yinsh::Position>().map(|_| ());
    assert_eq!(position(&drill("a2")), Ok(()));
    assert_eq!(position(&drill("e3")), Err(NotADrill::Impossible));
    let impossible = Drill {
        best: "f6".to_owned(),
        ..drill("a2")
    };
    assert_eq!(position(&impossible), Err(NotADrill::Impossible));
    for text in ["", "5 1", "x 1", "1", "1 2 3", "-1 4"] {
        assert_eq!(text.parse::<State>(), Err(NotADrill::State), "{text}");
    }
    let told = [NotADrill::Missing, NotADrill::State, NotADrill::Impossible];
    let told = told.map(|error| error.to_string());
    assert_eq!(told[0], "this record is not a drill");
    assert_eq!(told[1], "the drill does not say when it is due");
    assert_eq!(told[2], "the position of the drill cannot be played");
}

#[test]
fn the_portion_of_a_day_is_what_is_due_longest_and_no_turn_is_asked_twice() {
    let mut drills = Drills::default();
    for played in ["a2", "a3", "a4", "a2"] {
        drills.add(drill(played));
    }
    assert_eq!(drills.iter().count(), 3);
    assert!(drills.portion(TODAY, 9).is_empty());
    let later = drills.iter().next().unwrap().clone();
    drills.set(&later, later.state.answered(Answer::Right, TODAY));
    let portion = drills.portion(TODAY.after(3), 2);
    let played: Vec<&str> = portion.iter().map(|drill| drill.played.as_str()).collect();
    assert_eq!(played, ["a3", "a4"]);
    assert_eq!(drills.portion(TODAY.after(3), 9).len(), 3);
    assert_eq!(drills.next_day(), Some(TODAY.after(1)), "the first of them");
}

#[test]
fn the_same_turn_elsewhere_is_another_drill() {
    let mut drills = Drills::default();
    drills.add(drill("a2"));
    drills.add(Drill {
        turns: Vec::new(),
        ..drill("a2")
    });
    drills.add(Drill {
        setup: "standard".to_owned(),
        ..drill("a2")
    });
    drills.add(Drill {
        game: "Gemblo".to_owned(),
        ..drill("a2")
    });
    assert_eq!(drills.iter().count(), 4);
}

#[test]
fn all_drills_are_one_text_in_which_games_may_lie_too() {
    let mut drills = Drills::default();
    drills.add(drill("a2"));
    drills.add(Drill {
        turns: Vec::new(),
        ..drill("b1")
    });
    let text = format!("{drills}\n[Game \"YINSH\"]\n[Setup \"blitz\"]\n\n1.e3\n");
    let mut again = Drills::default();
    let others = again.take(&text);
    assert_eq!(again, drills);
    assert_eq!(others, "[Game \"YINSH\"]\n[Setup \"blitz\"]\n\n1.e3\n");
    assert_eq!(again.take("(;GM[1])"), "(;GM[1])", "no text record");
    assert_eq!(again.next_day(), Some(TODAY.after(1)));
}

#[test]
fn a_drill_knows_the_game_that_it_comes_from() {
    let drill = drill("a2");
    let turns = ["e3", "f6", "a2", "b1"].map(str::to_owned);
    assert_eq!(drill.turn_in("blitz", &turns), Some(2));
    assert_eq!(drill.turn_in("standard", &turns), None);
    assert_eq!(drill.turn_in("blitz", &turns[..2]), None);
    assert_eq!(drill.turn_in("blitz", &turns[1..]), None);
}
