//! One test kit for every game: plays at random and checks, at every step, what the contract says.
//!
//! It panics on the first breach, so it is called from tests.

use alloc::collections::BTreeSet;
use alloc::string::ToString;
use alloc::vec::Vec;

use crate::{Game, Match, Rng, Turn};

/// Plays one random game to its end and checks the contract at every step.
///
/// `candidates` lists steps that may or may not be legal in a position; those that are not listed
/// by the game must be refused and change nothing.
pub fn check_random_game<G: Game>(
    setup: &G::Setup,
    seed: u64,
    candidates: impl Fn(&G) -> Vec<G::Step>,
) -> Match<G> {
    let mut rng = Rng::new(seed);
    let mut game = Match::<G>::new(setup.clone());
    loop {
        let position = game.position();
        let legal = position.legal_steps();
        check_listed(position, &legal);
        check_unlisted(position, &legal, candidates(position));
        check_ending(position, &legal);
        if legal.is_empty() {
            break;
        }
        let step = legal[rng.below(legal.len())];
        game.play(step).expect("a listed step is legal");
    }
    check_turns(&game);
    check_undo(&game);
    check_texts(&game);
    game
}

fn check_listed<G: Game>(position: &G, legal: &[G::Step]) {
    let different: BTreeSet<_> = legal.iter().collect();
    assert_eq!(
        different.len(),
        legal.len(),
        "a step is listed twice: {position:?}"
    );
    for step in legal {
        let mut next = position.clone();
        assert!(
            next.play(*step).is_ok(),
            "{step} is listed but refused: {position:?}"
        );
        assert_ne!(next, *position, "{step} changes nothing: {position:?}");
    }
}

fn check_unlisted<G: Game>(position: &G, legal: &[G::Step], candidates: Vec<G::Step>) {
    let legal: BTreeSet<_> = legal.iter().collect();
    for step in candidates.iter().filter(|step| !legal.contains(step)) {
        let mut next = position.clone();
        assert!(
            next.play(*step).is_err(),
            "{step} is legal but not listed: {position:?}"
        );
        assert_eq!(next, *position, "the refused {step} changed the position");
    }
}

fn check_ending<G: Game>(position: &G, legal: &[G::Step]) {
    let over = position.outcome().is_some();
    assert_eq!(
        over,
        legal.is_empty(),
        "over means no legal step: {position:?}"
    );
    assert_eq!(
        over,
        position.to_move().is_none(),
        "over means nobody acts: {position:?}"
    );
    if let Some(seat) = position.to_move() {
        assert!(seat.0 < position.seats(), "seat {seat} does not exist");
    }
    if let Some(outcome) = position.outcome() {
        assert_eq!(outcome.places().len(), usize::from(position.seats()));
        assert!(
            outcome.places().contains(&1),
            "somebody is first: {outcome:?}"
        );
    }
}

/// Where the turns begin is kept; playing every step again finds the same.
fn check_turns<G: Game>(game: &Match<G>) {
    let mut position = G::start(game.setup());
    let mut turns: Vec<(G, Vec<G::Step>)> = Vec::new();
    let mut last = Turn::Done;
    for step in game.steps() {
        if last == Turn::Done {
            turns.push((position.clone(), Vec::new()));
        }
        let (_, steps) = turns.last_mut().expect("the first step begins a turn");
        steps.push(step);
        last = position.play(step).expect("the step was played before");
    }
    assert_eq!(turns.len(), game.turn_count(), "every turn has a start");
    for (index, (before, steps)) in turns.into_iter().enumerate() {
        assert_eq!(game.before_turn(index), Some(&before));
        let seat = before.to_move().expect("somebody began the turn");
        assert_eq!(game.turn(index), Some((seat, steps)));
    }
}

fn check_undo<G: Game>(game: &Match<G>) {
    let mut undone = game.clone();
    let mut by_step = game.clone();
    while !undone.undo_turn().is_empty() {
        assert!(undone.at_turn_start(), "undo stops between turns");
        while by_step.turn_count() > undone.turn_count() {
            assert!(by_step.undo_step().is_some(), "a turn has its steps");
        }
        assert_eq!(undone.position(), by_step.position(), "a turn is its steps");
    }
    assert_eq!(*undone.position(), G::start(game.setup()));
    assert_eq!(undone.turn_count(), 0);
}

fn check_texts<G: Game>(game: &Match<G>) {
    let setup: G::Setup = match game.setup().to_string().parse() {
        Ok(setup) => setup,
        Err(error) => panic!(
            "the setup text {:?} is refused: {error}",
            game.setup().to_string()
        ),
    };
    assert_eq!(setup, *game.setup(), "the setup text restores the setup");
    let replayed = match Match::<G>::replay(setup, game.turn_texts()) {
        Ok(replayed) => replayed,
        Err(error) => panic!("a written turn is refused: {error}"),
    };
    assert_eq!(
        replayed.position(),
        game.position(),
        "the texts replay the game"
    );
    assert!(
        replayed.steps().eq(game.steps()),
        "the texts give the same steps"
    );
}
