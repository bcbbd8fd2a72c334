//! The wordings.

use crate::plural::plurals;
use crate::text::texts;

texts! {
    BOARD = en "YINSH board", uk "Поле YINSH", ro "Tabla YINSH", ru "Поле YINSH", fr "Plateau YINSH";
    STANDARD = en "Standard: three rings", uk "Стандарт: три кільця",
        ro "Standard: trei inele", ru "Стандарт: три кольца",
        fr "Standard : trois anneaux";
    BLITZ = en "Blitz: one ring", uk "Бліц: одне кільце", ro "Blitz: un inel",
        ru "Блиц: одно кольцо", fr "Blitz : un anneau";
    WHITE = en "White", uk "Білі", ro "Albul", ru "Белые", fr "Blanc";
    BLACK = en "Black", uk "Чорні", ro "Negrul", ru "Чёрные", fr "Noir";
    WHITE_BEGINS = en "White (begins)", uk "Білі (починають)", ro "Albul (începe)", ru "Белые (начинают)",
        fr "Blanc (commence)";

    DUE_PLACE = en "{0}: place a ring ({1} of 5)", uk "{0}: поставте кільце ({1} з 5)",
        ro "{0}: așază un inel ({1} din 5)", ru "{0}: поставьте кольцо ({1} из 5)",
        fr "{0} : placez un anneau ({1} sur 5)";
    DUE_PLACE_ANY = en "{0}: place a ring", uk "{0}: поставте кільце", ro "{0}: așază un inel",
        ru "{0}: поставьте кольцо", fr "{0} : placez un anneau";
    DUE_MOVE = en "{0}: choose a ring to move", uk "{0}: виберіть кільце для ходу",
        ro "{0}: alege un inel de mutat", ru "{0}: выберите кольцо для хода",
        fr "{0} : choisissez un anneau à déplacer";
    DUE_LANDING = en "{0}: choose where the ring on {1} lands", uk "{0}: виберіть, куди піде кільце з {1}",
        ro "{0}: alege unde ajunge inelul de pe {1}", ru "{0}: выберите, куда пойдёт кольцо с {1}",
        fr "{0} : choisissez où va l’anneau de {1}";
    DUE_ROW = en "{0}: remove your row", uk "{0}: приберіть свій ряд", ro "{0}: scoate linia ta",
        ru "{0}: уберите свой ряд", fr "{0} : retirez votre alignement";
    DUE_WHICH_ROW = en "{0}: choose which five markers to remove", uk "{0}: виберіть, які п’ять фішок прибрати",
        ro "{0}: alege ce cinci jetoane scoți", ru "{0}: выберите, какие пять фишек убрать",
        fr "{0} : choisissez les cinq marqueurs à retirer";
    DUE_WHICH_ROW_FIRST = en "{0}: your opponent made you a row. Choose which five markers to remove before you move",
        uk "{0}: суперник утворив ваш ряд. Виберіть, які п’ять фішок прибрати перед ходом",
        ro "{0}: adversarul ți-a format o linie. Alege ce cinci jetoane scoți înainte de mutare",
        ru "{0}: соперник выстроил ваш ряд. Выберите, какие пять фишек убрать перед ходом",
        fr "{0} : l’adversaire a formé votre alignement. Choisissez les cinq marqueurs à retirer avant de jouer";
    DUE_ROW_FIRST = en "{0}: your opponent made you a row. Remove it before you move",
        uk "{0}: суперник утворив ваш ряд. Приберіть його перед ходом",
        ro "{0}: adversarul ți-a format o linie. Scoate-o înainte de mutare",
        ru "{0}: соперник выстроил ваш ряд. Уберите его перед ходом",
        fr "{0} : l’adversaire a formé votre alignement. Retirez-le avant de jouer";
    DUE_RING = en "{0}: remove one of your rings", uk "{0}: приберіть одне зі своїх кілець",
        ro "{0}: scoate unul dintre inelele tale", ru "{0}: уберите одно из своих колец",
        fr "{0} : retirez un de vos anneaux";
    DUE_PASS = en "{0}: no ring can move. Pass", uk "{0}: жодне кільце не можна перемістити. Пропустіть хід",
        ro "{0}: niciun inel nu se poate muta. Pasează", ru "{0}: ни одно кольцо нельзя переместить. Пропустите ход",
        fr "{0} : aucun anneau ne peut bouger. Passez";
    DUE_CONFIRM = en "{0}: confirm your turn", uk "{0}: підтвердьте хід", ro "{0}: confirmă mutarea",
        ru "{0}: подтвердите ход", fr "{0} : confirmez votre coup";
    PASS = en "Pass", uk "Пропустити хід", ro "Pasează", ru "Пропустить ход", fr "Passer";
    WINS_RINGS = en "{0} wins", uk "{0} перемагають", ro "{0} câștigă", ru "{0} побеждают", fr "{0} gagne";
    WINS_POOL = en "The game is over: {0} wins, having removed more rings", uk "Гру закінчено: {0} перемагають, бо прибрали більше кілець",
        ro "Jocul s-a terminat: {0} câștigă, având mai multe inele scoase", ru "Игра окончена: {0} побеждают, убрав больше колец",
        fr "Partie terminée : {0} gagne, ayant retiré plus d’anneaux";
    DRAW = en "A draw", uk "Нічия", ro "Remiză", ru "Ничья", fr "Partie nulle";

    PLANNED = en "Planned: {0}. Touch the board to drop it.", uk "Заплановано: {0}. Торкніться поля, щоб скасувати.",
        ro "Planificat: {0}. Atinge tabla ca să renunți.", ru "Запланировано: {0}. Коснитесь поля, чтобы отменить.",
        fr "Prévu : {0}. Touchez le plateau pour l’annuler.";
    NO_PLANNED = en "Not made as planned: {0}. {1}", uk "Заплановане не виконано: {0}. {1}",
        ro "Planul nu s-a făcut: {0}. {1}", ru "Запланированное не сделано: {0}. {1}",
        fr "Le coup prévu n’est pas joué : {0}. {1}";

    FLIPS_NOTHING = en "flips nothing", uk "нічого не перевертається", ro "nu întoarce nimic",
        ru "ничего не переворачивается", fr "ne retourne rien";
    YOUR_ROW = en "completes your row {0}", uk "утворюється ваш ряд {0}", ro "completează linia ta {0}",
        ru "завершается ваш ряд {0}", fr "complète votre alignement {0}";
    THEIR_ROW = en "completes your opponent’s row {0}", uk "утворюється ряд суперника {0}",
        ro "completează linia adversarului {0}", ru "завершается ряд соперника {0}",
        fr "complète l’alignement adverse {0}";

    SAY_PLACE = en "{0} places a ring on {1}", uk "{0} ставлять кільце на {1}", ro "{0} așază un inel pe {1}",
        ru "{0} ставят кольцо на {1}", fr "{0} place un anneau en {1}";
    SAY_MOVE = en "{0} moves a ring from {1} to {2}", uk "{0} переміщують кільце з {1} на {2}",
        ro "{0} mută un inel de pe {1} pe {2}", ru "{0} перемещают кольцо с {1} на {2}",
        fr "{0} déplace un anneau de {1} à {2}";
    SAY_ROW = en "row {0} removed", uk "прибрано ряд {0}", ro "linia {0} scoasă", ru "убран ряд {0}",
        fr "alignement {0} retiré";
    SAY_RING = en "ring {0} removed", uk "прибрано кільце {0}", ro "inelul {0} scos", ru "убрано кольцо {0}",
        fr "anneau {0} retiré";
    SAY_PASS = en "{0} passes", uk "{0} пропускають хід", ro "{0} pasează", ru "{0} пропускают ход",
        fr "{0} passe";

    HOLDS_NOTHING = en "free", uk "вільно", ro "liber", ru "свободно", fr "libre";
    HOLDS_WHITE_RING = en "white ring", uk "біле кільце", ro "inel alb", ru "белое кольцо", fr "anneau blanc";
    HOLDS_BLACK_RING = en "black ring", uk "чорне кільце", ro "inel negru", ru "чёрное кольцо",
        fr "anneau noir";
    HOLDS_WHITE_MARKER = en "white marker", uk "біла фішка", ro "jeton alb", ru "белая фишка",
        fr "marqueur blanc";
    HOLDS_BLACK_MARKER = en "black marker", uk "чорна фішка", ro "jeton negru", ru "чёрная фишка",
        fr "marqueur noir";
    IS_MOVABLE = en "can move", uk "можна перемістити", ro "se poate muta", ru "можно переместить", fr "peut bouger";
    IS_PICKED = en "chosen", uk "вибрано", ro "ales", ru "выбрано", fr "choisi";
    IS_TARGET = en "landing point", uk "сюди можна перемістити", ro "nod de sosire", ru "сюда можно переместить",
        fr "intersection d’arrivée";
    IS_REMOVABLE = en "can be removed", uk "можна прибрати", ro "se poate scoate", ru "можно убрать",
        fr "peut être retiré";

    NO_GAME_OVER = en "The game is over.", uk "Гру закінчено.", ro "Jocul s-a terminat.", ru "Игра окончена.",
        fr "La partie est finie.";
    NO_OCCUPIED = en "{0} is not free.", uk "{0} зайнято.", ro "{0} nu este liber.", ru "{0} занято.",
        fr "{0} n’est pas libre.";
    NO_RING = en "You have no ring on {0}.", uk "На {0} немає вашого кільця.", ro "Nu ai inel pe {0}.",
        ru "На {0} нет вашего кольца.", fr "Vous n’avez pas d’anneau en {0}.";
    NO_LINE = en "{0} and {1} are not on one line.", uk "{0} і {1} не на одній лінії.",
        ro "{0} și {1} nu sunt pe aceeași linie.", ru "{0} и {1} не на одной линии.",
        fr "{0} et {1} ne sont pas sur une même ligne.";
    NO_RING_IN_WAY = en "The ring on {0} is in the way: rings are never jumped.",
        uk "Кільце на {0} заважає: через кільця не стрибають.",
        ro "Inelul de pe {0} stă în cale: peste inele nu se sare.",
        ru "Кольцо на {0} мешает: через кольца не прыгают.",
        fr "L’anneau en {0} barre la route : on ne saute pas par-dessus les anneaux.";
    NO_PAST_JUMP = en "After jumping over markers the ring lands right behind them, on {0}.",
        uk "Після стрибка через фішки кільце стає одразу за ними, на {0}.",
        ro "După ce sare peste jetoane, inelul se oprește imediat după ele, pe {0}.",
        ru "После прыжка через фишки кольцо встаёт сразу за ними, на {0}.",
        fr "Après un saut, l’anneau se pose juste derrière les marqueurs, en {0}.";
    NO_STUCK = en "The ring on {0} cannot move.", uk "Кільце на {0} не можна перемістити.",
        ro "Inelul de pe {0} nu se poate muta.", ru "Кольцо на {0} нельзя переместить.",
        fr "L’anneau en {0} ne peut pas bouger.";
    NO_ROW_THERE = en "{0} is in none of your rows.", uk "{0} не входить до жодного вашого ряду.",
        ro "{0} nu face parte din nicio linie a ta.", ru "{0} не входит ни в один ваш ряд.",
        fr "{0} ne fait partie d’aucun de vos alignements.";
    NO_NOT_A_ROW = en "{0} is not a row of yours.", uk "{0} — не ваш ряд.", ro "{0} nu este o linie a ta.",
        ru "{0} — не ваш ряд.", fr "{0} n’est pas un de vos alignements.";
    NO_CAN_MOVE = en "A ring can still move, so you may not pass.",
        uk "Якесь кільце ще можна перемістити, тож пропускати хід не можна.",
        ro "Un inel se mai poate muta, deci nu ai voie să pasezi.",
        ru "Какое-то кольцо ещё можно переместить, поэтому пропускать ход нельзя.",
        fr "Un anneau peut encore bouger : passer n’est pas permis.";
    NO_WHICH_ROW = en "Several rows can go: say which one.", uk "Можна прибрати кілька рядів: укажіть, який саме.",
        ro "Se pot scoate mai multe linii: spune care.", ru "Можно убрать несколько рядов: укажите, какой именно.",
        fr "Plusieurs alignements sont possibles : indiquez lequel.";
    NO_UNFINISHED = en "The turn is not complete. {0}.", uk "Хід не завершено. {0}.", ro "Mutarea nu este completă. {0}.",
        ru "Ход не завершён. {0}.", fr "Le coup n’est pas complet. {0}.";
    NO_TURN_OVER = en "The text goes on after the end of the turn.", uk "Текст довший за хід.",
        ro "Mutarea se termină înaintea textului.", ru "Текст длиннее хода.",
        fr "Le coup se termine avant le texte.";
    NO_UNREADABLE = en "“{0}” is not a turn.", uk "«{0}» — не хід.", ro "„{0}” nu este o mutare.", ru "«{0}» — не ход.",
        fr "« {0} » n’est pas un coup.";
    NO_SUCH_POINT = en "There is no point “{0}”.", uk "Точки «{0}» немає.", ro "Nu există nodul „{0}”.",
        ru "Точки «{0}» нет.", fr "Il n’y a pas d’intersection « {0} ».";
    NO_FIVE = en "{0} and {1} are not the ends of five points in line.",
        uk "{0} і {1} — не кінці п’яти точок на лінії.", ro "{0} și {1} nu sunt capetele a cinci noduri în linie.",
        ru "{0} и {1} — не концы пяти точек на линии.", fr "{0} et {1} ne sont pas les extrémités de cinq intersections alignées.";
}

plurals! {
    RING_SCORE = en ["{0} ring to {1}", "{0} rings to {1}"],
        uk ["{0} кільце проти {1}", "{0} кільця проти {1}", "{0} кілець проти {1}"],
        ro ["{0} inel la {1}", "{0} inele la {1}", "{0} de inele la {1}"],
        ru ["{0} кольцо против {1}", "{0} кольца против {1}", "{0} колец против {1}"],
        fr ["{0} anneau à {1}", "{0} anneaux à {1}"];
    FLIPS = en ["flips {0} marker", "flips {0} markers"],
        uk ["перевертається {0} фішка", "перевертаються {0} фішки", "перевертається {0} фішок"],
        ro ["întoarce {0} jeton", "întoarce {0} jetoane", "întoarce {0} de jetoane"],
        ru ["переворачивается {0} фишка", "переворачиваются {0} фишки", "переворачивается {0} фишек"],
        fr ["retourne {0} marqueur", "retourne {0} marqueurs"];
}
