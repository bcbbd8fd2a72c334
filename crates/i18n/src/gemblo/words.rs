//! The wordings.

use crate::plural::plurals;
use crate::text::texts;

texts! {
    BOARD = en "Gemblo board", uk "Поле Gemblo", ro "Tabla Gemblo", ru "Поле Gemblo", fr "Plateau Gemblo";
    BLUE = en "Blue", uk "Сині", ro "Albastru", ru "Синие", fr "Bleu";
    RED = en "Red", uk "Червоні", ro "Roșu", ru "Красные", fr "Rouge";
    GREEN = en "Green", uk "Зелені", ro "Verde", ru "Зелёные", fr "Vert";
    ORANGE = en "Orange", uk "Помаранчеві", ro "Portocaliu", ru "Оранжевые", fr "Orange";
    SKY = en "Sky blue", uk "Блакитні", ro "Azuriu", ru "Голубые", fr "Bleu ciel";
    YELLOW = en "Yellow", uk "Жовті", ro "Galben", ru "Жёлтые", fr "Jaune";
    OBSTACLE = en "obstacle", uk "перешкода", ro "obstacol", ru "препятствие", fr "obstacle";
    PLAYER = en "Player {0}", uk "Гравець {0}", ro "Jucătorul {0}", ru "Игрок {0}", fr "Joueur {0}";
    COLOUR_OF = en "{0} (player {1})", uk "{0} (гравець {1})", ro "{0} (jucătorul {1})",
        ru "{0} (игрок {1})", fr "{0} (joueur {1})";
    TINT_OF = en "Colour ({0})", uk "Колір ({0})", ro "Culoarea ({0})", ru "Цвет ({0})", fr "Couleur ({0})";

    DUE_PIECE = en "{0}: choose a piece", uk "{0}: виберіть фігуру", ro "{0}: alege o piesă",
        ru "{0}: выберите фигуру", fr "{0} : choisissez une pièce";
    DUE_START = en "{0}: choose a piece to cover your start cell",
        uk "{0}: виберіть фігуру, щоб накрити свою стартову клітинку",
        ro "{0}: alege o piesă care să acopere celula ta de start",
        ru "{0}: выберите фигуру, чтобы накрыть свою стартовую клетку",
        fr "{0} : choisissez une pièce pour couvrir votre case de départ";
    DUE_PLACE = en "{0}: lay the piece", uk "{0}: викладіть фігуру", ro "{0}: așază piesa",
        ru "{0}: выложите фигуру", fr "{0} : posez la pièce";
    DUE_CONFIRM = en "{0}: confirm your turn", uk "{0}: підтвердьте хід", ro "{0}: confirmă mutarea",
        ru "{0}: подтвердите ход", fr "{0} : confirmez votre coup";
    DUE_WAIT = en "{0} to move", uk "Хід: {0}", ro "La mutare: {0}", ru "Ход: {0}", fr "À {0} de jouer";
    WINS = en "{0} wins", uk "Перемога: {0}", ro "Câștigă: {0}", ru "Победа: {0}", fr "Victoire : {0}";
    SHARE_FIRST = en "First place is shared: {0}", uk "Перше місце ділять: {0}",
        ro "Primul loc este împărțit: {0}", ru "Первое место делят: {0}",
        fr "Première place partagée : {0}";

    SAY_OUT = en "{0} has no place left and passes from now on",
        uk "{0}: викладати більше нікуди, надалі пас", ro "{0} nu mai are loc și pasează de acum înainte",
        ru "{0}: выкладывать больше некуда, дальше пас", fr "{0} n’a plus de place et passe désormais";
    SAY_ALL_LAID = en "{0} has laid all pieces", uk "{0}: усі фігури викладено", ro "{0} a așezat toate piesele",
        ru "{0}: все фигуры выложены", fr "{0} a posé toutes ses pièces";
    IS_OUT = en "passes", uk "пас", ro "pasează", ru "пас", fr "passe";

    TRAY = en "Pieces: {0}", uk "Фігури: {0}", ro "Piese: {0}", ru "Фигуры: {0}", fr "Pièces : {0}";
    FIT_COUNT = en "{0} of {1} can be laid", uk "можна викласти: {0} із {1}", ro "se pot așeza: {0} din {1}", ru "можно выложить: {0} из {1}",
        fr "jouables : {0} sur {1}";
    PIECE_NAME = en "Piece {0}, cells: {1}", uk "Фігура {0}, клітинок: {1}", ro "Piesa {0}, celule: {1}",
        ru "Фигура {0}, клеток: {1}", fr "Pièce {0}, cases : {1}";
    FITS_NOWHERE = en "fits nowhere", uk "нікуди викласти", ro "nu încape nicăieri", ru "некуда выложить",
        fr "ne peut se poser nulle part";
    TURN_LEFT = en "Turn to the left", uk "Повернути ліворуч", ro "Rotește la stânga", ru "Повернуть влево",
        fr "Tourner à gauche";
    TURN_RIGHT = en "Turn to the right", uk "Повернути праворуч", ro "Rotește la dreapta",
        ru "Повернуть вправо", fr "Tourner à droite";
    FLIP = en "Turn over", uk "Перевернути", ro "Întoarce", ru "Перевернуть", fr "Retourner";
    NEXT_PLACE = en "Next possible place", uk "Наступне можливе місце", ro "Următorul loc posibil",
        ru "Следующее возможное место", fr "Emplacement possible suivant";
    PUT_BACK = en "Put back", uk "Покласти назад", ro "Pune la loc", ru "Положить обратно", fr "Reposer";

    HOLDS_NOTHING = en "free", uk "вільно", ro "liberă", ru "свободно", fr "libre";
    IS_ANCHOR = en "can connect here", uk "тут можна з’єднатися", ro "aici te poți lega",
        ru "здесь можно соединиться", fr "liaison possible ici";
    IS_START = en "start: {0}", uk "старт: {0}", ro "start: {0}", ru "старт: {0}", fr "départ : {0}";

    NO_GAME_OVER = en "The game is over.", uk "Гру закінчено.", ro "Jocul s-a terminat.", ru "Игра окончена.",
        fr "La partie est finie.";
    NO_PIECE = en "Choose a piece first.", uk "Спершу виберіть фігуру.", ro "Alege întâi o piesă.",
        ru "Сначала выберите фигуру.", fr "Choisissez d’abord une pièce.";
    NO_USED = en "This piece is already on the board.", uk "Ця фігура вже на полі.",
        ro "Piesa aceasta este deja pe tablă.", ru "Эта фигура уже на поле.",
        fr "Cette pièce est déjà sur le plateau.";
    NO_OFF = en "{0} is outside the playing area.", uk "{0} поза ігровою зоною.",
        ro "Celula {0} este în afara zonei de joc.", ru "{0} вне игровой зоны.",
        fr "{0} est hors de la zone de jeu.";
    NO_OCCUPIED = en "{0} is not free ({1}).", uk "{0} зайнято ({1}).", ro "Celula {0} nu este liberă ({1}).",
        ru "{0} занято ({1}).", fr "{0} n’est pas libre ({1}).";
    NO_START = en "The first piece must cover the start cell {0}.",
        uk "Перша фігура має накрити стартову клітинку {0}.",
        ro "Prima piesă trebuie să acopere celula de start {0}.",
        ru "Первая фигура должна накрыть стартовую клетку {0}.",
        fr "La première pièce doit couvrir la case de départ {0}.";
    NO_TOUCH = en "{0} touches your own piece at {1}: pieces of one colour must not touch.",
        uk "{0} торкається вашої фігури на {1}: фігури одного кольору не мають торкатися одна одної.",
        ro "{0} atinge piesa ta de pe {1}: piesele de aceeași culoare nu se ating.",
        ru "{0} касается вашей фигуры на {1}: фигуры одного цвета не должны соприкасаться.",
        fr "{0} touche votre pièce en {1} : les pièces d’une couleur ne se touchent pas.";
    NO_CONNECTION = en "The piece is connected to your colour by no line.",
        uk "Фігура не з’єднана лінією з вашим кольором.",
        ro "Piesa nu este legată prin nicio linie de culoarea ta.",
        ru "Фигура не соединена линией с вашим цветом.",
        fr "La pièce n’est reliée à votre couleur par aucune ligne.";
    NO_COVERED = en "The line from {0} to {1} is covered by one piece ({2}).",
        uk "Лінію від {0} до {1} перекриває одна фігура ({2}).",
        ro "Linia de la {0} la {1} este acoperită de o singură piesă ({2}).",
        ru "Соединение {0}–{1} блокирует одна фигура ({2}).",
        fr "La ligne de {0} à {1} est couverte par une seule pièce ({2}).";
    NO_NOWHERE = en "This piece fits nowhere now.", uk "Цю фігуру зараз нікуди викласти.",
        ro "Piesa aceasta nu încape nicăieri acum.", ru "Эту фигуру сейчас некуда выложить.",
        fr "Cette pièce ne peut se poser nulle part pour l’instant.";
    NO_NOT_NOW = en "That is not possible now.", uk "Зараз це неможливо.", ro "Acum nu se poate.",
        ru "Сейчас это невозможно.", fr "Ce n’est pas possible maintenant.";

    NO_CELL = en "“{0}” is not a cell.", uk "«{0}» — не клітинка.", ro "„{0}” nu este o celulă.", ru "«{0}» — не клетка.",
        fr "« {0} » n’est pas une case.";
    NO_REPEATED = en "{0} is named more than once.", uk "{0} названо двічі.", ro "{0} apare de mai multe ori.",
        ru "{0} названа дважды.", fr "{0} est nommée plus d’une fois.";
    NO_SHAPE = en "These cells are not one of the 18 pieces.", uk "Ці клітинки не утворюють жодної з 18 фігур.",
        ro "Aceste celule nu formează niciuna dintre cele 18 piese.", ru "Эти клетки не образуют ни одной из 18 фигур.",
        fr "Ces cases ne forment aucune des 18 pièces.";

    RESULT = en "Result", uk "Результат", ro "Rezultat", ru "Результат", fr "Résultat";
    PLACE_COLUMN = en "Place", uk "Місце", ro "Loc", ru "Место", fr "Place";
    PLAYER_COLUMN = en "Player", uk "Гравець", ro "Jucător", ru "Игрок", fr "Joueur";
    CELLS_COLUMN = en "Penalty", uk "Штраф", ro "Penalizare", ru "Штраф", fr "Pénalité";
    PIECES_COLUMN = en "Pieces left", uk "Фігури", ro "Piese", ru "Фигуры", fr "Pièces";
    DECIDED_PENALTY = en "ahead: penalty {0} against {1}", uk "попереду: штраф {0} проти {1}",
        ro "în față: penalizare {0} față de {1}", ru "впереди: штраф {0} против {1}",
        fr "devant : pénalité {0} contre {1}";
    DECIDED_LARGER = en "ahead: largest pieces {0} against {1}", uk "попереду: найбільші фігури {0} проти {1}",
        ro "în față: cele mai mari piese {0} față de {1}", ru "впереди: наибольшие фигуры {0} против {1}",
        fr "devant : plus grandes pièces {0} contre {1}";
    DECIDED_VALUE = en "ahead: value of the pieces {0} against {1}",
        uk "попереду: вартість фігур {0} проти {1}", ro "în față: valoarea pieselor {0} față de {1}",
        ru "впереди: стоимость фигур {0} против {1}",
        fr "devant : valeur des pièces {0} contre {1}";
    SAME_PENALTY = en "same penalty: {0}", uk "штраф однаковий: {0}", ro "aceeași penalizare: {0}",
        ru "штраф одинаков: {0}", fr "même pénalité : {0}";
    SAME_SIZES = en "same sizes: {0}", uk "розміри однакові: {0}", ro "aceleași mărimi: {0}",
        ru "размеры одинаковы: {0}", fr "mêmes tailles : {0}";
    SAME_VALUE = en "same value: {0}", uk "вартість однакова: {0}", ro "aceeași valoare: {0}",
        ru "стоимость одинакова: {0}", fr "même valeur : {0}";
    DECIDED_SHARED = en "everything equal: place shared", uk "усе порівну: місце ділять",
        ro "totul egal: loc împărțit", ru "всё поровну: место делят",
        fr "tout est égal : place partagée";

    KEY_ARROWS = en "move over the board, with the piece in hand", uk "рух по полю з фігурою в руці",
        ro "mișcare pe tablă, cu piesa din mână", ru "движение по полю с фигурой в руке",
        fr "se déplacer, avec la pièce en main";
    KEY_ENTER = en "lay the piece; once more confirms", uk "викласти фігуру; ще раз — підтвердити",
        ro "așază piesa; încă o dată pentru confirmare", ru "выложить фигуру; ещё раз — подтвердить",
        fr "poser la pièce ; de nouveau pour confirmer";
    KEY_NEXT = en "next, previous possible place", uk "наступне, попереднє можливе місце",
        ro "locul posibil următor, precedent", ru "следующее, предыдущее возможное место",
        fr "emplacement possible suivant, précédent";
    KEY_LETTERS = en "take the piece with this letter", uk "взяти фігуру з цією літерою",
        ro "ia piesa cu această literă", ru "взять фигуру с этой буквой",
        fr "prendre la pièce de cette lettre";
    KEY_DIGITS = en "next piece of so many cells", uk "наступна фігура з такої кількості клітинок",
        ro "următoarea piesă cu acest număr de celule", ru "следующая фигура из стольких клеток",
        fr "pièce suivante de ce nombre de cases";
    KEY_ROTATE = en "turn; with Shift to the left", uk "повернути; із Shift — ліворуч",
        ro "rotește; cu Shift la stânga", ru "повернуть; с Shift — влево",
        fr "tourner ; avec Maj à gauche";
    KEY_FLIP = en "turn over", uk "перевернути", ro "întoarce", ru "перевернуть", fr "retourner";
    KEY_UNDO = en "undo, redo a turn", uk "скасувати, повторити хід", ro "anulează, refă o mutare",
        ru "отменить, повторить ход", fr "annuler, rétablir un coup";
}

