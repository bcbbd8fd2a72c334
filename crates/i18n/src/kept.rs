//! Words of the list of games kept in the browser, and of those in files.

use crate::plural::plurals;
use crate::text::texts;

texts! {
    YOUR_GAMES = en "Your games", uk "Ваші партії", ro "Partidele tale", ru "Ваши партии", fr "Vos parties";
    PITCH = en "All games played here: go on, look, save, open files.",
        uk "Усі партії, зіграні тут: продовжити, переглянути, зберегти, відкрити файли.",
        ro "Toate partidele jucate aici: continuă, privește, salvează, deschide fișiere.",
        ru "Все партии, сыгранные здесь: продолжить, посмотреть, сохранить, открыть файлы.",
        fr "Toutes les parties jouées ici : reprendre, revoir, enregistrer, ouvrir des fichiers.";
    OPEN_OTHERS = en "Open a file or another game", uk "Відкрити файл або іншу партію",
        ro "Deschide un fișier sau altă partidă", ru "Открыть файл или другую партию",
        fr "Ouvrir un fichier ou une autre partie";
    NONE_YET = en "No games yet.", uk "Партій ще немає.", ro "Încă nicio partidă.", ru "Партий пока нет.",
        fr "Aucune partie pour l’instant.";
    SAVE_ALL = en "Save all to a file", uk "Зберегти всі у файл", ro "Salvează toate într-un fișier",
        ru "Сохранить все в файл", fr "Tout enregistrer dans un fichier";
    KEEP_ALL = en "Keep all", uk "Зберегти всі тут", ro "Păstrează toate", ru "Сохранить все здесь",
        fr "Tout garder";
    FILE_FORMS = en "Text, SGF, Boardspace or Board Game Arena; a file may hold many games.",
        uk "Текст, SGF, Boardspace або Board Game Arena; у файлі може бути багато партій.",
        ro "Text, SGF, Boardspace sau Board Game Arena; un fișier poate avea multe partide.",
        ru "Текст, SGF, Boardspace или Board Game Arena; в файле может быть много партий.",
        fr "Texte, SGF, Boardspace ou Board Game Arena ; un fichier peut contenir plusieurs parties.";
    PROGRESS_TAKEN = en "Training and puzzles from the file were added to yours.", uk "Тренування й головоломки з файлу додано до ваших.",
        ro "Antrenamentul și puzzle-urile din fișier au fost adăugate la ale tale.",
        ru "Тренировка и головоломки из файла добавлены к вашим.",
        fr "L’entraînement et les casse-têtes du fichier ont été ajoutés aux vôtres.";
    CONTINUE = en "Continue", uk "Продовжити", ro "Continuă", ru "Продолжить", fr "Reprendre";
    LOOK = en "Look", uk "Переглянути", ro "Vezi", ru "Посмотреть", fr "Revoir";
    DELETE = en "Delete this game", uk "Видалити партію", ro "Șterge partida", ru "Удалить партию",
        fr "Supprimer cette partie";
    DELETED = en "The game is deleted.", uk "Партію видалено.", ro "Partida a fost ștearsă.", ru "Партия удалена.",
        fr "La partie est supprimée.";
    MORE = en "Show more", uk "Показати ще", ro "Arată mai multe", ru "Показать ещё", fr "En voir plus";
    PASTE = en "Paste a record, a position or a link here", uk "Вставте сюди запис, позицію або посилання",
        ro "Lipește aici o notație, o poziție sau un link", ru "Вставьте сюда запись, позицию или ссылку",
        fr "Collez ici une notation, une position ou un lien";
}

plurals! {
    KEPT = en ["{0} game", "{0} games"], uk ["{0} партія", "{0} партії", "{0} партій"],
        ro ["{0} partidă", "{0} partide", "{0} de partide"], ru ["{0} партия", "{0} партии", "{0} партий"],
        fr ["{0} partie", "{0} parties"];
    IN_FILE = en ["{0} game in this file", "{0} games in this file"],
        uk ["у файлі {0} партія", "у файлі {0} партії", "у файлі {0} партій"],
        ro ["{0} partidă în fișier", "{0} partide în fișier", "{0} de partide în fișier"],
        ru ["в файле {0} партия", "в файле {0} партии", "в файле {0} партий"],
        fr ["{0} partie dans ce fichier", "{0} parties dans ce fichier"];
    UNREAD = en ["{0} game cannot be read: {1}", "{0} games cannot be read, the first because {1}"],
        uk ["{0} партія не читається: {1}", "{0} партії не читаються; перша: {1}", "{0} партій не читаються; перша: {1}"],
        ro ["{0} partidă nu se poate citi: {1}", "{0} partide nu se pot citi; prima: {1}", "{0} de partide nu se pot citi; prima: {1}"],
        ru ["{0} партия не читается: {1}", "{0} партии не читаются; первая: {1}", "{0} партий не читаются; первая: {1}"],
        fr ["{0} partie est illisible : {1}", "{0} parties sont illisibles ; la première : {1}"];
}
