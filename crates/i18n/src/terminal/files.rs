//! Files that cannot be read or written.

use crate::text::texts;

texts! {
    MISSING = en "there is no such file", uk "такого файлу немає", ro "nu există un astfel de fișier", ru "такого файла нет",
        fr "ce fichier n’existe pas";
    FORBIDDEN = en "this file may not be read", uk "цей файл не можна читати", ro "fișierul nu poate fi citit de tine",
        ru "этот файл нельзя читать", fr "la lecture de ce fichier est interdite";
    FAILED = en "cannot be read: {0}", uk "не читається: {0}", ro "nu poate fi citit: {0}", ru "не читается: {0}",
        fr "lecture impossible : {0}";
    FOLDER = en "this is a folder, not a file", uk "це тека, а не файл", ro "acesta este un dosar, nu un fișier",
        ru "это папка, а не файл", fr "c’est un dossier, pas un fichier";
    TOO_LARGE = en "this is larger than {0} MiB", uk "це більше за {0} МіБ", ro "este mai mare de {0} MiB", ru "это больше {0} МиБ",
        fr "c’est plus grand que {0} Mio";
    NOT_UTF8 = en "this is no text in UTF-8", uk "це не текст у UTF-8", ro "acesta nu este text în UTF-8", ru "это не текст в UTF-8",
        fr "ce n’est pas du texte en UTF-8";
    UTF16 = en "this is UTF-16 text; save it as UTF-8", uk "це текст у UTF-16; збережіть його як UTF-8",
        ro "acesta este text UTF-16; salvează-l ca UTF-8", ru "это текст в UTF-16; сохраните его как UTF-8",
        fr "c’est du texte UTF-16 ; enregistrez-le en UTF-8";
    BINARY = en "this is not text: byte {0} at offset {1}", uk "це не текст: байт {0} на місці {1}",
        ro "acesta nu este text: octetul {0} la poziția {1}", ru "это не текст: байт {0} на месте {1}",
        fr "ce n’est pas du texte : octet {0} à la position {1}";
    BROKEN_ARCHIVE = en "the zip archive is broken: {0}", uk "архів zip пошкоджено: {0}", ro "arhiva zip este defectă: {0}",
        ru "архив zip повреждён: {0}", fr "l’archive zip est abîmée : {0}";
    MANY_FILES = en "the archive holds more than {0} files", uk "в архіві понад {0} файлів", ro "arhiva are peste {0} de fișiere",
        ru "в архиве больше {0} файлов", fr "l’archive contient plus de {0} fichiers";
    LARGE_ARCHIVE = en "the archive holds more than {0} MiB", uk "в архіві понад {0} МіБ", ro "arhiva are peste {0} MiB",
        ru "в архиве больше {0} МиБ", fr "l’archive contient plus de {0} Mio";
    INNER_ARCHIVE = en "an archive within an archive is not read", uk "архів в архіві не читається",
        ro "o arhivă în altă arhivă nu se citește", ru "архив в архиве не читается",
        fr "une archive dans une archive n’est pas lue";
    EMPTY_FOLDER = en "there is no file in this folder", uk "у цій теці немає файлів", ro "în acest dosar nu sunt fișiere",
        ru "в этой папке нет файлов", fr "il n’y a pas de fichier dans ce dossier";
    EMPTY_ARCHIVE = en "there is no file in this archive", uk "у цьому архіві немає файлів", ro "în această arhivă nu sunt fișiere",
        ru "в этом архиве нет файлов", fr "il n’y a pas de fichier dans cette archive";
    MANY_GAMES = en "this file holds more than {0} games", uk "у цьому файлі понад {0} партій", ro "acest fișier are peste {0} de partide",
        ru "в этом файле больше {0} партий", fr "ce fichier contient plus de {0} parties";
    EMPTY = en "the file is empty", uk "файл порожній", ro "fișierul este gol", ru "файл пуст", fr "le fichier est vide";
    FORMAT = en "this is no format that sixfold knows; it begins with {0}", uk "sixfold не знає такого формату; початок: {0}",
        ro "sixfold nu cunoaște acest format; începe cu {0}", ru "sixfold не знает такого формата; начало: {0}",
        fr "sixfold ne connaît pas ce format ; il commence par {0}";
    NO_TREE = en "there is no game tree {0} in this text", uk "у цьому тексті немає дерева гри {0}",
        ro "în acest text nu există arbore de joc {0}", ru "в этом тексте нет дерева игры {0}",
        fr "il n’y a pas d’arbre de partie {0} dans ce texte";
    SEVERAL = en "{0} holds {1} games: name one of them as {0}#1", uk "партій у {0}: {1}; назвіть одну, наприклад {0}#1",
        ro "partide în {0}: {1}; numește una, de exemplu {0}#1", ru "партий в {0}: {1}; назовите одну, например {0}#1",
        fr "parties dans {0} : {1} ; nommez-en une, par exemple {0}#1";
    NO_SUCH_GAME = en "{0} has no game {1}", uk "у {0} немає партії {1}", ro "{0} nu are partida {1}", ru "в {0} нет партии {1}",
        fr "{0} n’a pas de partie {1}";
    OF_FILE = en "{0}: {1}", uk "{0}: {1}", ro "{0}: {1}", ru "{0}: {1}", fr "{0} : {1}";

    IS_FOLDER = en "{0} is a folder", uk "{0} — тека", ro "{0} este un dosar", ru "{0} — папка", fr "{0} est un dossier";
    IS_NO_FILE = en "{0} is not a file", uk "{0} — не файл", ro "{0} nu este un fișier", ru "{0} — не файл",
        fr "{0} n’est pas un fichier";
    EXISTS = en "{0} exists already", uk "{0} уже є", ro "{0} există deja", ru "{0} уже есть", fr "{0} existe déjà";
    UNSAVED = en "{0} cannot be saved: {1}", uk "{0} не вдається зберегти: {1}", ro "{0} nu poate fi salvat: {1}",
        ru "{0} не удаётся сохранить: {1}", fr "{0} ne peut pas être enregistré : {1}";
}
