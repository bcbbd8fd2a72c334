//! Another program at the board: a `lab answer`, of this or an older commit.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use gemblo::{Placement, Setup};

use crate::options::Failure;
use crate::player::{Budget, Played};

/// A program that was started for one game; it ends with its input.
pub struct Program {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Program {
    /// Starts the program as a player of its own.
    pub fn start(path: &str, player: &str, setup: &Setup) -> Result<Program, Failure> {
        let mut child = Command::new(path)
            .args(["answer", player])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{path}: {error}"))?;
        let mut input = child.stdin.take().expect("it was piped");
        let output = BufReader::new(child.stdout.take().expect("it was piped"));
        writeln!(input, "new {setup}")?;
        Ok(Program {
            child,
            input: Some(input),
            output,
        })
    }

    /// The placement it lays, and how many simulations were made for it.
    pub fn choose(&mut self, played: &Played, budget: Budget, seed: u64) -> (Placement, u64) {
        let input = self.input.as_mut().expect("the game goes on");
        let turns: Vec<String> = played.turns.iter().map(Placement::to_string).collect();
        writeln!(input, "{budget} {seed} {}", turns.join(" ")).expect("the program listens");
        let mut line = String::new();
        self.output.read_line(&mut line).expect("it answers");
        let (placement, nodes) = line
            .trim()
            .split_once(' ')
            .expect("a placement, then nodes");
        let placement = placement.parse().expect("a placement");
        (placement, nodes.parse().expect("a number"))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        drop(self.input.take());
        // A program that is gone already needs no goodbye.
        let _ = self.child.wait();
    }
}
