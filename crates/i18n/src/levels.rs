//! The levels of the engine in words.

use crate::Text;
use crate::text::texts;

texts! {
    LADDER = en "Each level wins most of its games against the one below it, often three of four.",
        uk "Кожен рівень здебільшого перемагає попередній, часто в трьох партіях із чотирьох.",
        ro "Fiecare nivel câștigă cele mai multe partide contra celui dinainte, adesea trei din patru.",
        ru "Каждый уровень чаще всего побеждает предыдущий, нередко в трёх партиях из четырёх.",
        fr "Chaque niveau gagne la plupart de ses parties contre le précédent, souvent trois sur quatre.";
}

/// What the level with this number, from 1, is called; the last one for any higher number.
pub fn name(level: u8) -> Text {
    of(level, &NAMES)
}

/// How a level plays, as the engines of both games have it; the same numbers.
pub fn manner(level: u8) -> Text {
    of(level, &MANNERS)
}

fn of(level: u8, all: &[Text; 10]) -> Text {
    all[usize::from(level.max(1) - 1).min(all.len() - 1)]
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

const MANNERS: [Text; 10] = [
    Text::new([
        "overlooks most of what happens; for a first game",
        "майже нічого не помічає; для першої партії",
        "scapă din vedere aproape tot; pentru prima partidă",
        "почти ничего не замечает; для первой партии",
        "ne voit presque rien ; pour une première partie",
    ]),
    Text::new([
        "overlooks a lot",
        "багато чого не помічає",
        "scapă multe din vedere",
        "многого не замечает",
        "laisse passer beaucoup de choses",
    ]),
    Text::new([
        "errs often",
        "часто помиляється",
        "greșește des",
        "часто ошибается",
        "se trompe souvent",
    ]),
    Text::new([
        "errs now and then",
        "часом помиляється",
        "mai greșește uneori",
        "иногда ошибается",
        "se trompe parfois",
    ]),
    Text::new([
        "plays what looks best at first glance",
        "грає те, що на перший погляд найкраще",
        "joacă ce pare mai bun la prima vedere",
        "играет то, что лучше на первый взгляд",
        "joue ce qui paraît le mieux au premier regard",
    ]),
    Text::new([
        "looks a little ahead, and errs now and then",
        "трохи заглядає вперед і часом помиляється",
        "se uită puțin înainte și mai greșește uneori",
        "немного заглядывает вперёд и иногда ошибается",
        "regarde un peu plus loin et se trompe parfois",
    ]),
    Text::new([
        "looks a little ahead",
        "трохи заглядає вперед",
        "se uită puțin înainte",
        "немного заглядывает вперёд",
        "regarde un peu plus loin",
    ]),
    Text::new([
        "thinks ahead",
        "думає наперед",
        "gândește în avans",
        "думает наперёд",
        "prévoit les coups",
    ]),
    Text::new([
        "thinks far ahead",
        "думає далеко наперед",
        "gândește mult în avans",
        "думает далеко наперёд",
        "prévoit loin",
    ]),
    Text::new([
        "thinks as hard as it can",
        "думає на повну силу",
        "gândește cât poate de mult",
        "думает в полную силу",
        "réfléchit autant qu’il peut",
    ]),
];
