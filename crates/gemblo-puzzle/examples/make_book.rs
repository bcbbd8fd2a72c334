//! Adds to the puzzle book what its outlines want: `cargo run --release --example make_book`.
//!
//! Puzzles that are there stay as they are, since readers have begun them; an outline that is new, or was drawn anew,
//! is filled with pieces in several ways, and the grade with the fewest puzzles takes one of them. The result depends
//! on nothing but the book, the outlines and this program.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use game::Rng;
use gemblo::Piece;
use gemblo_puzzle::outline::{Build, centred, drawn, grown};
use gemblo_puzzle::{
    Flow, Fold, Grade, Made, Progress, Puzzle, Shape, Solver, Spot, Stock, Use, Wish, book,
};

/// Puzzles that each grade has at least; what figures do not give is grown.
const LEAST: usize = 56;

/// The most solutions that a puzzle of each grade may have.
const SOLUTIONS: [u128; 6] = [3, 3, 6, 12, 60, 1_000];

/// The puzzles of each grade.
type Book = BTreeMap<Grade, Vec<Made>>;

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles");
    let text = fs::read_to_string(folder.join("outlines.txt")).expect("the outlines are there");
    let silhouettes: Vec<Silhouette> = pictures(&text).into_iter().chain(geometry()).collect();
    let mut book = kept(&folder, &silhouettes);
    for made in whole_colours(&book) {
        add(&mut book, made);
    }
    for (name, spots) in &silhouettes {
        if has(&book, name) {
            continue;
        }
        match fill(name, spots, &book) {
            Some(made) => add(&mut book, made),
            None => eprintln!("nothing for {name} ({})", spots.len()),
        }
    }
    grow(&mut book);
    for (grade, mut puzzles) in book {
        puzzles.sort_by(|a, b| a.difficulty.total_cmp(&b.difficulty));
        eprintln!("grade {}: {}", grade.stars(), puzzles.len());
        fs::write(file(&folder, grade), book::write(grade, &puzzles)).expect("it can be written");
    }
}

/// Cells with their name.
type Silhouette = (String, Vec<Spot>);

fn file(folder: &Path, grade: Grade) -> std::path::PathBuf {
    folder.join(format!("grade-{}.json", grade.stars()))
}

/// The puzzles that are there, without those whose outline was drawn anew.
fn kept(folder: &Path, silhouettes: &[Silhouette]) -> Book {
    let is_as_drawn = |made: &Made| {
        let mut drawn = silhouettes.iter();
        let drawn = drawn.find(|(name, _)| name == made.puzzle.name());
        drawn.is_none_or(|(_, spots)| spots == made.puzzle.spots())
    };
    let of = |grade| {
        let text = fs::read_to_string(file(folder, grade)).unwrap_or_default();
        let mut puzzles = book::read(&text).unwrap_or_default();
        puzzles.retain(is_as_drawn);
        (grade, puzzles)
    };
    Grade::ALL.into_iter().map(of).collect()
}

fn has(book: &Book, name: &str) -> bool {
    book.values()
        .flatten()
        .any(|made| made.puzzle.name() == name)
}

fn add(book: &mut Book, made: Made) {
    eprintln!(
        "{}: {} cells, {} solutions, {:.2}",
        made.puzzle.name(),
        made.puzzle.spots().len(),
        made.solutions,
        made.difficulty
    );
    book.entry(made.grade()).or_default().push(made);
}

/// The drawings of a text.
fn pictures(text: &str) -> Vec<Silhouette> {
    let blocks = text.split("\n= ").skip(1);
    blocks
        .filter_map(|block| block.split_once('\n'))
        .map(|(name, picture)| (name.trim().to_owned(), drawn(picture)))
        .collect()
}

/// Names for silhouettes with limbs, by their symmetry.
const CREATURES: [(Shape, &[&str]); 4] = [
    (Shape::Mirror, &["Beetle", "Moth", "Mask", "Totem"]),
    (Shape::Turn, &["Galaxy", "Dragons", "River", "Knot"]),
    (Shape::Three, &["Whirlwind", "Clover", "Propeller"]),
    (Shape::Six, &["Snowflake", "Sun", "Spider web"]),
];

/// Silhouettes of 72 cells that all pieces of a colour fill, and that can be counted at once.
fn whole_colours(book: &Book) -> Vec<Made> {
    let mut all = Vec::new();
    for (shape, names) in CREATURES {
        let mut rng = Rng::new(72);
        for name in names.iter().filter(|name| !has(book, name)) {
            let mut tries = std::iter::repeat_with(|| grown(shape, Build::Slender, 72, &mut rng));
            all.extend(tries.find_map(|spots| whole_colour(name, &spots)));
        }
    }
    all
}

