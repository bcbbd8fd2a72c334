//! At the table: connection, seats, clocks, chat, results.

use crate::plural::plurals;
use crate::text::texts;

texts! {
    CONNECTED = en "Connected", uk "З’єднано", ro "Conexiune stabilită", ru "Соединено", fr "Connexion établie";
    CONNECTING = en "Connecting…", uk "З’єднання…", ro "Se conectează…", ru "Соединение…", fr "Connexion…";
    OFFLINE = en "Offline. Your turn will be sent when you are back.",
        uk "Немає мережі. Ваш хід буде надіслано, щойно вона з’явиться.",
        ro "Fără rețea. Mutarea ta va fi trimisă când revii.",
        ru "Нет сети. Ваш ход будет отправлен, когда она появится.",
        fr "Hors ligne. Votre coup sera envoyé à votre retour.";
    LOST = en "Connection lost", uk "З’єднання втрачено", ro "Conexiune pierdută", ru "Соединение потеряно",
        fr "Connexion perdue";
    TRY_NOW = en "Try now", uk "Спробувати зараз", ro "Încearcă acum", ru "Попробовать сейчас",
        fr "Essayer maintenant";
    SENDING = en "sending…", uk "надсилається…", ro "se trimite…", ru "отправляется…", fr "envoi…";
    UNSENT = en "not sent yet", uk "ще не надіслано", ro "încă netrimis", ru "ещё не отправлено",
        fr "pas encore envoyé";
    OVERTAKEN = en "Your turn {0} was not played: the game had gone on without it.",
        uk "Ваш хід {0} не зіграно: гра вже продовжилася без нього.",
        ro "Mutarea ta {0} nu s-a jucat: jocul continuase deja fără ea.",
        ru "Ваш ход {0} не сделан: игра уже продолжилась без него.",
        fr "Votre coup {0} n’a pas été joué : la partie avait continué sans lui.";
    YOUR_TURN_NOW = en "It is your turn", uk "Ваш хід", ro "E rândul tău", ru "Ваш ход", fr "C’est à vous";
    TURN_OF = en "It is {0}’s turn", uk "Ходить {0}", ro "La mutare: {0}", ru "Ходит {0}",
        fr "C’est au tour de {0}";
    YOU = en "you", uk "ви", ro "tu", ru "вы", fr "vous";
    FREE_SEAT = en "Free seat", uk "Вільне місце", ro "Loc liber", ru "Свободное место", fr "Place libre";
    COMPUTER = en "Computer {0}", uk "Комп’ютер {0}", ro "Calculator {0}", ru "Компьютер {0}",
        fr "Ordinateur {0}";
    IS_HERE = en "here", uk "у мережі", ro "online", ru "в сети", fr "en ligne";
    IS_AWAY = en "away", uk "не в мережі", ro "offline", ru "не в сети", fr "hors ligne";
    STOOD_IN = en "the computer stands in", uk "грає комп’ютер", ro "joacă calculatorul",
        ru "играет компьютер", fr "l’ordinateur joue à sa place";
    RETIRED = en "has given up", uk "поза грою", ro "s-a retras", ru "вне игры", fr "a abandonné";
    DAYS_HOURS = en "{0} d {1} h", uk "{0} д {1} год", ro "{0} z {1} h", ru "{0} д {1} ч", fr "{0} j {1} h";
    SEATS = en "Seats", uk "Місця", ro "Locuri", ru "Места", fr "Places";

    WAITING = en "Waiting for players", uk "Чекаємо на гравців", ro "Așteptăm jucători",
        ru "Ждём игроков", fr "En attente de joueurs";
    SHARE_LINK = en "Share this link, or let a friend scan the picture.",
        uk "Поділіться посиланням або дайте другові відсканувати картинку.",
        ro "Trimite linkul sau lasă un prieten să scaneze imaginea.",
        ru "Поделитесь ссылкой или дайте другу отсканировать картинку.",
        fr "Partagez ce lien, ou laissez un ami scanner l’image.";
    LINK = en "Link to this game", uk "Посилання на гру", ro "Link către joc", ru "Ссылка на игру",
        fr "Lien vers la partie";
    QR_CODE = en "The link as a QR code", uk "Посилання як QR-код", ro "Linkul ca un cod QR",
        ru "Ссылка в виде QR-кода", fr "Le lien en code QR";
    SIT_DOWN = en "Take a seat", uk "Зайняти місце", ro "Ia loc", ru "Занять место", fr "Prendre place";
    CALL_OFF = en "Leave the table", uk "Піти з-за столу", ro "Pleacă de la masă", ru "Уйти из-за стола",
        fr "Quitter la table";
    NOT_FOR_YOU = en "The free seats are kept for others. You can watch.",
        uk "Вільні місця залишено для інших. Ви можете дивитися.",
        ro "Locurile libere sunt păstrate pentru alții. Poți privi.",
        ru "Свободные места оставлены для других. Вы можете смотреть.",
        fr "Les places libres sont réservées à d’autres. Vous pouvez regarder.";
    YOU_WATCH = en "You are watching", uk "Ви дивитеся", ro "Privești", ru "Вы смотрите", fr "Vous regardez";

    RESIGN = en "Resign", uk "Здатися", ro "Abandonează", ru "Сдаться", fr "Abandonner";
    RESIGN_SURE = en "Really resign?", uk "Справді здатися?", ro "Chiar abandonezi?", ru "Точно сдаться?",
        fr "Vraiment abandonner ?";
    OFFER_DRAW = en "Offer a draw", uk "Запропонувати нічию", ro "Propune remiză", ru "Предложить ничью",
        fr "Proposer la nulle";
    DRAW_OFFERED = en "You have offered a draw", uk "Ви запропонували нічию", ro "Ai propus remiză",
        ru "Вы предложили ничью", fr "Vous avez proposé la nulle";
    DRAW_ASKED = en "{0} offers a draw", uk "{0} пропонує нічию", ro "{0} propune remiză",
        ru "{0} предлагает ничью", fr "{0} propose la nulle";
    ACCEPT = en "Accept", uk "Прийняти", ro "Acceptă", ru "Принять", fr "Accepter";
    DECLINE = en "Decline", uk "Відхилити", ro "Refuză", ru "Отклонить", fr "Refuser";
    REMATCH = en "Rematch", uk "Реванш", ro "Revanșă", ru "Реванш", fr "Revanche";
    REMATCH_WANTED = en "You want a rematch; the others are asked",
        uk "Ви хочете реваншу; питаємо решту", ro "Vrei revanșă; ceilalți sunt întrebați",
        ru "Вы хотите реванш; спрашиваем остальных", fr "Vous voulez une revanche ; on demande aux autres";
    REMATCH_ASKED = en "Rematch wanted by {0}", uk "За реванш: {0}", ro "Revanșă cerută de: {0}",
        ru "За реванш: {0}", fr "Revanche demandée par {0}";
    NEXT_GAME = en "To the next game", uk "До наступної гри", ro "La jocul următor", ru "К следующей игре",
        fr "À la partie suivante";

    OVER = en "The game is over: {0}", uk "Гру закінчено: {0}", ro "Jocul s-a terminat: {0}",
        ru "Игра окончена: {0}", fr "Partie terminée : {0}";
    YOU_WIN_RESIGNED = en "You win: {0} resigned", uk "Ви перемогли: {0} здає партію",
        ro "Ai câștigat: {0} a abandonat", ru "Вы победили: {0} сдаёт партию", fr "Vous avez gagné : {0} abandonne";
    WINS_RESIGNED = en "{0} wins: {1} resigned", uk "{0} перемагає: {1} здає партію",
        ro "{0} câștigă: {1} a abandonat", ru "{0} побеждает: {1} сдаёт партию", fr "{0} gagne : {1} abandonne";
    YOU_WIN_TIME = en "You win: {0} ran out of time", uk "Ви перемогли: час вийшов ({0})",
        ro "Ai câștigat: {0} a depășit timpul", ru "Вы победили: время вышло ({0})",
        fr "Vous avez gagné : {0} n’a plus de temps";
    WINS_TIME = en "{0} wins: {1} ran out of time", uk "{0} перемагає: час вийшов ({1})",
        ro "{0} câștigă: {1} a depășit timpul", ru "{0} побеждает: время вышло ({1})",
        fr "{0} gagne : {1} n’a plus de temps";
    BY_RESIGNATION = en "by resignation", uk "здача партії", ro "prin abandon", ru "сдача партии", fr "par abandon";
    ON_TIME = en "on time", uk "вичерпано час", ro "prin depășirea timpului", ru "просрочено время", fr "au temps";
    BY_AGREEMENT = en "by agreement", uk "за згодою", ro "prin înțelegere", ru "по соглашению",
        fr "d’un commun accord";
    ABORTED = en "The game was called off; it counts for nothing.", uk "Гру скасовано; вона не рахується.",
        ro "Jocul a fost anulat; nu contează.", ru "Игра отменена; она не засчитывается.",
        fr "La partie a été annulée ; elle ne compte pas.";
    DOWNLOAD_TEXT = en "Download record", uk "Завантажити запис", ro "Descarcă notația",
        ru "Скачать запись", fr "Télécharger la notation";
    DOWNLOAD_SGF = en "Download SGF", uk "Завантажити SGF", ro "Descarcă SGF", ru "Скачать SGF",
        fr "Télécharger en SGF";
    TO_LOBBY = en "To the lobby", uk "До списку ігор", ro "La lista de jocuri", ru "К списку игр",
        fr "À la liste des parties";

    CHAT = en "Chat", uk "Чат", ro "Discuție", ru "Чат", fr "Discussion";
    CHAT_LINE = en "Say something", uk "Напишіть щось", ro "Spune ceva", ru "Напишите что-нибудь",
        fr "Dites quelque chose";
    SEND = en "Send", uk "Надіслати", ro "Trimite", ru "Отправить", fr "Envoyer";
    MUTE = en "Mute {0}", uk "Приховати повідомлення: {0}", ro "Ascunde mesajele: {0}", ru "Скрыть сообщения: {0}",
        fr "Masquer les messages de {0}";
    UNMUTE = en "Unmute {0}", uk "Показувати повідомлення: {0}", ro "Arată mesajele: {0}", ru "Показывать сообщения: {0}",
        fr "Afficher les messages de {0}";
    SAYS = en "{0}: {1}", uk "{0}: {1}", ro "{0}: {1}", ru "{0}: {1}", fr "{0} : {1}";
    NO_CHAT = en "Nobody has said anything yet.", uk "Ще ніхто нічого не сказав.",
        ro "Încă n-a spus nimeni nimic.", ru "Пока никто ничего не сказал.",
        fr "Personne n’a encore rien dit.";
}

