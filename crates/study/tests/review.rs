//! A game reviewed by somebody who knows everything.

use engine::Line;
use game::pile::{Pile, Take};
use game::{Game, MAX_SEATS, Match, Rng, Seat, Turn};
use study::{
    Effort, Judgement, MomentKind, NotAReview, Noted, Phase, Phased as _, Review, View, shut_in,
};

/// All whole turns.
fn turns(position: &Pile) -> Vec<(Vec<Take>, Pile)> {
    let mut all = Vec::new();
    let mut left = vec![(Vec::new(), position.clone())];
    while let Some((steps, before)) = left.pop() {
        for step in before.legal_steps() {
            let (mut steps, mut after) = (steps.clone(), before.clone());
            steps.push(step);
            match after.play(step).unwrap() {
                Turn::Done => all.push((steps, after)),
                Turn::Open => left.push((steps, after)),
            }
        }
    }
    all
}

/// The best turn of a game for two, with the winner and the number of turns.
fn solve(position: &Pile) -> Line<Take> {
    let mover = position.to_move().unwrap();
    let lines = turns(position).into_iter().map(|(steps, after)| {
        let (winner, turns) = match after.outcome() {
            Some(outcome) => (outcome.winner().unwrap(), 0),
            None => solve(&after).forced.unwrap(),
        };
        let mut chances = [0.0; MAX_SEATS];
        chances[winner.index()] = 1.0;
        Line {
            turns: vec![steps],
            chances,
            forced: Some((winner, turns + 1)),
        }
    });
    let worth = |line: &Line<Take>| match line.forced.unwrap() {
        (winner, turns) if winner == mover => 1_000 - turns as i32,
        (_, turns) => turns as i32 - 1_000,
    };
    lines.max_by_key(worth).unwrap()
}

fn reviewed(game: &Match<Pile>) -> Review {
    let mut review = Review::new(game);
    while let Some(wanted) = review.wanted() {
        let line = solve(wanted.position_in(game));
        review.note(wanted, Noted::of::<Pile>(&line));
    }
    review
}

fn game(stones: u16, turns: &[&str]) -> Match<Pile> {
    let setup = format!("{stones} stones 2 seats").parse().unwrap();
    Match::replay(setup, turns).unwrap()
}

#[test]
fn a_win_let_go_is_a_blunder_and_the_turn_that_wins_is_not() {
    // Two stones can be taken at once; one alone leaves the last to the other player.
    let review = reviewed(&game(2, &["1", "1"]));
    let turns: Vec<_> = review.turns().collect();
    assert_eq!(turns[0].judgement, Some(Judgement::Blunder));
    assert_eq!((turns[0].turn, turns[0].best), ("1", "2"));
    assert_eq!(
        (turns[0].before, turns[0].after, turns[0].loss),
        (1.0, 0.0, 100.0)
    );
    assert_eq!((turns[1].judgement, turns[1].loss), (None, 0.0));
    assert_eq!(
        review.accuracy(Seat(0)),
        Some(0.5),
        "the harmonic mean counts nothing as one"
    );
    assert_eq!(review.accuracy(Seat(1)), Some(100.0));
    assert_eq!(review.accuracy_in(Seat(1), Phase::Opening), None);
}

#[test]
fn the_key_moments_are_named_and_the_lessons_found() {
    let review = reviewed(&game(2, &["1", "1"]));
    let moments = review.key_moments(Seat(0));
    assert_eq!(moments.len(), 1);
    assert_eq!(moments[0].kind, MomentKind::MissedWin);
    assert!(review.key_moments(Seat(1)).is_empty());
    assert_eq!(
        review
            .lessons(Seat(0))
            .map(|turn| turn.index)
            .collect::<Vec<_>>(),
        [0]
    );
    assert_eq!(review.lessons(Seat(1)).count(), 0);
}

#[test]
fn no_player_has_more_than_three_key_moments() {
    let mut rng = Rng::new(4);
    let mut most = 0;
    for _ in 0..40 {
        let mut game = game(14, &[]);
        while game.position().to_move().is_some() {
            let turns = turns(game.position());
            let (steps, _) = &turns[rng.below(turns.len())];
            for step in steps {
                game.play(*step).unwrap();
            }
        }
        let review = reviewed(&game);
        for seat in [Seat(0), Seat(1)] {
            let moments = review.key_moments(seat);
            most = most.max(moments.len());
            assert!(moments.is_sorted_by_key(|moment| moment.turn.index));
            assert!(moments.iter().all(|moment| moment.turn.seat == seat));
        }
    }
    assert!((1..=3).contains(&most), "{most}");
}

