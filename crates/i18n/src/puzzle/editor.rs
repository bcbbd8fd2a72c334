//! The wordings of the puzzle editor.

use crate::plural::plurals;
use crate::text::texts;

texts! {
    TITLE = en "Puzzle editor", uk "Редактор головоломок", ro "Editor de puzzle-uri", ru "Редактор головоломок",
        fr "Éditeur de casse-têtes";
    HOW = en "Paint a silhouette, then have pieces proposed for it.",
        uk "Намалюйте силует, а тоді підберіть до нього фігури.",
        ro "Desenează o siluetă, apoi cere piese pentru ea.",
        ru "Нарисуйте силуэт, а затем подберите к нему фигуры.",
        fr "Dessinez une silhouette, puis faites-vous proposer des pièces.";
    BOARD = en "Drawing board", uk "Поле для малювання", ro "Planșa de desen", ru "Поле для рисования",
        fr "Planche à dessin";
    PAINTED = en "painted", uk "зафарбована", ro "colorată", ru "закрашена", fr "peinte";
    EMPTY = en "empty", uk "порожня", ro "goală", ru "пустая", fr "vide";
    SYMMETRY = en "Symmetry", uk "Симетрія", ro "Simetrie", ru "Симметрия", fr "Symétrie";
    SYMMETRY_OFF = en "none", uk "немає", ro "fără", ru "нет", fr "aucune";
    SYMMETRY_SIDES = en "mirror", uk "дзеркало", ro "oglindă", ru "зеркало", fr "miroir";
    SYMMETRY_TURNS = en "six turns", uk "шість поворотів", ro "șase rotiri", ru "шесть поворотов",
        fr "six tours";
    CLEAR = en "Clear", uk "Очистити", ro "Golește", ru "Очистить", fr "Effacer";
    POOL = en "Pieces from", uk "Фігури", ro "Piese din", ru "Фигуры", fr "Pièces :";
    POOL_ONE = en "one colour", uk "одного кольору", ro "o culoare", ru "одного цвета", fr "une couleur";
    POOL_TWO = en "two colours", uk "двох кольорів", ro "două culori", ru "двух цветов", fr "deux couleurs";
    POOL_SIX = en "all six", uk "усіх шести", ro "toate șase", ru "всех шести", fr "toutes les six";
    PROPOSE = en "Propose pieces", uk "Підібрати фігури", ro "Propune piese", ru "Подобрать фигуры",
        fr "Proposer des pièces";
    SEARCHING = en "Searching…", uk "Пошук…", ro "Se caută…", ru "Поиск…", fr "Recherche…";
    STOP = en "Stop", uk "Зупинити", ro "Oprește", ru "Остановить", fr "Arrêter";
    CHOOSE = en "Choose pieces yourself", uk "Свій набір фігур", ro "Alege tu piesele",
        ru "Свой набор фигур", fr "Choisir ses pièces";
    MORE = en "One more of piece {0}", uk "Ще одна фігура {0}", ro "Încă o piesă {0}", ru "Ещё одна фигура {0}",
        fr "Une pièce {0} de plus";
    FEWER = en "One fewer of piece {0}", uk "На одну фігуру {0} менше", ro "O piesă {0} mai puțin",
        ru "На одну фигуру {0} меньше", fr "Une pièce {0} de moins";
    AREA = en "Painted: {0}. Covered by the pieces: {1}.", uk "Зафарбовано: {0}. Накривають фігури: {1}.",
        ro "Colorate: {0}. Acoperite de piese: {1}.", ru "Закрашено: {0}. Накрывают фигуры: {1}.",
        fr "Peintes : {0}. Couvertes par les pièces : {1}.";
    CHECK = en "Check it", uk "Перевірити", ro "Verifică", ru "Проверить", fr "Vérifier";
    NONE = en "No solution", uk "Розв’язків немає", ro "Nicio soluție", ru "Решений нет", fr "Aucune solution";
    UNKNOWN = en "Nothing found in the time allowed", uk "За цей час нічого не знайдено", ro "Nu s-a găsit nimic în timpul acordat",
        ru "За это время ничего не найдено", fr "Rien trouvé dans le temps imparti";
    NOTHING = en "No pieces were found that fill this.", uk "Фігур, які це заповнять, не знайдено.",
        ro "Nu s-au găsit piese care să o umple.", ru "Не нашлось фигур, которые это заполнят.",
        fr "Aucun jeu de pièces ne remplit cette silhouette.";
    SOLVE = en "Solve it", uk "Розв’язати", ro "Rezolvă", ru "Решить", fr "Résoudre";
    COPY_LINK = en "Copy the link", uk "Копіювати посилання", ro "Copiază linkul", ru "Копировать ссылку",
        fr "Copier le lien";
    SAVE_FILE = en "Save as a file", uk "Зберегти у файл", ro "Salvează ca fișier", ru "Сохранить в файл",
        fr "Enregistrer un fichier";
    OPEN_FILE = en "Open a file", uk "Відкрити файл", ro "Deschide un fișier", ru "Открыть файл",
        fr "Ouvrir un fichier";
    NAME = en "Name", uk "Назва", ro "Nume", ru "Название", fr "Nom";
    UNNAMED = en "My puzzle", uk "Моя головоломка", ro "Puzzle-ul meu", ru "Моя головоломка",
        fr "Mon casse-tête";

    NO_CELLS = en "Nothing is painted yet.", uk "Ще нічого не намальовано.", ro "Încă nu e desenat nimic.",
        ru "Ещё ничего не нарисовано.", fr "Rien n’est encore dessiné.";
    NO_PIECES = en "No pieces are chosen yet.", uk "Фігур ще не вибрано.", ro "Încă nu sunt alese piese.",
        ru "Фигуры ещё не выбраны.", fr "Aucune pièce n’est encore choisie.";
    BAD_AREA = en "Painted cells: {0}, but the pieces cover {1}.",
        uk "Зафарбовано клітинок: {0}, а фігури накривають {1}.",
        ro "Celule colorate: {0}, dar piesele acoperă {1}.",
        ru "Закрашено клеток: {0}, а фигуры накрывают {1}.",
        fr "Cases peintes : {0}, mais les pièces en couvrent {1}.";
    BAD_CELL = en "[{0}, {1}] is not a cell of the board.", uk "[{0}, {1}] — не клітинка поля.",
        ro "[{0}, {1}] nu este o celulă a tablei.", ru "[{0}, {1}] — не клетка поля.",
        fr "[{0}, {1}] n’est pas une case du plateau.";
    TWICE = en "The cell [{0}, {1}] is listed twice.", uk "Клітинку [{0}, {1}] вказано двічі.",
        ro "Celula [{0}, {1}] apare de două ori.", ru "Клетка [{0}, {1}] указана дважды.",
        fr "La case [{0}, {1}] figure deux fois.";
    BAD_PIECE = en "There is no piece {0}.", uk "Фігури {0} немає.", ro "Nu există piesa {0}.",
        ru "Фигуры {0} нет.", fr "La pièce {0} n’existe pas.";
    TOO_MANY = en "There are only six of piece {0}.", uk "Фігура {0} є лише в шести примірниках.", ro "Piesa {0} are doar șase exemplare.",
        ru "Фигура {0} есть только в шести экземплярах.", fr "La pièce {0} n’existe qu’en six exemplaires.";
    NO_PUZZLE = en "This is not a puzzle file.", uk "Це не файл головоломки.", ro "Acesta nu este un fișier de puzzle.",
        ru "Это не файл головоломки.", fr "Ce n’est pas un fichier de casse-tête.";
    BAD_LINE = en "This is not a puzzle file: line {0} cannot be read.",
        uk "Це не файл головоломки: рядок {0} не читається.",
        ro "Acesta nu este un fișier de puzzle: rândul {0} nu poate fi citit.",
        ru "Это не файл головоломки: строка {0} не читается.",
        fr "Ce n’est pas un fichier de casse-tête : la ligne {0} est illisible.";
    BAD_FILE = en "This file cannot be read.", uk "Цей файл не читається.", ro "Acest fișier nu poate fi citit.",
        ru "Этот файл не читается.", fr "Ce fichier est illisible.";
    BAD_MEMBER = en "This is not a puzzle file: “{0}” is wrong.",
        uk "Це не файл головоломки: «{0}» хибне.",
        ro "Acesta nu este un fișier de puzzle: „{0}” este greșit.",
        ru "Это не файл головоломки: «{0}» неверно.",
        fr "Ce n’est pas un fichier de casse-tête : « {0} » est incorrect.";
}

