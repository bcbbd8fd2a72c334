//! Makes the puzzle book from its outlines: `cargo run --release --example make_book`.
//!
//! Every outline is filled with pieces in several ways; what comes out is graded, and each grade
//! takes its share. The result depends on nothing but the outlines and this program.

use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::Path;

use game::Rng;
use gemblo::Piece;
use gemblo_puzzle::outline::{Build, centred, drawn, grown};
use gemblo_puzzle::{
    Flow, Fold, Grade, Made, Progress, Puzzle, Shape, Spot, Stock, Use, Wish, book,
};

/// Puzzles of each grade, of which some are grown.
const SHARE: [usize; 6] = [20, 22, 24, 22, 20, 24];

/// The most solutions that a puzzle of each grade may have.
const SOLUTIONS: [u128; 6] = [3, 3, 6, 12, 60, 1_000];

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles");
    let text = fs::read_to_string(folder.join("outlines.txt")).expect("the outlines are there");
    let pictures = pictures(&text);
    let mut grades: BTreeMap<Grade, Vec<Made>> = BTreeMap::new();
    let mut used = HashSet::new();
    for made in whole_colours() {
        used.insert(made.puzzle.name().to_owned());
        grades.entry(made.grade()).or_default().push(made);
    }
    for (name, spots) in silhouettes(&pictures) {
        if used.contains(&name) {
            continue;
        }
        let Some(made) = fill(&name, &spots, &grades) else {
            eprintln!("nothing for {name} ({})", spots.len());
            continue;
        };
        eprintln!(
            "{} {} cells: {} solutions, {:.2}",
            name,
            spots.len(),
            made.solutions,
            made.difficulty
        );
        used.insert(name);
        grades.entry(made.grade()).or_default().push(made);
    }
    grow(&mut grades);
    for (grade, mut puzzles) in grades {
        puzzles.sort_by(|a, b| a.difficulty.total_cmp(&b.difficulty));
        let file = folder.join(format!("grade-{}.json", grade.stars()));
        fs::write(file, book::write(grade, &puzzles)).expect("the book can be written");
        eprintln!("grade {}: {}", grade.stars(), puzzles.len());
    }
}

/// A picture as text, with its name.
type Picture<'a> = (&'a str, String);

fn pictures(text: &str) -> Vec<Picture<'_>> {
    let blocks = text.split("\n= ").skip(1);
    blocks
        .filter_map(|block| block.split_once('\n'))
        .map(|(name, picture)| (name.trim(), picture.to_owned()))
        .collect()
}

/// The same picture with every cell four times as large.
fn doubled(picture: &str) -> String {
    let wide = |line: &str| -> String { line.chars().flat_map(|char| [char, char]).collect() };
    let lines = picture.lines().map(wide);
    lines
        .flat_map(|line| [line.clone(), line])
        .collect::<Vec<_>>()
        .join("\n")
}

/// Names for silhouettes with limbs, by their symmetry.
const CREATURES: [(Shape, &[&str]); 4] = [
    (Shape::Mirror, &["Beetle", "Moth", "Mask", "Totem"]),
    (Shape::Turn, &["Galaxy", "Dragons", "River", "Knot"]),
    (Shape::Three, &["Whirlwind", "Clover", "Propeller"]),
    (Shape::Six, &["Snowflake", "Sun", "Spider web"]),
];

/// Silhouettes of 72 cells that all pieces of a colour fill, and that can be counted at once.
fn whole_colours() -> Vec<Made> {
    let mut all = Vec::new();
    for (shape, names) in CREATURES {
        let mut names = names.iter();
        let mut name = names.next();
        let mut rng = Rng::new(72);
        let mut tries = 0;
        while let Some(wanted) = name {
            tries += 1;
            let spots = grown(shape, Build::Slender, 72, &mut rng);
            if let Some(made) = whole_colour(wanted, &spots) {
                eprintln!(
                    "{wanted} (try {tries}): {} solutions, {:.2}",
                    made.solutions, made.difficulty
                );
                all.push(made);
                name = names.next();
            }
        }
    }
    all
}

fn whole_colour(name: &str, spots: &[Spot]) -> Option<Made> {
    let puzzle = Puzzle::new(name, spots, Stock::colour(), Use::All).ok()?;
    let mut brief = |progress: Progress| {
        if progress.nodes > 800_000 {
            Flow::Stop
        } else {
            Flow::GoOn
        }
    };
    Made::of(puzzle, 1, &mut brief).filter(|made| made.solutions > 0)
}

