//! A game at one keyboard.

use crate::plural::plurals;
use crate::text::texts;

texts! {
    WELCOME = en "{0}. Type a turn, or `help`.", uk "{0}. Уведіть хід або `help`.", ro "{0}. Scrie o mutare sau `help`.",
        ru "{0}. Введите ход или `help`.", fr "{0}. Tapez un coup, ou `help`.";
    BEGINS = en "Player {0} of the list begins.", uk "Починає гравець {0} зі списку.", ro "Începe jucătorul {0} din listă.",
        ru "Начинает игрок {0} из списка.", fr "Le joueur {0} de la liste commence.";
    OVER = en "Game over", uk "Гру закінчено", ro "Joc terminat", ru "Игра окончена", fr "Partie terminée";
    RESULT = en "The game is over: {0} ({1}).", uk "Гру закінчено: {0} ({1}).", ro "Jocul s-a terminat: {0} ({1}).",
        ru "Игра окончена: {0} ({1}).", fr "La partie est finie : {0} ({1}).";
    SAVED = en "Saved as {0}.", uk "Збережено як {0}.", ro "Salvat ca {0}.", ru "Сохранено как {0}.",
        fr "Enregistré sous {0}.";
    TAKEN_BACK = en "Taken back: {0}", uk "Скасовано: {0}", ro "Anulat: {0}", ru "Отменено: {0}", fr "Annulé : {0}";
    PLAYED_AGAIN = en "Played again: {0}", uk "Повторено: {0}", ro "Refăcut: {0}", ru "Повторено: {0}",
        fr "Rejoué : {0}";
    THE_END = en "the end of the game.", uk "кінець гри.", ro "sfârșitul jocului.", ru "конец игры.",
        fr "la fin de la partie.";
    LEGAL = en "{0} of {1} legal:", uk "{0} із {1} можливих:", ro "{0} din {1} posibile:", ru "{0} из {1} возможных:",
        fr "{0} sur {1} possibles :";
    MORE = en "and {0} more; see `help` for `moves TEXT`", uk "і ще {0}; `help` пояснює `moves TEXT`",
        ro "și încă {0}; `help` explică `moves TEXT`", ru "и ещё {0}; `help` объясняет `moves TEXT`",
        fr "et {0} de plus ; `help` explique `moves TEXT`";

    TO_PLACE = en "{0} to place a ring", uk "{0}: поставте кільце", ro "{0}: așază un inel",
        ru "{0}: поставьте кольцо", fr "{0} : placez un anneau";
    TO_MOVE = en "{0} to move a ring", uk "{0}: перемістіть кільце", ro "{0}: mută un inel",
        ru "{0}: переместите кольцо", fr "{0} : déplacez un anneau";
    TO_TAKE_ROW = en "{0} to remove a row", uk "{0}: приберіть ряд", ro "{0}: scoate o linie",
        ru "{0}: уберите ряд", fr "{0} : retirez un alignement";
    TO_TAKE_RING = en "{0} to remove a ring", uk "{0}: приберіть кільце", ro "{0}: scoate un inel",
        ru "{0}: уберите кольцо", fr "{0} : retirez un anneau";
    TO_PASS = en "{0} to pass with --, since no ring can move", uk "{0}: пропустіть хід (--), жодне кільце не рухається",
        ro "{0}: pasează cu --, niciun inel nu se poate muta", ru "{0}: пропустите ход (--), ни одно кольцо не движется",
        fr "{0} : passez avec --, aucun anneau ne peut bouger";
    TO_START = en "{0} to cover its start cell {1}", uk "{0}: накрийте стартову клітинку {1}",
        ro "{0}: acoperă celula de start {1}", ru "{0}: накройте стартовую клетку {1}",
        fr "{0} : couvrez la case de départ {1}";
    TO_LAY = en "{0} to lay a piece", uk "{0}: викладіть фігуру", ro "{0}: așază o piesă",
        ru "{0}: выложите фигуру", fr "{0} : posez une pièce";
    BLOCKED = en "{0} has no legal placement left and passes.", uk "{0}: викладати більше нікуди, надалі пас.",
        ro "{0} nu mai are loc și pasează de acum înainte.", ru "{0}: выкладывать больше некуда, дальше пас.",
        fr "{0} n’a plus de place et passe désormais.";
    NO_PASSING = en "passing is automatic: a colour passes when it has no legal placement left",
        uk "пас відбувається сам: колір пасує, коли викладати більше нікуди",
        ro "pasul este automat: o culoare pasează când nu mai are loc",
        ru "пас происходит сам: цвет пасует, когда выкладывать больше некуда",
        fr "on passe automatiquement : une couleur passe quand elle n’a plus de place";

    RINGS_REMOVED = en "rings removed {0} of {1}", uk "прибрано кілець {0} із {1}", ro "inele scoase {0} din {1}",
        ru "убрано колец {0} из {1}", fr "anneaux retirés {0} sur {1}";
    MARKERS = en "markers       {0}", uk "фішок         {0}", ro "jetoane       {0}", ru "фишек         {0}",
        fr "marqueurs     {0}";
    IN_HAND = en "rings in hand {0}", uk "кілець у руці {0}", ro "inele în mână {0}", ru "колец в руке  {0}",
        fr "anneaux en main {0}";
    RINGS_LEFT = en "{0}: {1} on the board, {2} in hand", uk "{0}: {1} на полі, {2} у руці",
        ro "{0}: {1} pe tablă, {2} în mână", ru "{0}: {1} на поле, {2} в руке", fr "{0} : {1} sur le plateau, {2} en main";
    POOL = en "Pool: {0}", uk "Запас: {0}", ro "Rezerva: {0}", ru "Запас: {0}", fr "Réserve : {0}";
    REMOVED = en "{0} removed {1}.", uk "{0}: прибрано {1}.", ro "{0} a scos {1}.", ru "{0}: убрано {1}.",
        fr "{0} a retiré {1}.";
    OUT = en "out", uk "пас", ro "pas", ru "пас", fr "passe";
    PIECES_LEFT = en "{0}, pieces {1}", uk "{0}, фігури {1}", ro "{0}, piese {1}", ru "{0}, фигуры {1}",
        fr "{0}, pièces {1}";
    NO_PIECES_LEFT = en "none", uk "немає", ro "niciuna", ru "нет", fr "aucune";
    AND = en "{0} and {1}", uk "{0} і {1}", ro "{0} și {1}", ru "{0} и {1}", fr "{0} et {1}";
    PLACE = en "{0}. {1}: {2}", uk "{0}. {1}: {2}", ro "{0}. {1}: {2}", ru "{0}. {1}: {2}", fr "{0}. {1} : {2}";
    BY_PIECES = en "smaller pieces left", uk "менші фігури", ro "piese mai mici", ru "фигуры меньше",
        fr "pièces plus petites";
    BY_VALUE = en "lower sum of piece numbers", uk "менша сума номерів", ro "sumă mai mică a numerelor",
        ru "меньше сумма номеров", fr "plus petite somme des numéros";
    SHARED = en "shared", uk "місце ділять", ro "loc împărțit", ru "место делят", fr "place partagée";

    NO_GIVEN = en "the game is over; `undo` takes the end back", uk "гру закінчено; `undo` скасує її кінець",
        ro "jocul s-a terminat; `undo` anulează sfârșitul", ru "игра окончена; `undo` отменит её конец",
        fr "la partie est finie ; `undo` annule sa fin";
    NO_OVER = en "the game is over", uk "гру закінчено", ro "jocul s-a terminat", ru "игра окончена",
        fr "la partie est finie";
    NO_TURN = en "{0}: {1}", uk "{0}: {1}", ro "{0}: {1}", ru "{0}: {1}", fr "{0} : {1}";
    NO_RESIGNING = en "nobody can resign in {0}; just quit", uk "у {0} не здаються; просто вийдіть (`quit`)",
        ro "în {0} nu se cedează; ieși pur și simplu (`quit`)", ru "в {0} не сдаются; просто выйдите (`quit`)",
        fr "on n’abandonne pas à {0} ; quittez simplement (`quit`)";
    NO_UNDO = en "there is no turn to take back", uk "немає ходу, який можна скасувати", ro "nu există mutare de anulat",
        ru "нет хода, который можно отменить", fr "il n’y a pas de coup à annuler";
    NO_REDO = en "there is no turn to play again", uk "немає ходу, який можна повторити", ro "nu există mutare de refăcut",
        ru "нет хода, который можно повторить", fr "il n’y a pas de coup à rejouer";
    NO_FILE = en "say where: save FILE", uk "скажіть куди: save FILE", ro "spune unde: save FILE", ru "скажите куда: save FILE",
        fr "dites où : save FILE";
    NO_REPLACING = en "{0}; `{1}` replaces it", uk "{0}; `{1}` замінить його", ro "{0}; `{1}` îl înlocuiește",
        ru "{0}; `{1}` заменит его", fr "{0} ; `{1}` le remplace";
    NO_OTHER_GAME = en "{0} is not a game of {1}", uk "{0} — не гра {1}", ro "{0} nu este un joc de {1}",
        ru "{0} — не игра {1}", fr "{0} n’est pas une partie de {1}";
    NO_LONG_LINE = en "this line has more than {0} characters", uk "у цьому рядку понад {0} символів",
        ro "acest rând are peste {0} de caractere", ru "в этой строке больше {0} символов",
        fr "cette ligne a plus de {0} caractères";
    NO_TEXT = en "this line is not UTF-8 text", uk "цей рядок — не текст UTF-8", ro "acest rând nu este text UTF-8",
        ru "эта строка — не текст UTF-8", fr "cette ligne n’est pas du texte UTF-8";
    NO_VARIANTS = en "{0} has no variants; use --players 2 to 6", uk "у {0} немає варіантів; укажіть --players від 2 до 6",
        ro "{0} nu are variante; folosește --players de la 2 la 6", ru "у {0} нет вариантов; укажите --players от 2 до 6",
        fr "{0} n’a pas de variantes ; utilisez --players de 2 à 6";
    NO_PLAYERS = en "{0} is a game for two", uk "{0} — гра для двох", ro "{0} este un joc pentru doi",
        ru "{0} — игра для двоих", fr "{0} se joue à deux";
    NO_SEATS = en "there are {0} seats to take", uk "місць за столом: {0}", ro "locuri la masă: {0}",
        ru "мест за столом: {0}", fr "places à prendre : {0}";
    NO_POSITION = en "the position is refused: {0}", uk "позицію не прийнято: {0}", ro "poziția este respinsă: {0}",
        ru "позиция не принята: {0}", fr "la position est refusée : {0}";

    HELP_TURN = en "a turn or a step", uk "хід або крок", ro "o mutare, un pas", ru "ход или шаг", fr "un coup, une étape";
    HELP_TURN_IS = en "as `sixfold rules` explains", uk "як пояснює `sixfold rules`", ro "cum explică `sixfold rules`",
        ru "как объясняет `sixfold rules`", fr "comme l’explique `sixfold rules`";
    HELP_MOVES = en "what is legal", uk "що можливо", ro "ce este posibil", ru "что возможно", fr "ce qui est permis";
    HELP_MOVES_TEXT = en "what of it begins with TEXT or has it as a part; in Gemblo also a piece’s number",
        uk "що з цього починається з TEXT або містить його; у Gemblo також номер фігури",
        ro "ce începe cu TEXT sau îl conține; în Gemblo și numărul unei piese",
        ru "что из этого начинается с TEXT или содержит его; в Gemblo и номер фигуры",
        fr "ce qui commence par TEXT ou le contient ; à Gemblo aussi le numéro d’une pièce";
    HELP_BOARD = en "draw the board again", uk "ще раз показати поле", ro "arată tabla din nou", ru "ещё раз показать поле",
        fr "redessiner le plateau";
    HELP_LEFT = en "what each player has left", uk "що лишилося в кожного", ro "ce i-a rămas fiecăruia",
        ru "что осталось у каждого", fr "ce qui reste à chacun";
    HELP_UNDO = en "take the last turn back, play it again", uk "скасувати останній хід, повторити його",
        ro "anulează ultima mutare, o refă", ru "отменить последний ход, повторить его",
        fr "annuler le dernier coup, le rejouer";
    HELP_SAVE = en "write the game, as SGF if it ends in .sgf", uk "записати гру; у форматі SGF, якщо назва на .sgf",
        ro "scrie jocul, ca SGF dacă numele se termină în .sgf", ru "записать игру; в формате SGF, если имя на .sgf",
        fr "écrire la partie, en SGF si le nom finit par .sgf";
    HELP_REPLACE = en "the same, but replace a file that exists", uk "те саме, але замінити наявний файл",
        ro "la fel, dar înlocuiește un fișier existent", ru "то же, но заменить имеющийся файл",
        fr "de même, en remplaçant un fichier existant";
    HELP_LOAD = en "go on with a saved game (FILE#2 for the second of several)",
        uk "продовжити збережену гру (FILE#2 — другу з кількох)",
        ro "continuă un joc salvat (FILE#2 pentru al doilea din mai multe)",
        ru "продолжить сохранённую игру (FILE#2 — вторую из нескольких)",
        fr "reprendre une partie enregistrée (FILE#2 pour la deuxième de plusieurs)";
    HELP_RECORD = en "show the game as a record", uk "показати запис гри", ro "arată notația jocului", ru "показать запись игры",
        fr "montrer la notation de la partie";
    HELP_RESIGN = en "give up", uk "здатися", ro "cedează", ru "сдаться", fr "abandonner";
    HELP_QUIT = en "leave", uk "вийти", ro "ieși", ru "выйти", fr "quitter";

    END_RINGS = en "rings", uk "кільця", ro "inele", ru "кольца", fr "anneaux";
    END_POOL = en "pool", uk "запас вичерпано", ro "rezervă epuizată", ru "запас исчерпан", fr "réserve épuisée";
    END_PASSES = en "passes", uk "два пропуски", ro "două pasuri", ru "два пропуска", fr "deux passes";
    END_PLACED = en "placed", uk "усе викладено", ro "totul așezat", ru "всё выложено", fr "tout est posé";
    END_RESIGNATION = en "resignation", uk "здався суперник", ro "cedare", ru "соперник сдался", fr "abandon";
    END_TIME = en "time", uk "час", ro "timp", ru "время", fr "temps";
    END_AGREEMENT = en "agreement", uk "за згодою", ro "de comun acord", ru "по соглашению", fr "accord";
    END_UNFINISHED = en "unfinished", uk "не закінчено", ro "neterminat", ru "не окончена", fr "inachevée";
}

plurals! {
    RINGS = en ["{0} ring", "{0} rings"], uk ["{0} кільце", "{0} кільця", "{0} кілець"],
        ro ["{0} inel", "{0} inele", "{0} de inele"], ru ["{0} кольцо", "{0} кольца", "{0} колец"],
        fr ["{0} anneau", "{0} anneaux"];
    POOL_MARKERS = en ["{0} marker", "{0} markers"], uk ["{0} фішка", "{0} фішки", "{0} фішок"],
        ro ["{0} jeton", "{0} jetoane", "{0} de jetoane"], ru ["{0} фишка", "{0} фишки", "{0} фишек"],
        fr ["{0} marqueur", "{0} marqueurs"];
    LINES_REFUSED = en ["a line was refused", "{0} lines were refused"],
        uk ["не прийнято {0} рядок", "не прийнято {0} рядки", "не прийнято {0} рядків"],
        ro ["a fost respins un rând", "au fost respinse {0} rânduri", "au fost respinse {0} de rânduri"],
        ru ["не принята {0} строка", "не приняты {0} строки", "не принято {0} строк"],
        fr ["{0} ligne refusée", "{0} lignes refusées"];
}
