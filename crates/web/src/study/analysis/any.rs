//! The analysis of whichever game, as the page asks for it.

use game::Game;
use games::Kind;
use record::text::{Record, Turn};
use record::{NodeId, Tree};
use study::{Analysis, Mark, Way};
use table::figure::{At, arrow, circle, triangle};
use table::{Figure, Sitting, Table, Tabled, gemblo, yinsh};

games::any! {
    /// An analysis of one of the games.
    #[derive(Clone, Debug)]
    pub enum Study of Analysis
}

impl Study {
    /// The game on a table with its variations, looked at where the table shows it.
    pub fn of(sitting: &Sitting) -> Study {
        games::with!(Sitting: sitting, board => of_table(board.table()))
    }

    /// The position that is looked at, as a table where anybody plays.
    pub fn sitting(&self) -> Sitting {
        games::with!(Study: self, analysis => {
            Sitting::of(Table::resume(analysis.game().clone(), Vec::new()))
        })
    }

    /// The turns up to what is looked at.
    pub fn path(&self) -> Vec<String> {
        games::with!(Study: self, analysis => analysis.game().turn_texts())
    }

    /// Whether the game is over where one looks.
    pub fn is_over(&self) -> bool {
        games::with!(Study: self, analysis => analysis.game().position().outcome().is_some())
    }

    /// The seat that acts, by its index.
    pub fn to_move(&self) -> Option<usize> {
        let seat = games::with!(Study: self, analysis => analysis.game().position().to_move());
        seat.map(|seat| seat.index())
    }

    /// The turns with their variations.
    pub fn tree(&self) -> &Tree<Turn> {
        games::with!(Study: self, analysis => analysis.tree())
    }

    /// Which of them is looked at.
    pub fn here(&self) -> NodeId {
        games::with!(Study: self, analysis => analysis.here())
    }

    /// Where one looks, from a line that is known.
    pub fn place(&self, line: &[String]) -> String {
        games::with!(Study: self, analysis => analysis.place(line))
    }

    /// Goes where a place says.
    pub fn go_to_place(&mut self, line: &[String], place: &str) {
        games::with!(Study: self, analysis => analysis.go_to_place(line, place));
    }

    /// Plays a turn, if the rules allow it.
    pub fn play(&mut self, text: &str) -> bool {
        games::with!(Study: self, analysis => analysis.play(text).is_some())
    }

    /// Goes one way.
    pub fn go(&mut self, way: Way) {
        games::with!(Study: self, analysis => analysis.go(way));
    }

    /// Goes to a turn.
    pub fn go_to(&mut self, node: NodeId) {
        games::with!(Study: self, analysis => analysis.go_to(node));
    }

    /// Makes what is looked at the main line.
    pub fn promote(&mut self) {
        games::with!(Study: self, analysis => analysis.promote());
    }

    /// Deletes what is looked at, and all behind it.
    pub fn delete(&mut self) {
        games::with!(Study: self, analysis => analysis.delete());
    }

    /// Says something of what is looked at.
    pub fn comment(&mut self, words: &str) {
        games::with!(Study: self, analysis => analysis.comment(words));
    }

    /// Draws a mark, or takes it away.
    pub fn toggle(&mut self, mark: &Mark) {
        games::with!(Study: self, analysis => analysis.toggle(mark));
    }

    /// The whole as a record.
    pub fn record(&self) -> Record {
        let mut record = Record::default();
        record.set_tag("Game", self.kind().name());
        let setup = games::with!(Study: self, analysis => analysis.setup().to_string());
        record.set_tag("Setup", setup);
        record.tree = self.tree().clone();
        record
    }

    /// A turn from here, as figures.
    pub fn figures_of(&self, turn: &str) -> Vec<Figure> {
        games::with!(Study: self, analysis => figures_of(analysis, turn))
    }

    /// What is drawn on the position.
    pub fn marks(&self) -> Vec<Mark> {
        games::with!(Study: self, analysis => analysis.marks().collect())
    }

    /// A mark as a figure; a label has none.
    pub fn figure_of(&self, mark: &Mark) -> Option<Figure> {
        let kind = self.kind();
        let (size, head) = match kind {
            Kind::Yinsh => (27.0, 14.0),
            Kind::Gemblo => (8.0, 5.0),
        };
        let path = match mark {
            Mark::Circle(at) => circle(place(kind, at)?, size),
            Mark::Triangle(at) => triangle(place(kind, at)?, size),
            Mark::Arrow(from, to) => arrow(place(kind, from)?, place(kind, to)?, head),
            Mark::Label(..) => return None,
        };
        let class = if matches!(mark, Mark::Arrow(..)) {
            "mark arrow"
        } else {
            "mark"
        };
        Some(Figure::new(class, path))
    }
}

/// Where a point or cell lies on the drawing of its board.
pub fn place(kind: Kind, name: &str) -> Option<At> {
    match kind {
        Kind::Yinsh => name.parse().ok().map(yinsh::place),
        Kind::Gemblo => name.parse().ok().map(gemblo::place),
    }
}

fn of_table<G: Tabled>(table: &Table<G>) -> Study
where
    Study: From<Analysis<G>>,
{
    let record = table.record();
    let mut analysis = Analysis::<G>::of_tree(table.game().setup().clone(), &record.tree);
    let shown = table.viewed().unwrap_or(table.turn_count());
    (0..shown).for_each(|_| analysis.go(Way::On));
    analysis.into()
}

fn figures_of<G: Tabled>(analysis: &Analysis<G>, turn: &str) -> Vec<Figure> {
    let steps = analysis.game().position().read_turn(turn);
    steps.map_or_else(|_| Vec::new(), |steps| G::figures(&steps))
}
