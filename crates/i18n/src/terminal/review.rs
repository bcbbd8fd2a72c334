//! Looking back at a game.

use crate::text::texts;

pub use crate::study::review::{
    BLUNDER, END, FORCED_LOSS, INACCURACY, MIDDLE, MISSED_WIN, MISTAKE, OPENING,
};

texts! {
    BETTER = en "{0}, better {1}", uk "{0}, краще {1}", ro "{0}, mai bine {1}", ru "{0}, лучше {1}", fr "{0}, mieux {1}";

    TURN = en "turn", uk "хід", ro "mutare", ru "ход", fr "coup";
    PLAYER = en "player", uk "гравець", ro "jucător", ru "игрок", fr "joueur";
    PLAYED = en "played", uk "зіграно", ro "jucat", ru "сыграно", fr "joué";
    BEFORE = en "before", uk "до", ro "înainte", ru "до", fr "avant";
    AFTER = en "after", uk "після", ro "după", ru "после", fr "après";
    LOST = en "lost", uk "втрата", ro "pierdere", ru "потеря", fr "perte";

    ACCURACY = en "{0}: accuracy {1}", uk "{0}: точність {1}", ro "{0}: precizie {1}", ru "{0}: точность {1}", fr "{0} : précision {1}";

    KEY_MOMENT = en "turn {0} ({1}): {2}", uk "хід {0} ({1}): {2}", ro "mutarea {0} ({1}): {2}", ru "ход {0} ({1}): {2}", fr "coup {0} ({1}) : {2}";
    SHUT_IN = en "{0}: shut in by turn {1}, {2} left", uk "{0}: заблоковано ходом {1}, залишилося {2}",
        ro "{0}: blocat de mutarea {1}, au rămas {2}", ru "{0}: заблокирован ходом {1}, осталось {2}", fr "{0} : bloqué par le coup {1}, il reste {2}";
    GIVEN_AWAY = en "turn {0} ({1}): {2} thrown away", uk "хід {0} ({1}): втрачено {2}", ro "mutarea {0} ({1}): s-au irosit {2}",
        ru "ход {0} ({1}): потеряно {2}", fr "coup {0} ({1}) : {2} de perdu";

    PROGRESS = en "game {0} of {1}, {2}", uk "гра {0} з {1}, {2}", ro "jocul {0} din {1}, {2}", ru "игра {0} из {1}, {2}",
        fr "partie {0} sur {1}, {2}";
}
