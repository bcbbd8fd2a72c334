//! Sheets as the pages of a PDF file, with vector shapes and letters of its own.

use std::io::{self, Write};

use flate2::Compression;
use flate2::write::ZlibEncoder;
use i18n::Lang;
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Filter, Name, Pdf, Rect, Ref, Str, TextStr};
use ttf_parser::GlyphId;

use super::font::{self, Font};
use super::sheet::{Mark, Point, Sheet, Weight};

/// The fonts by the names that pages have for them.
const FONTS: [(Name, Weight); 2] = [(Name(b"F1"), Weight::Plain), (Name(b"F2"), Weight::Bold)];

/// Letters are named by their shapes.
const GLYPHS: SystemInfo = SystemInfo {
    registry: Str(b"Adobe"),
    ordering: Str(b"Identity"),
    supplement: 0,
};

/// The bytes of a PDF file.
pub fn write(title: &str, lang: Lang, sheets: &[Sheet]) -> io::Result<Vec<u8>> {
    let mut next = Ref::new(1);
    let [catalogue, info, list] = [(); 3].map(|()| next.bump());
    let mut pdf = Pdf::new();
    pdf.set_version(1, 4);
    let code = TextStr(lang.code());
    pdf.catalog(catalogue).pages(list).lang(code);
    pdf.document_info(info).title(TextStr(title));
    let mut fonts = Vec::new();
    for (name, weight) in FONTS {
        fonts.push((name, add_font(&mut pdf, font::of(weight), &mut next)?));
    }
    let pages: Vec<Ref> = sheets.iter().map(|_| next.bump()).collect();
    pdf.pages(list)
        .kids(pages.iter().copied())
        .count(pages.len() as i32);
    for (sheet, id) in sheets.iter().zip(pages) {
        let content = next.bump();
        let size = Rect::new(0.0, 0.0, sheet.width as f32, sheet.height as f32);
        let mut page = pdf.page(id);
        page.parent(list).media_box(size).contents(content);
        page.resources().fonts().pairs(fonts.iter().copied());
        drop(page);
        pdf.stream(content, &packed(&drawn(sheet))?)
            .filter(Filter::FlateDecode);
    }
    let mut file = pdf.finish();
    file.push(b'\n');
    Ok(file)
}

/// Adds a font with its shapes, their widths, and the letters that they stand for.
fn add_font(pdf: &mut Pdf, font: &Font, next: &mut Ref) -> io::Result<Ref> {
    let [id, shapes, about, file, letters] = [(); 5].map(|()| next.bump());
    // Six letters before the name say that this is a part of the font.
    let name = format!("SXFOLD+{}", font.name);
    let name = Name(name.as_bytes());
    pdf.type0_font(id)
        .base_font(name)
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(shapes)
        .to_unicode(letters);
    let mut cid = pdf.cid_font(shapes);
    cid.subtype(CidFontType::Type2)
        .base_font(name)
        .system_info(GLYPHS)
        .font_descriptor(about)
        .cid_to_gid_map_predefined(Name(b"Identity"));
    let glyphs = (0..font.face.number_of_glyphs()).map(GlyphId);
    cid.widths()
        .consecutive(0, glyphs.map(|glyph| font.width(glyph) as f32));
    drop(cid);
    describe(pdf, font, name, about, file);
    pdf.stream(file, &packed(font.bytes)?)
        .filter(Filter::FlateDecode);
    pdf.cmap(letters, &letters_of(font).finish());
    Ok(id)
}

fn describe(pdf: &mut Pdf, font: &Font, name: Name, id: Ref, file: Ref) {
    let face = &font.face;
    let scaled = |length: i16| font.thousandths(length) as f32;
    let edge = face.global_bounding_box();
    let edges = [edge.x_min, edge.y_min, edge.x_max, edge.y_max].map(scaled);
    pdf.font_descriptor(id)
        .name(name)
        .flags(FontFlags::SYMBOLIC)
        .bbox(Rect::new(edges[0], edges[1], edges[2], edges[3]))
        .italic_angle(0.0)
        .ascent(scaled(face.ascender()))
        .descent(scaled(face.descender()))
        .cap_height(scaled(face.capital_height().unwrap_or_default()))
        .stem_v(80.0)
        .font_file2(file);
}

/// Which letter each shape stands for, so that text can be copied and searched.
fn letters_of(font: &Font) -> UnicodeCmap {
    let mut letters = UnicodeCmap::new(Name(b"Letters"), GLYPHS);
    let all = (' '..'\u{2700}').filter_map(|letter| Some((font.face.glyph_index(letter)?, letter)));
    for (glyph, letter) in all {
        letters.pair(glyph.0, letter);
    }
    letters
}

fn packed(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::default());
    packed.write_all(content)?;
    packed.finish()
}

/// The drawing commands of a page; PDF counts upwards from the bottom.
fn drawn(sheet: &Sheet) -> Vec<u8> {
    let place = |(x, y): Point| (hundredths(x), hundredths(sheet.height - y));
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
                let (x, y) = place(*at);
                content.set_fill_gray(0.0).begin_text();
                content
                    .set_font(name_of(*weight), *size as f32)
                    .next_line(x, y);
                content.show(Str(&glyphs(text, *weight))).end_text();
            }
        }
    }
    content.finish().into_vec()
}

fn name_of(weight: Weight) -> Name<'static> {
    let [(plain, _), (bold, _)] = FONTS;
    match weight {
        Weight::Plain => plain,
        Weight::Bold => bold,
    }
}

/// The shapes of a text, two bytes each.
fn glyphs(text: &str, weight: Weight) -> Vec<u8> {
    let font = font::of(weight);
    text.chars()
        .flat_map(|letter| font.glyph(letter).0.to_be_bytes())
        .collect()
}

/// Finer than this nobody sees or prints, and files would be larger.
fn hundredths(number: f64) -> f32 {
    ((number * 100.0).round() / 100.0) as f32
}
