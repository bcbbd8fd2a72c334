//! The levels of the engine in words.

use crate::Text;

/// What the level with this number, from 1, is like; the last one for any higher number.
pub fn name(level: u8) -> Text {
    NAMES[usize::from(level.max(1) - 1).min(NAMES.len() - 1)]
}

const NAMES: [Text; 10] = [
    Text::new([
        "First steps",
        "Перші кроки",
        "Primii pași",
        "Первые шаги",
        "Premiers pas",
    ]),
    Text::new([
        "Very easy",
        "Дуже легкий",
        "Foarte ușor",
        "Очень лёгкий",
        "Très facile",
    ]),
    Text::new(["Easy", "Легкий", "Ușor", "Лёгкий", "Facile"]),
    Text::new(["Friendly", "Дружній", "Prietenos", "Дружеский", "Amical"]),
    Text::new(["Medium", "Середній", "Mediu", "Средний", "Moyen"]),
    Text::new(["Skilled", "Вправний", "Priceput", "Умелый", "Habile"]),
    Text::new(["Strong", "Сильний", "Puternic", "Сильный", "Fort"]),
    Text::new([
        "Very strong",
        "Дуже сильний",
        "Foarte puternic",
        "Очень сильный",
        "Très fort",
    ]),
    Text::new(["Expert", "Експерт", "Expert", "Эксперт", "Expert"]),
    Text::new([
        "Full strength",
        "На повну силу",
        "La putere maximă",
        "В полную силу",
        "Pleine puissance",
    ]),
];
