//! Finding and making games.

use crate::plural::plurals;
use crate::text::texts;

texts! {
    ONLINE = en "Play online", uk "Грати онлайн", ro "Joacă online", ru "Играть онлайн", fr "Jouer en ligne";
    PITCH = en "With friends or strangers, without an account.", uk "З друзями чи незнайомцями, без реєстрації.",
        ro "Cu prieteni sau necunoscuți, fără cont.", ru "С друзьями или незнакомцами, без регистрации.",
        fr "Entre amis ou avec des inconnus, sans compte.";
    YOU_ARE = en "You play as {0}", uk "Ви граєте під ім’ям {0}", ro "Joci cu numele {0}", ru "Вы играете под именем {0}",
        fr "Vous jouez sous le nom de {0}";
    NEW_ONLINE = en "New game: {0}", uk "Нова гра: {0}", ro "Joc nou: {0}", ru "Новая игра: {0}",
        fr "Nouvelle partie : {0}";
    MY_GAMES = en "My games", uk "Мої ігри", ro "Jocurile mele", ru "Мои игры", fr "Mes parties";
    OPEN_GAMES = en "Open games", uk "Відкриті ігри", ro "Jocuri deschise", ru "Открытые игры",
        fr "Parties ouvertes";
    NO_OPEN_GAMES = en "Nobody is waiting just now. Make a game and share its link.",
        uk "Зараз ніхто не чекає. Створіть гру й поділіться посиланням.",
        ro "Acum nu așteaptă nimeni. Creează un joc și trimite linkul.",
        ru "Сейчас никто не ждёт. Создайте игру и поделитесь ссылкой.",
        fr "Personne n’attend pour l’instant. Créez une partie et partagez son lien.";
    RUNNING_GAMES = en "Games to watch", uk "Ігри для перегляду", ro "Jocuri de urmărit",
        ru "Игры для просмотра", fr "Parties à regarder";
    JOIN = en "Join", uk "Приєднатися", ro "Intră", ru "Присоединиться", fr "Rejoindre";
    WATCH = en "Watch", uk "Дивитися", ro "Privește", ru "Смотреть", fr "Regarder";
    CONTINUE = en "Go on", uk "Продовжити", ro "Continuă", ru "Продолжить", fr "Continuer";
    YOUR_MOVE = en "your turn", uk "ваш хід", ro "e rândul tău", ru "ваш ход", fr "à vous";
    OPEN_SEAT = en "open seat", uk "вільне місце", ro "loc liber", ru "свободное место", fr "place libre";
    INVITED = en "{0} (invited)", uk "{0} (запрошено)", ro "{0} (invitație)", ru "{0} (приглашение)",
        fr "{0} (sur invitation)";
    AGAINST = en " – ", uk " — ", ro " – ", ru " — ", fr " – ";
    ARCHIVE = en "Archive", uk "Архів", ro "Arhivă", ru "Архив", fr "Archives";
    ACCOUNT = en "Account", uk "Обліковий запис", ro "Cont", ru "Учётная запись", fr "Compte";
    LOBBY_FAILED = en "The server does not answer. Trying again…",
        uk "Сервер не відповідає. Пробуємо ще раз…", ro "Serverul nu răspunde. Se încearcă din nou…",
        ru "Сервер не отвечает. Пробуем ещё раз…", fr "Le serveur ne répond pas. Nouvel essai…";
    NO_SERVER = en "There is no game server here. Online play needs a Sixfold server; everything else works without.",
        uk "Тут немає ігрового сервера. Для гри онлайн потрібен сервер Sixfold; решта працює й без нього.",
        ro "Aici nu există un server de joc. Pentru jocul online e nevoie de un server Sixfold; restul merge și fără.",
        ru "Здесь нет игрового сервера. Для игры онлайн нужен сервер Sixfold; остальное работает и без него.",
        fr "Il n’y a pas de serveur de jeu ici. Le jeu en ligne demande un serveur Sixfold ; tout le reste marche sans.";

    ME = en "Me", uk "Я", ro "Eu", ru "Я", fr "Moi";
    ANYBODY = en "Anybody with the link", uk "Будь-хто з посиланням", ro "Oricine are linkul",
        ru "Любой по ссылке", fr "Toute personne ayant le lien";
    INVITE = en "Invite by name", uk "Запросити за ім’ям", ro "Invită după nume", ru "Пригласить по имени",
        fr "Inviter par son nom";
    INVITED_NAME = en "Name of the player", uk "Ім’я гравця", ro "Numele jucătorului", ru "Имя игрока",
        fr "Nom du joueur";
    CLOCK = en "Clock", uk "Годинник", ro "Ceas", ru "Часы", fr "Pendule";
    NO_CLOCK = en "No clock", uk "Без годинника", ro "Fără ceas", ru "Без часов", fr "Sans pendule";
    FISCHER = en "{0} min + {1} s", uk "{0} хв + {1} с", ro "{0} min + {1} s", ru "{0} мин + {1} с",
        fr "{0} min + {1} s";
    FISCHER_SECONDS = en "{0} s + {1} s", uk "{0} с + {1} с", ro "{0} s + {1} s", ru "{0} с + {1} с",
        fr "{0} s + {1} s";
    ABSENCE = en "When somebody is away", uk "Якщо когось немає", ro "Când cineva lipsește",
        ru "Если кого-то нет", fr "Si quelqu’un s’absente";
    ABSENT_WAIT = en "The others wait", uk "Решта чекає", ro "Ceilalți așteaptă", ru "Остальные ждут",
        fr "Les autres attendent";
    ABSENT_SKIP = en "The smallest piece is laid", uk "Викладається найменша фігура", ro "Se așază cea mai mică piesă",
        ru "Выкладывается наименьшая фигура", fr "La plus petite pièce est posée";
    ABSENT_ENGINE = en "The computer stands in", uk "Грає комп’ютер", ro "Joacă calculatorul",
        ru "Играет компьютер", fr "L’ordinateur joue à sa place";
    VISIBILITY = en "Who can find it", uk "Хто може знайти", ro "Cine îl poate găsi", ru "Кто может найти",
        fr "Qui peut la trouver";
    PUBLIC = en "Everybody, in the lobby", uk "Усі, у списку ігор", ro "Toți, în lista de jocuri",
        ru "Все, в списке игр", fr "Tout le monde, dans la liste";
    PRIVATE = en "Only with the link", uk "Лише за посиланням", ro "Doar cu linkul", ru "Только по ссылке",
        fr "Seulement avec le lien";
    PRIVATE_GAME = en "private", uk "приватна", ro "privat", ru "приватная", fr "privée";
    RATED = en "Rated", uk "На рейтинг", ro "Cu rating", ru "На рейтинг", fr "Classée";
    CASUAL = en "Not rated", uk "Без рейтингу", ro "Fără rating", ru "Без рейтинга", fr "Amicale";
    RATING = en "Rating", uk "Рейтинг", ro "Rating", ru "Рейтинг", fr "Classement";
    RATED_NEEDS_ACCOUNT = en "Rated games are for people with an account, without the computer.",
        uk "Ігри на рейтинг — для людей з обліковим записом, без комп’ютера.",
        ro "Jocurile cu rating sunt pentru persoane cu cont, fără calculator.",
        ru "Игры на рейтинг — для людей с учётной записью, без компьютера.",
        fr "Les parties classées sont réservées aux personnes ayant un compte, sans ordinateur.";
    CREATE = en "Create the game", uk "Створити гру", ro "Creează jocul", ru "Создать игру",
        fr "Créer la partie";

    PLAYER_NAME = en "Player", uk "Гравець", ro "Jucător", ru "Игрок", fr "Joueur";
    GAME = en "Game", uk "Гра", ro "Joc", ru "Игра", fr "Jeu";
    ANY_GAME = en "Both games", uk "Обидві гри", ro "Ambele jocuri", ru "Обе игры", fr "Les deux jeux";
    RESULT = en "Result", uk "Результат", ro "Rezultat", ru "Результат", fr "Résultat";
    ANY_RESULT = en "Any result", uk "Будь-який результат", ro "Orice rezultat", ru "Любой результат",
        fr "Tous les résultats";
    SEARCH = en "Search", uk "Шукати", ro "Caută", ru "Искать", fr "Chercher";
    OLDER = en "Older games", uk "Давніші ігри", ro "Jocuri mai vechi", ru "Более ранние игры",
        fr "Parties plus anciennes";
    NOTHING_FOUND = en "No game fits.", uk "Нічого не знайдено.", ro "Niciun joc nu se potrivește.",
        ru "Подходящих игр нет.", fr "Aucune partie ne correspond.";
    REPLAY = en "Replay", uk "Переглянути", ro "Revezi", ru "Просмотреть", fr "Revoir";
}

plurals! {
    DAYS_A_TURN = en ["{0} day a turn", "{0} days a turn"],
        uk ["{0} день на хід", "{0} дні на хід", "{0} днів на хід"],
        ro ["{0} zi pe mutare", "{0} zile pe mutare", "{0} de zile pe mutare"],
        ru ["{0} день на ход", "{0} дня на ход", "{0} дней на ход"],
        fr ["{0} jour par coup", "{0} jours par coup"];
    TURN_COUNT = en ["{0} turn", "{0} turns"], uk ["{0} хід", "{0} ходи", "{0} ходів"],
        ro ["{0} mutare", "{0} mutări", "{0} de mutări"], ru ["{0} ход", "{0} хода", "{0} ходов"],
        fr ["{0} coup", "{0} coups"];
}
