//! Learning from one's mistakes.

use crate::plural::plurals;
use crate::text::texts;

texts! {
    CARD_OF = en "Position {0} of {1}", uk "Позиція {0} з {1}", ro "Poziția {0} din {1}", ru "Позиция {0} из {1}",
        fr "Position {0} sur {1}";
    TASK = en "{0} to move. {1} was a mistake: find a better turn.", uk "Хід: {0}. Зіграно {1} — це помилка. Знайдіть кращий хід.",
        ro "La mutare: {0}. S-a jucat {1}, o greșeală: găsește o mutare mai bună.",
        ru "Ход: {0}. Сыграно {1} — это ошибка. Найдите ход лучше.",
        fr "Au trait : {0}. {1} était une erreur : trouvez un meilleur coup.";
    JUDGING = en "The computer looks at your turn.", uk "Комп’ютер розглядає ваш хід.", ro "Calculatorul analizează mutarea ta.",
        ru "Компьютер рассматривает ваш ход.", fr "L’ordinateur examine votre coup.";
    RIGHT = en "Right: there is nothing clearly better.", uk "Правильно: нічого помітно кращого немає.",
        ro "Corect: nu există nimic clar mai bun.", ru "Верно: ничего заметно лучше нет.",
        fr "Juste : rien n’est nettement meilleur.";
    WRONG = en "There is something better.", uk "Є щось краще.", ro "Există ceva mai bun.", ru "Есть ход лучше.",
        fr "Il y a mieux.";
    WHY = en "Why?", uk "Чому?", ro "De ce?", ru "Почему?", fr "Pourquoi ?";
    SOLUTION = en "Solution", uk "Розв’язок", ro "Soluția", ru "Решение", fr "Solution";
    SKIP = en "Skip", uk "Пропустити", ro "Sari peste", ru "Пропустить", fr "Passer";
    KEEP = en "Keep for ever", uk "Залишити назавжди", ro "Păstrează mereu", ru "Оставить навсегда", fr "Garder toujours";
    IS_KEPT = en "It will keep coming.", uk "Повертатиметься й надалі.", ro "Va reveni mereu.", ru "Будет возвращаться.",
        fr "Elle reviendra toujours.";
    NOT_USEFUL = en "Not useful", uk "Не корисно", ro "Nu e utilă", ru "Не полезно", fr "Pas utile";
    DONE = en "Done for today", uk "На сьогодні все", ro "Gata pentru azi", ru "На сегодня всё", fr "Fini pour aujourd’hui";
    SCORE = en "{0} of {1} right at the first try.", uk "З першої спроби правильно: {0} з {1}.", ro "Corecte din prima: {0} din {1}.",
        ru "С первой попытки верно: {0} из {1}.", fr "Justes du premier coup : {0} sur {1}.";
    COMES_AGAIN = en "What was right comes again later, what was wrong tomorrow.",
        uk "Правильне повернеться пізніше, неправильне — завтра.", ro "Ce a fost corect revine mai târziu, ce a fost greșit, mâine.",
        ru "Верное вернётся позже, неверное — завтра.", fr "Ce qui était juste revient plus tard, le reste demain.";
    HOME = en "To the first page", uk "На головну", ro "La prima pagină", ru "На главную", fr "Vers l’accueil";
    NONE = en "No mistakes yet. Review a finished game, and its mistakes are collected here.",
        uk "Помилок ще немає. Розберіть завершену партію, і її помилки зберуться тут.",
        ro "Încă nicio greșeală. Analizează o partidă încheiată, iar greșelile ei se adună aici.",
        ru "Ошибок пока нет. Разберите законченную партию, и её ошибки соберутся здесь.",
        fr "Aucune erreur pour l’instant. Revoyez une partie finie : ses erreurs se rassemblent ici.";
    LOOKING_THROUGH = en "Game {0} of {1}", uk "Партія {0} з {1}", ro "Partida {0} din {1}", ru "Партия {0} из {1}",
        fr "Partie {0} sur {1}";
}

