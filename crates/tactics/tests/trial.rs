//! Trying a tactic: right turns are answered to the end, wrong ones refuted.

use game::{Game, Match, Seat};
use tactics::{Goal, Start, Tactic, Trial, Unreadable, Untried, Verdict, gemblo_book, yinsh_book};

/// One in forty, all of them with `SIXFOLD_SLOW_TESTS`.
fn sample() -> impl Iterator<Item = Tactic> {
    let every = match std::env::var_os("SIXFOLD_SLOW_TESTS") {
        Some(_) => 1,
        None => 40,
    };
    yinsh_book().into_iter().chain(gemblo_book()).step_by(every)
}

fn trial(tactic: &Tactic, turns: &[String]) -> Trial {
    Trial {
        goal: tactic.goal,
        within: tactic.within,
        place: tactic.place.clone(),
        turns: turns.to_vec(),
    }
}

fn seat(start: &Start) -> Option<Seat> {
    match start {
        Start::Yinsh(position) => position.to_move(),
        Start::Gemblo(position) => Game::to_move(&**position),
    }
}

/// Whoever is to move after some turns of YINSH, and who has won.
fn after(position: yinsh::Position, turns: &[String]) -> (Option<Seat>, Option<Seat>) {
    let mut game: Match<yinsh::Position> = Match::new(yinsh::Setup(position));
    for turn in turns {
        game.play_turn(turn).expect("a legal turn");
    }
    let position = game.position();
    let winner = position.outcome().and_then(|outcome| outcome.winner());
    (position.to_move(), winner)
}

#[test]
fn whoever_plays_right_turns_gets_to_the_goal() {
    for tactic in sample() {
        let line = trial(&tactic, &[]).line().expect("small enough");
        let mut played = vec![line[0].clone()];
        for _ in 0..20 {
            match trial(&tactic, &played).judge().expect("small enough") {
                Verdict::Solved(_) => break,
                Verdict::Refuted(by) => panic!("{played:?} is refuted by {by:?}: {tactic}"),
                Verdict::GoesOn(answers) => {
                    played.extend(answers);
                    assert_eq!(line[..played.len()], played, "{tactic}");
                    played.push(line[played.len()].clone());
                }
            }
        }
        let last = trial(&tactic, &played).judge();
        assert!(matches!(last, Ok(Verdict::Solved(_))), "{tactic}");
    }
}

#[test]
fn every_other_turn_is_refuted_on_the_board() {
    for tactic in sample() {
        let start = tactic.start().expect("a position");
        let right = start.written_out(&tactic.solutions);
        let Start::Yinsh(position) = start else {
            continue;
        };
        let solver = position.to_move();
        let wrong = tactics::turns::turns(&position)
            .into_iter()
            .map(|turn| yinsh::Position::write_turn(&turn.steps));
        for turn in wrong.filter(|turn| !right.contains(turn)).take(3) {
            let mut played = vec![turn];
            let verdict = trial(&tactic, &played).judge().expect("small enough");
            let Verdict::Refuted(by) = verdict else {
                panic!("{played:?} is {verdict}: {tactic}");
            };
            played.extend(by);
            let (_, winner) = after(position, &played);
            if tactic.goal == Goal::Win {
                assert!(winner != solver, "{played:?} wins: {tactic}");
                assert!(played.len() <= 2, "{played:?}: {tactic}");
            } else {
                assert!(
                    winner.is_some() && winner != solver,
                    "{played:?} shows nothing: {tactic}"
                );
            }
        }
    }
}

#[test]
fn a_wrong_placement_of_gemblo_is_played_out_as_far_as_it_matters() {
    for tactic in gemblo_book().iter().step_by(40) {
        let start = tactic.start().expect("a position");
        let right = start.written_out(&tactic.solutions);
        let Start::Gemblo(position) = &start else {
            panic!("{tactic}");
        };
        let all = tactics::turns::turns(&**position);
        let mut texts = all
            .iter()
            .map(|turn| gemblo::Position::write_turn(&turn.steps));
        let wrong = texts.find(|turn| !right.contains(turn));
        let wrong = wrong.expect("not every placement is right");
        let verdict = trial(tactic, &[wrong]).judge();
        assert!(matches!(verdict, Ok(Verdict::Refuted(_))), "{tactic}");
        assert!(seat(&start).is_some());
    }
}

#[test]
fn trials_and_verdicts_survive_their_texts() {
    for tactic in sample().take(3).chain(gemblo_book().into_iter().take(1)) {
        for turns in [vec![], vec!["a2-a4".to_owned(), "b3".to_owned()]] {
            let trial = trial(&tactic, &turns);
            assert_eq!(trial.to_string().parse(), Ok(trial));
            for verdict in [Verdict::Solved, Verdict::GoesOn, Verdict::Refuted] {
                let verdict = verdict(turns.clone());
                assert_eq!(verdict.to_string().parse(), Ok(verdict));
            }
        }
    }
    assert_eq!("win | x".parse::<Trial>(), Err(Unreadable::Parts));
    assert_eq!("won ".parse::<Verdict>(), Err(Unreadable::Parts));
}

#[test]
fn a_turn_that_nobody_can_make_is_no_trial() {
    let tactic = &yinsh_book()[0];
    let strange = trial(tactic, &["a2-a99".to_owned()]);
    let expected = Untried::Turn("a2-a99".to_owned());
    assert_eq!(strange.judge(), Err(expected.clone()));
    assert_eq!(expected.to_string(), "a2-a99 cannot be played there");
}
