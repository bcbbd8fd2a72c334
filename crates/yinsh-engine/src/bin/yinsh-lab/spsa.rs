//! Simultaneous perturbation (Spall 1992): the constants of the search move, pair of games by pair
//! of games, towards what wins, with the gains that engine testers use.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use game::Rng;
use yinsh::Colour;
use yinsh_engine::Tuning;

use crate::arguments::Arguments;
use crate::matches::game;
use crate::opening::Beginnings;
use crate::player::{Description, describe};

/// How fast perturbations and steps shrink.
const GAMMA: f64 = 0.101;
const ALPHA: f64 = 0.602;
/// The share of the pairs before which steps hardly shrink.
const STABILITY: f64 = 0.1;
/// The last step of a pair won twice, in perturbations.
const LAST_STEP: f64 = 0.003;
/// The last perturbation, as a share of the range.
const LAST_PERTURBATION: f64 = 0.06;
/// Pairs between two reports.
const REPORT: u64 = 500;

struct Constant {
    name: String,
    value: f64,
    range: [i32; 2],
}

struct State {
    constants: Vec<Constant>,
    pairs: u64,
}

/// Tunes the constants named until the pairs or the time are spent, and prints them regularly.
pub fn run(arguments: &mut Arguments) -> Result<(), String> {
    let description = describe(&arguments.needed("player")?)?;
    let constants = named(&arguments.needed("names")?, &description)?;
    let pairs: u64 = arguments.number("pairs", 10_000)?;
    let threads: usize = arguments.number("threads", 1)?;
    let seed: u64 = arguments.number("seed", 1)?;
    let time = Duration::from_secs(arguments.number("seconds", 1_000_000)?);
    let beginnings = Beginnings::read(arguments)?;
    let start = Instant::now();
    let state = Mutex::new(State {
        constants,
        pairs: 0,
    });
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while start.elapsed() < time
                    && round(&state, &description, &beginnings, seed, pairs)
                {}
            });
        }
    });
    report(&state.into_inner().expect("no thread panics"));
    Ok(())
}

/// The constants with these names, as the player has them.
fn named(names: &str, description: &Description) -> Result<Vec<Constant>, String> {
    let Description::Engine { options, .. } = description else {
        return Err("only the engine has constants".to_owned());
    };
    let mut tuning = options.tuning;
    let mut find = |name: &str| {
        let found = Tuning::ALL.iter().find(|(known, ..)| *known == name);
        let value = tuning.by_name(name).map(|value| f64::from(*value));
        let both = found
            .zip(value)
            .ok_or_else(|| format!("no constant {name:?}"));
        both.map(|((name, _, range), value)| Constant {
            name: (*name).to_owned(),
            value,
            range: *range,
        })
    };
    names.split(',').map(&mut find).collect()
}

/// Plays one pair and moves the constants; says whether there are more pairs to play.
fn round(
    state: &Mutex<State>,
    description: &Description,
    beginnings: &Beginnings,
    seed: u64,
    pairs: u64,
) -> bool {
    let mut drawn = {
        let mut state = state.lock().expect("no thread panics");
        if state.pairs >= pairs {
            return false;
        }
        state.pairs += 1;
        if state.pairs.is_multiple_of(REPORT) {
            report(&state);
        }
        Drawn::new(&state, seed, pairs)
    };
    let (start, _) = beginnings.of_pair(seed, drawn.number);
    let sides = [1.0, -1.0].map(|sign| drawn.tuned(description, sign));
    let seed = drawn.rng.next();
    let points = Colour::ALL.map(|colour| game(&sides, colour, &start, seed));
    let result = points.iter().sum::<usize>() as f64 - 2.0;
    let mut state = state.lock().expect("no thread panics");
    for (constant, perturbation) in state.constants.iter_mut().zip(&drawn.perturbations) {
        let [least, most] = constant.range.map(f64::from);
        let moved = constant.value + drawn.gain * result * perturbation;
        constant.value = moved.clamp(least, most);
    }
    true
}

/// One perturbation of all constants.
struct Drawn {
    number: u64,
    rng: Rng,
    /// The step of a pair won twice, in perturbations.
    gain: f64,
    values: Vec<(String, f64)>,
    perturbations: Vec<f64>,
}

impl Drawn {
    fn new(state: &State, seed: u64, pairs: u64) -> Drawn {
        let mut rng = Rng::new(seed << 32 ^ state.pairs);
        let (now, end) = (state.pairs as f64, pairs as f64);
        let stability = STABILITY * end;
        let widening = (end / now).powf(GAMMA);
        let quickening = ((stability + end) / (stability + now)).powf(ALPHA);
        let perturbation = |constant: &Constant| {
            let [least, most] = constant.range.map(f64::from);
            let size = LAST_PERTURBATION * (most - least) * widening;
            if rng.below(2) == 0 { size } else { -size }
        };
        Drawn {
            number: state.pairs,
            perturbations: state.constants.iter().map(perturbation).collect(),
            gain: LAST_STEP * quickening / (widening * widening),
            values: state
                .constants
                .iter()
                .map(|constant| (constant.name.clone(), constant.value))
                .collect(),
            rng,
        }
    }

    /// The player with its constants moved one way; fractions are rounded at random.
    fn tuned(&mut self, description: &Description, sign: f64) -> Description {
        let mut description = description.clone();
        if let Description::Engine { options, .. } = &mut description {
            for ((name, value), perturbation) in self.values.iter().zip(&self.perturbations) {
                let fraction = self.rng.below(1_000) as f64 / 1e3;
                if let Some(constant) = options.tuning.by_name(name) {
                    *constant = (value + sign * perturbation + fraction).floor() as i32;
                }
            }
        }
        description
    }
}

fn report(state: &State) {
    let words: Vec<String> = state
        .constants
        .iter()
        .map(|constant| format!("{}={:.1}", constant.name, constant.value))
        .collect();
    println!("spsa {} pairs: {}", state.pairs, words.join(","));
}
