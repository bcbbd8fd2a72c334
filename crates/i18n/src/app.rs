//! Words of the whole app: navigation, the home page, choosing a game, dialogs.

use crate::text::texts;

texts! {
    TAGLINE = en "Two hexagonal board games, played well", uk "Дві настільні гри на шестикутних полях",
        ro "Două jocuri pe table hexagonale", ru "Две настольные игры на шестиугольных полях",
        fr "Deux jeux sur plateaux hexagonaux";
    NAME = en "Sixfold: YINSH and Gemblo", uk "Sixfold: YINSH і Gemblo", ro "Sixfold: YINSH și Gemblo",
        ru "Sixfold: YINSH и Gemblo", fr "Sixfold : YINSH et Gemblo";
    DESCRIPTION = en "YINSH and Gemblo in the browser: alone, together or against the computer.",
        uk "YINSH і Gemblo у браузері: самотужки, разом або проти комп’ютера.",
        ro "YINSH și Gemblo în browser: singur, împreună sau contra calculatorului.",
        ru "YINSH и Gemblo в браузере: в одиночку, вместе или против компьютера.",
        fr "YINSH et Gemblo dans le navigateur : seul, à plusieurs ou contre l’ordinateur.";
    FILE_GAME = en "game-{0}", uk "партія-{0}", ro "partida-{0}", ru "партия-{0}", fr "partie-{0}";
    FILE_GAMES = en "games", uk "партії", ro "partide", ru "партии", fr "parties";
    FILE_PUZZLE = en "puzzle", uk "головоломка", ro "puzzle", ru "головоломка", fr "casse-tête";
    FILE_PICTURE = en "picture", uk "картинка", ro "imagine", ru "картинка", fr "image";
    HOME = en "Home", uk "Головна", ro "Acasă", ru "Главная", fr "Accueil";
    PLAY = en "Play", uk "Грати", ro "Joacă", ru "Играть", fr "Jouer";
    RESUME = en "Continue the game", uk "Продовжити гру", ro "Continuă jocul",
        ru "Продолжить игру", fr "Reprendre la partie";
    LAST_GAME = en "Look at the last game", uk "Переглянути останню партію", ro "Vezi ultima partidă",
        ru "Посмотреть последнюю партию", fr "Revoir la dernière partie";
    CHANGE_OPPONENT = en "Change opponent", uk "Змінити суперника", ro "Schimbă adversarul",
        ru "Сменить соперника", fr "Changer d’adversaire";
    LEARN = en "Learn", uk "Навчання", ro "Învață", ru "Обучение", fr "Apprendre";
    RULES = en "Rules", uk "Правила", ro "Reguli", ru "Правила", fr "Règles";
    SETTINGS = en "Settings", uk "Налаштування", ro "Setări", ru "Настройки", fr "Réglages";
    MENU = en "Menu", uk "Меню", ro "Meniu", ru "Меню", fr "Menu";
    CLOSE = en "Close", uk "Закрити", ro "Închide", ru "Закрыть", fr "Fermer";
    CANCEL = en "Cancel", uk "Скасувати", ro "Anulează", ru "Отмена", fr "Annuler";
    LABELLED = en "{0}: {1}", uk "{0}: {1}", ro "{0}: {1}", ru "{0}: {1}", fr "{0} : {1}";
    SKIP_TO_CONTENT = en "Skip to content", uk "Перейти до вмісту", ro "Salt la conținut",
        ru "Перейти к содержанию", fr "Aller au contenu";
    NOT_FOUND = en "There is no such page.", uk "Такої сторінки немає.", ro "Nu există o astfel de pagină.",
        ru "Такой страницы нет.", fr "Cette page n’existe pas.";
    UNOFFICIAL = en "YINSH is a game by Kris Burm, of the GIPF project; Gemblo is one by Justin Oh. Sixfold is independent and unofficial.",
        uk "YINSH — гра Кріса Бурма з проєкту GIPF, Gemblo — гра Джастіна Оха. Sixfold — незалежна неофіційна програма.",
        ro "YINSH este un joc de Kris Burm, din proiectul GIPF, iar Gemblo unul de Justin Oh. Sixfold este independent și neoficial.",
        ru "YINSH — игра Криса Бурма из проекта GIPF, Gemblo — игра Джастина Оха. Sixfold — независимая неофициальная программа.",
        fr "YINSH est un jeu de Kris Burm, du projet GIPF, Gemblo un jeu de Justin Oh. Sixfold est indépendant et non officiel.";
    TRADE_MARKS = en "YINSH and Gemblo are trade marks of their owners.",
        uk "YINSH і Gemblo — торговельні марки їхніх власників.",
        ro "YINSH și Gemblo sunt mărci ale proprietarilor lor.",
        ru "YINSH и Gemblo — товарные знаки их владельцев.",
        fr "YINSH et Gemblo sont des marques de leurs propriétaires.";
    YINSH_PITCH = en "Rings, markers and sudden reversals. For two.",
        uk "Кільця, фішки й раптові повороти. Для двох.",
        ro "Inele, jetoane și răsturnări de situație. Pentru doi.",
        ru "Кольца, фишки и внезапные перемены. Для двоих.",
        fr "Des anneaux, des marqueurs et des revirements soudains. Pour deux.";
    GEMBLO_PITCH = en "Lay pieces made of hexagons, joined by thin lines. For two to six.",
        uk "Викладайте фігури із шестикутників, з’єднані тонкими лініями. Для 2–6 гравців.",
        ro "Așază piese din hexagoane, legate prin linii subțiri. Pentru 2–6 jucători.",
        ru "Выкладывайте фигуры из шестиугольников, соединённые тонкими линиями. Для 2–6 игроков.",
        fr "Posez des pièces faites d’hexagones, reliées par de fines lignes. De 2 à 6 joueurs.";
    COMING = en "Coming soon", uk "Незабаром", ro "În curând", ru "Скоро", fr "Bientôt";
    VARIANT = en "Variant", uk "Варіант", ro "Variantă", ru "Вариант", fr "Variante";
    PLAYERS = en "Players", uk "Гравці", ro "Jucători", ru "Игроки", fr "Joueurs";
    PERSON = en "Person", uk "Людина", ro "Om", ru "Человек", fr "Humain";
    ENGINE = en "Computer", uk "Комп’ютер", ro "Calculator", ru "Компьютер", fr "Ordinateur";
    ALL_COMPUTERS = en "All computers", uk "Лише комп’ютери", ro "Numai calculatoare", ru "Только компьютеры",
        fr "Que des ordinateurs";
    ALL_PEOPLE = en "All people", uk "Лише люди", ro "Numai oameni", ru "Только люди", fr "Que des humains";
    LEVEL = en "Level {0}", uk "Рівень {0}", ro "Nivelul {0}", ru "Уровень {0}", fr "Niveau {0}";
    LEVEL_NAMED = en "{0} – {1}", uk "{0} — {1}", ro "{0} – {1}", ru "{0} — {1}", fr "{0} – {1}";
    ENGINE_LEVEL = en "Computer, level {0}", uk "Комп’ютер, рівень {0}", ro "Calculator, nivelul {0}",
        ru "Компьютер, уровень {0}", fr "Ordinateur, niveau {0}";
    NEW_VERSION = en "A new version is ready.", uk "Нова версія готова.", ro "O versiune nouă este gata.",
        ru "Новая версия готова.", fr "Une nouvelle version est prête.";
    RELOAD = en "Reload", uk "Перезавантажити", ro "Reîncarcă", ru "Перезагрузить", fr "Recharger";
    LATER = en "Later", uk "Пізніше", ro "Mai târziu", ru "Позже", fr "Plus tard";
    START = en "Start the game", uk "Почати гру", ro "Începe jocul", ru "Начать игру",
        fr "Commencer la partie";

    WHO_BEGINS = en "Who begins", uk "Хто починає", ro "Cine începe", ru "Кто начинает", fr "Qui commence";
    AS_LISTED = en "The first in the list", uk "Перший у списку", ro "Primul din listă", ru "Первый в списке",
        fr "Le premier de la liste";
    DRAW_LOTS = en "Draw lots", uk "Кинути жереб", ro "Trageți la sorți", ru "Бросить жребий", fr "Tirer au sort";
}
