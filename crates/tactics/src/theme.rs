//! What a tactic is about.

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
