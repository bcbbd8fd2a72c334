//! A grid of styled characters to draw on.

use anstyle::Style;

/// A drawing; what was not drawn on is blank.
pub struct Canvas {
    rows: Vec<Vec<(char, Style)>>,
}

impl Canvas {
    pub fn new(width: usize, height: usize) -> Canvas {
        Canvas {
            rows: vec![vec![(' ', Style::new()); width]; height],
        }
    }

    /// Writes a text from a place on; what lies outside is cut off.
    pub fn put(&mut self, x: i32, y: i32, text: &str, style: Style) {
        let row = usize::try_from(y).ok().and_then(|y| self.rows.get_mut(y));
        let Some(row) = row else {
            return;
        };
        for (x, char) in (x..).zip(text.chars()) {
            if let Some(cell) = usize::try_from(x).ok().and_then(|x| row.get_mut(x)) {
                *cell = (char, style);
            }
        }
    }

    /// The drawing line by line, blanks at the end left out.
    pub fn lines(&self) -> Vec<String> {
        self.rows.iter().map(|row| line(row)).collect()
    }
}

fn line(row: &[(char, Style)]) -> String {
    let blank = (' ', Style::new());
    let end = row.iter().rposition(|cell| *cell != blank);
    let row = &row[..end.map_or(0, |end| end + 1)];
    row.chunk_by(|one, other| one.1 == other.1)
        .map(|run| {
            let text: String = run.iter().map(|(char, _)| char).collect();
            let style = run[0].1;
            format!("{style}{text}{style:#}")
        })
        .collect()
}
