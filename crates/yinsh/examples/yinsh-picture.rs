//! Draws the picture of the documentation: `cargo run -p sixfold-yinsh --example yinsh-picture > crates/yinsh/docs/board.svg`.

use game::Rng;
use yinsh::{Colour, Direction, Point, Position, Variant};

/// How far neighbours are apart.
const SIDE: f64 = 30.0;

/// Where a point is drawn: columns stand upright.
fn place(point: Point) -> (f64, f64) {
    let hex = point.to_hex();
    let (q, r) = (f64::from(hex.q), f64::from(hex.r));
    (SIDE * q * 3f64.sqrt() / 2.0, SIDE * (r + q / 2.0))
}

fn main() -> Result<(), yinsh::Refusal> {
    let mut position = Position::new(Variant::Standard);
    let mut rng = Rng::new(4);
    for _ in 0..46 {
        let legal = position.legal();
        let step = legal.nth(rng.below(legal.len()));
        position.play(step.expect("whoever acts can do something"))?;
    }
    // A blank line would end the picture in Markdown.
    println!(
        r#"<div align="center"><svg xmlns="http://www.w3.org/2000/svg" width="420" viewBox="-160 -165 320 330">"#
    );
    println!(r##"<rect x="-160" y="-165" width="320" height="330" rx="12" fill="#e9e4d8"/>"##);
    for point in Point::all() {
        for direction in [Direction::ALL[0], Direction::ALL[1], Direction::ALL[2]] {
            let Some(next) = point.neighbour(direction) else {
                continue;
            };
            let ((x, y), (u, v)) = (place(point), place(next));
            println!(r##"<path d="M{x:.1} {y:.1}L{u:.1} {v:.1}" stroke="#8d8778"/>"##);
        }
    }
    for (colour, fill, rim) in [
        (Colour::White, "#fdfcf8", "#55503f"),
        (Colour::Black, "#2b2a28", "#000"),
    ] {
        for point in position.markers(colour).iter() {
            let (x, y) = place(point);
            println!(r#"<circle cx="{x:.1}" cy="{y:.1}" r="9" fill="{fill}" stroke="{rim}"/>"#);
        }
        for point in position.rings(colour).iter() {
            let (x, y) = place(point);
            println!(
                r#"<circle cx="{x:.1}" cy="{y:.1}" r="11" fill="none" stroke="{rim}" stroke-width="6"/>"#
            );
            println!(
                r#"<circle cx="{x:.1}" cy="{y:.1}" r="11" fill="none" stroke="{fill}" stroke-width="4"/>"#
            );
        }
    }
    println!("</svg></div>");
    Ok(())
}