fn whole_colour(name: &str, spots: &[Spot]) -> Option<Made> {
    let puzzle = Puzzle::new(name, spots, Stock::colour(), Use::All).ok()?;
    Made::of(puzzle, 1, &mut briefly).filter(|made| made.solutions > 0)
}

/// Figures with straight sides, and others that a line describes better than a drawing.
fn geometry() -> Vec<Silhouette> {
    let figure = |name: &str, is_in: &dyn Fn(i32, i32) -> bool| {
        let cells = (-30..=30).flat_map(|q| (-30..=30).map(move |r| (q, r)));
        let cells: Vec<Spot> = cells
            .filter(|(q, r)| is_in(*q, *r))
            .map(|(q, r)| Spot::new(q, 2 * r + q))
            .collect();
        (name.to_owned(), centred(&cells))
    };
    let far = |q: i32, r: i32| q.abs().max(r.abs()).max((q + r).abs());
    let star = |q: i32, r: i32, n: i32| {
        let s = -q - r;
        (q >= -n && r >= -n && s >= -n) || (q <= n && r <= n && s <= n)
    };
    let triangle = |q: i32, r: i32, n: i32| q >= 0 && r >= 0 && q + r < n;
    let is_on_axis = |q: i32, r: i32| q == 0 || r == 0 || q + r == 0;
    let near = |q: i32, r: i32, middles: &[(i32, i32)]| {
        let mut middles = middles.iter();
        middles.any(|(a, b)| far(q - a, r - b) <= 1)
    };
    let around = [(2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2)];
    vec![
        figure("Rhombus", &|q, r| {
            (0..5).contains(&q) && (0..5).contains(&r)
        }),
        figure("Long parallelogram", &|q, r| {
            (0..3).contains(&q) && (0..13).contains(&r)
        }),
        figure("Triangle", &|q, r| triangle(q, r, 7)),
        figure("Large triangle", &|q, r| triangle(q, r, 9)),
        figure("Large hexagon", &|q, r| far(q, r) <= 3),
        figure("Ring", &|q, r| far(q, r) == 3 || far(q, r) == 2),
        figure("Large star", &|q, r| star(q, r, 2)),
        figure("Trapezium", &|q, r| {
            (0..4).contains(&r) && q >= 0 && q + r < 9
        }),
        figure("Chevron", &|q, r| {
            q.abs() < 5 && (0..4).contains(&(r + q.max(0)))
        }),
        figure("Small triangle", &|q, r| triangle(q, r, 5)),
        figure("Small rhombus", &|q, r| {
            (0..4).contains(&q) && (0..4).contains(&r)
        }),
        figure("Large rhombus", &|q, r| {
            (0..7).contains(&q) && (0..7).contains(&r)
        }),
        figure("Parallelogram", &|q, r| {
            (0..8).contains(&q) && (0..4).contains(&r)
        }),
        figure("Hexagon", &|q, r| far(q, r) <= 2),
        figure("Small star", &|q, r| star(q, r, 1)),
        figure("Hollow star", &|q, r| star(q, r, 2) && far(q, r) > 1),
        figure("Hollow triangle", &|q, r| {
            triangle(q, r, 10) && !triangle(q - 1, r - 1, 7)
        }),
        figure("Hoop", &|q, r| far(q, r) == 3),
        figure("Wheel", &|q, r| {
            far(q, r) == 3 || far(q, r) < 3 && is_on_axis(q, r)
        }),
        figure("Large wheel", &|q, r| {
            far(q, r) == 4 || far(q, r) < 4 && is_on_axis(q, r)
        }),
        figure("Asterisk", &|q, r| far(q, r) <= 3 && is_on_axis(q, r)),
        figure("Cogwheel", &|q, r| {
            (1..=2).contains(&far(q, r)) || far(q, r) == 3 && is_on_axis(q, r)
        }),
        figure("Snow crystal", &|q, r| {
            far(q, r) <= 4 && is_on_axis(q, r)
                || far(q, r) == 3 && !star(q, r, 1) && !is_on_axis(q, r)
        }),
        figure("Honeycomb", &|q, r| {
            near(q, r, &around) || near(q, r, &[(0, 0)])
        }),
        figure("Wreath", &|q, r| near(q, r, &around)),
        figure("Three hexagons", &|q, r| {
            near(q, r, &[(0, 0), (2, 1), (3, -2)])
        }),
        figure("Dumbbell", &|q, r| {
            near(q, r, &[(0, -4), (0, 4)]) || q == 0 && r.abs() < 4
        }),
        figure("Three spokes", &|q, r| {
            let s = -q - r;
            far(q, r) <= 4
                && [(q, r), (r, s), (s, q)]
                    .iter()
                    .any(|(a, b)| *a == 0 && *b >= 0)
                || far(q, r) <= 1
        }),
        figure("Steps", &|q, r| {
            (0..12).contains(&q) && (0..3).contains(&(r + q / 2 + q / 4))
        }),
        figure("Double triangle", &|q, r| {
            let (q, r) = if q < 0 { (-q, r + q) } else { (q, r) };
            q <= 4 && (-q..=0).contains(&r)
        }),
        figure("Diamond", &|q, r| {
            let height = 2 * r + q;
            q.abs() <= 3 && height.abs() + 3 * q.abs() <= 10
        }),
    ]
}

