//! A sheet as SVG.

use std::fmt::Write;

use super::sheet::{Mark, Sheet};

/// The text of an SVG file.
pub fn write(sheet: &Sheet) -> String {
    let (width, height) = (sheet.width, sheet.height);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.1} {height:.1}\" \
         width=\"{width:.0}\" height=\"{height:.0}\">\n"
    );
    for mark in &sheet.marks {
        add(&mut svg, mark).expect("a String takes all");
    }
    svg.push_str("</svg>\n");
    svg
}

fn add(svg: &mut String, mark: &Mark) -> std::fmt::Result {
    match mark {
        Mark::Shape { points, colour } => {
            let [r, g, b] = colour;
            let points: Vec<String> = points
                .iter()
                .map(|(x, y)| format!("{x:.2},{y:.2}"))
                .collect();
            let points = points.join(" ");
            writeln!(
                svg,
                "<polygon points=\"{points}\" fill=\"#{r:02x}{g:02x}{b:02x}\"/>"
            )
        }
        Mark::Text { at, size, text, .. } => {
            let text = text.replace('&', "&amp;").replace('<', "&lt;");
            let (x, y) = at;
            writeln!(
                svg,
                "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size}\">{text}</text>"
            )
        }
    }
}
