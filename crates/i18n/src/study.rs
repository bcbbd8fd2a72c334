//! Words of the pages to learn from games: the review, the analysis board, one's mistakes, the explorer.

pub mod analysis;
pub mod explorer;
pub mod mistakes;
pub mod review;

use crate::text::texts;

texts! {
    REVIEW = en "Game review", uk "Розбір партії", ro "Analiza partidei", ru "Разбор партии", fr "Revue de la partie";
    ANALYSIS = en "Analysis board", uk "Дошка аналізу", ro "Tabla de analiză", ru "Доска анализа", fr "Plateau d’analyse";
    ANALYSE = en "Analyse", uk "Аналізувати", ro "Analizează", ru "Анализировать", fr "Analyser";
    MISTAKES = en "Learn from mistakes", uk "Вчитися на помилках", ro "Învață din greșeli", ru "Учиться на ошибках",
        fr "Apprendre de ses erreurs";
    EXPLORER = en "Placement explorer", uk "Початкові розташування", ro "Așezări inițiale", ru "Начальные расстановки",
        fr "Explorateur de placements";
}
