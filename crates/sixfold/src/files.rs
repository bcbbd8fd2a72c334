//! Files of games in any supported format, recognised by what is in them.

mod archive;
mod decode;
pub mod read;

use std::cmp::Ordering;
use std::io;
use std::path::Path;

use i18n::Text;
use i18n::terminal::files::{
    BINARY, BROKEN_ARCHIVE, EMPTY, EMPTY_ARCHIVE, EMPTY_FOLDER, FAILED, FOLDER, FORBIDDEN, FORMAT,
    INNER_ARCHIVE, LARGE_ARCHIVE, MANY_FILES, MANY_GAMES, MISSING, NO_SUCH_GAME, NOT_UTF8, OF_FILE,
    SEVERAL, TOO_LARGE, UTF16,
};
use i18n::terminal::record as words;
use record::{Place, Wrong, sgf, text};
use zip::result::ZipError;

use crate::failure::{excerpt, faults};
use crate::format::{self, Untold};
use crate::recorded::{Agreed, AnyRecorded, BadTurn, Header, Recorded};

/// Files with more games are refused: a game takes far more room in memory than in a file.
const MOST_GAMES: usize = 100_000;

faults! {
    /// Why a file, or a game of it, cannot be read.
    pub enum Unread {
        Missing => MISSING,
        Forbidden => FORBIDDEN,
        Io(error: io::Error) => FAILED,
        Folder => FOLDER,
        TooLarge(mebibytes: u64) => TOO_LARGE,
        NotUtf8 => NOT_UTF8,
        Utf16 => UTF16,
        Binary(byte: String, offset: usize) => BINARY,
        BrokenArchive(error: ZipError) => BROKEN_ARCHIVE,
        BrokenEntry(error: ZipError) => _,
        ManyFiles(most: usize) => MANY_FILES,
        LargeArchive(mebibytes: u64) => LARGE_ARCHIVE,
        InnerArchive => INNER_ARCHIVE,
        EmptyFolder => EMPTY_FOLDER,
        EmptyArchive => EMPTY_ARCHIVE,
        ManyGames(most: usize) => MANY_GAMES,
        Empty => EMPTY,
        Format(beginning: String) => FORMAT,
        Record(error: text::TextError) => _,
        Sgf(error: sgf::SgfError) => _,
        Untold(reason: Untold) => _,
        Refused(reason: BadTurn) => _,
        Several(file: String, count: usize) => SEVERAL,
        NoSuchGame(file: String, number: usize) => NO_SUCH_GAME,
        In(file: String, reason: Box<Unread>) => OF_FILE,
    }
}

/// One game of a file, or why there is none.
pub struct Found {
    /// The record's name for the game, or the file's.
    pub id: String,
    /// The file, and the name within an archive.
    pub file: String,
    pub game: Result<AnyRecorded, Unread>,
}

impl Found {
    /// What kind of trouble the game is refused for, in words that many games can share.
    pub fn trouble(&self) -> Option<Text> {
        match &self.game {
            Ok(any) => {
                let error = games::with!(AnyRecorded: any, recorded => recorded.error.as_ref());
                error.map(BadTurn::kind)
            }
            Err(reason) => Some(reason.kind()),
        }
    }
}

impl Unread {
    fn kind(&self) -> Text {
        match self {
            Unread::Refused(reason) => reason.kind(),
            Unread::Untold(Untold::Setup(_) | Untold::NoSetup(_)) => words::WITHOUT_SETUP,
            Unread::Untold(_) => words::OF_OTHER_GAME,
            Unread::Record(_) | Unread::Sgf(_) => words::NO_FORM,
            Unread::Format(_) | Unread::Binary(..) | Unread::Utf16 | Unread::NotUtf8 => {
                words::NO_RECORDS
            }
            _ => words::UNREADABLE,
        }
    }
}

/// Reads all games of a file, or of all files in a folder and its folders; `-` is standard input. A
/// file without any counts as one bad game.
pub fn games(path: &Path) -> Vec<Found> {
    if !path.is_dir() {
        return games_of_file(path);
    }
    match read::files_in(path) {
        Ok(files) if files.is_empty() => vec![unreadable(&shown(path), Unread::EmptyFolder)],
        Ok(files) => files.iter().flat_map(|file| games_of_file(file)).collect(),
        Err(reason) => vec![unreadable(&shown(path), reason)],
    }
}

fn games_of_file(path: &Path) -> Vec<Found> {
    let shown = shown(path);
    let found = read::bytes(path).and_then(|bytes| {
        if archive::is_zip(&bytes) {
            games_of_archive(&shown, &bytes)
        } else {
            Ok(games_of_bytes(&shown, &bytes))
        }
    });
    found.unwrap_or_else(|reason| vec![unreadable(&shown, reason)])
}

/// A file's name as it may be shown: it can hold anything, escape sequences included.
fn shown(path: &Path) -> String {
    let name = path.display().to_string();
    name.replace(char::is_control, "\u{fffd}")
}

/// Reads one game of a file: the only one, or with `FILE#2` the second.
pub fn single(file: &str) -> Result<AnyRecorded, Unread> {
    let (file, number) = numbered(file);
    let mut games = games(Path::new(file));
    let index = match (number.and_then(|number| number.parse().ok()), games.len()) {
        (None, 1) => 0,
        (None, count) => return Err(Unread::Several(file.to_owned(), count)),
        (Some(number @ 1..), count) if number <= count => number - 1,
        (Some(number), _) => return Err(Unread::NoSuchGame(file.to_owned(), number)),
    };
    let game = games.swap_remove(index).game;
    game.map_err(|reason| Unread::In(file.to_owned(), Box::new(reason)))
}

