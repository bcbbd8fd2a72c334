//! Training with tactics: the page, what is said of an answer, streak and storm, the day's two tasks.

use crate::plural::plurals;
use crate::text::texts;

texts! {
    TACTICS = en "Tactics", uk "Тактика", ro "Tactică", ru "Тактика", fr "Tactique";
    PITCH = en "Find the right turn on the board. Over 1,900 positions of both games, each proved.",
        uk "Знайдіть правильний хід на полі. Понад 1900 позицій обох ігор, кожну доведено.",
        ro "Găsește mutarea corectă pe tablă. Peste 1900 de poziții din ambele jocuri, toate demonstrate.",
        ru "Найдите верный ход на поле. Больше 1900 позиций обеих игр, каждая доказана.",
        fr "Trouvez le bon coup sur le plateau. Plus de 1 900 positions des deux jeux, toutes prouvées.";
    HOW = en "Play the turn on the board. It is answered by the best defence until the goal is reached.",
        uk "Зробіть хід на полі. Найкращий захист відповідатиме, доки мети не буде досягнуто.",
        ro "Fă mutarea pe tablă. Cea mai bună apărare răspunde până când ținta este atinsă.",
        ru "Сделайте ход на поле. Лучшая защита отвечает, пока цель не достигнута.",
        fr "Jouez le coup sur le plateau. La meilleure défense répond jusqu’à ce que le but soit atteint.";
    TRAIN = en "Train", uk "Тренуватися", ro "Antrenează-te", ru "Тренироваться", fr "S’entraîner";
    RATING = en "Your rating", uk "Ваш рейтинг", ro "Ratingul tău", ru "Ваш рейтинг", fr "Votre classement";
    DOUBT = en "± {0}", uk "± {0}", ro "± {0}", ru "± {0}", fr "± {0}";
    RATED_HOW = en "The first try at each position counts.", uk "Рахується перша спроба в кожній позиції.",
        ro "Contează prima încercare la fiecare poziție.", ru "Считается первая попытка в каждой позиции.",
        fr "Le premier essai de chaque position compte.";
    STREAK = en "Streak", uk "Серія", ro "Serie", ru "Серия", fr "Série";
    STREAK_PITCH = en "Harder and harder until the first error.", uk "Дедалі важче — до першої помилки.",
        ro "Tot mai greu, până la prima greșeală.", ru "Всё труднее — до первой ошибки.",
        fr "De plus en plus dur, jusqu’à la première erreur.";
    STORM = en "Storm", uk "Шторм", ro "Furtună", ru "Шторм", fr "Tempête";
    STORM_PITCH = en "As many as you can in three minutes.", uk "Якомога більше за три хвилини.",
        ro "Cât mai multe în trei minute.", ru "Как можно больше за три минуты.", fr "Autant que possible en trois minutes.";
    BEST = en "Best: {0}", uk "Найкраще: {0}", ro "Record: {0}", ru "Лучшее: {0}", fr "Record : {0}";
    AGAIN = en "Repeats", uk "Повторення", ro "Repetări", ru "Повторение", fr "Révisions";
    BY_THEME = en "By theme", uk "За темами", ro "Pe teme", ru "По темам", fr "Par thème";
    HISTORY = en "History", uk "Історія", ro "Istoric", ru "История", fr "Historique";
    NO_HISTORY = en "Nothing tried yet.", uk "Спроб ще не було.", ro "Încă nicio încercare.", ru "Попыток пока не было.",
        fr "Aucun essai pour l’instant.";
    GRAPH = en "Rating over {0} tries: first {1}, now {2}, highest {3}", uk "Рейтинг за спроб: {0}; спершу {1}, тепер {2}, найвищий {3}",
        ro "Rating după {0} încercări: la început {1}, acum {2}, maxim {3}", ru "Рейтинг за попыток: {0}; сначала {1}, теперь {2}, высший {3}",
        fr "Classement sur {0} essais : d’abord {1}, maintenant {2}, au plus haut {3}";
    ALL_TACTICS = en "All tactics", uk "Уся тактика", ro "Toată tactica", ru "Вся тактика", fr "Toute la tactique";
    LOADING = en "Fetching the positions…", uk "Завантаження позицій…", ro "Se încarcă pozițiile…", ru "Загрузка позиций…",
        fr "Chargement des positions…";
    NOT_LOADED = en "The positions could not be fetched.", uk "Не вдалося завантажити позиції.", ro "Pozițiile nu au putut fi încărcate.",
        ru "Не удалось загрузить позиции.", fr "Impossible de charger les positions.";

    TASK = en "{0}: {1}", uk "{0}: {1}", ro "{0}: {1}", ru "{0}: {1}", fr "{0} : {1}";
    WHY_WIN_NOW = en "Before the opponent’s next turn.", uk "Ще до наступного ходу суперника.", ro "Înainte de mutarea următoare a adversarului.",
        ru "Ещё до следующего хода соперника.", fr "Avant le prochain coup de l’adversaire.";
    WHY_WIN = en "Whatever the opponent does.", uk "Хоч би що робив суперник.", ro "Orice ar face adversarul.",
        ru "Что бы ни делал соперник.", fr "Quoi que fasse l’adversaire.";
    WHY_HOLD_1 = en "The opponent threatens to win with the next turn.", uk "Суперник погрожує виграти наступним ходом.",
        ro "Adversarul amenință să câștige la mutarea următoare.", ru "Соперник грозит выиграть следующим ходом.",
        fr "L’adversaire menace de gagner au coup suivant.";
    WHY_HOLD_2 = en "The opponent threatens to win in two turns.", uk "Суперник погрожує виграти за два ходи.",
        ro "Adversarul amenință să câștige în două mutări.", ru "Соперник грозит выиграть за два хода.",
        fr "L’adversaire menace de gagner en deux coups.";
    WHY_FEWEST = en "At the end of the game, whatever the others do.", uk "Наприкінці гри, хоч би що робили інші.",
        ro "La sfârșitul partidei, orice ar face ceilalți.", ru "В конце игры, что бы ни делали другие.",
        fr "À la fin de la partie, quoi que fassent les autres.";
    WHY_SHUT = en "Lay a piece after which a rival’s colour has no placement left.",
        uk "Викладіть фігуру так, щоб колір суперника більше не мав куди стати.",
        ro "Așază o piesă după care o culoare rivală nu mai are unde să fie așezată.",
        ru "Выложите фигуру так, чтобы цвету соперника было некуда встать.",
        fr "Posez une pièce après laquelle une couleur rivale ne peut plus rien poser.";

    JUDGING = en "Your turn is being proved…", uk "Ваш хід перевіряється…", ro "Mutarea ta este verificată…", ru "Ваш ход проверяется…",
        fr "Votre coup est vérifié…";
    GO_ON = en "Right so far. Go on!", uk "Поки правильно. Далі!", ro "Corect până acum. Continuă!", ru "Пока верно. Дальше!",
        fr "Juste jusqu’ici. Continuez !";
    SOLVED = en "Solved!", uk "Розв’язано!", ro "Rezolvat!", ru "Решено!", fr "Résolu !";
    WRONG_WIN = en "That does not win by force.", uk "Це не виграє форсовано.", ro "Așa nu se câștigă forțat.",
        ru "Это не выигрывает форсированно.", fr "Cela ne gagne pas de force.";
    WRONG_HOLD = en "That does not hold: the opponent wins.", uk "Це не рятує: суперник виграє.", ro "Nu e de ajuns: adversarul câștigă.",
        ru "Это не спасает: соперник выигрывает.", fr "Cela ne tient pas : l’adversaire gagne.";
    WRONG_FEWEST = en "More cells will be left over.", uk "Залишиться більше клітинок.", ro "Vor rămâne mai multe celule.",
        ru "Останется больше клеток.", fr "Il restera plus de cases.";
    WRONG_SHUT = en "Every rival can still lay a piece.", uk "Кожен суперник ще може викласти фігуру.",
        ro "Fiecare rival mai poate așeza o piesă.", ru "Каждый соперник ещё может выложить фигуру.",
        fr "Chaque rival peut encore poser une pièce.";
    SHOWN_WHY = en "This refutes it. Step on with the button.", uk "Ось спростування. Далі — кнопкою.", ro "Aceasta o respinge. Continuă cu butonul.",
        ru "Вот опровержение. Дальше — кнопкой.", fr "Voici la réfutation. Avancez avec le bouton.";
    SHOWN_SOLUTION = en "This is a solution. Step on with the button.", uk "Це розв’язок. Далі — кнопкою.", ro "Aceasta este o soluție. Continuă cu butonul.",
        ru "Это решение. Дальше — кнопкой.", fr "Voici une solution. Avancez avec le bouton.";
    WON_POINTS = en "Rating {0} (+{1})", uk "Рейтинг {0} (+{1})", ro "Rating {0} (+{1})", ru "Рейтинг {0} (+{1})", fr "Classement {0} (+{1})";
    LOST_POINTS = en "Rating {0} (−{1})", uk "Рейтинг {0} (−{1})", ro "Rating {0} (−{1})", ru "Рейтинг {0} (−{1})", fr "Classement {0} (−{1})";
    ABOUT = en "Rating of the position: {0}", uk "Рейтинг позиції: {0}", ro "Ratingul poziției: {0}", ru "Рейтинг позиции: {0}",
        fr "Classement de la position : {0}";
    ALL_TRIED = en "There is nothing left here.", uk "Тут більше нічого немає.", ro "Aici nu a mai rămas nimic.", ru "Здесь больше ничего нет.",
        fr "Il ne reste rien ici.";

    STREAK_NOW = en "Streak: {0}", uk "Серія: {0}", ro "Serie: {0}", ru "Серия: {0}", fr "Série : {0}";
    STORM_NOW = en "Solved: {0}", uk "Розв’язано: {0}", ro "Rezolvate: {0}", ru "Решено: {0}", fr "Résolus : {0}";
    TIME_LEFT = en "Time left", uk "Залишилося часу", ro "Timp rămas", ru "Осталось времени", fr "Temps restant";
    STORM_OVER = en "Time is up", uk "Час вийшов", ro "Timpul a expirat", ru "Время вышло", fr "Le temps est écoulé";
    STREAK_OVER = en "The streak is over", uk "Серію завершено", ro "Seria s-a încheiat", ru "Серия окончена", fr "La série est finie";
    ERRORS = en "Errors: {0}. Longest row: {1}.", uk "Помилок: {0}. Найдовша серія: {1}.", ro "Greșeli: {0}. Cea mai lungă serie: {1}.",
        ru "Ошибок: {0}. Самая длинная серия: {1}.", fr "Erreurs : {0}. Plus longue série : {1}.";
    RECORD = en "A new record!", uk "Новий рекорд!", ro "Un nou record!", ru "Новый рекорд!", fr "Nouveau record !";
    ONCE_MORE = en "Once more", uk "Ще раз", ro "Încă o dată", ru "Ещё раз", fr "Encore une fois";
    BEGIN = en "Begin", uk "Почати", ro "Începe", ru "Начать", fr "Commencer";
    STORM_RULES = en "Three minutes. An error costs ten seconds, rows of right answers win some back.",
        uk "Три хвилини. Помилка коштує десять секунд, серії правильних відповідей повертають частину.",
        ro "Trei minute. O greșeală costă zece secunde; seriile de răspunsuri corecte recuperează o parte.",
        ru "Три минуты. Ошибка стоит десять секунд, серии верных ответов возвращают часть.",
        fr "Trois minutes. Une erreur coûte dix secondes, les séries justes en rendent.";

    TODAY = en "Today", uk "Сьогодні", ro "Astăzi", ru "Сегодня", fr "Aujourd’hui";
    OF_DAY = en "Tactic of the day", uk "Тактика дня", ro "Tactica zilei", ru "Тактика дня", fr "Tactique du jour";
    CALENDAR = en "Calendar", uk "Календар", ro "Calendar", ru "Календарь", fr "Calendrier";
    TODAY_PITCH = en "A tactic and a silhouette, the same for everybody.", uk "Тактика й силует, однакові для всіх.",
        ro "O tactică și o siluetă, aceleași pentru toți.", ru "Тактика и силуэт, одинаковые для всех.",
        fr "Une tactique et une silhouette, les mêmes pour tous.";
    NOT_TRIED = en "not tried yet", uk "ще не спробувано", ro "încă neîncercat", ru "ещё не пробовали", fr "pas encore essayé";
    WAS_RIGHT = en "solved", uk "розв’язано", ro "rezolvat", ru "решено", fr "résolu";
    WAS_WRONG = en "not solved", uk "не розв’язано", ro "nerezolvat", ru "не решено", fr "non résolu";
    MONTH_BEFORE = en "The month before", uk "Попередній місяць", ro "Luna precedentă", ru "Предыдущий месяц", fr "Le mois précédent";
    MONTH_AFTER = en "The next month", uk "Наступний місяць", ro "Luna următoare", ru "Следующий месяц", fr "Le mois suivant";
    SHARE = en "Copy the result", uk "Копіювати результат", ro "Copiază rezultatul", ru "Скопировать результат", fr "Copier le résultat";

    KEY_NEXT = en "Next position", uk "Наступна позиція", ro "Poziția următoare", ru "Следующая позиция", fr "Position suivante";
    KEY_WHY = en "Why it is wrong, and on", uk "Чому неправильно, і далі", ro "De ce e greșit, și mai departe", ru "Почему неверно, и дальше",
        fr "Pourquoi c’est faux, et la suite";
    KEY_AGAIN = en "Try again", uk "Спробувати ще раз", ro "Încearcă din nou", ru "Попробовать ещё раз", fr "Réessayer";
}

