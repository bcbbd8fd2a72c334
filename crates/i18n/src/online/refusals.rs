//! Why the server says no.

use crate::text::texts;

texts! {
    NO_UNREADABLE = en "The server did not understand that: {0}", uk "Сервер цього не зрозумів: {0}",
        ro "Serverul nu a înțeles: {0}", ru "Сервер этого не понял: {0}",
        fr "Le serveur n’a pas compris : {0}";
    NO_VERSION = en "The page is older than the server. Please reload it.",
        uk "Сторінка старіша за сервер. Перезавантажте її.", ro "Pagina e mai veche decât serverul. Reîncarc-o.",
        ru "Страница старее сервера. Перезагрузите её.",
        fr "La page est plus ancienne que le serveur. Rechargez-la.";
    NO_UNKNOWN = en "There is no such game or player.", uk "Такої гри чи гравця немає.",
        ro "Nu există un astfel de joc sau jucător.", ru "Такой игры или игрока нет.",
        fr "Cette partie ou ce joueur n’existe pas.";
    NO_FORBIDDEN = en "That is not allowed for you: {0}", uk "Вам це не дозволено: {0}",
        ro "Nu ai voie: {0}", ru "Вам это не разрешено: {0}", fr "Cela ne vous est pas permis : {0}";
    NO_NOT_YOUR_TURN = en "It is not your turn.", uk "Зараз не ваш хід.", ro "Nu e rândul tău.",
        ru "Сейчас не ваш ход.", fr "Ce n’est pas à vous.";
    NO_STALE = en "The game has moved on; look again.", uk "Гра пішла далі; погляньте ще раз.",
        ro "Jocul a mers mai departe; mai privește o dată.", ru "Игра ушла вперёд; взгляните ещё раз.",
        fr "La partie a avancé ; regardez à nouveau.";
    NO_ILLEGAL = en "The rules forbid it: {0}", uk "Правила це забороняють: {0}", ro "Regulile nu permit: {0}",
        ru "Правила это запрещают: {0}", fr "Les règles l’interdisent : {0}";
    NO_NOT_BEGUN = en "The game has not begun.", uk "Гра ще не почалася.", ro "Jocul nu a început.",
        ru "Игра ещё не началась.", fr "La partie n’a pas commencé.";
    NO_OVER = en "The game is over.", uk "Гру закінчено.", ro "Jocul s-a terminat.", ru "Игра окончена.",
        fr "La partie est finie.";
    NO_OUT_OF_TIME = en "Your time is over.", uk "Ваш час вийшов.", ro "Timpul tău s-a scurs.",
        ru "Ваше время вышло.", fr "Votre temps est écoulé.";
    NO_CONFLICT = en "That does not work now: {0}", uk "Зараз це неможливо: {0}", ro "Acum nu merge: {0}",
        ru "Сейчас это невозможно: {0}", fr "Impossible pour l’instant : {0}";
    NO_TOO_MANY = en "Too much at once. Wait a moment.", uk "Забагато одразу. Зачекайте трохи.",
        ro "Prea multe deodată. Așteaptă puțin.", ru "Слишком много сразу. Подождите немного.",
        fr "Trop à la fois. Patientez un instant.";
    NO_UNAVAILABLE = en "The server is busy; it will be tried again.",
        uk "Сервер зайнятий; спробуємо ще раз.", ro "Serverul e ocupat; se va încerca din nou.",
        ru "Сервер занят; попробуем ещё раз.", fr "Le serveur est occupé ; un nouvel essai suivra.";
    NO_ANSWER = en "The server cannot be reached.", uk "Сервер недоступний.", ro "Serverul nu poate fi contactat.",
        ru "Сервер недоступен.", fr "Le serveur est injoignable.";
}