plurals! {
    TODAY = en ["{0} position today", "{0} positions today"], uk ["{0} позиція на сьогодні", "{0} позиції на сьогодні", "{0} позицій на сьогодні"],
        ro ["{0} poziție azi", "{0} poziții azi", "{0} de poziții azi"], ru ["{0} позиция на сегодня", "{0} позиции на сегодня", "{0} позиций на сегодня"],
        fr ["{0} position aujourd’hui", "{0} positions aujourd’hui"];
    NEXT_IN = en ["Nothing today. The next position comes in one day.", "Nothing today. The next position comes in {0} days."],
        uk ["Сьогодні нічого. Наступна позиція — за {0} день.", "Сьогодні нічого. Наступна позиція — за {0} дні.", "Сьогодні нічого. Наступна позиція — за {0} днів."],
        ro ["Azi nimic. Următoarea poziție vine peste o zi.", "Azi nimic. Următoarea poziție vine peste {0} zile.", "Azi nimic. Următoarea poziție vine peste {0} de zile."],
        ru ["Сегодня ничего. Следующая позиция — через {0} день.", "Сегодня ничего. Следующая позиция — через {0} дня.", "Сегодня ничего. Следующая позиция — через {0} дней."],
        fr ["Rien aujourd’hui. La prochaine position vient dans {0} jour.", "Rien aujourd’hui. La prochaine position vient dans {0} jours."];
    COLLECTED = en ["{0} position is collected.", "{0} positions are collected."], uk ["Зібрано {0} позицію.", "Зібрано {0} позиції.", "Зібрано {0} позицій."],
        ro ["{0} poziție adunată.", "{0} poziții adunate.", "{0} de poziții adunate."], ru ["Собрана {0} позиция.", "Собраны {0} позиции.", "Собрано {0} позиций."],
        fr ["{0} position rassemblée.", "{0} positions rassemblées."];
    LEARN_FROM = en ["Learn from {0} mistake", "Learn from {0} mistakes"], uk ["Навчитися на {0} помилці", "Навчитися на {0} помилках", "Навчитися на {0} помилках"],
        ro ["Învață din {0} greșeală", "Învață din {0} greșeli", "Învață din {0} de greșeli"], ru ["Учиться на {0} ошибке", "Учиться на {0} ошибках", "Учиться на {0} ошибках"],
        fr ["Apprendre de {0} erreur", "Apprendre de {0} erreurs"];
    LOOK_THROUGH = en ["Look through {0} more game", "Look through {0} more games"], uk ["Переглянути ще {0} партію", "Переглянути ще {0} партії", "Переглянути ще {0} партій"],
        ro ["Analizează încă {0} partidă", "Analizează încă {0} partide", "Analizează încă {0} de partide"], ru ["Просмотреть ещё {0} партию", "Просмотреть ещё {0} партии", "Просмотреть ещё {0} партий"],
        fr ["Examiner encore {0} partie", "Examiner encore {0} parties"];
    LOOKED_THROUGH = en ["{0} game was looked through.", "{0} games were looked through."], uk ["Переглянуто {0} партію.", "Переглянуто {0} партії.", "Переглянуто {0} партій."],
        ro ["{0} partidă analizată.", "{0} partide analizate.", "{0} de partide analizate."], ru ["Просмотрена {0} партия.", "Просмотрены {0} партии.", "Просмотрено {0} партий."],
        fr ["{0} partie examinée.", "{0} parties examinées."];
    TAKEN = en ["{0} position to learn from was in the file.", "{0} positions to learn from were in the file."], uk ["У файлі {0} позиція для навчання.", "У файлі {0} позиції для навчання.", "У файлі {0} позицій для навчання."],
        ro ["În fișier: {0} poziție de învățat.", "În fișier: {0} poziții de învățat.", "În fișier: {0} de poziții de învățat."], ru ["В файле {0} позиция для обучения.", "В файле {0} позиции для обучения.", "В файле {0} позиций для обучения."],
        fr ["{0} position à apprendre dans le fichier.", "{0} positions à apprendre dans le fichier."];
}
