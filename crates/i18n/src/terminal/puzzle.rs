//! Puzzles on the command line, and the printed book.

use crate::plural::plurals;
use crate::text::texts;

texts! {
    NO_SOLUTION = en "there is no solution", uk "розв’язку немає", ro "nu există soluție", ru "решения нет",
        fr "il n’y a pas de solution";
    IMPOSSIBLE = en "there is no solution: {0}", uk "розв’язку немає: {0}", ro "nu există soluție: {0}", ru "решения нет: {0}",
        fr "il n’y a pas de solution : {0}";
    SIZES = en "the sizes of the pieces do not add up to the parts of the silhouette",
        uk "розміри фігур не складаються в частини силуету", ro "mărimile pieselor nu se potrivesc cu părțile siluetei",
        ru "размеры фигур не складываются в части силуэта", fr "les tailles des pièces ne font pas les parties de la silhouette";
    NO_PIECE_ON = en "no piece fits on the cell [{0}, {1}]", uk "на клітинку [{0}, {1}] не стає жодна фігура",
        ro "nicio piesă nu încape pe celula [{0}, {1}]", ru "на клетку [{0}, {1}] не встаёт ни одна фигура",
        fr "aucune pièce ne va sur la case [{0}, {1}]";
    FITS_NOWHERE = en "piece {0} fits nowhere", uk "фігуру {0} нікуди викласти", ro "piesa {0} nu încape nicăieri",
        ru "фигуру {0} некуда выложить", fr "la pièce {0} ne va nulle part";
    COUNTED = en "{0} in {1} s, {2}", uk "{0} за {1} с, {2}", ro "{0} în {1} s, {2}", ru "{0} за {1} с, {2}", fr "{0} en {1} s, {2}";
    AT_LEAST = en "interrupted: at least {0}", uk "перервано: щонайменше {0}", ro "întrerupt: cel puțin {0}",
        ru "прервано: по меньшей мере {0}", fr "interrompu : au moins {0}";
    CHECKED = en "{0}: {1}, difficulty {2}, grade {3}", uk "{0}: {1}, важкість {2}, складність {3}",
        ro "{0}: {1}, efort {2}, dificultatea {3}", ru "{0}: {1}, трудность {2}, сложность {3}",
        fr "{0} : {1}, difficulté {2}, niveau {3}";
    BAD_CERTIFICATE = en "{0} (its certificate is wrong)", uk "{0} (у файлі інше число)", ro "{0} (în fișier este alt număr)",
        ru "{0} (в файле другое число)", fr "{0} (le fichier en annonce un autre nombre)";
    MADE = en "{0}, {1}, difficulty {2}, grade {3}", uk "{0}, {1}, важкість {2}, складність {3}",
        ro "{0}, {1}, efort {2}, dificultatea {3}", ru "{0}, {1}, трудность {2}, сложность {3}",
        fr "{0}, {1}, difficulté {2}, niveau {3}";
    MAKING = en "looking for a puzzle, {0} s", uk "пошук головоломки, {0} с", ro "se caută un puzzle, {0} s",
        ru "поиск головоломки, {0} с", fr "recherche d’un casse-tête, {0} s";
    NOT_MADE = en "no such puzzle was found; allow more solutions, or try another seed",
        uk "такої головоломки не знайдено; дозвольте більше розв’язків або візьміть інше --seed",
        ro "nu s-a găsit un astfel de puzzle; permite mai multe soluții sau încearcă alt --seed",
        ru "такой головоломки не нашлось; разрешите больше решений или возьмите другое --seed",
        fr "aucun casse-tête de ce genre ; permettez plus de solutions ou essayez un autre --seed";
    TOO_MANY_PIECES = en "a silhouette of {0} cells takes at least {1} of these pieces, too many for an easier puzzle than grade {2}",
        uk "силует із {0} клітинок потребує щонайменше {1} з цих фігур — забагато для складності нижче {2}",
        ro "o siluetă de {0} celule cere cel puțin {1} dintre aceste piese, prea multe pentru o dificultate sub {2}",
        ru "силуэт из {0} клеток требует по меньшей мере {1} из этих фигур — слишком много для сложности ниже {2}",
        fr "une silhouette de {0} cases demande au moins {1} de ces pièces, trop pour un niveau plus facile que {2}";
    TOO_FEW_CELLS = en "a silhouette of {0} cells is too small for a harder puzzle than grade {1}",
        uk "силует із {0} клітинок замалий для складності вище {1}",
        ro "o siluetă de {0} celule este prea mică pentru o dificultate peste {1}",
        ru "силуэт из {0} клеток слишком мал для сложности выше {1}",
        fr "une silhouette de {0} cases est trop petite pour un niveau plus difficile que {1}";
    TOO_EASY = en "nothing harder than grade {0} was found; try more cells, or another seed",
        uk "нічого складнішого за {0} не знайдено; візьміть більше клітинок або інше --seed",
        ro "nu s-a găsit nimic mai dificil de {0}; încearcă mai multe celule sau alt --seed",
        ru "ничего сложнее {0} не нашлось; возьмите больше клеток или другое --seed",
        fr "rien de plus difficile que le niveau {0} ; essayez plus de cases ou un autre --seed";
    TOO_HARD = en "nothing easier than grade {0} was found; try fewer cells, or another seed",
        uk "нічого легшого за {0} не знайдено; візьміть менше клітинок або інше --seed",
        ro "nu s-a găsit nimic mai ușor de {0}; încearcă mai puține celule sau alt --seed",
        ru "ничего легче {0} не нашлось; возьмите меньше клеток или другое --seed",
        fr "rien de plus facile que le niveau {0} ; essayez moins de cases ou un autre --seed";
    SOME_FOUND = en "at least {0}", uk "щонайменше {0}", ro "cel puțin {0}", ru "по меньшей мере {0}", fr "au moins {0}";
    INTERRUPTED = en "interrupted; no such puzzle was found so far", uk "перервано; такої головоломки досі не знайдено",
        ro "întrerupt; până acum nu s-a găsit un astfel de puzzle", ru "прервано; такой головоломки пока не нашлось",
        fr "interrompu ; aucun casse-tête de ce genre jusqu’ici";
    BEST_SO_FAR = en "interrupted; this is the best so far", uk "перервано; це найкраще з досі знайденого",
        ro "întrerupt; acesta este cel mai bun de până acum", ru "прервано; это лучшее из найденного",
        fr "interrompu ; voici le meilleur jusqu’ici";
    BAD_LIST = en "{0} is no list of pieces such as 6-18,2", uk "{0} — не список фігур на зразок 6-18,2",
        ro "{0} nu este o listă de piese precum 6-18,2", ru "{0} — не список фигур вроде 6-18,2",
        fr "{0} n’est pas une liste de pièces comme 6-18,2";
    TURNED = en "{0}; pieces may be turned over", uk "{0}; фігури можна перевертати", ro "{0}; piesele se pot întoarce",
        ru "{0}; фигуры можно переворачивать", fr "{0} ; les pièces se retournent";
    NUMBERED = en "piece {0}", uk "фігура {0}", ro "piesa {0}", ru "фигура {0}", fr "pièce {0}";
    SEVERAL = en "{0} holds {1} puzzles; choose one, for example {0}#1", uk "головоломок у {0}: {1}; виберіть одну, наприклад {0}#1",
        ro "puzzle-uri în {0}: {1}; alege unul, de exemplu {0}#1", ru "головоломок в {0}: {1}; выберите одну, например {0}#1",
        fr "casse-têtes dans {0} : {1} ; choisissez-en un, par exemple {0}#1";
    NO_SUCH = en "{0} has no puzzle {1}; it has {2}", uk "у {0} немає головоломки {1}; усього їх {2}",
        ro "{0} nu are puzzle-ul {1}; are {2}", ru "в {0} нет головоломки {1}; всего их {2}",
        fr "{0} n’a pas de casse-tête {1} ; il en a {2}";
    NOT_IN_BOOK = en "the book has no puzzle {0}", uk "у книжці немає головоломки {0}", ro "cartea nu are puzzle-ul {0}",
        ru "в книге нет головоломки {0}", fr "le livre n’a pas de casse-tête {0}";
    TOO_FAR_APART = en "(the parts of the silhouette are too far apart to be drawn)",
        uk "(частини силуету задалеко одна від одної, щоб їх показати)", ro "(părțile siluetei sunt prea departe ca să fie arătate)",
        ru "(части силуэта слишком далеко друг от друга, чтобы их показать)",
        fr "(les parties de la silhouette sont trop éloignées pour être dessinées)";

    BOOK = en "A book of Gemblo puzzles", uk "Книжка головоломок Gemblo", ro "O carte de puzzle-uri Gemblo",
        ru "Книга головоломок Gemblo", fr "Un livre de casse-têtes Gemblo";
    CONTENTS = en "Contents", uk "Зміст", ro "Cuprins", ru "Содержание", fr "Sommaire";
    SOLUTIONS_TITLE = en "Solutions", uk "Розв’язки", ro "Soluții", ru "Решения", fr "Solutions";
    PIECES_TITLE = en "The pieces", uk "Фігури", ro "Piesele", ru "Фигуры", fr "Les pièces";
    LICENCE = en "The puzzles are free under MIT or Apache 2.0, as Sixfold is.",
        uk "Головоломки вільні за ліцензією MIT або Apache 2.0, як і Sixfold.",
        ro "Puzzle-urile sunt libere sub licența MIT sau Apache 2.0, ca și Sixfold.",
        ru "Головоломки свободны по лицензии MIT или Apache 2.0, как и Sixfold.",
        fr "Les casse-têtes sont libres sous licence MIT ou Apache 2.0, comme Sixfold.";
}

plurals! {
    NODES = en ["{0} node", "{0} nodes"], uk ["{0} вузол", "{0} вузли", "{0} вузлів"], ro ["{0} nod", "{0} noduri", "{0} de noduri"],
        ru ["{0} узел", "{0} узла", "{0} узлов"], fr ["{0} nœud", "{0} nœuds"];
    CELLS = en ["{0} cell", "{0} cells"], uk ["{0} клітинка", "{0} клітинки", "{0} клітинок"],
        ro ["{0} celulă", "{0} celule", "{0} de celule"], ru ["{0} клетка", "{0} клетки", "{0} клеток"],
        fr ["{0} case", "{0} cases"];
    PUZZLES = en ["{0} puzzle", "{0} puzzles"], uk ["{0} головоломка", "{0} головоломки", "{0} головоломок"],
        ro ["{0} puzzle", "{0} puzzle-uri", "{0} de puzzle-uri"], ru ["{0} головоломка", "{0} головоломки", "{0} головоломок"],
        fr ["{0} casse-tête", "{0} casse-têtes"];
}
