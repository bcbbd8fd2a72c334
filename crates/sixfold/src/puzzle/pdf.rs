//! Sheets as the pages of a PDF file, with vector shapes and one of the standard fonts.

use std::fmt::Write as _;
use std::io::{self, Write};

use flate2::Compression;
use flate2::write::ZlibEncoder;

use super::sheet::{Mark, Sheet, Weight};

/// The objects before those of the pages: catalogue, list of pages, two fonts.
const FIRST_PAGE: usize = 5;

/// The bytes of a PDF file.
pub fn write(title: &str, sheets: &[Sheet]) -> io::Result<Vec<u8>> {
    let kids: Vec<String> = (0..sheets.len())
        .map(|i| format!("{} 0 R", page(i)))
        .collect();
    let mut objects = vec![
        b"<< /Type /Catalog /Pages 2 0 R >>".to_vec(),
        format!(
            "<< /Type /Pages /Kids [{}] /Count {} >>",
            kids.join(" "),
            sheets.len()
        )
        .into_bytes(),
        font("Helvetica"),
        font("Helvetica-Bold"),
    ];
    for (i, sheet) in sheets.iter().enumerate() {
        objects.push(
            format!(
                "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {:.0} {:.0}] /Contents {} 0 R \
                 /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>",
                sheet.width,
                sheet.height,
                page(i) + 1
            )
            .into_bytes(),
        );
        objects.push(stream(&content(sheet))?);
    }
    objects.push(format!("<< /Title ({}) >>", escaped(title)).into_bytes());
    Ok(file(&objects))
}

/// The number of the object of a page; its content follows.
fn page(index: usize) -> usize {
    FIRST_PAGE + 2 * index
}

fn font(name: &str) -> Vec<u8> {
    format!("<< /Type /Font /Subtype /Type1 /BaseFont /{name} /Encoding /WinAnsiEncoding >>")
        .into_bytes()
}

fn stream(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::default());
    packed.write_all(content)?;
    let packed = packed.finish()?;
    let mut object = format!(
        "<< /Filter /FlateDecode /Length {} >>\nstream\n",
        packed.len()
    )
    .into_bytes();
    object.extend(packed);
    object.extend(b"\nendstream");
    Ok(object)
}

/// Objects one after another, then where each begins.
fn file(objects: &[Vec<u8>]) -> Vec<u8> {
    let mut pdf = b"%PDF-1.4\n%\xE2\xE3\xCF\xD3\n".to_vec();
    let mut table = format!("xref\n0 {}\n0000000000 65535 f \n", objects.len() + 1);
    for (number, object) in (1..).zip(objects) {
        let start = pdf.len();
        table.push_str(&format!("{start:010} 00000 n \n"));
        pdf.extend(format!("{number} 0 obj\n").into_bytes());
        pdf.extend(object);
        pdf.extend(b"\nendobj\n");
    }
    let start = pdf.len();
    let size = objects.len() + 1;
    pdf.extend(table.into_bytes());
    pdf.extend(
        format!(
            "trailer\n<< /Size {size} /Root 1 0 R /Info {} 0 R >>\nstartxref\n{start}\n%%EOF\n",
            size - 1
        )
        .into_bytes(),
    );
    pdf
}

/// The drawing commands of a page; PDF counts upwards from the bottom.
fn content(sheet: &Sheet) -> Vec<u8> {
    let mut content = Vec::new();
    for mark in &sheet.marks {
        match mark {
            Mark::Shape { points, colour } => {
                let mut text = String::new();
                let [r, g, b] = colour.map(|part| f64::from(part) / 255.0);
                write!(text, "{r:.3} {g:.3} {b:.3} rg").expect("a String takes all");
                for (i, (x, y)) in points.iter().enumerate() {
                    let step = if i == 0 { "m" } else { "l" };
                    write!(text, " {x:.2} {:.2} {step}", sheet.height - y)
                        .expect("a String takes all");
                }
                text.push_str(" f\n");
                content.extend(text.into_bytes());
            }
            Mark::Text {
                at: (x, y),
                size,
                text,
                weight,
            } => {
                let font = match weight {
                    Weight::Plain => "F1",
                    Weight::Bold => "F2",
                };
                let y = sheet.height - y;
                content.extend(format!("0 g BT /{font} {size} Tf {x:.2} {y:.2} Td (").into_bytes());
                content.extend(escaped(text).chars().map(latin));
                content.extend(b") Tj ET\n");
            }
        }
    }
    content
}

/// Brackets and backslashes have a meaning within a text.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for char in text.chars() {
        if matches!(char, '(' | ')' | '\\') {
            escaped.push('\\');
        }
        escaped.push(char);
    }
    escaped
}

/// The standard fonts know the characters of Latin-1.
fn latin(char: char) -> u8 {
    u8::try_from(u32::from(char)).unwrap_or(b'?')
}
