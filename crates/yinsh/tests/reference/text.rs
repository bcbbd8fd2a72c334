//! The texts of the reference: points and position strings, as the notation describes them.

use super::board::{Board, Colour, Piece, Point, points};
use super::{Reference, Stage, Variant, When};

/// `(1, 2)` is `a2`.
pub fn point_text((column, row): Point) -> String {
    let letter = char::from(b'a' + (column - 1) as u8);
    format!("{letter}{row}")
}

/// `a2` is `(1, 2)`.
pub fn read_point(text: &str) -> Point {
    let (letter, row) = text.split_at(1);
    let column = i32::from(letter.as_bytes()[0]) - i32::from(b'a') + 1;
    (column, row.parse().unwrap())
}

fn letter(piece: Piece) -> char {
    match piece {
        Piece::Ring(Colour::White) => 'W',
        Piece::Ring(Colour::Black) => 'B',
        Piece::Marker(Colour::White) => 'w',
        Piece::Marker(Colour::Black) => 'b',
    }
}

fn read_letter(letter: char) -> Piece {
    match letter {
        'W' => Piece::Ring(Colour::White),
        'B' => Piece::Ring(Colour::Black),
        'w' => Piece::Marker(Colour::White),
        'b' => Piece::Marker(Colour::Black),
        _ => panic!("no piece is written {letter}"),
    }
}

fn column_text(board: &Board, column: &[Point]) -> String {
    let mut text = String::new();
    let mut free = 0;
    for point in column {
        match board.get(point) {
            None => free += 1,
            Some(piece) => {
                if free > 0 {
                    text.push_str(&free.to_string());
                    free = 0;
                }
                text.push(letter(*piece));
            }
        }
    }
    if free > 0 {
        text.push_str(&free.to_string());
    }
    text
}

fn read_column(board: &mut Board, column: &[Point], text: &str) {
    let mut points = column.iter().copied();
    let mut digits = String::new();
    // The space stands for the end of the column, so that a number there counts too.
    for letter in text.chars().chain([' ']) {
        if letter.is_ascii_digit() {
            digits.push(letter);
            continue;
        }
        if !digits.is_empty() {
            for _ in 0..digits.parse().unwrap() {
                points.next().expect("the number fits the column");
            }
            digits.clear();
        }
        if letter != ' ' {
            let point = points.next().expect("the letter fits the column");
            board.insert(point, read_letter(letter));
        }
    }
    assert_eq!(points.next(), None, "{text} is too short for its column");
}

fn stage_text(stage: Stage) -> String {
    match stage {
        Stage::Place => "place".to_owned(),
        Stage::Move { passes } => format!("move{}", "--".repeat(passes)),
        Stage::Row(When::AfterMove) => "row".to_owned(),
        Stage::Ring(When::AfterMove) => "ring".to_owned(),
        Stage::Row(When::BeforeMove) => "row<".to_owned(),
        Stage::Ring(When::BeforeMove) => "ring<".to_owned(),
    }
}

fn read_stage(text: &str) -> Stage {
    match text {
        "place" => Stage::Place,
        "move" => Stage::Move { passes: 0 },
        "move--" => Stage::Move { passes: 1 },
        "move----" => Stage::Move { passes: 2 },
        "row" => Stage::Row(When::AfterMove),
        "ring" => Stage::Ring(When::AfterMove),
        "row<" => Stage::Row(When::BeforeMove),
        "ring<" => Stage::Ring(When::BeforeMove),
        _ => panic!("no step is called {text}"),
    }
}

/// The position string.
pub fn write(game: &Reference) -> String {
    let columns: Vec<String> = points()
        .iter()
        .map(|column| column_text(&game.board, column))
        .collect();
    let side = match game.side {
        Colour::White => 'w',
        Colour::Black => 'b',
    };
    let variant = match game.variant {
        Variant::Standard => "standard",
        Variant::Blitz => "blitz",
    };
    format!(
        "{} {side} {}-{} {variant} {}",
        columns.join("/"),
        game.removed[&Colour::White],
        game.removed[&Colour::Black],
        stage_text(game.stage)
    )
}

/// The game that stands as the position string says.
///
/// # Panics
/// When the text is no position string: tests give only good ones.
pub fn read(text: &str) -> Reference {
    let fields: Vec<&str> = text.split(' ').collect();
    let [columns, side, removed, variant, stage] = fields[..] else {
        panic!("{text} has no five fields");
    };
    let mut board = Board::new();
    let columns: Vec<&str> = columns.split('/').collect();
    assert_eq!(columns.len(), 11, "{text} has no eleven columns");
    for (column, text) in points().iter().zip(columns) {
        read_column(&mut board, column, text);
    }
    let (white, black) = removed.split_once('-').expect("a dash between the counts");
    Reference {
        board,
        side: match side {
            "w" => Colour::White,
            "b" => Colour::Black,
            _ => panic!("no side is called {side}"),
        },
        removed: [
            (Colour::White, white.parse().unwrap()),
            (Colour::Black, black.parse().unwrap()),
        ]
        .into(),
        variant: match variant {
            "standard" => Variant::Standard,
            "blitz" => Variant::Blitz,
            _ => panic!("no variant is called {variant}"),
        },
        stage: read_stage(stage),
        turn_is_open: false,
    }
}
