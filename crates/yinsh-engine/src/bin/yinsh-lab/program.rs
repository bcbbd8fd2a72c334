//! Another program at the board: a `yinsh-lab player`, of this or an older commit.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use yinsh::{Position, Step};

/// A program that was started; it ends with its input.
pub struct Program {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Program {
    /// Starts the program for one game.
    pub fn start(path: &str, description: &str, seed: u64) -> Program {
        let mut child = Command::new(path)
            .args(["player", "--as", description])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program can be started");
        let mut input = child.stdin.take().expect("it was piped");
        let output = BufReader::new(child.stdout.take().expect("it was piped"));
        writeln!(input, "new {seed}").expect("the program listens");
        Program {
            child,
            input: Some(input),
            output,
        }
    }

    /// The turn it plays, and the nodes it took.
    pub fn turn(&mut self, position: &Position) -> (Vec<Step>, u64) {
        let input = self.input.as_mut().expect("the game goes on");
        writeln!(input, "{position}").expect("the program listens");
        let mut line = String::new();
        self.output.read_line(&mut line).expect("it answers");
        let (steps, nodes) = line.trim().rsplit_once(' ').expect("steps, then nodes");
        let steps = steps.split(' ').map(|word| word.parse().expect("a step"));
        (steps.collect(), nodes.parse().expect("a number"))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        drop(self.input.take());
        // A program that is gone already needs no goodbye.
        let _ = self.child.wait();
    }
}
