//! What is wrong with a five-player layout, in words.

use gemblo::{LayoutError, Piece};
use i18n::Lang;
use i18n::gemblo::layout as words;
use i18n::gemblo::{Message, Refused};

/// Why a layout is refused, for whoever lays it; pieces are named by their numbers.
pub fn layout_refused(error: &LayoutError, lang: Lang) -> String {
    let number = |piece: &Piece| piece.number().to_string();
    match error {
        LayoutError::Text(_) => Message::Refused(Refused::NotNow).say(lang),
        LayoutError::StartCount => words::NO_STARTS.to(lang).to_owned(),
        LayoutError::ObstacleCount => words::NO_OBSTACLES.to(lang).to_owned(),
        LayoutError::NotClockwise => words::NO_CLOCKWISE.to(lang).to_owned(),
        LayoutError::SamePiece(piece) => words::NO_TWICE.with(lang, &[&number(piece)]),
        LayoutError::Outermost(piece) => words::NO_OUTERMOST.with(lang, &[&number(piece)]),
        LayoutError::OffTheRim(piece) => words::NO_OFF_THE_RIM.with(lang, &[&number(piece)]),
        LayoutError::Touching(one, other) => {
            words::NO_TOUCHING.with(lang, &[&number(one), &number(other)])
        }
        LayoutError::StartOffTheRim(cell) => {
            words::NO_START_OFF_THE_RIM.with(lang, &[&cell.to_string()])
        }
        LayoutError::NearStart(piece, cell) => {
            words::NO_NEAR_START.with(lang, &[&number(piece), &cell.to_string()])
        }
        LayoutError::Between(from, to, count) => words::NO_BETWEEN.with(
            lang,
            &[&from.to_string(), &to.to_string(), &count.to_string()],
        ),
        LayoutError::NoRoom(cell) => words::NO_ROOM.with(lang, &[&cell.to_string()]),
    }
}
