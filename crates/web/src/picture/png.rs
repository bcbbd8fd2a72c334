//! A picture as PNG: drawn on a canvas, which the browser turns into a file.

use leptos::prelude::document;
use studio::Laid;
use studio::picture::{EDGE, PAPER, frame_of, shapes};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlAnchorElement, HtmlCanvasElement, Path2d};

/// The longer side, in pixels.
const SIZE: f64 = 1_600.0;

/// Gives the picture to the reader as a file. A browser without a canvas gives nothing.
pub fn download(laid: &[Laid], file: &str) {
    if let Ok(address) = drawn(laid) {
        // A link that cannot be made or clicked leaves nothing behind.
        let _ = offer(&address, file);
    }
}

fn drawn(laid: &[Laid]) -> Result<String, JsValue> {
    let frame = frame_of(laid);
    let scale = SIZE / frame.width.max(frame.height);
    let (width, height) = (frame.width * scale, frame.height * scale);
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.dyn_into()?;
    canvas.set_width(width as u32);
    canvas.set_height(height as u32);
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?;
    let context: CanvasRenderingContext2d = context.dyn_into()?;
    context.set_fill_style_str(PAPER);
    context.fill_rect(0.0, 0.0, width, height);
    context.scale(scale, scale)?;
    context.translate(-frame.left, -frame.top)?;
    context.set_line_join("round");
    for shape in shapes(laid) {
        let path = Path2d::new_with_path_string(&shape.path)?;
        context.set_line_width(EDGE);
        context.set_stroke_style_str(shape.edge);
        context.stroke_with_path(&path);
        context.set_line_width(1.8);
        context.set_stroke_style_str(shape.fill);
        context.set_fill_style_str(shape.fill);
        context.fill_with_path_2d(&path);
        context.stroke_with_path(&path);
    }
    canvas.to_data_url()
}

fn offer(address: &str, file: &str) -> Result<(), JsValue> {
    let link: HtmlAnchorElement = document().create_element("a")?.dyn_into()?;
    link.set_href(address);
    link.set_download(file);
    link.click();
    Ok(())
}