/// Everything that is drawn or constructed.
fn silhouettes(pictures: &[Picture]) -> Vec<(String, Vec<Spot>)> {
    let small = pictures
        .iter()
        .map(|(name, picture)| ((*name).to_owned(), drawn(picture)));
    let large = pictures
        .iter()
        .map(|(name, picture)| (format!("Large {name}"), drawn(&doubled(picture))));
    // Enlarged, what hangs together by a corner falls apart.
    let large = large.filter(|(_, spots)| spots.len() < 66 && is_connected(spots));
    small.chain(geometry()).chain(large.step_by(3)).collect()
}

fn is_connected(spots: &[Spot]) -> bool {
    let mut reached = vec![spots[0]];
    let mut next = 0;
    while let Some(spot) = reached.get(next) {
        let near = spot.neighbours().into_iter();
        let near: Vec<Spot> = near
            .filter(|n| spots.contains(n) && !reached.contains(n))
            .collect();
        reached.extend(near);
        next += 1;
    }
    reached.len() == spots.len()
}

/// Figures with straight sides.
fn geometry() -> Vec<(String, Vec<Spot>)> {
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
    vec![
        figure("Rhombus", &|q, r| {
            (0..5).contains(&q) && (0..5).contains(&r)
        }),
        figure("Long parallelogram", &|q, r| {
            (0..3).contains(&q) && (0..13).contains(&r)
        }),
        figure("Triangle", &|q, r| q >= 0 && r >= 0 && q + r < 7),
        figure("Large triangle", &|q, r| q >= 0 && r >= 0 && q + r < 9),
        figure("Large hexagon", &|q, r| far(q, r) <= 3),
        figure("Ring", &|q, r| far(q, r) == 3 || far(q, r) == 2),
        figure("Large star", &|q, r| star(q, r, 2)),
        figure("Trapezium", &|q, r| {
            (0..4).contains(&r) && q >= 0 && q + r < 9
        }),
        figure("Chevron", &|q, r| {
            q.abs() < 5 && (0..4).contains(&(r + q.max(0)))
        }),
    ]
}

/// Puzzles for one silhouette; the one that its grade needs most.
fn fill(name: &str, spots: &[Spot], grades: &BTreeMap<Grade, Vec<Made>>) -> Option<Made> {
    let colour = Stock::colour();
    let large = colour.with(piece(1), 0).with(piece(2), 0);
    let two = Piece::all().fold(Stock::EMPTY, |stock, p| stock.with(p, 2));
    let mut made = Vec::new();
    for (seed, pool) in [colour, large, two, colour, large, colour, large, two]
        .into_iter()
        .enumerate()
    {
        let wish = Wish {
            pool,
            solutions: SOLUTIONS[5],
            fold: Fold::Separate,
            grade: None,
            tries: 6,
            seed: (100 * seed + spots.len()) as u64,
        };
        made.extend(wish.fill(name, spots, &mut |_| Flow::GoOn));
    }
    made.retain(|made| need(made.grade(), grades) > 0);
    made.retain(|made| made.solutions <= SOLUTIONS[usize::from(made.grade().stars()) - 1]);
    made.into_iter().max_by_key(|made| {
        (
            need(made.grade(), grades),
            std::cmp::Reverse(made.solutions),
        )
    })
}

/// How many puzzles a grade still lacks.
fn need(grade: Grade, grades: &BTreeMap<Grade, Vec<Made>>) -> usize {
    let have = grades.get(&grade).map_or(0, Vec::len);
    SHARE[usize::from(grade.stars()) - 1].saturating_sub(have)
}

/// Fills up every grade with grown silhouettes.
fn grow(grades: &mut BTreeMap<Grade, Vec<Made>>) {
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
            let have = grades.entry(grade).or_default();
            if have.len() >= SHARE[index] {
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
                seed: 1_000 * round as u64 + u64::from(grade.stars()),
            };
            let cells = [13, 18, 25, 33, 42, 50][index] + round / 6 % 5;
            let name = format!("{} {}.{number}", names[which], grade.stars());
            if let Ok(made) = wish.make(&name, Shape::ALL[which], cells, &mut |_| Flow::GoOn) {
                eprintln!(
                    "{name}: {} cells, {} solutions, {:.2}",
                    made.puzzle.spots().len(),
                    made.solutions,
                    made.difficulty
                );
                have.push(made);
            }
        }
    }
}

fn piece(number: u8) -> Piece {
    Piece::new(number).expect("1 to 18")
}