/// A review of a game of single stones, in which the first seat has these chances before each turn and after
/// the last, as somebody expects who would never take one stone; `forced` is told of each position.
fn expected(chances: &[f32], forced: impl Fn(usize) -> Option<(Seat, u32)>) -> Review {
    let turns = vec!["1"; chances.len() - 1];
    let game = game(60, &turns);
    let mut review = Review::new(&game);
    while let Some(wanted) = review.wanted() {
        let chance = chances[wanted.position];
        let mut noted = Noted {
            view: View {
                chances: [0.0; MAX_SEATS],
                forced: forced(wanted.position),
            },
            line: vec!["2".to_owned()],
            given_away: 0,
        };
        noted.view.chances[..2].copy_from_slice(&[chance, 1.0 - chance]);
        review.note(wanted, noted);
    }
    review
}

#[test]
fn the_key_moments_are_the_three_that_lost_most_in_the_order_of_play() {
    // The first seat loses 12, 20, 16, 30 and 11 points; the second gives all of it back.
    let losses = [0.12, 0.20, 0.16, 0.30, 0.11];
    let chances: Vec<f32> = losses.iter().flat_map(|loss| [0.6, 0.6 - loss]).collect();
    let review = expected(&chances, |_| None);
    let moments = review.key_moments(Seat(0));
    let turns: Vec<usize> = moments.iter().map(|moment| moment.turn.index).collect();
    assert_eq!(turns, [2, 4, 6]);
    assert!(moments[0].kind == MomentKind::Judged(Judgement::Blunder));
    // Of equals the first ones.
    let equal = expected(&[0.6, 0.4, 0.6, 0.4, 0.6, 0.4, 0.6, 0.4], |_| None);
    let moments = equal.key_moments(Seat(0));
    let turns: Vec<usize> = moments.iter().map(|moment| moment.turn.index).collect();
    assert_eq!(turns, [0, 2, 4]);
}

#[test]
fn among_three_the_chances_vary_as_between_two() {
    let setup = "20 stones 3 seats".parse().unwrap();
    let game = Match::<Pile>::replay(setup, ["1"; 4]).unwrap();
    let mut review = Review::new(&game);
    while let Some(wanted) = review.wanted() {
        let own = if wanted.position == 4 { 300 } else { 400 };
        review.note(
            wanted,
            Noted {
                view: View::of_thousandths(&[own, 300, 700 - own], None),
                line: vec!["2".to_owned()],
                given_away: 0,
            },
        );
    }
    // The first turn loses nothing and weighs 0.5; the fourth loses 15 points, is worth 51.52 and weighs 7.5.
    let weighted = (0.5 * 100.0 + 7.5 * 51.52) / 8.0;
    let harmonic = 2.0 / (1.0 / 100.0 + 1.0 / 51.52);
    let accuracy = review.accuracy(Seat(0)).unwrap();
    assert!(
        (accuracy - (weighted + harmonic) / 2.0).abs() < 0.01,
        "{accuracy}"
    );
}

#[test]
fn lessons_are_swings_over_ten_points_and_short_wins_let_go() {
    let lessons = |review: &Review| {
        review
            .lessons(Seat(0))
            .map(|turn| turn.index)
            .collect::<Vec<_>>()
    };
    let swings = expected(&[0.6, 0.505, 0.6, 0.495], |_| None);
    assert_eq!(lessons(&swings), [2]);
    // Still winning, so that little was lost.
    let won = |turns| move |position: usize| (position == 0).then_some((Seat(0), turns));
    assert_eq!(lessons(&expected(&[1.0, 0.94], won(3))), [0]);
    assert_eq!(lessons(&expected(&[1.0, 0.94], won(4))), []);
    // Nothing is wrong with a turn after which one wins as surely.
    assert_eq!(lessons(&expected(&[1.0, 0.97], won(3))), []);
}

#[test]
fn the_turn_that_the_engine_would_play_loses_nothing_whatever_comes_of_it() {
    let game = game(60, &["1", "1"]);
    let mut review = Review::new(&game);
    while let Some(wanted) = review.wanted() {
        let chance = [0.9, 0.5, 0.5][wanted.position];
        let mut chances = [0.0; MAX_SEATS];
        chances[..2].copy_from_slice(&[chance, 1.0 - chance]);
        let noted = Noted {
            view: View {
                chances,
                forced: None,
            },
            line: vec!["1".to_owned()],
            given_away: 0,
        };
        review.note(wanted, noted);
    }
    let turn = review.turn(0).unwrap();
    assert_eq!((turn.loss, turn.judgement), (0.0, None));
}

