//! Words of the tutorials: the page itself, and each game's lessons.

pub mod gemblo;
pub mod strategy;
pub mod yinsh;

use crate::text::texts;

texts! {
    LEARN_YINSH = en "Learn YINSH", uk "Навчитися грати в YINSH", ro "Învață YINSH", ru "Научиться играть в YINSH",
        fr "Apprendre YINSH";
    LEARN_GEMBLO = en "Learn Gemblo", uk "Навчитися грати в Gemblo", ro "Învață Gemblo", ru "Научиться играть в Gemblo",
        fr "Apprendre Gemblo";
    LESSONS = en "Lessons", uk "Уроки", ro "Lecții", ru "Уроки", fr "Leçons";
    THE_RULES = en "The rules", uk "Правила", ro "Regulile", ru "Правила", fr "Les règles";
    STRATEGY = en "Strategy", uk "Стратегія", ro "Strategie", ru "Стратегия", fr "Stratégie";
    LESSON_OF = en "Lesson {0} of {1}", uk "Урок {0} з {1}", ro "Lecția {0} din {1}", ru "Урок {0} из {1}",
        fr "Leçon {0} sur {1}";
    SOLVED = en "done", uk "виконано", ro "rezolvată", ru "выполнено", fr "réussie";
    HINT = en "Hint", uk "Підказка", ro "Indiciu", ru "Подсказка", fr "Indice";
    HINT_FOLLOWS = en "Hint:", uk "Підказка:", ro "Indiciu:", ru "Подсказка:", fr "Indice :";
    SHOW_ME = en "Show me", uk "Показати", ro "Arată-mi", ru "Показать", fr "Montrez-moi";
    AGAIN = en "Try again", uk "Ще раз", ro "Încă o dată", ru "Ещё раз", fr "Réessayer";
    YOURSELF = en "Now you", uk "Тепер ви", ro "Acum tu", ru "Теперь вы", fr "À vous";
    PREVIOUS = en "Previous lesson", uk "Попередній урок", ro "Lecția anterioară", ru "Предыдущий урок",
        fr "Leçon précédente";
    NEXT = en "Next", uk "Далі", ro "Mai departe", ru "Дальше", fr "Suivant";
    RIGHT = en "Well done!", uk "Чудово!", ro "Foarte bine!", ru "Отлично!", fr "Bravo !";
    MISSED = en "That is a legal turn, but not what the task asks for.",
        uk "Хід за правилами, але завдання інше.",
        ro "Mutarea e permisă, dar nu este cea cerută.",
        ru "Ход по правилам, но задание другое.",
        fr "Le coup est permis, mais ce n’est pas celui demandé.";
    SHOWN = en "That is how it goes. Now try it yourself.", uk "Ось так. А тепер спробуйте самі.",
        ro "Așa se face. Acum încearcă și tu.", ru "Вот так. А теперь попробуйте сами.",
        fr "Voilà comment faire. À vous maintenant.";
    ALL_DONE = en "You know the rules. Have a good game!", uk "Ви знаєте правила. Гарної гри!",
        ro "Știi regulile. Joc plăcut!", ru "Вы знаете правила. Хорошей игры!",
        fr "Vous connaissez les règles. Bonne partie !";
}
