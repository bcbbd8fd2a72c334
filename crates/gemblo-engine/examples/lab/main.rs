//! The laboratory of the Gemblo engine: speed, matches, self-play and learning.
//!
//! ```text
//! lab bench [PLAYER]
//! lab threads [threads=2] [clock=1000]
//! lab match PLAYERS A B [games=60] [seconds=S] [nodes=N | cpu=MS | clock=MS] [openings=FILE | opening=2] [jobs=2] [seed=1]
//! lab trial PLAYERS NAME:VALUE,VALUE… [against=PLAYER] [games=60] [seconds=S] [nodes=N | cpu=MS] [openings=FILE] [jobs=2] [seed=1]
//! lab openings PLAYERS COUNT FILE [nodes=1000] [within=0.05] [seconds=S] [opening=2] [jobs=2] [seed=1]
//! lab balance PLAYERS FILE [nodes=16000] [jobs=2]
//! lab answer PLAYER
//! lab selfplay PLAYERS GAMES FILE [seconds=S] [nodes=400] [deep=N] [visits=yes] [jobs=2] [seed=1] [by=engine]
//! lab calibrate FILE… [nodes=400] [each=6] [games=N] [seconds=S] [jobs=2] [samples=FILE]
//! lab gaps FILE… [jobs=2]
//! lab judge PLAYER FILE…
//! lab endings FILE PLAYER [nodes=800 | cpu=MS] [exact=200000] [positions=400] [seconds=S] [jobs=2] [seed=1]
//! lab regret FILE PLAYER… [nodes=800 | cpu=MS] [judge=10000] [positions=200] [seconds=S] [jobs=2] [seed=1]
//! lab families OUT FILE [nodes=400] [games=24] [each=5] [from=2] [to=8] [positions=100] [seconds=S] [jobs=2] [seed=1]
//! lab siblings FILE PLAYER… [nodes=400 | cpu=MS] [jobs=2]
//! lab shapes
//! lab sights OUT FILE… [jobs=2]
//! lab learn OUT FILE… [from=WEIGHTS]
//! ```
//!
//! A player is `engine`, `plain` (UCT with uniform playouts), `greedy` or `random`, with changes
//! after colons: `engine:level=3`, `engine:explore=0.5:policy=FILE`, `engine:priors=no`, `engine:times=8:from=2:to=5` (eight
//! times the budget while its colour has laid two to four pieces). Or it is
//! `program:PATH:PLAYER`: another laboratory, as a rule of an older commit, that is asked with `lab answer`.

mod answer;
mod arena;
mod calibrate;
mod cpu;
mod endings;
mod gaps;
mod jobs;
mod learning;
mod openings;
mod options;
mod player;
mod program;
mod record;
mod regret;
mod selfplay;
mod siblings;
mod sights;
mod speed;
mod trial;

use options::{Failure, Options};

fn main() {
    if let Err(error) = run() {
        eprintln!("{error}");
        std::process::exit(2);
    }
}

fn run() -> Result<(), Failure> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (options, words) = Options::split(words);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["bench"] => speed::report(&player::Kind::read("engine")?),
        ["bench", kind] => speed::report(&player::Kind::read(kind)?),
        ["threads"] => speed::report_threads(&options),
        ["answer", kind] => answer::run(&player::Kind::read(kind)?),
        ["match", players, a, b] => arena::report(players, a, b, &options),
        ["trial", players, factors @ ..] if !factors.is_empty() => {
            trial::report(players, factors, &options)
        }
        ["openings", players, count, file] => openings::make(players, count, file, &options),
        ["balance", players, file] => openings::balance(players, file, &options),
        ["selfplay", players, games, file] => selfplay::write(players, games, file, &options),
        ["calibrate", files @ ..] if !files.is_empty() => calibrate::report(files, &options),
        ["gaps", files @ ..] if !files.is_empty() => gaps::report(files, &options),
        ["judge", kind, files @ ..] if !files.is_empty() => learning::judge(kind, files),
        ["endings", file, player] => endings::report(file, player, &options),
        ["regret", file, players @ ..] => regret::report(file, players, &options),
        ["families", out, file] => siblings::write(out, file, &options),
        ["siblings", file, players @ ..] => siblings::report(file, players, &options),
        ["shapes"] => {
            sights::print_shapes();
            Ok(())
        }
        ["sights", out, files @ ..] if !files.is_empty() => sights::write(out, files, &options),
        ["learn", out, files @ ..] if !files.is_empty() => learning::learn(out, files, &options),
        _ => Err("see the first lines of examples/lab/main.rs for what can be asked".into()),
    }
}
