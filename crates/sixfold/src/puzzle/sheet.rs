//! A drawing made of filled shapes and texts, in points from the top left; each format writes it.

use gemblo_puzzle::Spot;

use super::font;

pub type Point = (f64, f64);
pub type Colour = [u8; 3];

/// Something drawn.
#[derive(Clone, Debug)]
pub enum Mark {
    /// A convex shape filled with a colour.
    Shape { points: Vec<Point>, colour: Colour },
    /// A line of text whose base line begins here.
    Text {
        at: Point,
        size: f64,
        text: String,
        weight: Weight,
    },
}

/// How heavy letters are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    Plain,
    Bold,
}

/// A page, or a picture.
#[derive(Clone, Debug)]
pub struct Sheet {
    pub width: f64,
    pub height: f64,
    pub marks: Vec<Mark>,
}

impl Sheet {
    pub fn new(width: f64, height: f64) -> Sheet {
        Sheet {
            width,
            height,
            marks: Vec::new(),
        }
    }

    /// A line of text in the middle of the page.
    pub fn centred(&mut self, y: f64, size: f64, text: &str, weight: Weight) {
        let x = (self.width - font::width(text, size, weight)) / 2.0;
        self.text((x, y), size, text, weight);
    }

    pub fn text(&mut self, at: Point, size: f64, text: &str, weight: Weight) {
        let text = text.to_owned();
        self.marks.push(Mark::Text {
            at,
            size,
            text,
            weight,
        });
    }

    /// A line of text below everything, as large as there is room for.
    pub fn caption(&mut self, text: &str) {
        const LARGEST: f64 = 15.0;
        let room = self.width - LARGEST;
        let size = (room / font::width(text, 1.0, Weight::Bold)).min(LARGEST);
        self.height += 2.0 * LARGEST;
        self.centred(self.height - LARGEST, size, text, Weight::Bold);
    }

    /// A convex shape filled with a colour.
    pub fn shape(&mut self, points: Vec<Point>, colour: Colour) {
        self.marks.push(Mark::Shape { points, colour });
    }

    /// A disc, with so many corners that nobody sees one.
    pub fn disc(&mut self, (x, y): Point, radius: f64, colour: Colour) {
        const CORNERS: u32 = 48;
        let corner = |number: u32| {
            let angle = f64::from(number) * std::f64::consts::TAU / f64::from(CORNERS);
            (x + radius * angle.cos(), y + radius * angle.sin())
        };
        self.shape((0..CORNERS).map(corner).collect(), colour);
    }

    /// A straight line, as wide as asked.
    pub fn line(&mut self, from: Point, to: Point, width: f64, colour: Colour) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy).max(f64::MIN_POSITIVE);
        let (ux, uy) = (dx / length * width / 2.0, dy / length * width / 2.0);
        let corners = vec![
            (from.0 - uy, from.1 + ux),
            (to.0 - uy, to.1 + ux),
            (to.0 + uy, to.1 - ux),
            (from.0 + uy, from.1 - ux),
        ];
        self.shape(corners, colour);
    }

    /// A cell filled with a colour.
    pub fn cell(&mut self, frame: &Frame, spot: Spot, colour: Colour) {
        let corners = (0..6).map(|corner| frame.corner(spot, corner));
        self.shape(corners.collect(), colour);
    }

    /// The side of a cell towards its neighbour of this number, as wide as asked.
    pub fn side(
        &mut self,
        frame: &Frame,
        spot: Spot,
        neighbour: usize,
        width: f64,
        colour: Colour,
    ) {
        // The first neighbour, as in `Spot::neighbours`, lies straight below; the others follow clockwise.
        let [from, to] = [1, 2].map(|next| frame.corner(spot, neighbour + next));
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy).max(f64::MIN_POSITIVE);
        let (ux, uy) = (dx / length * width / 2.0, dy / length * width / 2.0);
        // A little longer than the side, so that sides meet without gaps.
        let from = (from.0 - ux / 2.0, from.1 - uy / 2.0);
        let to = (to.0 + ux / 2.0, to.1 + uy / 2.0);
        self.line(from, to, width, colour);
    }
}

/// Where cells lie on a sheet.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    /// The middle of the cell (0, 0).
    pub origin: Point,
    /// The side of a cell.
    pub side: f64,
}

/// Half the height of a cell with side 1.
const HALF: f64 = 0.866_025_403_784_438_6;

/// The least and the greatest column, and half-row.
fn ranges(spots: &[Spot]) -> [(f64, f64); 2] {
    let along: [fn(&Spot) -> i32; 2] = [|spot| spot.c, |spot| spot.h];
    along.map(|along| {
        let least = spots.iter().map(along).min().unwrap_or(0);
        let most = spots.iter().map(along).max().unwrap_or(0);
        (f64::from(least), f64::from(most))
    })
}

/// How wide and high these cells are, if their sides are 1.
pub fn extent(spots: &[Spot]) -> (f64, f64) {
    let [(left, right), (top, bottom)] = ranges(spots);
    (1.5 * (right - left) + 2.0, HALF * (bottom - top + 2.0))
}

impl Frame {
    /// The largest frame that shows these cells in the middle of a box.
    pub fn within(spots: &[Spot], corner: Point, width: f64, height: f64, most: f64) -> Frame {
        let [(left, right), (top, bottom)] = ranges(spots);
        let (wide, high) = extent(spots);
        let side = (width / wide).min(height / high).min(most);
        let x = corner.0 + width / 2.0 - side * 1.5 * (left + right) / 2.0;
        let y = corner.1 + height / 2.0 - side * HALF * (top + bottom) / 2.0;
        Frame {
            origin: (x, y),
            side,
        }
    }

    fn middle(&self, spot: Spot) -> Point {
        let (x, y) = self.origin;
        (
            x + self.side * 1.5 * f64::from(spot.c),
            y + self.side * HALF * f64::from(spot.h),
        )
    }

    /// A corner, clockwise from the one on the right.
    fn corner(&self, spot: Spot, corner: usize) -> Point {
        const CORNERS: [Point; 6] = [
            (1.0, 0.0),
            (0.5, HALF),
            (-0.5, HALF),
            (-1.0, 0.0),
            (-0.5, -HALF),
            (0.5, -HALF),
        ];
        let (x, y) = self.middle(spot);
        let (dx, dy) = CORNERS[corner % 6];
        (x + self.side * dx, y + self.side * dy)
    }
}