#[test]
fn positions_are_looked_at_in_the_order_of_play_and_closer_beside_a_doubtful_turn() {
    let game = game(7, &["2", "1", "1", "1", "2"]);
    let mut review = Review::new(&game);
    let mut asked = Vec::new();
    while let Some(wanted) = review.wanted() {
        asked.push((wanted.position, wanted.effort));
        // All is even, but that the third turn gives something away and the fourth gives it back; what the first two
        // do is not worth another look.
        let chance = match wanted.position {
            1 => 0.52,
            3 => 0.53,
            _ => 0.5,
        };
        let mut line = solve(wanted.position_in(&game));
        line.chances = [1.0 - chance, chance, 0.0, 0.0, 0.0, 0.0];
        line.forced = None;
        line.turns = vec![vec![wanted.position_in(&game).legal_steps()[1]]];
        review.note(wanted, Noted::of::<Pile>(&line));
    }
    let first = (0..5).map(|position| (position, Effort::First));
    let closer = (2..5).map(|position| (position, Effort::Closer));
    assert_eq!(asked, first.chain(closer).collect::<Vec<_>>());
    assert_eq!(review.wanted(), None);
}

#[test]
fn the_turn_that_somebody_looks_at_comes_before_the_rest() {
    let game = game(9, &["1", "1", "1", "1", "1"]);
    let mut review = Review::new(&game);
    let positions = |review: &Review, turn| {
        let wanted = review.wanted_beside(turn);
        wanted.map(|wanted| wanted.map(|wanted| wanted.position))
    };
    assert_eq!(positions(&review, None), [Some(0), None]);
    assert_eq!(positions(&review, Some(0)), [Some(0), None], "it is next");
    for position in [3, 4] {
        assert_eq!(positions(&review, Some(3)), [Some(0), Some(position)]);
        let wanted = review.wanted_beside(Some(3))[1].unwrap();
        assert_eq!(wanted.effort, Effort::First);
        let line = solve(wanted.position_in(&game));
        review.note(wanted, Noted::of::<Pile>(&line));
    }
    assert!(review.turn(3).is_some());
    assert_eq!(positions(&review, Some(3)), [Some(0), None], "it is known");
    assert_eq!(positions(&review, Some(9)), [Some(0), None], "no such turn");
}

#[test]
fn a_turn_that_was_only_begun_is_left_out() {
    let mut begun = game(9, &["1"]);
    let three = begun.position().legal_steps()[2];
    assert_eq!(begun.play(three), Ok(Turn::Open));
    let review = reviewed(&begun);
    assert_eq!((review.len(), review.turns().count()), (1, 1));
}

#[test]
fn a_colour_is_shut_in_by_the_turn_after_which_it_can_lay_nothing() {
    for seed in 0..4 {
        let mut rng = Rng::new(seed);
        let mut game = Match::<gemblo::Position>::new(gemblo::Setup::FOUR);
        while game.position().to_act().is_some() {
            let legal = game.position().legal();
            game.play(legal.nth(rng.below(legal.len())).unwrap())
                .unwrap();
        }
        let found = shut_in(&game);
        assert_eq!(found.len(), 4, "random players finish nothing");
        for shut in found {
            let at = |turn| game.before_turn(turn).unwrap_or(game.position());
            assert!(at(shut.turn).has_legal(shut.colour));
            assert!(!at(shut.turn + 1).has_legal(shut.colour));
            assert_eq!(shut.cells, game.position().left(shut.colour).cells());
        }
        assert_eq!(game.before_turn(0).unwrap().phase(), Phase::Opening);
        assert_eq!(game.position().phase(), Phase::End);
    }
}

#[test]
fn yinsh_is_placed_then_moved_and_ends_one_row_from_a_win() {
    let phase = |text: &str| study::Phased::phase(&text.parse::<yinsh::Position>().unwrap());
    assert_eq!(
        phase("4/7/8/9/10/9/10/9/8/7/4 w 0-0 standard place"),
        Phase::Opening
    );
    let rest = "7/2W5/9/3wb1B3/4W4/2b1B5/9/2W5/1B5/2B1";
    let with =
        |corner: &str, score: &str| phase(&format!("{corner}/{rest} w {score} standard move"));
    assert_eq!(with("W2B", "1-0"), Phase::Middle);
    assert_eq!(with("3B", "2-0"), Phase::End);
    let blitz = format!("WW1B/{rest} w 0-0 blitz move");
    assert_eq!(phase(&blitz), Phase::Middle, "everybody needs one row");
}

#[test]
fn the_opening_of_gemblo_is_the_first_five_pieces_of_whoever_moves() {
    let mut position = gemblo::Position::new(&gemblo::Setup::FOUR);
    let mut rng = Rng::new(3);
    for turn in 0..24 {
        let expected = if turn < 20 {
            Phase::Opening
        } else {
            Phase::Middle
        };
        assert_eq!(position.phase(), expected, "{turn}");
        let legal = position.legal();
        position.make(legal.nth(rng.below(legal.len())).unwrap());
    }
}

