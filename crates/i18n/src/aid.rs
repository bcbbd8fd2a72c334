//! Words of the help that a player gets: hints, warnings, what lies over the board.

use crate::text::texts;

texts! {
    THREATS = en "Show threats", uk "Показати загрози", ro "Arată amenințările", ru "Показать угрозы",
        fr "Montrer les menaces";
    ROOM = en "Show the room left", uk "Показати вільне місце", ro "Arată spațiul rămas", ru "Показать свободное место",
        fr "Montrer la place restante";
    WHERE = en "Look here. Once more shows the turn.", uk "Подивіться сюди. Ще раз — і побачите хід.",
        ro "Privește aici. Încă o dată și vezi mutarea.", ru "Посмотрите сюда. Ещё раз — и увидите ход.",
        fr "Regardez ici. Encore une fois pour voir le coup.";
    NO_ROW_AHEAD = en "No row is one turn away.", uk "За один хід не зібрати жодного ряду.",
        ro "Nicio linie nu se poate forma într-o singură mutare.", ru "За один ход не собрать ни одного ряда.",
        fr "Aucun alignement n’est possible en un coup.";
    ROWS_AHEAD = en "{0}, rows one turn away: {1}.", uk "{0}, ряди за один хід: {1}.",
        ro "{0}, linii într-o singură mutare: {1}.", ru "{0}, ряды за один ход: {1}.",
        fr "{0}, alignements possibles en un coup : {1}.";
    BREAKERS = en "Moves that prevent it: {0}.", uk "Ходів, що завадять: {0}.", ro "Mutări care împiedică: {0}.",
        ru "Ходов, которые помешают: {0}.", fr "Coups qui l’empêchent : {0}.";
    REACHED = en "Cells within reach (those of nobody else): {0}.", uk "Досяжні клітинки (лише для цього кольору): {0}.",
        ro "Celule accesibile (doar pentru această culoare): {0}.", ru "Достижимые клетки (только для этого цвета): {0}.",
        fr "Cases accessibles (à cette couleur seule) : {0}.";
    REACHED_BY = en "{0} {1} ({2})", uk "{0} {1} ({2})", ro "{0} {1} ({2})", ru "{0} {1} ({2})", fr "{0} {1} ({2})";
    WARNING = en "Careful: your chance to win falls from {0}% to {1}%.",
        uk "Обережно: шанс на перемогу падає з {0} % до {1} %.", ro "Atenție: șansa de câștig scade de la {0}% la {1}%.",
        ru "Осторожно: шанс на победу падает с {0} % до {1} %.", fr "Attention : la chance de gagner tombe de {0} % à {1} %.";
    TAKE_BACK = en "Take it back", uk "Повернути хід", ro "Retrage mutarea", ru "Вернуть ход", fr "Reprendre le coup";
    PLAY_ON = en "Play on", uk "Грати далі", ro "Joacă mai departe", ru "Играть дальше", fr "Continuer";
    TEACHING = en "Teaching game: warn of blunders", uk "Навчальна гра: попереджати про грубі помилки",
        ro "Joc de învățare: avertizează la gafe", ru "Учебная игра: предупреждать о грубых ошибках",
        fr "Partie d’apprentissage : avertir des gaffes";
}
