//! `sixfold bot`: any UGI engine as a player on a server.

mod client;
mod way;

use std::io::Write;
use std::thread;
use std::time::{Duration, Instant};

use game::Match;
use games::{Kind, Variant};
use serde_json::{Value, json};

use crate::budget::Budget;
use crate::cli::Bot;
use crate::duel::program::Program;
use crate::failure::Failure;
use crate::thinks::Thinks;
use client::{Client, Fault};

/// The first pause before a lost server is tried again; each is twice the one before.
const SHORTEST_PAUSE: Duration = Duration::from_millis(250);
/// The longest pause.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// Plays on a server until stopped, or until enough games are over.
pub fn run(wish: &Bot, out: &mut impl Write) -> Result<(), Failure> {
    let token = wish
        .token
        .clone()
        .or_else(|| std::env::var("SIXFOLD_TOKEN").ok());
    let token = token.ok_or_else(|| Failure::new("the bot needs its --token"))?;
    let client = Client::new(&wish.server, &token)?;
    let command: Vec<String> = wish.engine.split_whitespace().map(str::to_owned).collect();
    if command.is_empty() {
        return Err(Failure::new("the engine is a command"));
    }
    let mut player = Player {
        budget: Budget::millis(wish.movetime),
        left: wish.games,
        client,
        command,
    };
    let mut pause = SHORTEST_PAUSE;
    while player.left != Some(0) {
        let begun = Instant::now();
        match player.visit(&wish.server, out) {
            Ok(()) => {}
            Err(Fault::Output(error)) => return Err(error.into()),
            // It would be refused again.
            Err(fault @ (Fault::Refused(_) | Fault::Status(401 | 403))) => return Err(fault.into()),
            Err(reason) => eprintln!("sixfold: {reason}; trying again"),
        }
        if begun.elapsed() > LONGEST_PAUSE {
            pause = SHORTEST_PAUSE;
        }
        if player.left != Some(0) {
            thread::sleep(pause);
            pause = (2 * pause).min(LONGEST_PAUSE);
        }
    }
    Ok(())
}

struct Player {
    client: Client,
    command: Vec<String>,
    budget: Budget,
    /// How many games are still to be played.
    left: Option<u32>,
}

impl Player {
    /// Says who it is, then plays until the server is lost.
    fn visit(&mut self, server: &str, out: &mut impl Write) -> Result<(), Fault> {
        let account = self.client.get("/api/account")?;
        writeln!(out, "{} is at {server}", told(&account["username"]))?;
        out.flush()?;
        self.listen(out)
    }

    /// Takes what the server tells, until it ends.
    fn listen(&mut self, out: &mut impl Write) -> Result<(), Fault> {
        for event in self.client.stream("/api/stream/event")? {
            let event = event?;
            match event["type"].as_str() {
                Some("challenge") => {
                    let challenge = &event["challenge"];
                    if variant_of(&challenge["variant"]).is_some() {
                        let path = format!("/api/challenge/{}/accept", told(&challenge["id"]));
                        // Somebody may have been faster, or have called it off.
                        if let Err(reason) = self.client.post(&path, &json!({})) {
                            writeln!(out, "challenge lost: {reason}")?;
                        }
                    }
                }
                Some("gameStart") => {
                    let result = self.game(told(&event["game"]["id"]))?;
                    writeln!(out, "{result}")?;
                    out.flush()?;
                    self.left = self.left.map(|left| left - 1);
                    if self.left == Some(0) {
                        return Ok(());
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Plays a game to its end; says how it ended.
    fn game(&self, id: &str) -> Result<String, Fault> {
        let mut states = self.client.stream(&format!("/api/bot/game/stream/{id}"))?;
        let full = states.next().ok_or(Fault::EmptyStream)??;
        let variant = variant_of(&full["variant"]).ok_or(Fault::UnknownGame)?;
        let setup = told(&full["variant"]["setup"]);
        let seat = full["seat"].as_u64();
        let mut program = Program::start(&self.command, variant).map_err(Fault::Engine)?;
        let mut state = full["state"].clone();
        loop {
            if state["status"] != "started" && state["status"] != "created" {
                return Ok(format!("{id}: {}", told(&state["status"])));
            }
            if state["status"] == "started" && state["toMove"].as_u64() == seat {
                let turn = games::each!(variant.game, G => {
                    self.turn::<G>(&mut program, setup, &state)?
                });
                let path = format!("/api/bot/game/{id}/move/{}", client::encoded(&turn));
                // The game may have ended meanwhile; its stream says so.
                if let Err(reason) = self.client.post(&path, &json!({})) {
                    eprintln!("sixfold: {turn} was refused: {reason}");
                }
            }
            state = states.next().ok_or(Fault::Broken)??;
            while state["type"] != "gameState" {
                state = states.next().ok_or(Fault::Broken)??;
            }
        }
    }

    fn turn<G: Thinks>(
        &self,
        program: &mut Program,
        setup: &str,
        state: &Value,
    ) -> Result<String, Fault> {
        let setup = setup.parse::<G::Setup>();
        let setup = setup.map_err(|error| Fault::Replay(error.to_string()))?;
        let turns = told(&state["moves"]).split_whitespace();
        let game: Match<G> =
            Match::replay(setup, turns).map_err(|error| Fault::Replay(error.to_string()))?;
        program.turn(&game, &self.budget).map_err(Fault::Engine)
    }
}

/// The variant under which engines know a game of the server.
fn variant_of(told_variant: &Value) -> Option<Variant> {
    let kind: Kind = told(&told_variant["key"]).parse().ok()?;
    let setup = told(&told_variant["setup"]);
    // A setup may begin with that of a variant, and then say more: which layout.
    let first = setup.split(' ').next().unwrap_or("");
    let named = kind
        .variants()
        .find(|each| each.setup == setup || each.setup == first);
    Some(named.unwrap_or_else(|| kind.usual()))
}

fn told(value: &Value) -> &str {
    value.as_str().unwrap_or("")
}