/// A puzzle for a silhouette, of a grade that has few.
fn fill(name: &str, spots: &[Spot], book: &Book) -> Option<Made> {
    let all = |least: u8, copies: u8| {
        let pieces = Piece::all().filter(|piece| piece.size() >= least);
        pieces.fold(Stock::EMPTY, |stock, piece| stock.with(piece, copies))
    };
    let pools = [all(3, 1), all(4, 2), all(1, 1), all(1, 2)];
    // Hard puzzles may have more solutions, and are large.
    let solutions = SOLUTIONS[if spots.len() < 30 { 2 } else { 5 }];
    let size = |grade: Grade| book.get(&grade).map_or(0, Vec::len);
    let least = Grade::ALL.into_iter().map(size).min().unwrap_or(0);
    let mut found: Option<Made> = None;
    for (seed, pool) in (0..10).zip(pools.into_iter().cycle()) {
        let wish = Wish {
            pool,
            solutions,
            fold: Fold::Folded,
            grade: None,
            tries: 8,
            seed: 100 * seed + spots.len() as u64,
        };
        let Ok(made) = wish.fill(name, spots, &mut briefly) else {
            continue;
        };
        let is_better = |other: &Made| {
            (size(made.grade()), made.solutions) < (size(other.grade()), other.solutions)
        };
        if is_fair(&made) && found.as_ref().is_none_or(is_better) {
            found = Some(made);
        }
        if found
            .as_ref()
            .is_some_and(|made| size(made.grade()) < least + 4)
        {
            break;
        }
    }
    found
}

/// Whether a puzzle has few enough solutions for its grade, those that a symmetry maps onto each other counted as one.
fn is_fair(made: &Made) -> bool {
    let folded = Solver::new(&made.puzzle).count(Fold::Folded, 1, &mut briefly);
    folded.solutions <= SOLUTIONS[usize::from(made.grade().stars()) - 1]
}

/// Gives up what would take long to prove.
fn briefly(progress: Progress) -> Flow {
    if progress.nodes > 400_000 {
        Flow::Stop
    } else {
        Flow::GoOn
    }
}

/// Fills up every grade with grown silhouettes.
fn grow(book: &mut Book) {
    let names = [
        "Free form",
        "Mirror",
        "Turning form",
        "Trefoil",
        "Whirl",
        "Crystal",
    ];
    for grade in Grade::ALL {
        let index = usize::from(grade.stars()) - 1;
        for round in 0..60 {
            let have = book.entry(grade).or_default();
            if have.len() >= LEAST {
                break;
            }
            let which = round % 6;
            let number = have
                .iter()
                .filter(|made| made.puzzle.name().starts_with(names[which]))
                .count()
                + 1;
            let wish = Wish {
                pool: Stock::colour(),
                solutions: SOLUTIONS[index],
                fold: Fold::Separate,
                grade: Some(grade),
                tries: 6,
                seed: 1_000_000 + 1_000 * round as u64 + u64::from(grade.stars()),
            };
            let cells = [13, 18, 25, 33, 42, 50][index] + round / 6 % 5;
            let name = format!("{} {}.{number}", names[which], grade.stars());
            if let Ok(made) = wish.make(&name, Shape::ALL[which], cells, &mut |_| Flow::GoOn) {
                add(book, made);
            }
        }
    }
}
