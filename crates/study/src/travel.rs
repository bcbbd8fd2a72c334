//! What travels with the games of a file and is no game: records of their own.

use record::text::{Record, Turn, parse};

/// Names what is kept; each line of it is written as a turn.
const KEPT: &str = "Kept";

/// A record of lines that are kept under a name; none where there are none. Their words may be empty, and have no commas.
pub fn kept(name: &str, lines: &str) -> Option<Record> {
    if lines.is_empty() {
        return None;
    }
    let turns = lines.lines().map(|line| Turn::from(line.replace(' ', ",")));
    let mut record = Record {
        tree: turns.collect(),
        ..Record::default()
    };
    record.set_tag(KEPT, name);
    Some(record)
}

/// The name and the lines that were kept, if a record tells of any.
pub fn of_kept(record: &Record) -> Option<(String, String)> {
    let name = record.tag(KEPT)?.to_owned();
    let lines = record
        .turns()
        .map(|turn| turn.text.replace(',', " ") + "\n");
    Some((name, lines.collect()))
}

/// What some records of a text tell; and the text of the others, or of what cannot be read.
pub fn take<T>(text: &str, read: impl Fn(&Record) -> Option<T>) -> (Vec<T>, String) {
    let Ok(records) = parse(text) else {
        return (Vec::new(), text.to_owned());
    };
    let (mut found, mut others) = (Vec::new(), Vec::new());
    for record in records {
        match read(&record) {
            Some(told) => found.push(told),
            None => others.push(record.to_string()),
        }
    }
    match found[..] {
        [] => (found, text.to_owned()),
        _ => (found, others.join("\n")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAMES: &str = "[Game \"YINSH\"]\n\n1.e3 2.f6\n";
    const DAYS: &str = "2026-11-15 .+\n2026-11-16 -.\n";

    #[test]
    fn what_is_kept_comes_back_from_a_file_with_games_and_leaves_them() {
        let long = "code 12 n - AAAAAH\nother 7 h n \n".repeat(100);
        let records = [kept("days", DAYS), kept("puzzles", &long)];
        let text = records.map(|record| record.unwrap().to_string()).join("\n");
        let (found, rest) = take(&format!("{GAMES}\n{text}"), of_kept);
        let told = |name: &str, text: &str| (name.to_owned(), text.to_owned());
        assert_eq!(found, [told("days", DAYS), told("puzzles", &long)]);
        assert_eq!(rest, GAMES);
        assert_eq!(take(GAMES, of_kept), (vec![], GAMES.to_owned()));
        assert_eq!(kept("days", ""), None);
    }
}
