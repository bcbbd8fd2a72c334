//! Numbers for drawings, as text.

/// A number with at most two digits behind the point, which is more than a screen shows.
///
/// The library's own way of writing such numbers knows all their digits, and would make up a
/// twentieth of what everybody has to load.
pub fn number(value: f64) -> String {
    let hundredths = (value * 100.0).round() as i32;
    let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
    let sign = if hundredths < 0 { "-" } else { "" };
    match (rest % 10, rest) {
        (0, 0) => format!("{sign}{whole}"),
        (0, rest) => format!("{sign}{whole}.{}", rest / 10),
        (_, rest) => format!("{sign}{whole}.{rest:02}"),
    }
}
