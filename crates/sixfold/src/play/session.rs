//! One game being played: what each command does to it.

use std::io::Write;
use std::path::Path;

use game::{Game, Seat};
use i18n::terminal::files::OF_FILE;
use i18n::terminal::play::{
    self as words, NO_FILE, NO_GIVEN, NO_OTHER_GAME, NO_OVER, NO_REDO, NO_REPLACING, NO_RESIGNING,
    NO_TURN, NO_UNDO,
};
use i18n::{Lang, Text};

use super::command::{Command, help};
use super::input::BadLine;
use crate::draw;
use crate::face::Face;
use crate::failure::{Failure, excerpt, faults};
use crate::files::{self, Unread};
use crate::format::{self, Format};
use crate::recorded::{Agreed, BadTurn, Recorded, ending_words, explained, play_text};
use crate::save::{Existing, Unsaved, save};
use crate::say::Said;

/// The most moves that `moves` lists.
const MOST_LISTED: usize = 120;

faults! {
    /// Why a command was refused; nothing has changed.
    pub enum Refused {
        Line(reason: BadLine) => _,
        Given => NO_GIVEN,
        Over => NO_OVER,
        Turn(text: String, reason: Said) => NO_TURN,
        NoResigning(game: &'static str) => NO_RESIGNING,
        NothingToUndo => NO_UNDO,
        NothingToRedo => NO_REDO,
        NoFile => NO_FILE,
        Exists(reason: Unsaved, command: String) => NO_REPLACING,
        Unsaved(reason: Unsaved) => _,
        Unread(reason: Unread) => _,
        Bad(file: String, reason: BadTurn) => OF_FILE,
        OtherGame(file: String, game: &'static str) => NO_OTHER_GAME,
    }
}

/// A game in progress, and what was taken back.
pub struct Session<G: Game> {
    told: Recorded<G>,
    undone: Vec<Undone<G>>,
    lang: Lang,
}

enum Undone<G: Game> {
    Turn(Vec<G::Step>),
    End(Agreed),
}

impl<G: Face + 'static> Session<G> {
    /// Goes on with a game.
    pub fn new(told: Recorded<G>, lang: Lang) -> Session<G> {
        Session {
            told,
            undone: Vec::new(),
            lang,
        }
    }

    /// The language of the players.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    pub fn position(&self) -> &G {
        self.told.game.position()
    }

    /// Who acts next; nobody once the game is over or was given up.
    pub fn to_move(&self) -> Option<Seat> {
        let acting = self.position().to_move();
        acting.filter(|_| self.told.agreed.is_none())
    }

    /// Who is asked, and for what.
    pub fn prompt(&self) -> String {
        let due = self.told.game.position().due(self.lang);
        let due = due.filter(|_| self.told.agreed.is_none());
        due.unwrap_or_else(|| words::OVER.to(self.lang).to_owned())
    }

    /// Draws the board and, once the game is over, tells the result.
    pub fn draw(&self, out: &mut impl Write) -> Result<(), Failure> {
        let position = self.told.game.position();
        draw::write(position, self.lang, out)?;
        if self.told.outcome().is_some() {
            for line in position.final_table(self.lang) {
                writeln!(out, "{line}")?;
            }
            let ending = &ending_words(self.told.ending(), self.lang);
            let result = words::RESULT.with(self.lang, &[&self.told.result(), ending]);
            writeln!(out, "{result}")?;
        }
        Ok(())
    }

    /// Does what a command says, or refuses it and changes nothing.
    pub fn obey(
        &mut self,
        command: Command,
        out: &mut impl Write,
    ) -> Result<Result<(), Refused>, Failure> {
        let done = match command {
            Command::Nothing | Command::Quit => return Ok(Ok(())),
            Command::Help => {
                let lines = help(self.lang).join("\n");
                return Ok(Ok(writeln!(out, "{lines}")?));
            }
            Command::Moves(part) => return Ok(Ok(self.list_moves(&part, out)?)),
            Command::Board => Ok(()),
            Command::Left => {
                for line in Face::left(self.told.game.position(), self.lang) {
                    writeln!(out, "{line}")?;
                }
                return Ok(Ok(()));
            }
            Command::Record => {
                let text = format::write(&self.told, Format::Text);
                return Ok(Ok(write!(out, "{text}")?));
            }
            Command::Save(file, existing) => {
                let saved = self.save(&file, existing);
                if saved.is_ok() {
                    writeln!(out, "{}", words::SAVED.with(self.lang, &[&file]))?;
                }
                return Ok(saved);
            }
            Command::Load(file) => self.load(&file),
            Command::Undo => self.undo(out)?,
            Command::Redo => self.redo(out)?,
            Command::Resign => self.resign(),
            Command::Turn(text) => {
                let before = self.told.game.position().clone();
                let played = self.play(&text);
                for line in self.told.game.position().news(&before, self.lang) {
                    writeln!(out, "{line}")?;
                }
                played
            }
        };
        if done.is_ok() {
            self.draw(out)?;
        }
        Ok(done)
    }

    fn play(&mut self, text: &str) -> Result<(), Refused> {
        if self.told.agreed.is_some() {
            return Err(Refused::Given);
        }
        let game = &mut self.told.game;
        play_text(game, without_number(text.trim())).map_err(|reason| {
            Refused::Turn(excerpt(text), explained(game.position(), text, &reason))
        })?;
        self.undone.clear();
        Ok(())
    }

    fn resign(&mut self) -> Result<(), Refused> {
        if !G::RESIGNS {
            return Err(Refused::NoResigning(G::NAME));
        }
        match self.told.game.position().to_move() {
            Some(seat) if self.told.agreed.is_none() => {
                self.told.agreed = Some(Agreed::Resigned(seat));
                self.undone.clear();
                Ok(())
            }
            _ => Err(Refused::Over),
        }
    }

    fn undo(&mut self, out: &mut impl Write) -> Result<Result<(), Refused>, Failure> {
        if let Some(agreed) = self.told.agreed.take() {
            self.undone.push(Undone::End(agreed));
            self.tell(words::TAKEN_BACK, words::THE_END.to(self.lang), out)?;
            return Ok(Ok(()));
        }
        let number = self.told.game.turn_count();
        let steps = self.told.game.undo_turn();
        if steps.is_empty() {
            return Ok(Err(Refused::NothingToUndo));
        }
        let turn = format!("{number}.{}", G::write_turn(&steps));
        self.tell(words::TAKEN_BACK, &turn, out)?;
        self.undone.push(Undone::Turn(steps));
        Ok(Ok(()))
    }

    fn redo(&mut self, out: &mut impl Write) -> Result<Result<(), Refused>, Failure> {
        match self.undone.pop() {
            Some(Undone::End(agreed)) => {
                self.tell(words::PLAYED_AGAIN, words::THE_END.to(self.lang), out)?;
                self.told.agreed = Some(agreed)
            }
            Some(Undone::Turn(steps)) => {
                let number = self.told.game.turn_count() + 1;
                let turn = format!("{number}.{}", G::write_turn(&steps));
                self.tell(words::PLAYED_AGAIN, &turn, out)?;
                for step in steps {
                    let played = self.told.game.play(step);
                    played.expect("what was taken back can be played again");
                }
            }
            None => return Ok(Err(Refused::NothingToRedo)),
        }
        Ok(Ok(()))
    }

    fn tell(&self, words: Text, value: &str, out: &mut impl Write) -> Result<(), Failure> {
        Ok(writeln!(out, "{}", words.with(self.lang, &[value]))?)
    }

    fn save(&self, file: &str, existing: Existing) -> Result<(), Refused> {
        if file.is_empty() {
            return Err(Refused::NoFile);
        }
        let path = Path::new(file);
        let is_sgf = path
            .extension()
            .is_some_and(|extension| extension.eq_ignore_ascii_case("sgf"));
        let format = if is_sgf { Format::Sgf } else { Format::Text };
        let text = format::write(&self.told, format);
        save(path, &text, existing).map_err(|reason| match existing {
            Existing::Keep if path.is_file() => Refused::Exists(reason, format!("save! {file}")),
            _ => Refused::Unsaved(reason),
        })
    }

    /// Takes the game from a file in place of this one.
    pub fn load(&mut self, file: &str) -> Result<(), Refused> {
        let game = files::single(file).map_err(Refused::Unread)?;
        let other = || Refused::OtherGame(file.to_owned(), G::NAME);
        let told = game.of::<G>().ok_or_else(other)?.whole();
        let told = told.map_err(|reason| Refused::Bad(file.to_owned(), reason))?;
        *self = Session::new(told, self.lang);
        Ok(())
    }

    fn list_moves(&self, part: &str, out: &mut impl Write) -> Result<(), Failure> {
        let part = part.to_ascii_lowercase();
        let legal = self.told.game.position().legal_steps();
        let is_meant = |step: &G::Step, text: &str| {
            text.starts_with(&part)
                || text.split([',', '-']).any(|p| p == part)
                || G::is_of(step, &part)
        };
        let texts = legal.iter().map(|step| (step, step.to_string()));
        let texts = texts.filter(|(step, text)| is_meant(step, text));
        let texts: Vec<String> = texts.map(|(_, text)| text).collect();
        let (some, all) = (texts.len().to_string(), legal.len().to_string());
        writeln!(out, "{}", words::LEGAL.with(self.lang, &[&some, &all]))?;
        for line in texts[..texts.len().min(MOST_LISTED)].chunks(per_line(&texts)) {
            writeln!(out, "  {}", line.join("  "))?;
        }
        if texts.len() > MOST_LISTED {
            let more = (texts.len() - MOST_LISTED).to_string();
            writeln!(out, "  {}", words::MORE.with(self.lang, &[&more]))?;
        }
        Ok(())
    }
}

/// A turn as it stands in a record, `1. e3`, without its number.
fn without_number(text: &str) -> &str {
    let turn = text.trim_start_matches(|c: char| c.is_ascii_digit());
    match turn.strip_prefix('.') {
        Some(turn) if !text.starts_with('.') => turn.trim_start(),
        _ => text,
    }
}

/// How many of the texts fit on a line.
fn per_line(texts: &[String]) -> usize {
    let longest = texts.iter().map(String::len).max().unwrap_or(0);
    (58 / (longest + 2)).max(1)
}
