//! What the rules on a page say besides the clauses.

use crate::text::texts;

texts! {
    T_NOTATION = en "Notation", uk "Запис ходів", ro "Notația", ru "Запись ходов", fr "Notation";
    POINTS = en "Columns are letters, a to k, rows numbers, 1 to 11; f6 is the centre.",
        uk "Стовпці — літери від a до k, рядки — числа від 1 до 11; f6 — центр.",
        ro "Coloanele sunt litere, de la a la k, rândurile numere, de la 1 la 11; f6 este centrul.",
        ru "Столбцы — буквы от a до k, ряды — числа от 1 до 11; f6 — центр.",
        fr "Les colonnes sont des lettres, de a à k, les rangs des nombres, de 1 à 11 ; f6 est le centre.";
    CELLS = en "Columns are letters from the left, cells numbers from the bottom of the whole board: a1 to ac8.",
        uk "Стовпці — літери зліва, клітинки — числа від низу всього поля: від a1 до ac8.",
        ro "Coloanele sunt litere de la stânga, celulele numere de la baza întregii table: de la a1 la ac8.",
        ru "Столбцы — буквы слева, клетки — числа от низа всего поля: от a1 до ac8.",
        fr "Les colonnes sont des lettres depuis la gauche, les cases des nombres depuis le bas de tout le plateau : de a1 à ac8.";
    PLACES = en "place a ring", uk "поставити кільце", ro "așază un inel", ru "поставить кольцо",
        fr "placer un anneau";
    MOVES = en "move a ring", uk "перемістити кільце", ro "mută un inel", ru "переместить кольцо",
        fr "déplacer un anneau";
    TAKES = en "move, then take the row g5–g9 and the ring a5",
        uk "хід, потім прибрати ряд g5–g9 і кільце a5", ro "mută, apoi scoate linia g5–g9 și inelul a5",
        ru "ход, затем убрать ряд g5–g9 и кольцо a5", fr "déplacer, puis retirer l’alignement g5–g9 et l’anneau a5";
    TAKES_FIRST = en "take a row that the opponent made, then move",
        uk "прибрати ряд, утворений суперником, потім хід", ro "scoate o linie formată de adversar, apoi mută",
        ru "убрать ряд, выстроенный соперником, затем ход",
        fr "retirer un alignement formé par l’adversaire, puis déplacer";
    PASSES = en "pass", uk "пропустити хід", ro "pasează", ru "пропустить ход", fr "passer";
    LAYS = en "lay a piece: its cells in order, joined by commas",
        uk "викласти фігуру: її клітинки за порядком, через кому",
        ro "așază o piesă: celulele ei în ordine, despărțite prin virgulă",
        ru "выложить фигуру: её клетки по порядку, через запятую",
        fr "poser une pièce : ses cases dans l’ordre, séparées par des virgules";
}
