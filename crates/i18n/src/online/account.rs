//! Names, passwords, ratings, bots.

use crate::plural::plurals;
use crate::text::texts;

texts! {
    GUEST_EXPLAINED = en "You are a guest in this browser. With an account your games, rating and settings are there on every device.",
        uk "У цьому браузері ви гість. З обліковим записом ваші ігри, рейтинг і налаштування доступні на кожному пристрої.",
        ro "Ești vizitator în acest browser. Cu un cont, jocurile, ratingul și setările tale sunt disponibile pe orice dispozitiv.",
        ru "В этом браузере вы гость. С учётной записью ваши игры, рейтинг и настройки доступны на каждом устройстве.",
        fr "Dans ce navigateur, vous jouez en tant qu’invité. Avec un compte, vos parties, votre classement et vos réglages vous suivent partout.";
    REGISTER = en "Create an account", uk "Створити обліковий запис", ro "Creează un cont",
        ru "Создать учётную запись", fr "Créer un compte";
    REGISTER_KEEPS = en "The games you have played as a guest come with you.",
        uk "Ігри, які ви зіграли як гість, залишаться з вами.",
        ro "Jocurile jucate ca vizitator rămân ale tale.",
        ru "Игры, сыгранные гостем, останутся с вами.",
        fr "Les parties jouées en tant qu’invité restent les vôtres.";
    LOG_IN = en "Log in", uk "Увійти", ro "Intră în cont", ru "Войти", fr "Se connecter";
    LOG_OUT = en "Log out", uk "Вийти", ro "Ieși din cont", ru "Выйти", fr "Se déconnecter";
    NAME = en "Name", uk "Ім’я", ro "Nume", ru "Имя", fr "Nom";
    CHANGE_NAME = en "Change the name", uk "Змінити ім’я", ro "Schimbă numele", ru "Изменить имя",
        fr "Changer de nom";
    PASSWORD = en "Password", uk "Пароль", ro "Parolă", ru "Пароль", fr "Mot de passe";
    PASSWORD_RULE = en "at least 8 characters", uk "щонайменше 8 символів", ro "cel puțin 8 caractere",
        ru "не меньше 8 символов", fr "au moins 8 caractères";
    NAME_RULE = en "2 to 24 letters and digits; not beginning with “guest”",
        uk "від 2 до 24 літер і цифр; не починається з «guest»",
        ro "2 până la 24 de litere și cifre; nu începe cu „guest”",
        ru "от 2 до 24 букв и цифр; не начинается с «guest»",
        fr "2 à 24 lettres et chiffres ; ne commence pas par « guest »";
    NAME_TAKEN = en "This name is taken.", uk "Це ім’я зайняте.", ro "Acest nume este deja folosit.",
        ru "Это имя занято.", fr "Ce nom est déjà pris.";
    WRONG_PASSWORD = en "The name or the password is wrong.", uk "Ім’я або пароль неправильні.",
        ro "Numele sau parola sunt greșite.", ru "Имя или пароль неверны.",
        fr "Nom ou mot de passe incorrect.";
    LOGGED_IN = en "Where you are logged in", uk "Де ви увійшли", ro "Unde ești conectat",
        ru "Где вы вошли", fr "Où vous êtes connecté";
    OPENED_ON = en "Since {0}", uk "З {0}", ro "Din {0}", ru "С {0}", fr "Depuis le {0}";
    LAST_USED = en "last used {0}", uk "останнє використання: {0}", ro "folosit ultima dată: {0}",
        ru "последнее использование: {0}", fr "dernière utilisation : {0}";
    THIS_DEVICE = en "this device", uk "цей пристрій", ro "acest dispozitiv", ru "это устройство",
        fr "cet appareil";
    END_OTHERS = en "Log out everywhere else", uk "Вийти на всіх інших пристроях",
        ro "Ieși din cont peste tot în rest", ru "Выйти на всех других устройствах",
        fr "Se déconnecter partout ailleurs";
    CHANGE_PASSWORD = en "Change the password", uk "Змінити пароль", ro "Schimbă parola",
        ru "Изменить пароль", fr "Changer de mot de passe";
    CHANGE_PASSWORD_EXPLAINED = en "All other devices are logged out.", uk "На всіх інших пристроях доведеться увійти знову.",
        ro "Pe toate celelalte dispozitive trebuie să intri din nou în cont.",
        ru "На всех других устройствах придётся войти снова.",
        fr "Tous les autres appareils sont déconnectés.";
    NEW_PASSWORD = en "New password", uk "Новий пароль", ro "Parola nouă", ru "Новый пароль",
        fr "Nouveau mot de passe";
    RATINGS = en "Ratings", uk "Рейтинги", ro "Rating", ru "Рейтинги", fr "Classements";
    NO_RATINGS = en "No rated games yet.", uk "Ігор на рейтинг ще немає.", ro "Încă niciun joc cu rating.",
        ru "Игр на рейтинг пока нет.", fr "Aucune partie classée pour l’instant.";
    POOL_TWO = en "two players", uk "двоє гравців", ro "doi jucători", ru "два игрока", fr "deux joueurs";
    POOL_MANY = en "three and more", uk "троє і більше", ro "trei și mai mulți", ru "трое и больше",
        fr "trois et plus";
    MY_ARCHIVE = en "My finished games", uk "Мої завершені ігри", ro "Jocurile mele încheiate",
        ru "Мои завершённые игры", fr "Mes parties terminées";
    DEVICES = en "Settings on every device", uk "Налаштування на кожному пристрої",
        ro "Setări pe orice dispozitiv", ru "Настройки на каждом устройстве",
        fr "Réglages sur chaque appareil";
    KEEP_SETTINGS = en "Keep these settings", uk "Зберегти ці налаштування",
        ro "Păstrează aceste setări", ru "Сохранить эти настройки",
        fr "Garder ces réglages";
    TAKE_SETTINGS = en "Use the kept settings", uk "Застосувати збережені",
        ro "Aplică setările păstrate", ru "Применить сохранённые",
        fr "Utiliser les réglages gardés";
    DONE = en "Done.", uk "Готово.", ro "Gata.", ru "Готово.", fr "C’est fait.";
    MY_DATA = en "My data", uk "Мої дані", ro "Datele mele", ru "Мои данные", fr "Mes données";
    EXPORT = en "Export everything", uk "Експортувати все", ro "Exportă tot", ru "Экспортировать всё",
        fr "Tout exporter";
    DELETE = en "Delete my data", uk "Видалити мої дані", ro "Șterge datele mele", ru "Удалить мои данные", fr "Supprimer mes données";
    DELETE_EXPLAINED = en "Your name, ratings and chat lines are deleted; finished games stay without your name.",
        uk "Ваше ім’я, рейтинги й повідомлення зникнуть; завершені ігри залишаться без вашого імені.",
        ro "Numele, ratingul și mesajele tale dispar; jocurile încheiate rămân fără numele tău.",
        ru "Ваше имя, рейтинги и сообщения исчезнут; завершённые игры останутся без вашего имени.",
        fr "Votre nom, vos classements et vos messages disparaissent ; les parties terminées restent, sans votre nom.";
    DELETE_SURE = en "Delete for good", uk "Видалити назавжди", ro "Șterge definitiv", ru "Удалить навсегда",
        fr "Supprimer pour de bon";
    BOTS = en "Bots", uk "Боти", ro "Boți", ru "Боты", fr "Bots";
    BOTS_EXPLAINED = en "A bot is a program that plays under its own name. Its token is its password: it is shown once.",
        uk "Бот — це програма, що грає під власним ім’ям. Її токен — це пароль: його показують один раз.",
        ro "Un bot este un program care joacă sub numele său. Tokenul este parola lui: se arată o singură dată.",
        ru "Бот — программа, играющая под своим именем. Её токен — пароль: он показывается один раз.",
        fr "Un bot est un programme qui joue sous son propre nom. Son jeton est son mot de passe : il n’est montré qu’une fois.";
    NEW_TOKEN = en "Make a token", uk "Створити токен", ro "Creează un token", ru "Создать токен",
        fr "Créer un jeton";
    TAKE_TOKEN = en "Revoke", uk "Відкликати", ro "Revocă", ru "Отозвать", fr "Révoquer";
    TOKEN_OF = en "Token of {0}", uk "Токен бота {0}", ro "Tokenul botului {0}", ru "Токен бота {0}",
        fr "Jeton de {0}";
    API = en "Description of the API", uk "Опис API", ro "Descrierea API-ului", ru "Описание API",
        fr "Description de l’API";
}

plurals! {
    GAMES_PLAYED = en ["{0} game", "{0} games"], uk ["{0} гра", "{0} гри", "{0} ігор"],
        ro ["{0} joc", "{0} jocuri", "{0} de jocuri"], ru ["{0} игра", "{0} игры", "{0} игр"],
        fr ["{0} partie", "{0} parties"];
}