/// The file and the number in `FILE#2`, unless a file is really called so.
pub fn numbered(name: &str) -> (&str, Option<&str>) {
    match name.rsplit_once('#') {
        Some((file, number)) if !Path::new(name).exists() => (file, Some(number)),
        _ => (name, None),
    }
}

fn games_of_archive(file: &str, bytes: &[u8]) -> Result<Vec<Found>, Unread> {
    let entries = archive::entries(bytes)?;
    let found = entries.flat_map(|entry| match entry {
        Ok((name, bytes)) => games_of_bytes(&format!("{file}:{name}"), &bytes),
        Err((name, reason)) => vec![unreadable(&format!("{file}:{name}"), reason)],
    });
    let found: Vec<Found> = found.collect();
    if found.is_empty() {
        return Err(Unread::EmptyArchive);
    }
    Ok(found)
}

fn games_of_bytes(file: &str, bytes: &[u8]) -> Vec<Found> {
    let read = decode::text(bytes).and_then(|text| games_of_text(&text));
    let games = match read {
        Ok(games) if games.len() > MOST_GAMES => {
            return vec![unreadable(file, Unread::ManyGames(MOST_GAMES))];
        }
        Ok(games) => games,
        Err(reason) => return vec![unreadable(file, reason)],
    };
    let several = games.len() > 1;
    let numbered = games.into_iter().zip(1..);
    numbered
        .map(|(game, number)| {
            let own_id = match &game {
                Ok(any) => games::with!(AnyRecorded: any, recorded => recorded.header.id.clone()),
                Err(_) => None,
            };
            let id = own_id.unwrap_or_else(|| {
                if several {
                    format!("{}#{number}", file_name(file))
                } else {
                    file_name(file).to_owned()
                }
            });
            let file = file.to_owned();
            Found { id, file, game }
        })
        .collect()
}

fn unreadable(file: &str, reason: Unread) -> Found {
    Found {
        id: file_name(file).to_owned(),
        file: file.to_owned(),
        game: Err(reason),
    }
}

fn file_name(file: &str) -> &str {
    file.rsplit(['/', '\\', ':']).next().unwrap_or(file)
}

/// Each game of a text, in whichever format it is.
fn games_of_text(text: &str) -> Result<Vec<Result<AnyRecorded, Unread>>, Unread> {
    let start = text.trim_start();
    if start.is_empty() {
        return Err(Unread::Empty);
    }
    if yinsh::arena::recognises(text) && !start.starts_with(['(', '[']) {
        return Ok(vec![Ok(imported(yinsh::arena::read(text)))]);
    }
    if start.starts_with('(') {
        return games_of_sgf(text);
    }
    let is_record =
        start.starts_with(['[', '{']) || start.starts_with(|c: char| c.is_ascii_digit());
    if !is_record {
        let beginning = excerpt(start.lines().next().unwrap_or(""));
        return Err(Unread::Format(format!("{beginning:?}")));
    }
    let records = text::parse(text).map_err(Unread::Record)?;
    let records = records.iter().take(MOST_GAMES + 1);
    let games = records.map(|record| format::text::read(record).map_err(Unread::Untold));
    Ok(games.collect())
}

/// Good trees before a broken one are games all the same.
fn games_of_sgf(text: &str) -> Result<Vec<Result<AnyRecorded, Unread>>, Unread> {
    let games: Vec<_> = sgf::trees(text)
        .take(MOST_GAMES + 1)
        .map(|tree| {
            let tree = tree.map_err(Unread::Sgf)?;
            if yinsh::boardspace::recognises(&tree) {
                Ok(imported(yinsh::boardspace::read_game(&tree)))
            } else {
                format::sgf::read(&tree).map_err(Unread::Untold)
            }
        })
        .collect();
    if games.is_empty() {
        let place = Place { line: 1, column: 1 };
        let reason = sgf::Reason::NoTree;
        return Err(Unread::Sgf(Wrong { place, reason }));
    }
    Ok(games)
}

/// A game from another site's archive.
fn imported(imported: yinsh::Imported) -> AnyRecorded {
    let claim = claim(&imported);
    let mut recorded = Recorded::played(imported.game);
    recorded.header = Header {
        id: imported.id,
        players: imported.players.to_vec(),
        date: imported.date,
        claim,
        other: imported.other,
    };
    recorded.agreed = imported.agreed.map(|agreed| match agreed {
        yinsh::Agreed::Resigned(loser) => Agreed::Resigned(loser.seat()),
        yinsh::Agreed::OutOfTime(loser) => Agreed::OutOfTime(loser.seat()),
        yinsh::Agreed::Draw => Agreed::Draw,
    });
    recorded.error = imported.fault.map(BadTurn::Imported);
    Box::new(recorded).into()
}

/// What an archive says about the result, in any language: it names the winner and nobody else.
fn claim(imported: &yinsh::Imported) -> Option<String> {
    let claimed = imported.claimed.as_deref()?;
    let [white, black] = imported.players.each_ref().map(|name| {
        let name = name.as_deref().filter(|name| claimed.contains(name))?;
        // Of two names that are both there, one may be a part of the other.
        Some(name.len()).filter(|length| *length > 0)
    });
    match white.cmp(&black) {
        Ordering::Greater => Some("1-0".to_owned()),
        Ordering::Less => Some("0-1".to_owned()),
        Ordering::Equal => None,
    }
}
