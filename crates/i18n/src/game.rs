//! Words around any board: turns, undoing, the move list, records, the engine.

use crate::plural::plurals;
use crate::text::texts;

texts! {
    CONFIRM = en "Confirm turn", uk "Підтвердити хід", ro "Confirmă mutarea", ru "Подтвердить ход",
        fr "Confirmer le coup";
    NOT_SENT = en "not confirmed", uk "не підтверджено", ro "neconfirmat", ru "не подтверждено",
        fr "non confirmé";
    UNDO = en "Undo", uk "Скасувати", ro "Anulează", ru "Отменить", fr "Annuler";
    UNDO_STEP = en "Undo step {0}", uk "Скасувати крок {0}", ro "Anulează pasul {0}", ru "Отменить шаг {0}",
        fr "Annuler l’étape {0}";
    UNDO_TURN = en "Undo turn {0}", uk "Скасувати хід {0}", ro "Anulează mutarea {0}",
        ru "Отменить ход {0}", fr "Annuler le coup {0}";
    REDO = en "Redo", uk "Повторити", ro "Refă", ru "Повторить", fr "Rétablir";
    REDO_TURN = en "Redo turn {0}", uk "Повторити хід {0}", ro "Refă mutarea {0}", ru "Повторить ход {0}",
        fr "Rétablir le coup {0}";
    MOVES = en "Moves", uk "Ходи", ro "Mutări", ru "Ходы", fr "Coups";
    NO_MOVES = en "No moves yet", uk "Ходів ще немає", ro "Nicio mutare încă", ru "Ходов пока нет",
        fr "Aucun coup pour l’instant";
    FIRST = en "To the start", uk "На початок", ro "La început", ru "В начало", fr "Au début";
    PREVIOUS = en "Back one move", uk "На хід назад", ro "O mutare înapoi", ru "На ход назад",
        fr "Un coup en arrière";
    NEXT = en "Forward one move", uk "На хід уперед", ro "O mutare înainte", ru "На ход вперёд",
        fr "Un coup en avant";
    LAST = en "To the current position", uk "До поточної позиції", ro "La poziția curentă",
        ru "К текущей позиции", fr "À la position actuelle";
    AUTOPLAY = en "Play the moves", uk "Відтворити ходи", ro "Redă mutările", ru "Воспроизвести ходы",
        fr "Dérouler les coups";
    ZOOM_IN = en "Enlarge the board", uk "Збільшити поле", ro "Mărește tabla", ru "Увеличить поле",
        fr "Agrandir le plateau";
    ZOOM_OUT = en "Show the whole board", uk "Показати все поле", ro "Arată toată tabla", ru "Показать всё поле",
        fr "Voir tout le plateau";
    TURN_BOARD = en "Turn the board", uk "Повернути поле", ro "Rotește tabla", ru "Повернуть поле",
        fr "Tourner le plateau";
    LOOKING_BACK = en "Looking at move {0}", uk "Перегляд ходу {0}", ro "Vezi mutarea {0}",
        ru "Просмотр хода {0}", fr "Vous regardez le coup {0}";
    LOOKING_AT_START = en "Looking at the start", uk "Перегляд початку", ro "Vezi începutul",
        ru "Просмотр начала", fr "Vous regardez le début";
    THINKING = en "{0} is thinking…", uk "{0} думають…", ro "{0} se gândește…",
        ru "{0} думают…", fr "{0} réfléchit…";
    MOVE_NOW = en "Move now", uk "Хай ходить одразу", ro "Mută acum", ru "Пусть ходит сразу", fr "Jouer tout de suite";
    STOP_THINKING = en "Stop the computer", uk "Зупинити комп’ютер", ro "Oprește calculatorul",
        ru "Остановить компьютер", fr "Arrêter l’ordinateur";
    STOPPED = en "The computer is stopped", uk "Комп’ютер зупинено", ro "Calculatorul este oprit",
        ru "Компьютер остановлен", fr "L’ordinateur est arrêté";
    ENGINE_FAILED = en "The computer cannot move", uk "Комп’ютер не може зробити хід",
        ro "Calculatorul nu poate muta", ru "Компьютер не может сделать ход",
        fr "L’ordinateur n’arrive pas à jouer";
    GO_ON = en "Let it move", uk "Хай ходить", ro "Lasă-l să mute", ru "Пусть ходит", fr "Le laisser jouer";
    SHARE = en "Share and save", uk "Поділитися й зберегти", ro "Partajează și salvează",
        ru "Поделиться и сохранить", fr "Partager et enregistrer";
    COPY_RECORD = en "Copy record", uk "Копіювати запис", ro "Copiază notația", ru "Копировать запись",
        fr "Copier la notation";
    COPY_POSITION = en "Copy position", uk "Копіювати позицію", ro "Copiază poziția",
        ru "Копировать позицию", fr "Copier la position";
    COPY_LINK = en "Copy link", uk "Копіювати посилання", ro "Copiază linkul", ru "Копировать ссылку",
        fr "Copier le lien";
    COPY_GAME_LINK = en "Copy a link to the game", uk "Копіювати посилання на партію",
        ro "Copiază un link către partidă", ru "Копировать ссылку на партию", fr "Copier un lien vers la partie";
    COPY_POSITION_LINK = en "Copy a link to this position", uk "Копіювати посилання на цю позицію",
        ro "Copiază un link către această poziție", ru "Копировать ссылку на эту позицию",
        fr "Copier un lien vers cette position";
    PLAY_AGAIN = en "Play again", uk "Зіграти ще раз", ro "Joacă din nou", ru "Сыграть ещё раз", fr "Rejouer";
    REVIEW = en "Review", uk "Переглянути", ro "Revezi", ru "Просмотреть", fr "Revoir";
    SHARE_SHORT = en "Share", uk "Поділитися", ro "Partajează", ru "Поделиться", fr "Partager";
    COPIED = en "Copied", uk "Скопійовано", ro "Copiat", ru "Скопировано", fr "Copié";
    SAVE_FILE = en "Save to file", uk "Зберегти у файл", ro "Salvează în fișier", ru "Сохранить в файл",
        fr "Enregistrer dans un fichier";
    OPEN_FILE = en "Open file", uk "Відкрити файл", ro "Deschide fișier", ru "Открыть файл",
        fr "Ouvrir un fichier";
    FILE_UNREADABLE = en "the file cannot be read", uk "файл не читається", ro "fișierul nu poate fi citit",
        ru "файл не читается", fr "le fichier est illisible";
    PASTE_HERE = en "Paste a record or position here", uk "Вставте сюди запис або позицію",
        ro "Lipește aici o notație sau o poziție", ru "Вставьте сюда запись или позицию",
        fr "Collez ici une notation ou une position";
    OPEN = en "Open", uk "Відкрити", ro "Deschide", ru "Открыть", fr "Ouvrir";
    UNREAD_EMPTY = en "nothing is written here", uk "тут нічого не написано", ro "aici nu este scris nimic",
        ru "здесь ничего не написано", fr "rien n’est écrit ici";
    UNREAD_LINE = en "line {0} is not understood", uk "рядок {0} незрозумілий", ro "rândul {0} nu se înțelege",
        ru "строка {0} непонятна", fr "la ligne {0} est incompréhensible";
    UNREAD_SETUP = en "this is not the beginning of a game: {0}", uk "це не початок гри: {0}",
        ro "acesta nu este un început de joc: {0}", ru "это не начало игры: {0}",
        fr "ce n’est pas un début de partie : {0}";
    UNREAD_NOTHING_KNOWN = en "no game, position or link is found in it", uk "тут немає ні гри, ні позиції, ні посилання",
        ro "nu conține niciun joc, nicio poziție și niciun link", ru "здесь нет ни игры, ни позиции, ни ссылки",
        fr "aucune partie, position ni lien n’y figure";
    UNREAD_LINK = en "the link is not whole, or it is damaged", uk "посилання неповне або пошкоджене",
        ro "linkul nu este întreg sau este deteriorat", ru "ссылка неполная или повреждена",
        fr "le lien est incomplet ou abîmé";
    UNREAD_TURN = en "turn {0} is not possible: {1}", uk "хід {0} неможливий: {1}",
        ro "mutarea {0} nu este posibilă: {1}", ru "ход {0} невозможен: {1}",
        fr "le coup {0} est impossible : {1}";
    UNREAD_HEADER = en "the header is not understood: {0}", uk "заголовок незрозумілий: {0}",
        ro "antetul nu se înțelege: {0}", ru "заголовок непонятен: {0}",
        fr "l’en-tête est incompréhensible : {0}";
    CANNOT_READ = en "This cannot be read: {0}", uk "Це неможливо прочитати: {0}", ro "Nu se poate citi: {0}",
        ru "Это не удаётся прочитать: {0}", fr "Lecture impossible : {0}";
}

plurals! {
    TURN_COUNT = en ["{0} turn", "{0} turns"], uk ["{0} хід", "{0} ходи", "{0} ходів"],
        ro ["{0} mutare", "{0} mutări", "{0} de mutări"], ru ["{0} ход", "{0} хода", "{0} ходов"],
        fr ["{0} coup", "{0} coups"];
    MARKERS_LEFT = en ["{0} marker left", "{0} markers left"],
        uk ["залишилася {0} фішка", "залишилося {0} фішки", "залишилося {0} фішок"],
        ro ["a rămas {0} jeton", "au rămas {0} jetoane", "au rămas {0} de jetoane"],
        ru ["осталась {0} фишка", "осталось {0} фишки", "осталось {0} фишек"],
        fr ["{0} marqueur restant", "{0} marqueurs restants"];
}
