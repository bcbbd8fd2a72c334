//! Looking back at a game.

use crate::text::texts;

texts! {
    INACCURACY = en "inaccuracy", uk "неточність", ro "imprecizie", ru "неточность", fr "imprécision";
    MISTAKE = en "mistake", uk "помилка", ro "greșeală", ru "ошибка", fr "erreur";
    BLUNDER = en "blunder", uk "груба помилка", ro "gafă", ru "грубая ошибка", fr "gaffe";
    BETTER = en "{0}, better {1}", uk "{0}, краще {1}", ro "{0}, mai bine {1}", ru "{0}, лучше {1}", fr "{0}, mieux {1}";

    TURN = en "turn", uk "хід", ro "mutare", ru "ход", fr "coup";
    PLAYER = en "player", uk "гравець", ro "jucător", ru "игрок", fr "joueur";
    PLAYED = en "played", uk "зіграно", ro "jucat", ru "сыграно", fr "joué";
    BEFORE = en "before", uk "до", ro "înainte", ru "до", fr "avant";
    AFTER = en "after", uk "після", ro "după", ru "после", fr "après";
    LOST = en "lost", uk "втрата", ro "pierdere", ru "потеря", fr "perte";

    ACCURACY = en "{0}: accuracy {1}", uk "{0}: точність {1}", ro "{0}: precizie {1}", ru "{0}: точность {1}", fr "{0} : précision {1}";
    OPENING = en "opening", uk "початок", ro "început", ru "начало", fr "début";
    MIDDLE = en "middle", uk "середина", ro "mijloc", ru "середина", fr "milieu";
    END = en "end", uk "кінець", ro "final", ru "конец", fr "fin";

    KEY_MOMENT = en "turn {0} ({1}): {2}", uk "хід {0} ({1}): {2}", ro "mutarea {0} ({1}): {2}", ru "ход {0} ({1}): {2}", fr "coup {0} ({1}) : {2}";
    MISSED_WIN = en "a forced win is let go", uk "упущено форсовану перемогу", ro "o victorie forțată este ratată",
        ru "упущена форсированная победа", fr "une victoire forcée est manquée";
    FORCED_LOSS = en "the game is lost by force", uk "гру програно форсовано", ro "jocul este pierdut forțat",
        ru "игра форсированно проиграна", fr "la partie est perdue de force";
    SHUT_IN = en "{0}: shut in by turn {1}, {2} left", uk "{0}: заблоковано ходом {1}, залишилося {2}",
        ro "{0}: blocat de mutarea {1}, au rămas {2}", ru "{0}: заблокирован ходом {1}, осталось {2}", fr "{0} : bloqué par le coup {1}, il reste {2}";
    GIVEN_AWAY = en "turn {0} ({1}): {2} thrown away", uk "хід {0} ({1}): втрачено {2}", ro "mutarea {0} ({1}): s-au irosit {2}",
        ru "ход {0} ({1}): потеряно {2}", fr "coup {0} ({1}) : {2} de perdu";

    PROGRESS = en "game {0} of {1}, {2}", uk "гра {0} з {1}, {2}", ro "jocul {0} din {1}, {2}", ru "игра {0} из {1}, {2}",
        fr "partie {0} sur {1}, {2}";
}