plurals! {
    DUE = en ["{0} position comes again today", "{0} positions come again today"],
        uk ["{0} позиція повертається сьогодні", "{0} позиції повертаються сьогодні", "{0} позицій повертаються сьогодні"],
        ro ["{0} poziție revine azi", "{0} poziții revin azi", "{0} de poziții revin azi"],
        ru ["{0} позиция возвращается сегодня", "{0} позиции возвращаются сегодня", "{0} позиций возвращаются сегодня"],
        fr ["{0} position revient aujourd’hui", "{0} positions reviennent aujourd’hui"];
    IN_ROW = en ["{0} in a row", "{0} in a row"], uk ["{0} поспіль", "{0} поспіль", "{0} поспіль"],
        ro ["{0} la rând", "{0} la rând", "{0} la rând"], ru ["{0} подряд", "{0} подряд", "{0} подряд"],
        fr ["{0} de suite", "{0} de suite"];
    IN_STORM = en ["{0} solved in three minutes", "{0} solved in three minutes"],
        uk ["розв’язано {0} за три хвилини", "розв’язано {0} за три хвилини", "розв’язано {0} за три хвилини"],
        ro ["{0} rezolvată în trei minute", "{0} rezolvate în trei minute", "{0} rezolvate în trei minute"],
        ru ["решено {0} за три минуты", "решено {0} за три минуты", "решено {0} за три минуты"],
        fr ["{0} résolue en trois minutes", "{0} résolues en trois minutes"];
}
