//! Records: what they tell, and what is wrong with them.

use crate::plural::plurals;
use crate::text::texts;

texts! {
    BAD = en "{0}: BAD, {1}", uk "{0}: ПОМИЛКА, {1}", ro "{0}: EROARE, {1}", ru "{0}: ОШИБКА, {1}", fr "{0} : ERREUR, {1}";
    GOOD = en "{0}: {1}, {2} ({3})", uk "{0}: {1}, {2} ({3})", ro "{0}: {1}, {2} ({3})", ru "{0}: {1}, {2} ({3})",
        fr "{0} : {1}, {2} ({3})";
    NOTE = en "{0}; note: {1}", uk "{0}; зауваження: {1}", ro "{0}; observație: {1}", ru "{0}; замечание: {1}",
        fr "{0} ; remarque : {1}";
    CUT = en "the record ends within turn {0}: {1}", uk "запис уривається посеред ходу {0}: {1}",
        ro "notația se oprește în mijlocul mutării {0}: {1}", ru "запись обрывается посреди хода {0}: {1}",
        fr "la notation s’arrête au milieu du coup {0} : {1}";
    CLAIM = en "the record claims {0}, but the replay gives {1}", uk "у записі {0}, а відтворення дає {1}",
        ro "notația susține {0}, dar reluarea dă {1}", ru "в записи {0}, а воспроизведение даёт {1}",
        fr "la notation annonce {0}, mais le déroulement donne {1}";
    CLAIM_OPEN = en "the record claims {0}, but the moves leave the game unfinished",
        uk "у записі {0}, але за ходами гру не закінчено", ro "notația susține {0}, dar mutările lasă jocul neterminat",
        ru "в записи {0}, но по ходам игра не окончена", fr "la notation annonce {0}, mais les coups laissent la partie inachevée";
    LEFT_OUT = en "a variation is left out from {0}", uk "варіант пропущено: {0}", ro "o variantă este omisă: {0}",
        ru "вариант пропущен: {0}", fr "une variante est omise : {0}";

    TURN = en "turn {0} ({1}): {2}", uk "хід {0} ({1}): {2}", ro "mutarea {0} ({1}): {2}", ru "ход {0} ({1}): {2}",
        fr "coup {0} ({1}) : {2}";
    UNFINISHED = en "turn {0} ({1}): the turn is not complete: {2}", uk "хід {0} ({1}): хід не завершено. {2}",
        ro "mutarea {0} ({1}): mutarea nu este completă. {2}", ru "ход {0} ({1}): ход не завершён. {2}",
        fr "coup {0} ({1}) : le coup n’est pas complet. {2}";
    OUT_OF_TURN = en "turn {0} ({1}): this is a move of {2}, but it is the turn of {3}",
        uk "хід {0} ({1}): це хід {2}, а черга {3}", ro "mutarea {0} ({1}): este o mutare a lui {2}, dar e rândul lui {3}",
        ru "ход {0} ({1}): это ход {2}, а очередь {3}", fr "coup {0} ({1}) : c’est un coup de {2}, mais c’est à {3} de jouer";
    NOT_THEIR_TURN = en "it is the turn of {0}", uk "зараз ходять {0}", ro "mută {0}", ru "сейчас ходят {0}",
        fr "c’est à {0} de jouer";
    UNKNOWN = en "the record says something that is not understood", uk "у записі щось незрозуміле",
        ro "notația conține ceva de neînțeles", ru "в записи что-то непонятное", fr "la notation contient quelque chose d’incompréhensible";
    EDITED = en "the board was changed by hand", uk "поле змінено вручну", ro "tabla a fost schimbată manual",
        ru "поле изменено вручную", fr "le plateau a été modifié à la main";
    NO_MARKER = en "the ring did not start from a marker", uk "кільце пішло не від фішки", ro "inelul nu a pornit de la un jeton",
        ru "кольцо пошло не от фишки", fr "l’anneau n’est pas parti d’un marqueur";
    OTHER_GAME = en "this is a record of {0}, not of YINSH", uk "це запис {0}, а не YINSH", ro "aceasta este o notație de {0}, nu de YINSH",
        ru "это запись {0}, а не YINSH", fr "c’est une notation de {0}, pas de YINSH";

    WITH_REFUSED = en "with a turn that the rules refuse", uk "з ходом проти правил", ro "cu o mutare contrară regulilor",
        ru "с ходом против правил", fr "avec un coup contraire aux règles";
    WITH_UNFINISHED = en "with a turn that is not complete", uk "з незавершеним ходом", ro "cu o mutare incompletă",
        ru "с незавершённым ходом", fr "avec un coup incomplet";
    WITH_OUT_OF_TURN = en "with a turn of the wrong player", uk "з ходом не того гравця", ro "cu o mutare a altui jucător",
        ru "с ходом не того игрока", fr "avec un coup du mauvais joueur";
    WITH_NO_MARKER = en "with a ring that did not start from a marker", uk "з кільцем, що пішло не від фішки",
        ro "cu un inel care nu a pornit de la un jeton", ru "с кольцом, пошедшим не от фишки",
        fr "avec un anneau qui n’est pas parti d’un marqueur";
    WITH_UNKNOWN = en "with words that are not understood", uk "з незрозумілими словами", ro "cu cuvinte neînțelese",
        ru "с непонятными словами", fr "avec des mots incompris";
    WITH_EDITED = en "with a board changed by hand", uk "з полем, зміненим вручну", ro "cu tabla schimbată manual",
        ru "с полем, изменённым вручную", fr "avec un plateau modifié à la main";
    OF_OTHER_GAME = en "of another game", uk "іншої гри", ro "din alt joc", ru "другой игры", fr "d’un autre jeu";
    WITHOUT_SETUP = en "without a setup that is known", uk "без відомого початку", ro "fără un început cunoscut",
        ru "без известного начала", fr "sans début connu";
    NO_FORM = en "not in the form of a record", uk "не у формі запису", ro "nu au forma unei notații", ru "не в форме записи",
        fr "pas sous forme de notation";
    NO_RECORDS = en "no records", uk "не записи", ro "nu sunt notații", ru "не записи", fr "pas des notations";
    UNREADABLE = en "not readable", uk "не читаються", ro "nu pot fi citite", ru "не читаются", fr "illisibles";

    NO_GAME = en "the game {0} is not known", uk "гра {0} невідома", ro "jocul {0} nu este cunoscut", ru "игра {0} неизвестна",
        fr "le jeu {0} n’est pas connu";
    SGF_OTHER_GAME = en "the SGF is of another game: GM[{0}]", uk "цей SGF — іншої гри: GM[{0}]", ro "acest SGF este din alt joc: GM[{0}]",
        ru "этот SGF — другой игры: GM[{0}]", fr "ce SGF est d’un autre jeu : GM[{0}]";
    SGF_NO_GAME = en "the SGF does not name its game: {0} is missing", uk "SGF не називає гри: бракує {0}",
        ro "SGF-ul nu numește jocul: lipsește {0}", ru "SGF не называет игры: не хватает {0}",
        fr "le SGF ne nomme pas son jeu : {0} manque";
    NO_SETUP = en "a record of {0} must name its setup", uk "запис {0} має називати початок", ro "o notație de {0} trebuie să numească începutul",
        ru "запись {0} должна называть начало", fr "une notation de {0} doit nommer son début";
    BAD_SETUP = en "the setup is refused: {0}", uk "початок не прийнято: {0}", ro "începutul este respins: {0}",
        ru "начало не принято: {0}", fr "le début est refusé : {0}";

    AT = en "line {0}, column {1}: {2}", uk "рядок {0}, стовпець {1}: {2}", ro "rândul {0}, coloana {1}: {2}",
        ru "строка {0}, столбец {1}: {2}", fr "ligne {0}, colonne {1} : {2}";
    NOTHING = en "nothing is written here", uk "тут нічого не написано", ro "aici nu este scris nimic", ru "здесь ничего не написано",
        fr "rien n’est écrit ici";
    BAD_TAG = en "a header line must read [Key \"value\"]", uk "рядок заголовка має вигляд [Key \"value\"]",
        ro "un rând de antet are forma [Key \"value\"]", ru "строка заголовка имеет вид [Key \"value\"]",
        fr "une ligne d’en-tête a la forme [Key \"value\"]";
    OPEN_COMMENT = en "the comment that begins here is never closed", uk "коментар, що починається тут, не закрито",
        ro "comentariul care începe aici nu se închide", ru "комментарий, начатый здесь, не закрыт",
        fr "le commentaire qui commence ici n’est pas fermé";
    OPEN_VARIATION = en "the variation that begins here is never closed", uk "варіант, що починається тут, не закрито",
        ro "varianta care începe aici nu se închide", ru "вариант, начатый здесь, не закрыт",
        fr "la variante qui commence ici n’est pas fermée";
    NOTHING_REPLACED = en "a variation stands behind the turn that it replaces", uk "варіант стоїть після ходу, який він замінює",
        ro "o variantă stă după mutarea pe care o înlocuiește", ru "вариант стоит после хода, который он заменяет",
        fr "une variante suit le coup qu’elle remplace";
    NO_VARIATION = en "no variation ends here", uk "тут не закінчується жоден варіант", ro "aici nu se termină nicio variantă",
        ru "здесь не кончается ни один вариант", fr "aucune variante ne finit ici";
    NO_TURN = en "no turn follows this number", uk "за цим номером немає ходу", ro "după acest număr nu urmează nicio mutare",
        ru "за этим номером нет хода", fr "aucun coup ne suit ce numéro";
    WRONG_NUMBER = en "this turn should have number {0}", uk "номер цього ходу має бути {0}", ro "această mutare ar trebui să aibă numărul {0}",
        ru "номер этого хода должен быть {0}", fr "ce coup devrait avoir le numéro {0}";
    OPEN_TREE = en "the game tree that begins here is never closed", uk "дерево гри, що починається тут, не закрито",
        ro "arborele de joc care începe aici nu se închide", ru "дерево игры, начатое здесь, не закрыто",
        fr "l’arbre de partie qui commence ici n’est pas fermé";
    OPEN_VALUE = en "the value that begins here is never closed", uk "значення, що починається тут, не закрито",
        ro "valoarea care începe aici nu se închide", ru "значение, начатое здесь, не закрыто",
        fr "la valeur qui commence ici n’est pas fermée";
    NO_VALUE = en "this property has no value", uk "ця властивість не має значення", ro "această proprietate nu are valoare",
        ru "у этого свойства нет значения", fr "cette propriété n’a pas de valeur";
    NO_IDENT = en "this value belongs to no property", uk "це значення не належить жодній властивості",
        ro "această valoare nu aparține niciunei proprietăți", ru "это значение не принадлежит ни одному свойству",
        fr "cette valeur n’appartient à aucune propriété";
    UNEXPECTED = en "unexpected {0} in a game tree", uk "зайве {0} у дереві гри", ro "{0} neașteptat într-un arbore de joc",
        ru "лишнее {0} в дереве игры", fr "{0} inattendu dans un arbre de partie";
}

plurals! {
    TURNS = en ["{0} turn", "{0} turns"], uk ["{0} хід", "{0} ходи", "{0} ходів"],
        ro ["{0} mutare", "{0} mutări", "{0} de mutări"], ru ["{0} ход", "{0} хода", "{0} ходов"],
        fr ["{0} coup", "{0} coups"];
    SUMMARY = en ["{0} game: {1} good, {2} refused", "{0} games: {1} good, {2} refused"],
        uk ["{0} партія: прийнято {1}, відхилено {2}", "{0} партії: прийнято {1}, відхилено {2}", "{0} партій: прийнято {1}, відхилено {2}"],
        ro ["{0} partidă: {1} bune, {2} respinse", "{0} partide: {1} bune, {2} respinse", "{0} de partide: {1} bune, {2} respinse"],
        ru ["{0} партия: принято {1}, отклонено {2}", "{0} партии: принято {1}, отклонено {2}", "{0} партий: принято {1}, отклонено {2}"],
        fr ["{0} partie : {1} bonnes, {2} refusées", "{0} parties : {1} bonnes, {2} refusées"];
}
