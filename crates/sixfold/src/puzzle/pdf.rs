//! Sheets as the pages of a PDF file, with vector shapes and one of the standard fonts.

use std::io::{self, Write};

use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::{Content, Filter, Name, Pdf, Rect, Ref, Str, TextStr};

use super::sheet::{Mark, Sheet, Weight};

/// The fonts by the names that pages have for them.
const FONTS: [(Name, Name); 2] = [
    (Name(b"F1"), Name(b"Helvetica")),
    (Name(b"F2"), Name(b"Helvetica-Bold")),
];

/// The bytes of a PDF file.
pub fn write(title: &str, sheets: &[Sheet]) -> io::Result<Vec<u8>> {
    let mut next = Ref::new(1);
    let [catalogue, info, list] = [(); 3].map(|()| next.bump());
    let fonts = FONTS.map(|(name, font)| (name, font, next.bump()));
    let pages: Vec<Ref> = sheets.iter().map(|_| next.bump()).collect();
    let mut pdf = Pdf::new();
    pdf.set_version(1, 4);
    pdf.catalog(catalogue).pages(list);
    pdf.document_info(info).title(TextStr(title));
    pdf.pages(list)
        .kids(pages.iter().copied())
        .count(pages.len() as i32);
    for (_, font, id) in fonts {
        let latin = Name(b"WinAnsiEncoding");
        pdf.type1_font(id)
            .base_font(font)
            .encoding_predefined(latin);
    }
    for (sheet, id) in sheets.iter().zip(pages) {
        let content = next.bump();
        let size = Rect::new(0.0, 0.0, sheet.width as f32, sheet.height as f32);
        let mut page = pdf.page(id);
        page.parent(list).media_box(size).contents(content);
        page.resources()
            .fonts()
            .pairs(fonts.map(|(name, _, id)| (name, id)));
        drop(page);
        pdf.stream(content, &packed(&drawn(sheet))?)
            .filter(Filter::FlateDecode);
    }
    let mut file = pdf.finish();
    file.push(b'\n');
    Ok(file)
}

fn packed(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::default());
    packed.write_all(content)?;
    packed.finish()
}

/// The drawing commands of a page; PDF counts upwards from the bottom.
fn drawn(sheet: &Sheet) -> Vec<u8> {
    let place = |(x, y): (f64, f64)| (hundredths(x), hundredths(sheet.height - y));
    let mut content = Content::new();
    for mark in &sheet.marks {
        match mark {
            Mark::Shape { points, colour } => {
                let [r, g, b] = colour.map(|part| f32::from(part) / 255.0);
                content.set_fill_rgb(r, g, b);
                for (i, point) in points.iter().enumerate() {
                    let (x, y) = place(*point);
                    if i == 0 {
                        content.move_to(x, y);
                    } else {
                        content.line_to(x, y);
                    }
                }
                content.fill_nonzero();
            }
            Mark::Text {
                at,
                size,
                text,
                weight,
            } => {
                let (font, _) = match weight {
                    Weight::Plain => FONTS[0],
                    Weight::Bold => FONTS[1],
                };
                let (x, y) = place(*at);
                let text: Vec<u8> = text.chars().map(latin).collect();
                content.set_fill_gray(0.0).begin_text();
                content.set_font(font, *size as f32).next_line(x, y);
                content.show(Str(&text)).end_text();
            }
        }
    }
    content.finish().into_vec()
}

/// Finer than this nobody sees or prints, and files would be larger.
fn hundredths(number: f64) -> f32 {
    ((number * 100.0).round() / 100.0) as f32
}

/// The standard fonts know the characters of Latin-1.
fn latin(char: char) -> u8 {
    u8::try_from(u32::from(char)).unwrap_or(b'?')
}
