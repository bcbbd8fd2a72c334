//! Looking back at a game.

use crate::text::texts;

texts! {
    INACCURACY = en "inaccuracy", uk "неточність", ro "imprecizie", ru "неточность", fr "imprécision";
    MISTAKE = en "mistake", uk "помилка", ro "greșeală", ru "ошибка", fr "erreur";
    BLUNDER = en "blunder", uk "груба помилка", ro "gafă", ru "грубая ошибка", fr "gaffe";
    OPENING = en "opening", uk "початок", ro "început", ru "начало", fr "début";
    MIDDLE = en "middle", uk "середина", ro "mijloc", ru "середина", fr "milieu";
    END = en "end", uk "кінець", ro "final", ru "конец", fr "fin";
    MISSED_WIN = en "a forced win is let go", uk "упущено форсовану перемогу", ro "o victorie forțată este ratată",
        ru "упущена форсированная победа", fr "une victoire forcée est manquée";
    FORCED_LOSS = en "the game is lost by force", uk "гру програно форсовано", ro "jocul este pierdut forțat",
        ru "игра форсированно проиграна", fr "la partie est perdue de force";

    CHANCES = en "Chances to win", uk "Шанси на перемогу", ro "Șanse de victorie", ru "Шансы на победу",
        fr "Chances de gagner";
    TURN = en "Turn {0}: {1}", uk "Хід {0}: {1}", ro "Mutarea {0}: {1}", ru "Ход {0}: {1}", fr "Coup {0} : {1}";
    CHANCE = en "Chance to win {0}, then {1}.", uk "Шанс на перемогу {0}, потім {1}.", ro "Șansă de victorie {0}, apoi {1}.",
        ru "Шанс на победу {0}, затем {1}.", fr "Chance de gagner {0}, puis {1}.";
    BETTER = en "Better: {0}.", uk "Краще: {0}.", ro "Mai bine: {0}.", ru "Лучше: {0}.", fr "Mieux : {0}.";
    BEGIN = en "Walk through the game, touch the graph, or go to the next mistake.",
        uk "Гортайте партію, торкніться графіка або перейдіть до наступної помилки.",
        ro "Parcurge partida, atinge graficul sau treci la următoarea greșeală.",
        ru "Листайте партию, коснитесь графика или перейдите к следующей ошибке.",
        fr "Parcourez la partie, touchez le graphique ou allez à l’erreur suivante.";
    NOT_YET = en "This turn has not been looked at yet.", uk "Цей хід ще не розглянуто.", ro "Mutarea aceasta nu a fost încă analizată.",
        ru "Этот ход ещё не рассмотрен.", fr "Ce coup n’a pas encore été examiné.";
    LOOKING = en "The computer looks at every turn", uk "Комп’ютер розглядає кожен хід", ro "Calculatorul analizează fiecare mutare",
        ru "Компьютер рассматривает каждый ход", fr "L’ordinateur examine chaque coup";
    LOOKING_CLOSER = en "It looks closer where it is in doubt", uk "Придивляється до сумнівних ходів",
        ro "Privește mai atent mutările îndoielnice", ru "Присматривается к сомнительным ходам",
        fr "Il regarde de plus près les coups douteux";
    SHOW_BETTER = en "What was better?", uk "Що було краще?", ro "Ce era mai bine?", ru "Что было лучше?", fr "Qu’est-ce qui était mieux ?";
    BETTER_LINE = en "Better than turn {0}: step {1} of {2}", uk "Краще за хід {0}: крок {1} з {2}", ro "Mai bine decât mutarea {0}: pasul {1} din {2}",
        ru "Лучше хода {0}: шаг {1} из {2}", fr "Mieux que le coup {0} : étape {1} sur {2}";
    BETTER_HELP = en "So it could have gone on.", uk "Так могла б тривати партія.", ro "Așa ar fi putut continua.", ru "Так могла бы продолжиться партия.",
        fr "La partie aurait pu continuer ainsi.";
    LINE_ON = en "Next step", uk "Наступний крок", ro "Pasul următor", ru "Следующий шаг", fr "Étape suivante";
    BACK_TO_GAME = en "Back to the game", uk "Назад до партії", ro "Înapoi la partidă", ru "Назад к партии", fr "Retour à la partie";
    NEXT_MISTAKE = en "Next mistake", uk "Наступна помилка", ro "Următoarea greșeală", ru "Следующая ошибка", fr "Erreur suivante";
    ACCURACY = en "accuracy", uk "точність", ro "precizie", ru "точность", fr "précision";
    KEY_MOMENTS = en "Key moments", uk "Ключові моменти", ro "Momente-cheie", ru "Ключевые моменты", fr "Moments clés";
    THROWN_AWAY = en "Thrown away: {0}.", uk "Втрачено: {0}.", ro "Irosit: {0}.", ru "Потеряно: {0}.", fr "Gaspillé : {0}.";
    SHUT_IN_NOW = en "{0} is shut in, {1} left.", uk "{0}: заблоковано, залишилося {1}.", ro "{0}: blocat, au rămas {1}.",
        ru "{0}: блокировка, осталось {1}.", fr "{0} : bloqué, il reste {1}.";
    KEY_WALK = en "walk through the game", uk "гортати партію", ro "parcurge partida", ru "листать партию", fr "parcourir la partie";
}
