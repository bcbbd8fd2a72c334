//! Tactics: what is to be reached in a position, and what it is about.

use crate::plural::plurals;
use crate::text::texts;

plurals! {
    WIN_IN = en ["win in {0} turn", "win in {0} turns"], uk ["перемога за {0} хід", "перемога за {0} ходи", "перемога за {0} ходів"],
        ro ["victorie în {0} mutare", "victorie în {0} mutări", "victorie în {0} de mutări"],
        ru ["победа за {0} ход", "победа за {0} хода", "победа за {0} ходов"], fr ["victoire en {0} coup", "victoire en {0} coups"];
    FEWEST = en ["leave only {0} cell", "leave only {0} cells"],
        uk ["залишити лише {0} клітинку", "залишити лише {0} клітинки", "залишити лише {0} клітинок"],
        ro ["să rămână doar {0} celulă", "să rămână doar {0} celule", "să rămână doar {0} de celule"],
        ru ["оставить лишь {0} клетку", "оставить лишь {0} клетки", "оставить лишь {0} клеток"],
        fr ["ne laisser que {0} case", "ne laisser que {0} cases"];
}

texts! {
    WIN = en "win the game", uk "виграти партію", ro "câștigă partida", ru "выиграть партию", fr "gagner la partie";
    ONLY = en "the only move", uk "єдиний хід", ro "singura mutare", ru "единственный ход", fr "le seul coup";
    DEFEND = en "defence", uk "захист", ro "apărare", ru "защита", fr "défense";
    SHUT = en "shut a rival in", uk "заблокувати суперника", ro "blochează un adversar", ru "заблокировать соперника",
        fr "bloquer un adversaire";

    BLITZ = en "blitz", uk "бліц", ro "blitz", ru "блиц", fr "blitz";
    WHICH_ROW = en "which row", uk "який ряд", ro "care linie", ru "какой ряд", fr "quel alignement";
    WHICH_RING = en "which ring", uk "яке кільце", ro "care inel", ru "какое кольцо", fr "quel anneau";
    ROW_FIRST = en "first a row", uk "спершу ряд", ro "întâi o linie", ru "сначала ряд", fr "d’abord un alignement";
    QUIET = en "quiet turn", uk "тихий хід", ro "mutare liniștită", ru "тихий ход", fr "coup tranquille";
    COUNTER = en "own row in reply", uk "власний ряд у відповідь", ro "linie proprie ca răspuns", ru "свой ряд в ответ",
        fr "alignement en réponse";
    FLIP = en "markers turned over", uk "перевернуті фішки", ro "jetoane întoarse", ru "перевёрнутые фишки", fr "marqueurs retournés";
    NEW_MARKER = en "new marker", uk "нова фішка", ro "jeton nou", ru "новая фишка", fr "nouveau marqueur";
    BLOCK = en "in the way", uk "на шляху", ro "în cale", ru "на пути", fr "en travers du chemin";
    LAST_CONNECTION = en "last connection", uk "останнє з’єднання", ro "ultima legătură", ru "последнее соединение",
        fr "dernière connexion";
    SHUT_IN = en "rival shut in", uk "суперника заблоковано", ro "adversar blocat", ru "соперник заблокирован", fr "adversaire bloqué";
    FEWEST_LEFT = en "fewest left over", uk "найменший залишок", ro "rest minim", ru "наименьший остаток", fr "reste minimal";
    ALL_LAID = en "all pieces laid", uk "усі фігури викладено", ro "toate piesele așezate", ru "все фигуры выложены",
        fr "toutes les pièces posées";
    TWO_COLOURS = en "two colours each", uk "по два кольори", ro "câte două culori", ru "по два цвета", fr "deux couleurs chacun";

    RATED = en "Task: {0}. Rating: {1}.", uk "Завдання: {0}. Рейтинг: {1}.", ro "Sarcina: {0}. Rating: {1}.",
        ru "Задание: {0}. Рейтинг: {1}.", fr "À faire : {0}. Classement : {1}.";
    THEMES = en "Themes: {0}.", uk "Теми: {0}.", ro "Teme: {0}.",
        ru "Темы: {0}.", fr "Thèmes : {0}.";
    RIGHT = en "Right: {0}", uk "Правильно: {0}", ro "Corect: {0}", ru "Правильно: {0}", fr "Juste : {0}";
    PLAYED_OUT = en "Best play: {0}", uk "Найкраща гра: {0}", ro "Cel mai bun joc: {0}", ru "Лучшая игра: {0}", fr "Meilleur jeu : {0}";
    NO_SUCH = en "there is no tactic {0}; `sixfold tactics list` tells all", uk "завдання {0} немає; усі показує `sixfold tactics list`",
        ro "nu există sarcina {0}; `sixfold tactics list` le arată pe toate", ru "задания {0} нет; все показывает `sixfold tactics list`",
        fr "il n’y a pas d’exercice {0} ; `sixfold tactics list` les montre tous";
    NOTHING = en "this position is no tactic: nothing is won by force soon, and not even a defence is needed",
        uk "ця позиція — не завдання: ніщо скоро не виграє форсовано, і захищатися не треба",
        ro "poziția aceasta nu este o sarcină: nimic nu câștigă forțat în curând și nu e nevoie de apărare",
        ru "эта позиция — не задание: ничто скоро не выигрывает форсированно, и защищаться не нужно",
        fr "cette position n’est pas un exercice : rien ne gagne bientôt de force, et aucune défense n’est nécessaire";
}
