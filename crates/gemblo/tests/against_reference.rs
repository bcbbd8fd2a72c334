//! The rules of the crate against the slow reference, at every step of a thousand games.

mod reference;

use std::collections::{BTreeSet, HashMap};

use game::{Game, Rng, Turn};
use gemblo::Position;
use reference::Reference;
use reference::result::{Decided, decided};

type Step = <Position as Game>::Step;

/// How all players of a game choose among some legal steps drawn at random.
#[derive(Clone, Copy, Debug)]
enum Style {
    /// The first one drawn.
    Any,
    /// The piece with the highest number: large pieces go first, as people play.
    LargeFirst,
    /// The piece with the lowest number, which leaves long lists and many ties.
    SmallFirst,
}

const STYLES: [Style; 4] = [Style::Any, Style::LargeFirst, Style::Any, Style::SmallFirst];

impl Style {
    fn choose(self, game: &Reference, legal: &[&str], rng: &mut Rng) -> String {
        let drawn: Vec<&str> = (0..6).map(|_| legal[rng.below(legal.len())]).collect();
        let piece = |step: &&&str| game.piece_laid_by(step);
        let chosen = match self {
            Style::Any => drawn.first(),
            Style::LargeFirst => drawn.iter().max_by_key(piece),
            Style::SmallFirst => drawn.iter().min_by_key(piece),
        };
        chosen.unwrap().to_string()
    }
}

/// How often the rare things of the rules happened.
#[derive(Default, Debug)]
struct Tally {
    /// Steps before which a placement failed only because its connections were covered (A).
    covered: usize,
    /// Steps after which a colour was passed over and the game went on (D4).
    passed_over: usize,
    /// Pairs of players that only the sizes of their pieces, or only the values, told apart (E).
    by_sizes: usize,
    by_values: usize,
    shared_places: usize,
}

impl Tally {
    fn note_step(&mut self, game: &Reference) {
        self.covered += usize::from(game.refused_as_covered() > 0);
        let goes_on = game.to_move().is_some();
        self.passed_over += usize::from(goes_on && !game.passed_over().is_empty());
    }

    fn note_result(&mut self, left: &[Vec<usize>]) {
        for (index, one) in left.iter().enumerate() {
            for other in &left[..index] {
                match decided(one, other) {
                    Decided::ByPenalty => {}
                    Decided::BySizes => self.by_sizes += 1,
                    Decided::ByValues => self.by_values += 1,
                    Decided::Not => self.shared_places += 1,
                }
            }
        }
    }
}

fn games(in_ci: u64) -> u64 {
    match std::env::var_os("SIXFOLD_SLOW_TESTS") {
        Some(_) => 10 * in_ci,
        None => in_ci,
    }
}

/// Checks everything that both know about where they stand.
///
/// Texts are kept between calls: writing them is most of the work.
fn agree(fast: &Position, slow: &Reference, texts: &mut HashMap<Step, String>) {
    let steps = Game::legal_steps(fast);
    for step in &steps {
        texts.entry(*step).or_insert_with(|| step.to_string());
    }
    let listed: BTreeSet<&str> = steps.iter().map(|step| texts[step].as_str()).collect();
    assert_eq!(listed.len(), steps.len(), "a text twice in {fast:?}");
    assert_eq!(listed, slow.legal_steps(), "legal steps of {fast:?}");
    let acts = Game::to_move(fast).map(|seat| seat.index());
    assert_eq!(acts, slow.to_move(), "who acts in {fast:?}");
    let ranked = |place: &u8| usize::from(*place);
    let places = Game::outcome(fast).map(|outcome| outcome.places().iter().map(ranked).collect());
    assert_eq!(places, slow.places(), "places in {fast:?}");
}

/// Plays games of so many players on both and compares them at every step.
fn compare(players: usize) -> Tally {
    let setup = format!("gemblo{players}").parse().unwrap();
    let start = Reference::new(players);
    let mut texts = HashMap::new();
    let mut tally = Tally::default();
    for (game, style) in (0..games(200)).zip(STYLES.iter().cycle()) {
        let mut rng = Rng::new(1_000_000 * players as u64 + game);
        let (mut fast, mut slow) = (<Position as Game>::start(&setup), start.clone());
        agree(&fast, &slow, &mut texts);
        while slow.to_move().is_some() {
            let legal: Vec<&str> = slow.legal_steps().into_iter().collect();
            let text = style.choose(&slow, &legal, &mut rng);
            let step = Game::legal_steps(&fast)
                .into_iter()
                .find(|step| texts[step] == text)
                .unwrap();
            assert_eq!(Game::play(&mut fast, step), Ok(Turn::Done));
            slow.apply(&text);
            tally.note_step(&slow);
            agree(&fast, &slow, &mut texts);
        }
        tally.note_result(&slow.pieces_left());
    }
    println!("{players} players: {tally:?}");
    assert!(tally.covered > 0, "no connection was covered");
    assert!(tally.passed_over > 0, "nobody was passed over");
    tally
}

#[test]
fn games_of_two_agree_at_every_step() {
    assert!(compare(2).by_values > 0);
}

#[test]
fn games_of_three_agree_at_every_step() {
    let tally = compare(3);
    assert!(tally.by_sizes > 0 && tally.by_values > 0 && tally.shared_places > 0);
}

#[test]
fn games_of_four_agree_at_every_step() {
    let tally = compare(4);
    assert!(tally.by_sizes > 0 && tally.by_values > 0 && tally.shared_places > 0);
}

#[test]
fn games_of_five_agree_at_every_step() {
    let tally = compare(5);
    assert!(tally.by_sizes > 0 && tally.by_values > 0 && tally.shared_places > 0);
}

#[test]
fn games_of_six_agree_at_every_step() {
    let tally = compare(6);
    assert!(tally.by_sizes > 0 && tally.by_values > 0 && tally.shared_places > 0);
}
