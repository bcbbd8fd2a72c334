//! Words of the analysis board.

use crate::text::texts;

texts! {
    LINES = en "Engine lines", uk "Варіанти комп’ютера", ro "Variantele calculatorului", ru "Варианты компьютера",
        fr "Variantes de l’ordinateur";
    ENGINE = en "Engine", uk "Комп’ютер", ro "Calculator", ru "Компьютер", fr "Ordinateur";
    CHANCES = en "Chances to win", uk "Шанси на перемогу", ro "Șanse de câștig", ru "Шансы на победу", fr "Chances de gagner";
    DEPTH = en "depth {0}, positions {1}", uk "глибина {0}, позицій {1}", ro "adâncime {0}, poziții {1}",
        ru "глубина {0}, позиций {1}", fr "profondeur {0}, positions {1}";
    WINS_IN = en "wins, turns {0}", uk "виграє, ходів {0}", ro "câștigă, mutări {0}", ru "выигрывает, ходов {0}",
        fr "gagne, coups {0}";
    LOSES_IN = en "loses, turns {0}", uk "програє, ходів {0}", ro "pierde, mutări {0}", ru "проигрывает, ходов {0}",
        fr "perd, coups {0}";
    PLAY_BEST = en "Play the best turn", uk "Зробити найкращий хід", ro "Joacă cea mai bună mutare", ru "Сделать лучший ход",
        fr "Jouer le meilleur coup";
    TREE = en "Turns and variations", uk "Ходи й варіанти", ro "Mutări și variante", ru "Ходы и варианты", fr "Coups et variantes";
    PROMOTE = en "Make it the main line", uk "Зробити головним варіантом", ro "Fă-o linia principală", ru "Сделать главным вариантом",
        fr "En faire la ligne principale";
    DELETE = en "Delete from here", uk "Видалити звідси", ro "Șterge de aici", ru "Удалить отсюда", fr "Supprimer à partir d’ici";
    COMMENT = en "Comment", uk "Коментар", ro "Comentariu", ru "Комментарий", fr "Commentaire";
    START = en "Start", uk "Початок", ro "Început", ru "Начало", fr "Début";
    OVER = en "The game is over here.", uk "Тут партію завершено.", ro "Aici partida s-a încheiat.", ru "Здесь партия окончена.",
        fr "La partie est finie ici.";
    FAILED = en "The engine does not answer.", uk "Комп’ютер не відповідає.", ro "Calculatorul nu răspunde.",
        ru "Компьютер не отвечает.", fr "L’ordinateur ne répond pas.";
    SET_UP = en "Set up a position", uk "Розставити позицію", ro "Așază o poziție", ru "Расставить позицию",
        fr "Composer une position";
    SET_UP_DONE = en "Analyse this position", uk "Аналізувати цю позицію", ro "Analizează această poziție",
        ru "Анализировать эту позицию", fr "Analyser cette position";
    CLEAR = en "Clear the board", uk "Очистити поле", ro "Golește tabla", ru "Очистить поле", fr "Vider le plateau";
    NOTHING = en "nothing", uk "нічого", ro "nimic", ru "ничего", fr "rien";
    TO_MOVE = en "To move", uk "Хід", ro "La mutare", ru "Ход", fr "Au trait";
    REMOVED = en "{0}, rings removed", uk "{0}, прибрано кілець", ro "{0}, inele scoase", ru "{0}, убрано колец",
        fr "{0}, anneaux retirés";
    OPEN = en "Open", uk "Відкрити", ro "Deschide", ru "Открыть", fr "Ouvrir";
    SAVE_SGF = en "Save as SGF", uk "Зберегти як SGF", ro "Salvează ca SGF", ru "Сохранить как SGF", fr "Enregistrer en SGF";
    SAVE_TEXT = en "Save as text", uk "Зберегти як текст", ro "Salvează ca text", ru "Сохранить как текст", fr "Enregistrer en texte";
    NOT_ONLINE = en "No engine in your own running game: it can be analysed once it is over.",
        uk "У вашій поточній партії комп’ютер не допомагає: її можна аналізувати, коли вона завершиться.",
        ro "Fără calculator în propria partidă în curs: o poți analiza după ce se termină.",
        ru "В вашей текущей партии компьютер не помогает: её можно анализировать, когда она закончится.",
        fr "Pas d’ordinateur dans votre partie en cours : elle pourra être analysée une fois finie.";
    SHARE_HINT = en "Variations and comments are in the link.", uk "Варіанти й коментарі є в посиланні.",
        ro "Variantele și comentariile sunt în link.", ru "Варианты и комментарии есть в ссылке.",
        fr "Les variantes et les commentaires sont dans le lien.";
    KEY_TURNS = en "a turn back or forward", uk "хід назад чи вперед", ro "o mutare înapoi sau înainte", ru "ход назад или вперёд",
        fr "un coup en arrière ou en avant";
    KEY_VARIATIONS = en "another variation", uk "інший варіант", ro "altă variantă", ru "другой вариант", fr "une autre variante";
    KEY_ARROW = en "draw an arrow: at its start, then at its end", uk "намалювати стрілку: на її початку, потім у кінці",
        ro "trage o săgeată: la început, apoi la sfârșit", ru "нарисовать стрелку: в её начале, затем в конце",
        fr "tracer une flèche : à son début, puis à sa fin";
    KEY_BEST = en "play the best turn", uk "зробити найкращий хід", ro "joacă cea mai bună mutare", ru "сделать лучший ход",
        fr "jouer le meilleur coup";

    FAULT_RINGS = en "{0}: this number of rings does not fit the position.", uk "{0}: така кількість кілець тут неможлива.",
        ro "{0}: acest număr de inele nu se potrivește cu poziția.", ru "{0}: такое число колец здесь невозможно.",
        fr "{0} : ce nombre d’anneaux ne convient pas à la position.";
    FAULT_REMOVED = en "More rings are removed than this position can have.", uk "Прибрано більше кілець, ніж тут можливо.",
        ro "Sunt scoase mai multe inele decât permite poziția.", ru "Убрано больше колец, чем здесь возможно.",
        fr "Plus d’anneaux sont retirés que la position ne le permet.";
    FAULT_MARKERS = en "There are only 51 markers.", uk "Фішок лише 51.", ro "Sunt doar 51 de jetoane.", ru "Фишек всего 51.",
        fr "Il n’y a que 51 marqueurs.";
    FAULT_OPENING = en "While rings are placed there are no markers, and no ring is removed.",
        uk "Доки розміщують кільця, фішок немає і кілець не прибирають.", ro "Cât timp se așază inelele nu sunt jetoane și niciun inel nu este scos.",
        ru "Пока выставляют кольца, фишек нет и кольца не убирают.",
        fr "Tant que les anneaux sont placés, il n’y a pas de marqueurs et aucun anneau n’est retiré.";
    FAULT_ROW = en "{0}: a row of five would have to be removed first.", uk "{0}: спершу треба прибрати ряд із п’яти.",
        ro "{0}: mai întâi ar trebui scoasă o linie de cinci.", ru "{0}: сначала нужно убрать ряд из пяти.",
        fr "{0} : un alignement de cinq devrait d’abord être retiré.";
    FAULT_SHORT = en "{0}: another piece has to be laid first, since turns go round.",
        uk "{0}: спершу треба викласти ще одну фігуру, бо ходять по колу.",
        ro "{0}: mai întâi trebuie așezată încă o piesă, fiindcă se mută pe rând.",
        ru "{0}: сначала нужно выложить ещё одну фигуру, ведь ходят по кругу.",
        fr "{0} : une autre pièce doit d’abord être posée, car on joue à tour de rôle.";
    FAULT_TURN = en "With these pieces another colour is to move: {0}.", uk "За таких фігур ходить інший колір: {0}.",
        ro "Cu aceste piese este la mutare altă culoare: {0}.", ru "При таких фигурах ходит другой цвет: {0}.",
        fr "Avec ces pièces, c’est à une autre couleur de jouer : {0}.";
    FAULT_OVER = en "With these pieces nobody can lay another one: the game is over.",
        uk "За таких фігур ніхто вже не може викласти іншу: партію завершено.",
        ro "Cu aceste piese nimeni nu mai poate așeza alta: partida s-a încheiat.",
        ru "При таких фигурах никто уже не может выложить другую: партия окончена.",
        fr "Avec ces pièces, personne ne peut en poser une autre : la partie est finie.";
    FAULT_OTHER = en "This position is not possible.", uk "Така позиція неможлива.", ro "Această poziție nu este posibilă.",
        ru "Такая позиция невозможна.", fr "Cette position est impossible.";
}
