//! Marks on a board, as SGF has them: points with a sign or a letter, and arrows.

/// Something drawn on a board beside the pieces; places are in the game's own notation.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// A triangle.
    Triangle(String),
    /// A circle.
    Circle(String),
    /// A letter or a short word.
    Label(String, String),
    /// An arrow from a place to another.
    Arrow(String, String),
}

impl Mark {
    /// The SGF property and its value.
    pub fn to_property(&self) -> (String, String) {
        let (ident, value) = match self {
            Mark::Triangle(at) => ("TR", at.clone()),
            Mark::Circle(at) => ("CR", at.clone()),
            Mark::Label(at, words) => ("LB", format!("{at}:{words}")),
            Mark::Arrow(from, to) => ("AR", format!("{from}:{to}")),
        };
        (ident.to_owned(), value)
    }

    /// The mark that an SGF property is, if it is one.
    pub fn of_property(ident: &str, value: &str) -> Option<Mark> {
        let both = value.split_once(':');
        let both = both.map(|(one, other)| (one.to_owned(), other.to_owned()));
        match ident {
            "TR" => Some(Mark::Triangle(value.to_owned())),
            "CR" => Some(Mark::Circle(value.to_owned())),
            "LB" => both.map(|(at, words)| Mark::Label(at, words)),
            "AR" => both.map(|(from, to)| Mark::Arrow(from, to)),
            _ => None,
        }
    }
}