#[test]
fn a_turn_belongs_to_the_phase_in_which_it_was_played() {
    let mut game = Match::<yinsh::Position>::new(yinsh::Setup::STANDARD);
    let mut rng = Rng::new(2);
    while game.turn_count() < 12 || !game.at_turn_start() {
        let legal = game.position().legal();
        let step = legal.nth(rng.below(legal.len())).unwrap();
        game.play(step).unwrap();
    }
    let mut review = Review::new(&game);
    while let Some(wanted) = review.wanted() {
        review.note(
            wanted,
            Noted {
                view: View::of_thousandths(&[500, 500], None),
                line: vec!["f6".to_owned()],
                given_away: 0,
            },
        );
    }
    let phases: Vec<Phase> = review.turns().map(|turn| turn.phase).collect();
    assert_eq!(phases[..10], [Phase::Opening; 10]);
    assert_eq!(phases[10..], [Phase::Middle; 2]);
    assert_eq!(review.accuracy_in(Seat(0), Phase::End), None);
}

/// Turns of a game for three, each looked at by somebody who always expects the same.
fn lines() -> (Match<Pile>, Review) {
    let setup = "12 stones 3 seats".parse().unwrap();
    let game = Match::<Pile>::replay(setup, ["2", "1", "2", "1", "2"]).unwrap();
    let mut review = Review::new(&game);
    while let Some(wanted) = review.wanted() {
        review.note(
            wanted,
            Noted {
                view: View::of_thousandths(&[250, 500, 250], Some((Seat(1), 3))),
                line: vec!["1".to_owned(), "2".to_owned()],
                given_away: wanted.position as u8,
            },
        );
    }
    (game, review)
}

#[test]
fn a_review_is_kept_as_one_line_and_read_again() {
    let (game, review) = lines();
    let text = review.to_text();
    assert!(text.starts_with("1 250,500,250 2:3 0 1 2|1 "), "{text}");
    let mut again = Review::new(&game);
    assert_eq!(again.take(&text), Ok(()));
    assert_eq!(again.to_text(), text);
    assert_eq!(again.wanted(), None);
    assert!(again.turns().eq(review.turns()));
    assert_eq!(again.turn(3).map(|turn| turn.given_away), Some(3));
}

#[test]
fn the_end_of_a_game_is_known_without_the_text() {
    let game = game(2, &["1", "1"]);
    let review = reviewed(&game);
    let mut again = Review::new(&game);
    assert_eq!(again.take(&review.to_text()), Ok(()));
    assert!(again.turns().eq(review.turns()));
    assert_eq!(again.wanted(), None);
}

#[test]
fn chances_are_kept_to_the_nearest_thousandth() {
    let review = expected(&[0.3336, 0.3334], |_| None);
    let text = review.to_text();
    assert!(text.starts_with("1 334,666 - 0 2|1 333,667 "), "{text}");
}

#[test]
fn a_text_that_is_no_review_of_the_game_changes_nothing() {
    let (game, review) = lines();
    let text = review.to_text();
    for strange in [
        "",
        "||",
        &text.replace("250,500,250", "500,500"),
        &text.replace("1 2|", "|"),
        &text.replace("2:3", "0:3"),
        &text.replacen('1', "3", 1),
    ] {
        let mut again = Review::new(&game);
        assert_eq!(again.take(strange), Err(NotAReview), "{strange}");
        assert_eq!(again.done(), 0.0);
    }
}

#[test]
fn a_review_takes_less_than_twenty_seconds_however_much_is_in_doubt() {
    for turns in [3, 40, 60, 100, 400] {
        let setup = format!("{} stones 2 seats", turns + 2).parse().unwrap();
        let game = Match::<Pile>::replay(setup, vec!["1"; turns]).unwrap();
        let mut review = Review::new(&game);
        let mut time = 0;
        while let Some(wanted) = review.wanted() {
            let look = review.time(wanted);
            let most = 200 * wanted.effort.factor();
            assert!((25..=most).contains(&look), "{look} for {wanted:?}");
            time += look;
            // Whoever moves has lost something with every turn.
            let mover = wanted.position_in(&game).to_move().unwrap();
            let chance = if mover == Seat(0) { 560 } else { 440 };
            review.note(
                wanted,
                Noted {
                    view: View::of_thousandths(&[chance, 1_000 - chance], None),
                    line: vec!["2".to_owned()],
                    given_away: 0,
                },
            );
        }
        // Nobody finishes a game of 400 turns.
        let most = if turns == 400 { 40_000 } else { 20_000 };
        assert!((800..most).contains(&time), "{time} for {turns}");
    }
}