plurals! {
    RECONNECTING = en ["Connection lost. Trying again in {0} second.", "Connection lost. Trying again in {0} seconds."],
        uk ["З’єднання втрачено. Нова спроба через {0} секунду.", "З’єднання втрачено. Нова спроба через {0} секунди.",
            "З’єднання втрачено. Нова спроба через {0} секунд."],
        ro ["Conexiune pierdută. Se încearcă din nou peste {0} secundă.", "Conexiune pierdută. Se încearcă din nou peste {0} secunde.",
            "Conexiune pierdută. Se încearcă din nou peste {0} de secunde."],
        ru ["Соединение потеряно. Новая попытка через {0} секунду.", "Соединение потеряно. Новая попытка через {0} секунды.",
            "Соединение потеряно. Новая попытка через {0} секунд."],
        fr ["Connexion perdue. Nouvel essai dans {0} seconde.", "Connexion perdue. Nouvel essai dans {0} secondes."];
    WATCHERS = en ["{0} spectator", "{0} spectators"],
        uk ["{0} глядач", "{0} глядачі", "{0} глядачів"],
        ro ["{0} spectator", "{0} spectatori", "{0} de spectatori"],
        ru ["{0} зритель", "{0} зрителя", "{0} зрителей"],
        fr ["{0} spectateur", "{0} spectateurs"];
}
