//! The laboratory of the YINSH engine: training games, training rows, matches, tactics, the bench.

mod answer;
mod arguments;
mod book;
mod calibrate;
mod child;
mod convert;
mod elo;
mod explorer;
mod games;
mod hard;
mod matches;
mod opening;
mod perturb;
mod placements;
mod player;
mod program;
mod prove;
mod selfplay;
mod spsa;
mod tactics;
mod uct;

use std::process::ExitCode;
use std::time::Instant;

use arguments::Arguments;
use yinsh_engine::Options;

const USAGE: &str = "\
usage: yinsh-lab selfplay --out FILE [--net FILE|hand] [--nodes N] [--seconds S] [--games N] [--threads N] [--seed N]
                 [--random N] [--blitz PERCENT] [--rings N]
       yinsh-lab explorer --in FILE --out FILE [--least GAMES] [--nodes N] [--threads N]
       yinsh-lab calibrate --in FILE
       yinsh-lab rows --in FILE[,FILE...] --out FILE
       yinsh-lab perturb --in FILE[,FILE...] --out FILE [--each N] [--net FILE|hand|own] [--seed N]
       yinsh-lab scores --in FILE --net FILE|hand [--count N]
       yinsh-lab match --a PLAYER --b PLAYER [--games N] [--threads N] [--seed N] [--random-steps N|--book FILE]
                 [--variant standard|blitz] [--sprt LOWER,HIGHER] [--seconds S] [--label WORD]
       yinsh-lab player --as PLAYER
       yinsh-lab book --out FILE [--net FILE|own] [--count N] [--nodes N] [--threads N] [--seed N] [--seconds S]
       yinsh-lab placements --out FILE [--net FILE|own] [--count N] [--nodes N] [--threads N] [--seconds S]
       yinsh-lab spsa --player PLAYER --names CONSTANT[,CONSTANT...] [--pairs N] [--threads N] [--seed N] [--seconds S] [--book FILE]
       yinsh-lab bench [--net FILE|hand|own|plain] [--as PLAYER]
       yinsh-lab tactics --out FILE [--each N] [--seed N]
       yinsh-lab solve --in FILE [--ms N]
       yinsh-lab mine --out FILE [--kind wins|only|both] [--count N] [--threads N] [--seed N] [--seconds S]
       yinsh-lab hard --in FILE [--nodes N] [--threads N] [--as PLAYER]
       yinsh-lab playouts [--seconds S]

A PLAYER is a list of words: hand, own (the default) or net=FILE, then nodes=N, ms=N, clock=MS (for the whole game),
depth=N, level=N, hash=MB, threads=N, scatter=3-4 (rings placed at random, so far from the centre) and any constant of the search (tune.rs),
such as lmr_unit=40; or uct, then playouts=N or ms=N; or child, which makes rows, breaks rows and else does anything;
or program=PATH, another yinsh-lab, and what it is to play as. For example net=gen2.net,ms=100";

fn main() -> ExitCode {
    match run(Arguments::from_command_line()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("{trouble}");
            ExitCode::FAILURE
        }
    }
}

fn run(mut arguments: Arguments) -> Result<(), String> {
    match arguments.command().as_deref() {
        Some("selfplay") => selfplay::run(&mut arguments),
        Some("calibrate") => calibrate::run(&mut arguments),
        Some("rows") => convert::run(&mut arguments),
        Some("perturb") => perturb::run(&mut arguments),
        Some("scores") => convert::scores(&mut arguments),
        Some("match") => matches::run(&mut arguments),
        Some("player") => answer::run(&mut arguments),
        Some("book") => book::run(&mut arguments),
        Some("placements") => placements::run(&mut arguments),
        Some("explorer") => explorer::run(&mut arguments),
        Some("spsa") => spsa::run(&mut arguments),
        Some("bench") => bench(&mut arguments),
        Some("tactics") => tactics::generate(&mut arguments),
        Some("solve") => tactics::solve(&mut arguments),
        Some("mine") => hard::mine(&mut arguments),
        Some("hard") => hard::measure(&mut arguments),
        Some("playouts") => uct::measure(arguments.number("seconds", 2)?),
        _ => Err(USAGE.to_owned()),
    }
}

fn bench(arguments: &mut Arguments) -> Result<(), String> {
    let mut options = match arguments.needed("as") {
        Ok(text) => player::options(&text)?,
        Err(_) => Options::default(),
    };
    if let Ok(net) = arguments.needed("net") {
        options.evaluation = player::evaluation(&net)?;
    }
    let start = Instant::now();
    let nodes = yinsh_engine::bench_with(options);
    let seconds = start.elapsed().as_secs_f64();
    println!("Bench: {nodes}");
    println!("{:.0} nodes a second", nodes as f64 / seconds);
    Ok(())
}
