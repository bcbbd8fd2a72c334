//! The pictures that somebody has made, as one text to be kept.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use crate::mosaic::Laid;
use crate::share::{read_picture, write_picture};

/// Pictures with their names, the newest first.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Album(Vec<Entry>);

/// One picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// What it is called.
    pub name: String,
    /// Its pieces, as a text for an address.
    pub code: String,
}

/// Names longer than this are cut.
const LONGEST: usize = 60;

impl Album {
    /// All pictures, the newest first.
    pub fn entries(&self) -> &[Entry] {
        &self.0
    }

    /// Keeps a picture; one of the same name is replaced.
    pub fn save(&mut self, name: &str, laid: &[Laid]) {
        let name = tidy(name);
        self.remove(&name);
        let code = write_picture(laid);
        self.0.insert(0, Entry { name, code });
    }

    /// Forgets a picture.
    pub fn remove(&mut self, name: &str) {
        self.0.retain(|entry| entry.name != name);
    }

    /// A name that no picture has yet: the word alone, or with a number.
    pub fn free_name(&self, word: &str) -> String {
        let is_free = |name: &String| self.0.iter().all(|entry| entry.name != *name);
        let numbered = (2..).map(|number| format!("{word} {number}"));
        let mut names = std::iter::once(tidy(word)).chain(numbered);
        names.find(is_free).unwrap_or_default()
    }
}

fn tidy(name: &str) -> String {
    let letters = name.chars().filter(|letter| !letter.is_control());
    let name: String = letters.take(LONGEST).collect();
    name.trim().to_owned()
}

impl fmt::Display for Album {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = |entry: &Entry| format!("{} {}\n", entry.code, entry.name);
        f.write_str(&self.0.iter().map(line).collect::<String>())
    }
}

impl FromStr for Album {
    type Err = Infallible;

    /// Lines that cannot be read are left out.
    fn from_str(text: &str) -> Result<Album, Infallible> {
        let entry = |line: &str| {
            let (code, name) = line.split_once(' ')?;
            read_picture(code)?;
            Some(Entry {
                name: tidy(name),
                code: code.to_owned(),
            })
        };
        Ok(Album(text.lines().filter_map(entry).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_survive_their_text_and_a_name_is_used_once() {
        let laid = read_picture("AAAAAH").unwrap();
        let mut album = Album::default();
        album.save("My fish", &laid);
        album.save(" Tree\n", &[]);
        album.save("My fish", &laid[..1]);
        assert_eq!(album.entries().len(), 2);
        assert_eq!(album.entries()[0].code, "AAA");
        assert_eq!(album.free_name("Tree"), "Tree 2");
        assert_eq!(album.to_string().parse(), Ok(album));
    }

    #[test]
    fn broken_lines_cost_only_themselves() {
        let album: Album = "AAA one\n!!! two\n\nAAH three\n".parse().unwrap();
        let names: Vec<&str> = album.entries().iter().map(|e| e.name.as_str()).collect();
        assert_eq!(names, ["one", "three"]);
    }
}