plurals! {
    EXACTLY = en ["Proved: exactly {0} solution", "Proved: exactly {0} solutions"],
        uk ["Доведено: рівно {0} розв’язок", "Доведено: рівно {0} розв’язки", "Доведено: рівно {0} розв’язків"],
        ro ["Demonstrat: exact {0} soluție", "Demonstrat: exact {0} soluții", "Demonstrat: exact {0} de soluții"],
        ru ["Доказано: ровно {0} решение", "Доказано: ровно {0} решения", "Доказано: ровно {0} решений"],
        fr ["Prouvé : exactement {0} solution", "Prouvé : exactement {0} solutions"];
    AT_LEAST = en ["Solvable: at least {0} solution", "Solvable: at least {0} solutions"],
        uk ["Розв’язна: щонайменше {0} розв’язок", "Розв’язна: щонайменше {0} розв’язки",
            "Розв’язна: щонайменше {0} розв’язків"],
        ro ["Are soluție: cel puțin una", "Are soluții: cel puțin {0}", "Are soluții: cel puțin {0}"],
        ru ["Решается: не меньше {0} решения", "Решается: не меньше {0} решений", "Решается: не меньше {0} решений"],
        fr ["Résoluble : au moins {0} solution", "Résoluble : au moins {0} solutions"];
}
