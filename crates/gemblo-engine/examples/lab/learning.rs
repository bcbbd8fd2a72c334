//! Learning the outlook, and how close priors are to what searches have visited.

use gemblo::Position;
use gemblo_engine::Weights;
use gemblo_engine::learn::{Closeness, Regression};

use crate::options::{Failure, Options};
use crate::player::Kind;
use crate::record::Record;

/// Writes weights with the outlook learned from all games.
pub fn learn(out: &str, files: &[&str], options: &Options) -> Result<(), Failure> {
    let mut weights = match options.find::<String>("from")? {
        Some(file) => Weights::read(&std::fs::read_to_string(file)?).ok_or("no weights")?,
        None => Weights::learned().clone(),
    };
    let mut games = Vec::new();
    for file in files {
        games.extend(Record::read_all(&std::fs::read_to_string(file)?)?);
    }
    for players in 2..=6 {
        let of_these = |game: &&Record| game.setup.players() == players;
        let own: Vec<&Record> = games.iter().filter(of_these).collect();
        if !own.is_empty() {
            let spreads = regression(players, &own).finish(&mut weights);
            println!(
                "gemblo{players} outlook: spreads {spreads:.1?} of {} games",
                own.len()
            );
        }
    }
    let origin = std::env::args().skip(1).collect::<Vec<_>>().join(" ");
    std::fs::write(out, format!("# lab {origin}\n{weights}"))?;
    Ok(())
}

/// How colours stood, and what they had left in the end.
fn regression(players: u8, games: &[&Record]) -> Regression {
    let mut regression = Regression::new(players);
    for game in games {
        let last = game.last();
        let mut position = Position::new(&game.setup);
        for turn in &game.turns {
            regression.add(&position, &last);
            position.make(turn.played);
        }
    }
    regression
}

/// Prints how close the priors of a player are to the visits in the games of each file.
pub fn judge(player: &str, files: &[&str]) -> Result<(), Failure> {
    let kind = Kind::read(player)?;
    for file in files {
        let mut closeness = Closeness::default();
        for game in Record::read_all(&std::fs::read_to_string(file)?)? {
            let mut position = Position::new(&game.setup);
            for turn in &game.turns {
                if !turn.visits.is_empty() {
                    closeness.add(&position, &turn.visits, kind.settings());
                }
                position.make(turn.played);
            }
        }
        let (loss, hits) = closeness.quality();
        println!("{file}: loss {loss:.4}, best prior {hits:.3}");
    }
    Ok(())
}
