//! The arguments of `sixfold puzzle`, and their help.

use std::path::PathBuf;

use clap::builder::RangedU64ValueParser;
use clap::{ArgAction, Args, Subcommand};
use gemblo_puzzle::Shape;

use crate::cli::{force, word};
use crate::save::Existing;

/// Examples for the help of `sixfold puzzle`.
pub const EXAMPLES: &str = "\
A puzzle is a file in the format sixfold-puzzle-1, `-` for standard input, FILE#3 for the third
puzzle of a book's file, or book:4.7 for the seventh of grade 4 of the book that is built in.

Examples:
  sixfold puzzle show book:1.1
  sixfold puzzle solve puzzle.json --svg solution.svg
  sixfold puzzle count puzzle.json --json
  sixfold puzzle make --cells 30 --shape mirror --solutions 1 --seed 7
  sixfold puzzle book --pdf book.pdf";

/// What can be done with puzzles.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Find a solution, or several, and draw it
    Solve(Solve),
    /// Count all solutions
    Count(Count),
    /// Check puzzles: solvable? how many solutions? how hard? is the book's certificate right?
    Check(Check),
    /// Make a new puzzle
    Make(Make),
    /// Draw the silhouette of a puzzle and list its pieces
    Show(Show),
    /// List the puzzle book, or print it: tasks first, solutions at the end
    Book(Book),
}

#[derive(Args, Debug)]
pub struct Solve {
    /// The puzzle
    pub file: String,
    /// Show up to so many solutions, in a fixed order
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = positive())]
    pub solutions: usize,
    /// Chooses which solution is found, if one is wanted
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Print one JSON object per solution
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub files: Files,
}

/// Pictures to write.
#[derive(Args, Debug)]
pub struct Files {
    /// Also draw it into this SVG file
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// Also draw it into this PNG file
    #[arg(long, value_name = "FILE")]
    pub png: Option<PathBuf>,
    /// Replace the file if it exists
    #[arg(long, action = ArgAction::SetTrue, value_parser = force())]
    pub force: Existing,
}

#[derive(Args, Debug)]
pub struct Count {
    /// The puzzle
    pub file: String,
    /// Print {"solutions": N, "seconds": s, "nodes": n}
    #[arg(long)]
    pub json: bool,
    /// Count solutions that a symmetry of the silhouette maps onto each other as one
    #[arg(long)]
    pub folded: bool,
    /// Threads to use [default: all cores]
    #[arg(long, value_name = "N", value_parser = positive())]
    pub threads: Option<usize>,
}

#[derive(Args, Debug)]
pub struct Check {
    /// Puzzles; a whole file of a book is checked puzzle by puzzle
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<String>,
    /// Print one JSON object per puzzle
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
pub struct Make {
    /// About how many cells the silhouette has [default: 30, or what suits the grade]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(3..=160))]
    pub cells: Option<u16>,
    /// The symmetry of the silhouette
    #[arg(long, value_name = "SHAPE", default_value = "free", value_parser = word(SHAPES))]
    pub shape: Shape,
    /// Use this drawing as the silhouette instead; every # is a cell
    #[arg(long, value_name = "FILE", conflicts_with_all = ["cells", "shape"])]
    pub outline: Option<PathBuf>,
    /// Pieces to choose from: numbers such as 6-18,2, or all [default: all]
    #[arg(long, value_name = "LIST")]
    pub pieces: Option<String>,
    /// Copies that there are of each of these pieces
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=6))]
    pub copies: u8,
    /// The most solutions that the puzzle may have, mirror images and turned ones not counted [default: one, or as few as
    /// are found soon]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub solutions: Option<u64>,
    /// Just one solution, or no puzzle: the same as --solutions 1
    #[arg(long, conflicts_with = "solutions")]
    pub unique: bool,
    /// How hard it should be, from 1 to 6
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=6))]
    pub grade: Option<u8>,
    /// Chooses which puzzle is made
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// What the puzzle is called
    #[arg(long, value_name = "NAME", default_value = "Puzzle")]
    pub name: String,
    /// File to write [default: standard output]
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Replace the file if it exists
    #[arg(long, requires = "output", action = ArgAction::SetTrue, value_parser = force())]
    pub force: Existing,
}

/// Reads a number of things, of which there must be some.
fn positive() -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(1..)
}

/// Symmetries of a silhouette.
const SHAPES: [(&str, &str, Shape); 6] = [
    ("free", "None", Shape::Free),
    ("mirror", "Left and right alike", Shape::Mirror),
    ("turn", "Half a turn", Shape::Turn),
    ("three", "A third of a turn", Shape::Three),
    ("six", "A sixth of a turn", Shape::Six),
    ("star", "All symmetries of the hexagon", Shape::Star),
];

#[derive(Args, Debug)]
pub struct Show {
    /// The puzzle
    pub file: String,
    #[command(flatten)]
    pub files: Files,
}

#[derive(Args, Debug)]
pub struct Book {
    /// Only this grade, from 1 to 6
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=6))]
    pub grade: Option<u8>,
    /// Write a booklet to be printed
    #[arg(long, value_name = "FILE")]
    pub pdf: Option<PathBuf>,
    /// Replace the file if it exists
    #[arg(long, requires = "pdf", action = ArgAction::SetTrue, value_parser = force())]
    pub force: Existing,
}