plurals! {
    SAY_LAID = en ["{1} lays a piece of {0} cell on {2}", "{1} lays a piece of {0} cells on {2}"],
        uk ["{1}: фігура з {0} клітинки на {2}", "{1}: фігура з {0} клітинок на {2}", "{1}: фігура з {0} клітинок на {2}"],
        ro ["{1} așază o piesă de {0} celulă pe {2}", "{1} așază o piesă de {0} celule pe {2}", "{1} așază o piesă de {0} de celule pe {2}"],
        ru ["{1}: фигура из {0} клетки на {2}", "{1}: фигура из {0} клеток на {2}", "{1}: фигура из {0} клеток на {2}"],
        fr ["{1} pose une pièce de {0} case en {2}", "{1} pose une pièce de {0} cases en {2}"];
    PIECE_OF = en ["{1}, piece of {0} cell", "{1}, piece of {0} cells"],
        uk ["{1}, фігура з {0} клітинки", "{1}, фігура з {0} клітинок", "{1}, фігура з {0} клітинок"],
        ro ["{1}, piesă de {0} celulă", "{1}, piesă de {0} celule", "{1}, piesă de {0} de celule"],
        ru ["{1}, фигура из {0} клетки", "{1}, фигура из {0} клеток", "{1}, фигура из {0} клеток"],
        fr ["{1}, pièce de {0} case", "{1}, pièce de {0} cases"];
    FITS = en ["fits in {0} place", "fits in {0} places"],
        uk ["можна викласти в {0} місці", "можна викласти в {0} місцях", "можна викласти в {0} місцях"],
        ro ["încape într-un singur loc", "încape în {0} locuri", "încape în {0} de locuri"],
        ru ["можно выложить в {0} месте", "можно выложить в {0} местах", "можно выложить в {0} местах"],
        fr ["peut se poser en {0} endroit", "peut se poser en {0} endroits"];
    CELLS_LEFT = en ["{0} cell left", "{0} cells left"],
        uk ["залишилася {0} клітинка", "залишилося {0} клітинки", "залишилося {0} клітинок"],
        ro ["a rămas {0} celulă", "au rămas {0} celule", "au rămas {0} de celule"],
        ru ["осталась {0} клетка", "осталось {0} клетки", "осталось {0} клеток"],
        fr ["{0} case restante", "{0} cases restantes"];
    PLAYERS = en ["{0} player", "{0} players"],
        uk ["{0} гравець", "{0} гравці", "{0} гравців"],
        ro ["{0} jucător", "{0} jucători", "{0} de jucători"],
        ru ["{0} игрок", "{0} игрока", "{0} игроков"],
        fr ["{0} joueur", "{0} joueurs"];
}
