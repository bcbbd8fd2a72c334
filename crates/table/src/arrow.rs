//! The keys that walk over a board.

/// An arrow key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrow {
    /// Along the column, to higher rows.
    Up,
    /// Along the column, to lower rows.
    Down,
    /// To the column on the left.
    Left,
    /// To the column on the right.
    Right,
}

impl Arrow {
    /// The arrow with this name among the keys of a browser.
    pub fn of_key(name: &str) -> Option<Arrow> {
        match name {
            "ArrowUp" => Some(Arrow::Up),
            "ArrowDown" => Some(Arrow::Down),
            "ArrowLeft" => Some(Arrow::Left),
            "ArrowRight" => Some(Arrow::Right),
            _ => None,
        }
    }

    /// The other way along the same line, as on a board that is upside down.
    pub const fn opposite(self) -> Arrow {
        match self {
            Arrow::Up => Arrow::Down,
            Arrow::Down => Arrow::Up,
            Arrow::Left => Arrow::Right,
            Arrow::Right => Arrow::Left,
        }
    }
}

/// Which way a list is walked through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// To the next.
    Forward,
    /// To the one before.
    Back,
}

impl Way {
    /// The entry after, or before, where one is, in their order; round the end.
    pub(crate) fn neighbour<T: Copy + Ord>(self, all: &[T], here: Option<T>) -> Option<T> {
        let ahead = all.iter().filter(|other| match (here, self) {
            (None, _) => true,
            (Some(here), Way::Forward) => **other > here,
            (Some(here), Way::Back) => **other < here,
        });
        let next = match self {
            Way::Forward => ahead.min().or(all.iter().min()),
            Way::Back => ahead.max().or(all.iter().max()),
        };
        next.copied()
    }
}
