//! The rules in our own words: headings and clauses, used by the rules pages and the lessons.

pub mod gemblo;
pub mod yinsh;

use crate::text::texts;

texts! {
    CONTENTS = en "Contents", uk "Зміст", ro "Cuprins", ru "Содержание", fr "Sommaire";
    TOUCH = en "Every diagram is a real board: touch the pieces and try.",
        uk "Кожна діаграма — справжнє поле: торкайтеся й пробуйте.",
        ro "Fiecare diagramă este o tablă adevărată: atinge piesele și încearcă.",
        ru "Каждая диаграмма — настоящее поле: нажимайте и пробуйте.",
        fr "Chaque diagramme est un vrai plateau : touchez les pièces et essayez.";
    RESET = en "Set up again", uk "Розставити знову", ro "Așază din nou", ru "Расставить снова",
        fr "Remettre en place";
}
