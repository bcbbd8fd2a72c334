//! A conversation with the engine program, which answers while it thinks.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A running `sixfold engine`.
pub struct Talk {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Talk {
    pub fn new() -> Talk {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sixfold"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        Talk {
            input: child.stdin.take(),
            output: BufReader::new(child.stdout.take().unwrap()),
            child,
        }
    }

    /// Says one line, or several.
    pub fn say(&mut self, lines: impl AsRef<[u8]>) {
        let input = self.input.as_mut().unwrap();
        input.write_all(lines.as_ref()).unwrap();
        input.write_all(b"\n").unwrap();
        input.flush().unwrap();
    }

    /// The lines up to the first that begins with a word, which comes last.
    #[track_caller]
    pub fn until(&mut self, word: &str) -> Vec<String> {
        let mut heard = Vec::new();
        loop {
            let mut line = String::new();
            let length = self.output.read_line(&mut line).unwrap();
            assert!(length > 0, "the engine has ended: {heard:#?}");
            let is_last = line.split_whitespace().next() == Some(word);
            heard.push(line.trim_end().to_owned());
            if is_last {
                return heard;
            }
        }
    }

    /// Says a line and gives the answer, one line that begins with a word.
    #[track_caller]
    pub fn ask(&mut self, line: &str, word: &str) -> String {
        self.say(line);
        self.until(word).pop().unwrap()
    }

    /// Everything that was said up to now is done; gives what was heard meanwhile.
    #[track_caller]
    pub fn settle(&mut self) -> Vec<String> {
        self.say("isready");
        let mut heard = self.until("readyok");
        heard.pop();
        heard
    }

    /// The turn of a search.
    #[track_caller]
    pub fn best(&mut self, go: &str) -> String {
        let answer = self.ask(go, "bestmove");
        answer.strip_prefix("bestmove ").unwrap().to_owned()
    }

    /// Ends the conversation by the end of the input; the program must end well.
    #[track_caller]
    pub fn end(mut self) -> Vec<String> {
        self.input = None;
        let rest = self.output.by_ref().lines().map(Result::unwrap).collect();
        assert!(self.child.wait().unwrap().success());
        rest
    }
}
