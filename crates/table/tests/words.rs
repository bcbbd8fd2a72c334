//! The words of lessons and rules pages are those of the printed rulebooks, in every language.

use i18n::{Lang, Text};
use table::lesson::{
    GEMBLO, GEMBLO_STRATEGY, Lesson, SECTIONS_GEMBLO, SECTIONS_YINSH, Section, YINSH,
    YINSH_STRATEGY,
};

/// How the books call something: stems that a text may have, in the order of [`Lang::ALL`].
struct Notion {
    called: [&'static [&'static str]; 5],
    /// Words of everyday language that the books do not use for it.
    never: [&'static [&'static str]; 5],
}

/// English, Ukrainian, Romanian, Russian, French.
#[rustfmt::skip]
const OF_YINSH: &[Notion] = &[
    Notion {
        called: [&["marker"], &["фішк", "фішок"], &["jeto"], &["фишк", "фишек"], &["marqueur"]],
        never: [&["token", "chip"], &["маркер", "жетон"], &["marcaj", "marker"], &["маркер", "жетон"], &["jeton", "pion"]],
    },
    Notion {
        called: [&[" ring"], &["кільц", "кілець"], &["inel"], &["кольц", "колец"], &["anneau"]],
        never: [&[], &["обруч"], &["cerc"], &["обруч"], &["bague", "cercle"]],
    },
    Notion {
        called: [&["row"], &["ряд"], &["lini"], &["ряд"], &["alignement"]],
        never: [&["sequence"], &["послідовн"], &["rândul", "rânduri"], &["последовательн"], &["rangée", "rang "]],
    },
    Notion {
        called: [&["intersection", "point"], &["точ"], &["nod"], &["точ", "пересечен"], &["intersection"]],
        never: [&["vertex"], &["вузол"], &["punct"], &["узел"], &["point"]],
    },
    Notion {
        called: [&["opponent"], &["суперник"], &["adversar"], &["соперник"], &["adversaire"]],
        never: [&["enemy"], &["противник", "ворог"], &["inamic", "oponent"], &["противник", "враг"], &["ennemi", "opposant"]],
    },
];

#[rustfmt::skip]
const OF_GEMBLO: &[Notion] = &[
    Notion {
        called: [&["piece"], &["фігур"], &["pies"], &["фигур"], &["pièce"]],
        never: [&["tile", "block"], &["плитк", "деталь"], &["bucat"], &["плитк", "деталь"], &["tuile", "pion"]],
    },
    Notion {
        called: [&["obstacle"], &["перешкод"], &["obstacol"], &["препятстви"], &["obstacle"]],
        never: [&["barrier"], &["бар’єр"], &["barier"], &["барьер", "преграда"], &["barrière"]],
    },
    Notion {
        called: [&["start cell"], &["стартов"], &["start"], &["стартов"], &["départ"]],
        never: [&["home cell"], &["початкова клітинка"], &["celula inițială"], &["начальная клетка"], &["case initiale"]],
    },
    Notion {
        called: [&["colour"], &["кол"], &["culo"], &["цвет"], &["couleur"]],
        never: [&["color "], &["барв"], &["nuanț"], &["оттенок"], &["teinte"]],
    },
    Notion {
        called: [&["edge"], &["реб"], &["latur"], &["гран"], &["arête"]],
        never: [&[], &["грань"], &["muchi"], &["ребр"], &[]],
    },
];

fn of_lesson(lesson: &Lesson) -> Vec<Text> {
    vec![lesson.title, lesson.task, lesson.hint]
}

/// Advice is not on a rules page, so it is read here.
fn of_advice(lesson: &Lesson) -> Vec<Text> {
    let advice = lesson.rules.iter().copied();
    of_lesson(lesson).into_iter().chain(advice).collect()
}

fn of_section(section: &Section) -> Vec<Text> {
    let clauses = section.clauses.iter().copied();
    std::iter::once(section.title).chain(clauses).collect()
}

/// The words of some texts in one language, in small letters.
fn words(texts: &[Text], lang: Lang) -> String {
    let words: Vec<&str> = texts.iter().map(|text| text.to(lang)).collect();
    words.join(" ").to_lowercase()
}

/// The texts of every lesson and section of both games, with the notions of its game.
fn all() -> impl Iterator<Item = (&'static [Notion], Vec<Text>)> {
    let games = [
        (OF_YINSH, YINSH, YINSH_STRATEGY, SECTIONS_YINSH),
        (OF_GEMBLO, GEMBLO, GEMBLO_STRATEGY, SECTIONS_GEMBLO),
    ];
    games
        .into_iter()
        .flat_map(|(notions, lessons, strategy, sections)| {
            let lessons = lessons.iter().map(of_lesson);
            let lessons = lessons.chain(strategy.iter().map(of_advice));
            let texts = lessons.chain(sections.iter().map(of_section));
            texts.map(move |texts| (notions, texts))
        })
}

#[test]
fn what_a_lesson_speaks_of_is_called_as_in_the_book_in_every_language() {
    let mut otherwise = Vec::new();
    for (notions, texts) in all() {
        let english = words(&texts, Lang::En);
        for notion in notions {
            let is_meant = notion.called[0].iter().any(|stem| english.contains(stem));
            for lang in Lang::ALL.into_iter().filter(|_| is_meant) {
                let said = words(&texts, lang);
                let called = notion.called[lang as usize];
                if !called.iter().any(|stem| said.contains(stem)) {
                    otherwise.push(format!("{called:?}: {said}"));
                }
            }
        }
    }
    assert!(otherwise.is_empty(), "{}", otherwise.join("\n"));
}

#[test]
fn words_that_the_books_do_not_use_are_in_no_lesson_and_no_rule() {
    for (notions, texts) in all() {
        for lang in Lang::ALL {
            let said = words(&texts, lang);
            for word in notions
                .iter()
                .flat_map(|notion| notion.never[lang as usize])
            {
                assert!(!said.contains(word), "{word}: {said}");
            }
        }
    }
}
