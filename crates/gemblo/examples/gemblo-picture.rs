//! Draws the picture of the documentation: `cargo run -p sixfold-gemblo --example gemblo-picture > crates/gemblo/docs/board.svg`.

use game::Rng;
use gemblo::{Cell, Position, Setup, Tint};

/// From the middle of a cell to its corners.
const SIDE: f64 = 10.0;

/// A cell as a path; columns stand upright.
fn path(cell: Cell) -> String {
    let hex = cell.hex();
    let (q, r) = (f64::from(hex.q), f64::from(hex.r));
    let (x, y) = (SIDE * q * 1.5, SIDE * 3f64.sqrt() * (r + q / 2.0));
    let corner = |sixth: u32| {
        let angle = f64::from(sixth) * std::f64::consts::FRAC_PI_3;
        let (u, v) = (x + SIDE * angle.cos(), y + SIDE * angle.sin());
        format!("{u:.1} {v:.1}")
    };
    format!("M{}Z", (0..6).map(corner).collect::<Vec<_>>().join("L"))
}

const fn shade(tint: Tint) -> &'static str {
    match tint {
        Tint::Blue => "#2f4b9b",
        Tint::Red => "#c23b33",
        Tint::Green => "#3c8b4a",
        Tint::Orange => "#e08a2e",
        Tint::Sky => "#6fb4dc",
        Tint::Yellow => "#e5c93c",
    }
}

fn main() {
    let mut position = Position::new(&Setup::THREE);
    let mut rng = Rng::new(2);
    for _ in 0..27 {
        let legal = position.legal();
        // Large pieces make the better picture.
        let large = (0..40).filter_map(|_| legal.nth(rng.below(legal.len())));
        let placement = large.max_by_key(|placement| placement.cells().len());
        position.make(placement.expect("whoever acts can lay a piece"));
    }
    // A blank line would end the picture in Markdown.
    println!(
        r#"<div align="center"><svg xmlns="http://www.w3.org/2000/svg" width="420" viewBox="-175 -195 350 390">"#
    );
    let draw = |cell: Cell, fill: &str| {
        println!(
            r##"<path d="{}" fill="{fill}" stroke="#fff"/>"##,
            path(cell)
        );
    };
    for cell in position.area().cells().iter() {
        draw(cell, "#e4e0d6");
    }
    for colour in position.colours() {
        for cell in position.cells_of(colour).iter() {
            draw(cell, shade(position.tint(colour)));
        }
    }
    println!("</svg></div>");
}
