//! Training rows: the placements and the scored quiet positions of packed games, in a form that a GPU reads at once.
//!
//! A row has 72 bytes: four planes of 16 bytes (own and other rings, own and other markers, bit
//! `11 * column + row - 1`), the score in 16 bits, the result (0, 1, 2 half points), all for the
//! player who acts; the inputs beyond the planes: own and other missing rings (0 to 2), markers
//! on the board, whether rings are still placed; and a byte that is the same for a whole game, so
//! that games can be held back whole.
//!
//! A row without a search has [`NO_SCORE`]: a placement drawn at random, with the result of its game,
//! or a position beside the games, with half a point each.

use std::collections::HashSet;
use std::fs::File;
use std::io::{BufReader, BufWriter, Read, Write};

use yinsh::{Phase, Position, Step, Variant};
use yinsh_engine::Seen;

use crate::arguments::Arguments;
use crate::games::{self, MAGIC, NO_SCORE, Packed};
use crate::player;

/// Converts all games of the given files.
pub fn run(arguments: &mut Arguments) -> Result<(), String> {
    let out = arguments.needed("out")?;
    let trouble = |error: std::io::Error| format!("{out}: {error}");
    let mut rows = BufWriter::with_capacity(1 << 20, File::create(&out).map_err(trouble)?);
    let mut counts = Counts::default();
    each_quiet(
        &arguments.needed("in")?,
        &mut counts,
        &mut |position, label| {
            rows.write_all(&row(position, label)).map_err(trouble)?;
            Ok(true)
        },
    )?;
    rows.flush().map_err(trouble)?;
    println!(
        "{} games ({} repeated), {} rows, {} positions left out as not quiet",
        counts.games, counts.repeated, counts.rows, counts.left_out
    );
    Ok(())
}

/// Prints what an evaluation says of the positions that would become rows.
pub fn scores(arguments: &mut Arguments) -> Result<(), String> {
    let evaluation = player::evaluation(&arguments.word("net", "hand"))?;
    let mut left: u64 = arguments.number("count", u64::MAX)?;
    each_quiet(
        &arguments.needed("in")?,
        &mut Counts::default(),
        &mut |position, _| {
            println!("{}", evaluation.of(position));
            left -= 1;
            Ok(left > 0)
        },
    )
}

/// Shows every scored quiet position of the files, until told that it is enough.
fn each_quiet(
    paths: &str,
    counts: &mut Counts,
    show: &mut dyn FnMut(&Position, &Label) -> Result<bool, String>,
) -> Result<(), String> {
    each_game(paths, counts, &mut |game, counts| {
        show_game(game, counts, show)
    })
}

/// Shows every game of the files that was not shown before, until told that it is enough.
pub fn each_game(
    paths: &str,
    counts: &mut Counts,
    show: &mut dyn FnMut(&Packed, &mut Counts) -> Result<bool, String>,
) -> Result<(), String> {
    let mut seen = HashSet::new();
    for path in paths.split(',') {
        let named = |error: std::io::Error| format!("{path}: {error}");
        let mut input = BufReader::with_capacity(1 << 20, File::open(path).map_err(named)?);
        let mut magic = [0; 4];
        input.read_exact(&mut magic).map_err(named)?;
        if magic != *MAGIC {
            return Err(format!("{path}: these are no packed games"));
        }
        while let Some(game) = games::read(&mut input).map_err(named)? {
            counts.games += 1;
            if !seen.insert(fingerprint(&game)) {
                counts.repeated += 1;
            } else if !show(&game, counts)? {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// What is to be learned about a position.
pub struct Label {
    pub score: i16,
    /// Half points of the player who acts.
    pub points: u8,
    /// The same for a whole game.
    pub fold: u8,
}

#[derive(Default)]
pub struct Counts {
    pub games: u64,
    repeated: u64,
    pub rows: u64,
    pub left_out: u64,
}

/// The byte by which games are held back whole.
pub fn fold(number: u64) -> u8 {
    game::Rng::new(number).next() as u8
}

fn fingerprint(game: &Packed) -> u64 {
    let steps = game.steps.iter();
    steps.fold(
        u64::from(game.variant == Variant::Blitz),
        |folded, (index, _)| game::Rng::new(folded ^ u64::from(*index)).next(),
    )
}

fn show_game(
    game: &Packed,
    counts: &mut Counts,
    show: &mut dyn FnMut(&Position, &Label) -> Result<bool, String>,
) -> Result<bool, String> {
    let mut position = Position::new(game.variant);
    let fold = fold(counts.games);
    for (index, score) in &game.steps {
        let step = position.legal().nth(usize::from(*index));
        let step = step.ok_or("a packed game has a step that is not legal")?;
        let before = position;
        position.make(step);
        // What became of placements drawn at random is worth knowing; of random moves it is not.
        if *score == NO_SCORE && before.phase() != Phase::Place {
            continue;
        }
        if !is_quiet(&before, step, &position) {
            counts.left_out += 1;
            continue;
        }
        counts.rows += 1;
        let label = Label {
            score: *score,
            points: match before.side() {
                yinsh::Colour::White => game.white_points,
                yinsh::Colour::Black => 2 - game.white_points,
            },
            fold,
        };
        if !show(&before, &label)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The quiet search resolves due removals and row-making moves before it evaluates.
pub fn is_quiet(before: &Position, step: Step, after: &Position) -> bool {
    let makes_row = matches!(step, Step::MoveRing { .. })
        && after.side() == before.side()
        && matches!(after.phase(), Phase::Row(_));
    matches!(before.phase(), Phase::Move | Phase::Place) && !makes_row
}

/// The bytes of a row.
pub fn row(position: &Position, label: &Label) -> [u8; 72] {
    let side = position.side();
    let seen = Seen::of(position);
    let mut row = [0; 72];
    for (bytes, plane) in row.as_chunks_mut().0.iter_mut().zip(seen.planes(side)) {
        *bytes = plane.to_le_bytes();
    }
    row[64..66].copy_from_slice(&label.score.to_le_bytes());
    let [own, other] = [side, side.opponent()].map(|colour| seen.missing(colour));
    let placing = u8::from(position.phase() == Phase::Place);
    row[66..].copy_from_slice(&[
        label.points,
        own,
        other,
        seen.markers(),
        placing,
        label.fold,
    ]);
    row
}
