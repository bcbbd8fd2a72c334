//! The obstacles of the five-player game: ways to come by them, and what is wrong with some laid by hand.

use crate::text::texts;

texts! {
    OBSTACLES = en "Obstacles", uk "Перешкоди", ro "Obstacole", ru "Препятствия", fr "Obstacles";
    BOOK = en "As in the rulebook", uk "Як у правилах", ro "Ca în regulament", ru "Как в правилах", fr "Comme dans la règle";
    DRAWN = en "At random", uk "Навмання", ro "La întâmplare", ru "Наугад", fr "Au hasard";
    LAID = en "By hand", uk "Власноруч", ro "Cu mâna", ru "Вручную", fr "À la main";
    SEED = en "Number", uk "Номер", ro "Numărul", ru "Номер", fr "Numéro";
    DRAW_AGAIN = en "Draw again", uk "Ще раз", ro "Încă o dată", ru "Ещё раз", fr "Encore une fois";
    LAY = en "Lay the obstacles", uk "Викласти перешкоди", ro "Așază obstacolele", ru "Выложить препятствия",
        fr "Poser les obstacles";
    USE = en "Play like this", uk "Грати так", ro "Joacă așa", ru "Играть так", fr "Jouer ainsi";
    GOOD = en "You can play like this.", uk "Так можна грати.", ro "Se poate juca așa.", ru "Так можно играть.",
        fr "On peut jouer ainsi.";
    HOW = en "Lay 15 of the 18 obstacles near the rim, and the single cells of the five colours where they start.",
        uk "Викладіть 15 із 18 перешкод біля краю, а одиничні клітинки п’яти кольорів — там, де ці кольори починають.",
        ro "Așază 15 din cele 18 obstacole lângă margine, iar celulele simple ale celor cinci culori acolo unde încep ele.",
        ru "Выложите 15 из 18 препятствий у края, а одиночные клетки пяти цветов — там, где эти цвета начинают.",
        fr "Posez 15 des 18 obstacles près du bord, et les cases simples des cinq couleurs là où elles commencent.";

    NO_STARTS = en "Five start cells are needed.", uk "Потрібно п’ять стартових клітинок.",
        ro "Trebuie cinci celule de start.", ru "Нужно пять стартовых клеток.", fr "Il faut cinq cases de départ.";
    NO_OBSTACLES = en "Fifteen obstacles are needed.", uk "Потрібно п’ятнадцять перешкод.",
        ro "Trebuie cincisprezece obstacole.", ru "Нужно пятнадцать препятствий.", fr "Il faut quinze obstacles.";
    NO_TWICE = en "Piece {0} lies there twice.", uk "Фігура {0} лежить двічі.", ro "Piesa {0} apare de două ori.",
        ru "Фигура {0} лежит дважды.", fr "La pièce {0} est posée deux fois.";
    NO_OUTERMOST = en "Piece {0} covers an outermost cell.", uk "Фігура {0} накриває крайню клітинку поля.",
        ro "Piesa {0} acoperă o celulă de pe margine.", ru "Фигура {0} накрывает крайнюю клетку поля.",
        fr "La pièce {0} couvre une case du bord.";
    NO_OFF_THE_RIM = en "Piece {0} lies too far from the rim.", uk "Фігура {0} лежить задалеко від краю.",
        ro "Piesa {0} este prea departe de margine.", ru "Фигура {0} лежит слишком далеко от края.",
        fr "La pièce {0} est trop loin du bord.";
    NO_TOUCHING = en "Pieces {0} and {1} touch.", uk "Фігури {0} і {1} торкаються одна одної.",
        ro "Piesele {0} și {1} se ating.", ru "Фигуры {0} и {1} соприкасаются.", fr "Les pièces {0} et {1} se touchent.";
    NO_START_OFF_THE_RIM = en "The start cell {0} does not lie one cell in from the rim.",
        uk "Стартова клітинка {0} лежить не за одну клітинку від краю.",
        ro "Celula de start {0} nu se află la o celulă de margine.",
        ru "Стартовая клетка {0} лежит не в одной клетке от края.",
        fr "La case de départ {0} n’est pas à une case du bord.";
    NO_NEAR_START = en "Piece {0} touches the start cell {1}.", uk "Фігура {0} торкається стартової клітинки {1}.",
        ro "Piesa {0} atinge celula de start {1}.", ru "Фигура {0} касается стартовой клетки {1}.",
        fr "La pièce {0} touche la case de départ {1}.";
    NO_CLOCKWISE = en "The start cells do not follow each other clockwise.",
        uk "Стартові клітинки йдуть не за годинниковою стрілкою.",
        ro "Celulele de start nu urmează în sensul acelor de ceasornic.",
        ru "Стартовые клетки идут не по часовой стрелке.",
        fr "Les cases de départ ne se suivent pas dans le sens horaire.";
    NO_BETWEEN = en "Between the start cells {0} and {1} lie not three obstacles, but {2}.",
        uk "Між стартовими клітинками {0} і {1} лежать не три перешкоди, а {2}.",
        ro "Între celulele de start {0} și {1} nu sunt trei obstacole, ci {2}.",
        ru "Между стартовыми клетками {0} и {1} лежат не три препятствия, а {2}.",
        fr "Entre les cases de départ {0} et {1}, il n’y a pas trois obstacles, mais {2}.";
    NO_ROOM = en "No piece of five hexagons fits on the start cell {0}.",
        uk "На стартову клітинку {0} не викласти жодної фігури з п’яти блоків.",
        ro "Nicio piesă de cinci hexagoane nu încape pe celula de start {0}.",
        ru "На стартовую клетку {0} не выложить ни одной фигуры из пяти блоков.",
        fr "Aucune pièce de cinq hexagones ne tient sur la case de départ {0}.";
}
