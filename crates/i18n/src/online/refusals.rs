//! Why the server says no.

use crate::text::texts;

texts! {
    NO_UNREADABLE = en "The server did not understand that.", uk "Сервер цього не зрозумів.",
        ro "Serverul nu a înțeles.", ru "Сервер этого не понял.", fr "Le serveur n’a pas compris.";
    NO_NEWER = en "The server refuses, for a reason that this page does not know. Please reload it.",
        uk "Сервер відмовляє з причини, якої ця сторінка не знає. Перезавантажте її.",
        ro "Serverul refuză dintr-un motiv necunoscut acestei pagini. Reîncarc-o.",
        ru "Сервер отказывает по причине, которой эта страница не знает. Перезагрузите её.",
        fr "Le serveur refuse pour une raison inconnue de cette page. Rechargez-la.";
    NO_TOO_LONG = en "That is too long: {0} characters are the most.", uk "Задовго: символів може бути щонайбільше {0}.",
        ro "E prea lung; numărul maxim de caractere: {0}.", ru "Слишком длинно: символов может быть не больше {0}.",
        fr "C’est trop long : {0} caractères au plus.";
    NO_VERSION = en "The page is older than the server. Please reload it.",
        uk "Сторінка старіша за сервер. Перезавантажте її.", ro "Pagina e mai veche decât serverul. Reîncarc-o.",
        ru "Страница старее сервера. Перезагрузите её.",
        fr "La page est plus ancienne que le serveur. Rechargez-la.";
    NO_SUCH_TABLE = en "There is no such game.", uk "Такої гри немає.", ro "Nu există un astfel de joc.",
        ru "Такой игры нет.", fr "Cette partie n’existe pas.";
    NO_SUCH_PLAYER = en "There is no player called “{0}”.", uk "Гравця на ім’я «{0}» немає.",
        ro "Nu există niciun jucător cu numele „{0}”.", ru "Игрока по имени «{0}» нет.",
        fr "Aucun joueur ne s’appelle « {0} ».";

    NO_UNKNOWN_GAME = en "This server does not know that game.", uk "Цей сервер не знає такої гри.",
        ro "Acest server nu cunoaște jocul.", ru "Этот сервер не знает такой игры.",
        fr "Ce serveur ne connaît pas ce jeu.";
    NO_BAD_SETUP = en "The game cannot begin like this.", uk "Так гру почати не можна.",
        ro "Jocul nu poate începe așa.", ru "Так игру начать нельзя.",
        fr "La partie ne peut pas commencer ainsi.";
    NO_SEAT_COUNT = en "This game has {0} seats.", uk "У цій грі місць: {0}.", ro "Locuri la acest joc: {0}.",
        ru "В этой игре мест: {0}.", fr "Ce jeu a {0} places.";
    NO_BAD_CLOCK = en "Such a clock is too short or too long.", uk "Такий годинник закороткий або задовгий.",
        ro "Un astfel de ceas e prea scurt sau prea lung.", ru "Такие часы слишком коротки или слишком длинны.",
        fr "Cette cadence est trop courte ou trop longue.";
    NO_BAD_LEVEL = en "The computer has the levels 1 to 10.", uk "Рівні комп’ютера — від 1 до 10.",
        ro "Nivelurile calculatorului sunt de la 1 la 10.", ru "Уровни компьютера — от 1 до 10.",
        fr "L’ordinateur a les niveaux 1 à 10.";
    NO_NOBODY_PLAYS = en "Somebody has to play.", uk "Хтось має грати.", ro "Cineva trebuie să joace.",
        ru "Кто-то должен играть.", fr "Il faut que quelqu’un joue.";
    NO_TWO_SEATS = en "You can have one seat.", uk "Ви можете мати лише одне місце.", ro "Poți avea un singur loc.",
        ru "Вы можете занять только одно место.", fr "Vous ne pouvez avoir qu’une place.";

    NO_STRANGER = en "The server does not know you. Please reload the page.",
        uk "Сервер вас не знає. Перезавантажте сторінку.", ro "Serverul nu te cunoaște. Reîncarcă pagina.",
        ru "Сервер вас не знает. Перезагрузите страницу.",
        fr "Le serveur ne vous connaît pas. Rechargez la page.";
    NO_BANNED = en "This player is locked out.", uk "Цього гравця заблоковано.", ro "Acest jucător este blocat.",
        ru "Этот игрок заблокирован.", fr "Ce joueur est exclu.";
    NO_BOTS_NEED_ACCOUNT = en "Make an account to have bots.", uk "Щоб мати ботів, створіть обліковий запис.",
        ro "Creează un cont ca să ai boți.", ru "Чтобы иметь ботов, создайте учётную запись.",
        fr "Créez un compte pour avoir des bots.";
    NO_TOO_MANY_BOTS = en "{0} bots are the most that an account can have.",
        uk "Ботів в одного облікового запису — щонайбільше {0}.", ro "Boți la un cont: cel mult {0}.",
        ru "Ботов у одной учётной записи — не больше {0}.", fr "Un compte peut avoir {0} bots au plus.";
    NO_TOO_MANY_TABLES = en "You have {0} such tables already. Finish or leave one first.",
        uk "Таких столів у вас уже {0}. Спершу завершіть гру або залиште один із них.",
        ro "Mese de acest fel ai deja: {0}. Mai întâi termină sau părăsește una.",
        ru "Таких столов у вас уже {0}. Сначала завершите игру или покиньте один из них.",
        fr "Vous avez déjà {0} tables de ce genre. Terminez ou quittez-en une d’abord.";
    NO_RATED_TERMS = en "Rated games have a usual setup and a clock, wait for the absent, and are not played against one’s own bots.",
        uk "Ігри на рейтинг мають звичайний початок і годинник, чекають на відсутніх, і в них не грають проти власних ботів.",
        ro "Jocurile cu rating au un început obișnuit și ceas, îi așteaptă pe cei absenți și nu se joacă împotriva propriilor boți.",
        ru "В играх на рейтинг обычное начало и часы, отсутствующих ждут, и в них не играют против собственных ботов.",
        fr "Les parties classées ont une mise en place habituelle et une pendule, attendent les absents et ne se jouent pas contre ses propres bots.";
    NO_BOT_STAYS = en "A bot is deleted together with its owner.", uk "Бота видаляють разом із його власником.",
        ro "Un bot se șterge odată cu proprietarul său.", ru "Бот удаляется вместе с владельцем.",
        fr "Un bot est supprimé avec son propriétaire.";
    NO_BAD_NAME = en "This name is not possible: 2 to 24 letters and digits; not beginning with “guest”.",
        uk "Таке ім’я неможливе: від 2 до 24 літер і цифр; не починається з «guest».",
        ro "Acest nume nu este posibil: 2 până la 24 de litere și cifre; nu începe cu „guest”.",
        ru "Такое имя невозможно: от 2 до 24 букв и цифр; не начинается с «guest».",
        fr "Ce nom n’est pas possible : 2 à 24 lettres et chiffres ; ne commence pas par « guest ».";
    NO_SHORT_PASSWORD = en "The password is too short: at least {0} characters.",
        uk "Пароль закороткий: щонайменше {0} символів.", ro "Parola este prea scurtă: cel puțin {0} caractere.",
        ru "Пароль слишком короткий: не меньше {0} символов.", fr "Le mot de passe est trop court : au moins {0} caractères.";
    NO_NAME_KEPT = en "Accounts keep their names.", uk "Облікові записи зберігають свої імена.",
        ro "Conturile își păstrează numele.", ru "Учётные записи сохраняют свои имена.",
        fr "Les comptes gardent leur nom.";
    NO_HAS_ACCOUNT = en "You have an account already.", uk "У вас уже є обліковий запис.", ro "Ai deja un cont.",
        ru "У вас уже есть учётная запись.", fr "Vous avez déjà un compte.";

    NO_NOT_SEATED = en "You have no seat at this table.", uk "У вас немає місця за цим столом.",
        ro "Nu ai loc la această masă.", ru "У вас нет места за этим столом.",
        fr "Vous n’avez pas de place à cette table.";
    NO_ALREADY_SEATED = en "You already sit at this table.", uk "Ви вже за цим столом.", ro "Ești deja la această masă.",
        ru "Вы уже за этим столом.", fr "Vous êtes déjà à cette table.";
    NO_FULL = en "All seats are taken.", uk "Усі місця зайняті.", ro "Toate locurile sunt ocupate.",
        ru "Все места заняты.", fr "Toutes les places sont prises.";
    NO_SEAT_TAKEN = en "This seat is not free for you.", uk "Це місце для вас не вільне.",
        ro "Acest loc nu e liber pentru tine.", ru "Это место для вас не свободно.",
        fr "Cette place n’est pas libre pour vous.";
    NO_BEGUN = en "The game has begun; you can resign.", uk "Гра вже почалася; ви можете здатися.",
        ro "Jocul a început; poți abandona.", ru "Игра уже началась; вы можете сдаться.",
        fr "La partie a commencé ; vous pouvez abandonner.";
    NO_NOT_BEGUN = en "The game has not begun.", uk "Гра ще не почалася.", ro "Jocul nu a început.",
        ru "Игра ещё не началась.", fr "La partie n’a pas commencé.";
    NO_OVER = en "The game is over.", uk "Гру закінчено.", ro "Jocul s-a terminat.", ru "Игра окончена.",
        fr "La partie est finie.";
    NO_NOT_OVER = en "The game is not over.", uk "Гру ще не закінчено.", ro "Jocul nu s-a terminat.",
        ru "Игра ещё не окончена.", fr "La partie n’est pas finie.";

    NO_NOT_YOUR_TURN = en "It is not your turn.", uk "Зараз не ваш хід.", ro "Nu e rândul tău.",
        ru "Сейчас не ваш ход.", fr "Ce n’est pas à vous.";
    NO_STALE = en "The game has moved on; look again.", uk "Тим часом у грі зроблено хід; погляньте ще раз.",
        ro "Între timp s-a mutat; uită-te din nou.", ru "Тем временем в игре сделан ход; взгляните ещё раз.",
        fr "La partie a avancé ; regardez à nouveau.";
    NO_KEY_USED = en "This turn was mixed up with an earlier one. Please make it again.",
        uk "Цей хід сплутано з попереднім. Зробіть його ще раз.",
        ro "Mutarea a fost confundată cu una anterioară. Fă-o din nou.",
        ru "Этот ход перепутан с предыдущим. Сделайте его ещё раз.",
        fr "Ce coup a été confondu avec un coup précédent. Rejouez-le.";
    NO_ILLEGAL = en "The rules forbid the turn {0}.", uk "Правила забороняють хід {0}.",
        ro "Regulile nu permit mutarea {0}.", ru "Правила запрещают ход {0}.",
        fr "Les règles interdisent le coup {0}.";
    NO_OUT_OF_TIME = en "Your time has run out.", uk "Ваш час вийшов.", ro "Timpul tău s-a scurs.",
        ru "Ваше время вышло.", fr "Votre temps est écoulé.";
    NO_GIVEN_UP = en "You have given up already.", uk "Ви вже здалися.", ro "Ai abandonat deja.",
        ru "Вы уже сдались.", fr "Vous avez déjà abandonné.";
    NO_DRAWS = en "A draw is agreed between two people.", uk "Про нічию домовляються двоє людей.",
        ro "Remiza se stabilește între doi oameni.", ru "О ничьей договариваются два человека.",
        fr "La nulle se convient entre deux personnes.";
    NO_DRAW_OFFERED = en "Nobody offers you a draw.", uk "Вам ніхто не пропонує нічиєї.",
        ro "Nimeni nu îți propune remiză.", ru "Вам никто не предлагает ничью.",
        fr "Personne ne vous propose la nulle.";
    NO_NEVER_COMPLETE = en "The table was never complete, so there is nobody to play again.",
        uk "За столом ніколи не були всі, тож грати ще раз нема з ким.",
        ro "Masa nu a fost niciodată completă, așa că nu are cine juca din nou.",
        ru "За столом никогда не были все, так что играть снова не с кем.",
        fr "La table n’a jamais été complète : il n’y a personne avec qui rejouer.";

    NO_TOO_MANY = en "Too many requests. Wait a moment.", uk "Забагато запитів. Зачекайте трохи.",
        ro "Prea multe cereri. Așteaptă puțin.", ru "Слишком много запросов. Подождите немного.",
        fr "Trop de requêtes. Patientez un instant.";
    NO_UNAVAILABLE = en "The server is busy; trying again.",
        uk "Сервер зайнятий; спробуємо ще раз.", ro "Serverul e ocupat; se va încerca din nou.",
        ru "Сервер занят; попробуем ещё раз.", fr "Le serveur est occupé ; un nouvel essai suivra.";
    NO_DAMAGED = en "The server cannot read this game any more.", uk "Сервер більше не може прочитати цю гру.",
        ro "Serverul nu mai poate citi acest joc.", ru "Сервер больше не может прочитать эту игру.",
        fr "Le serveur ne peut plus lire cette partie.";
    NO_ANSWER = en "The server cannot be reached.", uk "Сервер недоступний.", ro "Serverul nu poate fi contactat.",
        ru "Сервер недоступен.", fr "Le serveur est injoignable.";
}
