//! What a run is to do, from the command line.

use std::path::PathBuf;

use crate::Fault;
use crate::process::Process;

pub struct Plan {
    /// The nodes; the players of a game take them in turn.
    pub nodes: Vec<String>,
    pub games: usize,
    pub rate: f64,
    pub seconds: u64,
    /// The process whose memory and time are told.
    pub process: Option<Process>,
    /// How many connections to open and leave alone, instead of playing.
    pub idle: Option<usize>,
    /// Where the disk is measured, before and after.
    pub disk: Option<PathBuf>,
}

impl Plan {
    /// The plan in the words of a command line.
    pub fn read(mut words: impl Iterator<Item = String>) -> Result<Plan, Fault> {
        let nodes = words
            .next()
            .ok_or("the first word is the server's HOST:PORT")?;
        let mut plan = Plan {
            nodes: nodes.split(',').map(str::to_owned).collect(),
            games: 2_000,
            rate: 500.0,
            seconds: 30,
            process: None,
            idle: None,
            disk: None,
        };
        let is_here =
            |node: &String| node.starts_with("127.0.0.1:") || node.starts_with("localhost:");
        if !plan.nodes.iter().all(is_here) {
            return Err("only servers on this machine are loaded".into());
        }
        while let Some(word) = words.next() {
            let value = words.next().ok_or("every option has a value")?;
            match word.as_str() {
                "--games" => plan.games = value.parse()?,
                "--rate" => plan.rate = value.parse()?,
                "--seconds" => plan.seconds = value.parse::<u64>()?.min(300),
                "--idle" => plan.idle = Some(value.parse()?),
                "--process" => plan.process = Some(Process(value.parse()?)),
                "--disk" => plan.disk = Some(value.into()),
                _ => return Err(format!("{word:?} is no option").into()),
            }
        }
        Ok(plan)
    }

    /// The node of a player.
    pub fn node(&self, number: usize) -> &str {
        &self.nodes[number % self.nodes.len()]
    }

    /// The memory of the server in KiB.
    pub fn memory(&self) -> Option<u64> {
        self.process?.memory()
    }
}
