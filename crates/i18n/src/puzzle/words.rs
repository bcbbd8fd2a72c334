//! The wordings of the list of puzzles and of solving one.

use crate::plural::plurals;
use crate::text::texts;

texts! {
    PUZZLES = en "Puzzles", uk "Головоломки", ro "Puzzle-uri", ru "Головоломки", fr "Casse-têtes";
    PITCH = en "Fill silhouettes with Gemblo pieces. Over a hundred puzzles, and a new one every day.",
        uk "Заповнюйте силуети фігурами Gemblo. Понад сотня головоломок і щодня нова.",
        ro "Umple siluete cu piese Gemblo. Peste o sută de puzzle-uri și unul nou în fiecare zi.",
        ru "Заполняйте силуэты фигурами Gemblo. Больше сотни головоломок и каждый день новая.",
        fr "Remplissez des silhouettes avec les pièces de Gemblo. Plus de cent casse-têtes, et un nouveau chaque jour.";
    HOW = en "Fill the silhouette exactly. Pieces may be turned and turned over.",
        uk "Заповніть силует без залишку. Фігури можна повертати й перевертати.",
        ro "Umple silueta exact. Piesele pot fi rotite și întoarse.",
        ru "Заполните силуэт без остатка. Фигуры можно поворачивать и переворачивать.",
        fr "Remplissez exactement la silhouette. Les pièces se tournent et se retournent.";
    DAILY = en "Puzzle of the day", uk "Головоломка дня", ro "Puzzle-ul zilei", ru "Головоломка дня",
        fr "Casse-tête du jour";
    DAILY_PITCH = en "The same for everybody, small on Mondays, large on Sundays.",
        uk "Однакова для всіх: у понеділок мала, у неділю велика.",
        ro "Același pentru toți: mic lunea, mare duminica.",
        ru "Одинаковая для всех: в понедельник маленькая, в воскресенье большая.",
        fr "Le même pour tous : petit le lundi, grand le dimanche.";
    DAY_BEFORE = en "The day before", uk "Попередній день", ro "Ziua precedentă", ru "Предыдущий день",
        fr "La veille";
    DAY_AFTER = en "The next day", uk "Наступний день", ro "Ziua următoare", ru "Следующий день",
        fr "Le lendemain";
    MAKING = en "Making the puzzle…", uk "Головоломка складається…", ro "Se compune puzzle-ul…",
        ru "Головоломка составляется…", fr "Composition du casse-tête…";
    GRADE = en "Grade {0}", uk "Складність {0}", ro "Dificultatea {0}", ru "Сложность {0}", fr "Niveau {0}";
    SOLVED_OF = en "{0} of {1} solved", uk "розв’язано {0} із {1}", ro "rezolvate: {0} din {1}",
        ru "решено {0} из {1}", fr "résolus : {0} sur {1}";
    STATE_NEW = en "not begun", uk "не розпочато", ro "neînceput", ru "не начата", fr "pas commencé";
    STATE_BEGUN = en "begun", uk "розпочато", ro "început", ru "начата", fr "commencé";
    STATE_SOLVED = en "solved", uk "розв’язано", ro "rezolvat", ru "решена", fr "résolu";
    STATE_HINTS = en "solved with hints", uk "розв’язано з підказками", ro "rezolvat cu indicii",
        ru "решена с подсказками", fr "résolu avec des indices";
    OWN = en "Make a puzzle", uk "Скласти головоломку", ro "Creează un puzzle", ru "Составить головоломку",
        fr "Créer un casse-tête";
    SHARED = en "A puzzle from a link", uk "Головоломка за посиланням", ro "Un puzzle dintr-un link",
        ru "Головоломка по ссылке", fr "Un casse-tête reçu par lien";
    ALL = en "All puzzles", uk "Усі головоломки", ro "Toate puzzle-urile", ru "Все головоломки",
        fr "Tous les casse-têtes";

    BOARD = en "Silhouette", uk "Силует", ro "Silueta", ru "Силуэт", fr "Silhouette";
    TRAY = en "Pieces", uk "Фігури", ro "Piese", ru "Фигуры", fr "Pièces";
    PIECE = en "{0} piece {1}, cells: {2}", uk "{0}, фігура {1}, клітинок: {2}", ro "{0}, piesa {1}, celule: {2}",
        ru "{0}, фигура {1}, клеток: {2}", fr "{0}, pièce {1}, cases : {2}";
    DUE_PIECE = en "Choose a piece", uk "Виберіть фігуру", ro "Alege o piesă", ru "Выберите фигуру",
        fr "Choisissez une pièce";
    DUE_PLACE = en "Lay the piece", uk "Викладіть фігуру", ro "Așază piesa", ru "Выложите фигуру",
        fr "Posez la pièce";
    SAY_LAID = en "{0} laid on {1}", uk "Викладено: {0}, на {1}", ro "Așezat: {0}, pe {1}",
        ru "Выложено: {0}, на {1}", fr "Posé : {0}, en {1}";
    SAY_LIFTED = en "{0} taken up", uk "Прибрано: {0}", ro "Scos: {0}", ru "Убрано: {0}", fr "Retiré : {0}";

    LIGHT_THINKING = en "Still solvable? Thinking…", uk "Чи ще можна розв’язати? Перевірка…", ro "Mai are soluție? Se caută…",
        ru "Ещё решается? Проверка…", fr "Encore possible ? Vérification…";
    LIGHT_SOLVABLE = en "Still solvable", uk "Ще можна розв’язати", ro "Mai are soluție", ru "Ещё решается",
        fr "Encore possible";
    LIGHT_STUCK = en "No longer solvable this way", uk "Так уже не розв’язати", ro "Așa nu mai are soluție",
        ru "Так уже не решить", fr "Impossible à finir ainsi";
    LIGHT_FAILED = en "The solver could not start.", uk "Розв’язувач не запустився.", ro "Programul de rezolvare nu a pornit.",
        ru "Решатель не запустился.", fr "Le solveur n’a pas démarré.";
    HINT = en "Hint", uk "Підказка", ro "Indiciu", ru "Подсказка", fr "Indice";
    HINT_MORE = en "Where?", uk "Куди?", ro "Unde?", ru "Куда?", fr "Où ?";
    HINT_LAY = en "Try the {0}.", uk "Спробуйте: {0}.", ro "Încearcă {0}.", ru "Попробуйте: {0}.", fr "Essayez la {0}.";
    HINT_PLACE = en "The {0} fits here.", uk "Сюди підходить {0}.", ro "Aici se potrivește {0}.",
        ru "Сюда подходит {0}.", fr "La {0} se pose ici.";
    HINT_LIFT = en "A piece lies in the way.", uk "Одна фігура заважає.", ro "O piesă stă în cale.",
        ru "Одна фигура мешает.", fr "Une pièce gêne.";
    HINT_LIFT_PLACE = en "Take up the marked one: the {0}.", uk "Приберіть позначену: {0}.",
        ro "Scoate ce este marcat: {0}.", ru "Уберите отмеченную: {0}.", fr "Retirez celle qui est marquée : la {0}.";
    BLUE_PIECE = en "blue", uk "синя", ro "albastră", ru "синяя", fr "bleue";
    RED_PIECE = en "red", uk "червона", ro "roșie", ru "красная", fr "rouge";
    GREEN_PIECE = en "green", uk "зелена", ro "verde", ru "зелёная", fr "verte";
    ORANGE_PIECE = en "orange", uk "помаранчева", ro "portocalie", ru "оранжевая", fr "orange";
    SKY_PIECE = en "sky blue", uk "блакитна", ro "azurie", ru "голубая", fr "bleu ciel";
    YELLOW_PIECE = en "yellow", uk "жовта", ro "galbenă", ru "жёлтая", fr "jaune";
    SHOW = en "Show the solution", uk "Показати розв’язок", ro "Arată soluția", ru "Показать решение",
        fr "Montrer la solution";
    SHOW_SURE = en "Really show it?", uk "Справді показати?", ro "Sigur vrei să o vezi?", ru "Точно показать?",
        fr "Vraiment la montrer ?";
    RESTART = en "Take all pieces off", uk "Прибрати всі фігури", ro "Scoate toate piesele", ru "Убрать все фигуры",
        fr "Retirer toutes les pièces";
    TIMER = en "Timer", uk "Секундомір", ro "Cronometru", ru "Секундомер", fr "Chronomètre";
    SOLVED = en "Solved!", uk "Розв’язано!", ro "Rezolvat!", ru "Решено!", fr "Résolu !";
    SOLVED_IN = en "Solved in {0}", uk "Розв’язано за {0}", ro "Rezolvat în {0}", ru "Решено за {0}",
        fr "Résolu en {0}";
    SHOWN = en "This is a solution.", uk "Це розв’язок.", ro "Aceasta este o soluție.", ru "Это решение.",
        fr "Voici une solution.";
    NEXT = en "Next puzzle", uk "Наступна головоломка", ro "Puzzle-ul următor", ru "Следующая головоломка",
        fr "Casse-tête suivant";
    TOO_LARGE = en "This silhouette is too large for the board.", uk "Цей силует завеликий для поля.",
        ro "Silueta aceasta este prea mare pentru tablă.", ru "Этот силуэт слишком велик для поля.",
        fr "Cette silhouette est trop grande pour le plateau.";
    BAD_LINK = en "This link cannot be read.", uk "Це посилання не читається.", ro "Acest link nu poate fi citit.",
        ru "Эта ссылка не читается.", fr "Ce lien est illisible.";
}

plurals! {
    PIECE_OF = en ["{1} piece of {0} cell", "{1} piece of {0} cells"],
        uk ["{1} фігура з {0} клітинки", "{1} фігура з {0} клітинок", "{1} фігура з {0} клітинок"],
        ro ["piesa {1} de {0} celulă", "piesa {1} de {0} celule", "piesa {1} de {0} de celule"],
        ru ["{1} фигура из {0} клетки", "{1} фигура из {0} клеток", "{1} фигура из {0} клеток"],
        fr ["pièce {1} de {0} case", "pièce {1} de {0} cases"];
    PIECES = en ["{0} piece", "{0} pieces"], uk ["{0} фігура", "{0} фігури", "{0} фігур"],
        ro ["{0} piesă", "{0} piese", "{0} de piese"], ru ["{0} фигура", "{0} фигуры", "{0} фигур"],
        fr ["{0} pièce", "{0} pièces"];
    SOLUTIONS = en ["{0} solution", "{0} solutions"], uk ["{0} розв’язок", "{0} розв’язки", "{0} розв’язків"],
        ro ["{0} soluție", "{0} soluții", "{0} de soluții"], ru ["{0} решение", "{0} решения", "{0} решений"],
        fr ["{0} solution", "{0} solutions"];
}
