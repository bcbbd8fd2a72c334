//! What a tactic is about.

use std::str::FromStr;

use crate::tactic::{GEMBLO, Unreadable, YINSH};

/// What a tactic is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Theme {
    /// YINSH where one ring wins.
    Blitz,
    /// Right turns and wrong ones differ in the row that is removed.
    WhichRow,
    /// Right turns and wrong ones differ in the ring that is removed.
    WhichRing,
    /// A win that begins with a row.
    RowFirst,
    /// A win in several turns that begins without a row.
    Quiet,
    /// A defence by a row of one's own.
    Counter,
    /// A win at once or a defence that turns markers over.
    Flip,
    /// A win at once by the marker that the ring leaves alone.
    NewMarker,
    /// A defence that turns nothing over: a ring or a marker in the way.
    Block,
    /// The last piece that whoever solves will lay, or the only way to lay another with the colour.
    LastConnection,
    /// A rival's colour is left without a placement.
    ShutIn,
    /// As few cells as possible are left over.
    FewestLeft,
    /// All pieces of a colour are laid in the end.
    AllLaid,
    /// Two players with two colours each.
    TwoColours,
}

impl Theme {
    /// All themes, those of YINSH first.
    pub const ALL: [Theme; 14] = [
        Theme::Blitz,
        Theme::WhichRow,
        Theme::WhichRing,
        Theme::RowFirst,
        Theme::Quiet,
        Theme::Counter,
        Theme::Flip,
        Theme::NewMarker,
        Theme::Block,
        Theme::LastConnection,
        Theme::ShutIn,
        Theme::FewestLeft,
        Theme::AllLaid,
        Theme::TwoColours,
    ];

    /// The name of the game whose tactics are about it.
    pub const fn game(self) -> &'static str {
        match self {
            Theme::LastConnection
            | Theme::ShutIn
            | Theme::FewestLeft
            | Theme::AllLaid
            | Theme::TwoColours => GEMBLO,
            _ => YINSH,
        }
    }

    /// The word for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Blitz => "blitz",
            Theme::WhichRow => "which-row",
            Theme::WhichRing => "which-ring",
            Theme::RowFirst => "row-first",
            Theme::Quiet => "quiet",
            Theme::Counter => "counter",
            Theme::Flip => "flip",
            Theme::NewMarker => "new-marker",
            Theme::Block => "block",
            Theme::LastConnection => "last-connection",
            Theme::ShutIn => "shut-in",
            Theme::FewestLeft => "fewest-left",
            Theme::AllLaid => "all-laid",
            Theme::TwoColours => "two-colours",
        }
    }
}

impl FromStr for Theme {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Theme, Unreadable> {
        let mut all = Theme::ALL.into_iter();
        all.find(|theme| theme.name() == text)
            .ok_or(Unreadable::Theme)
    }
}

/// What stands where there is no theme.
const NONE: &str = "-";

/// Themes with commas.
pub(crate) fn list(themes: &[Theme]) -> String {
    if themes.is_empty() {
        return NONE.to_owned();
    }
    let names: Vec<&str> = themes.iter().map(|theme| theme.name()).collect();
    names.join(",")
}

/// Reads what [`list`] wrote.
pub(crate) fn read(text: &str) -> Result<Vec<Theme>, Unreadable> {
    match text {
        NONE => Ok(Vec::new()),
        text => text.split(',').map(str::parse).collect(),
    }
}
