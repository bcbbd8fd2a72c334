//! The rules of YINSH.

use crate::text::texts;

texts! {
    T_AIM = en "Aim", uk "Мета", ro "Scopul", ru "Цель", fr "But du jeu";
    T_BOARD = en "Board and pieces", uk "Поле та фігури", ro "Tabla și piesele", ru "Поле и фигуры",
        fr "Plateau et pièces";
    T_PLACE = en "Placing rings", uk "Розставлення кілець", ro "Așezarea inelelor", ru "Расстановка колец",
        fr "Poser les anneaux";
    T_MOVE = en "Moving a ring", uk "Хід кільцем", ro "Mutarea unui inel", ru "Ход кольцом",
        fr "Déplacer un anneau";
    T_JUMP = en "Jumping and turning", uk "Стрибок і перевертання", ro "Săritura și întoarcerea",
        ru "Прыжок и переворот", fr "Sauter et retourner";
    T_BEHIND = en "Landing right behind", uk "Приземлення одразу за", ro "Oprirea imediat în spate",
        ru "Остановка сразу за", fr "Se poser juste derrière";
    T_WAY = en "Rings in the way", uk "Кільця на шляху", ro "Inele în cale", ru "Кольца на пути",
        fr "Des anneaux en travers";
    T_ROW = en "A row", uk "Ряд", ro "Un rând", ru "Ряд", fr "Une rangée";
    T_LONG = en "More than five", uk "Більше ніж п’ять", ro "Mai mult de cinci", ru "Больше пяти",
        fr "Plus de cinq";
    T_CROSS = en "Crossing rows", uk "Перехресні ряди", ro "Rânduri încrucișate", ru "Пересекающиеся ряды",
        fr "Rangées croisées";
    T_SEVERAL = en "Several rows", uk "Кілька рядів", ro "Mai multe rânduri", ru "Несколько рядов",
        fr "Plusieurs rangées";
    T_THEIRS = en "A row made by the other", uk "Ряд від суперника", ro "Un rând de la adversar",
        ru "Ряд от соперника", fr "Une rangée offerte";
    T_WIN = en "Winning", uk "Перемога", ro "Victoria", ru "Победа", fr "Gagner";
    T_POOL = en "The last marker", uk "Останній маркер", ro "Ultimul marcaj", ru "Последний маркер",
        fr "Le dernier marqueur";
    T_BLITZ = en "Blitz", uk "Бліц", ro "Blitz", ru "Блиц", fr "Blitz";

    AIM = en "Make rows of five markers of your colour. For each row you remove one of your rings. Whoever removes three rings first wins.",
        uk "Складайте ряди з п’яти маркерів свого кольору. За кожен ряд ви знімаєте одне своє кільце. Хто першим зніме три кільця, той переміг.",
        ro "Fă rânduri de cinci marcaje de culoarea ta. Pentru fiecare rând ridici unul dintre inelele tale. Câștigă cine ridică primul trei inele.",
        ru "Составляйте ряды из пяти маркеров своего цвета. За каждый ряд вы снимаете одно своё кольцо. Кто первым снимет три кольца, тот победил.",
        fr "Formez des rangées de cinq marqueurs de votre couleur. Chaque rangée vous fait retirer un de vos anneaux. Le premier à en retirer trois gagne.";
    BOARD = en "The board has 85 points. Each player has five rings. A common pool holds 51 markers, white on one side and black on the other. Lots decide who is White.",
        uk "На полі 85 точок. Кожен гравець має п’ять кілець. У спільному запасі 51 маркер: один бік білий, другий чорний. Хто грає білими, вирішує жереб.",
        ro "Tabla are 85 de puncte. Fiecare jucător are cinci inele. Rezerva comună are 51 de marcaje, albe pe o față și negre pe cealaltă. Cine joacă cu albul se trage la sorți.",
        ru "На поле 85 точек. У каждого игрока пять колец. В общем запасе 51 маркер: одна сторона белая, другая чёрная. Кто играет белыми, решает жребий.",
        fr "Le plateau compte 85 points. Chaque joueur a cinq anneaux. La réserve commune contient 51 marqueurs, blancs d’un côté et noirs de l’autre. Le sort désigne Blanc.";
    PLACE = en "White begins. In turn, each player places one ring on any free point, edge included, until all ten stand.",
        uk "Починають білі. Гравці по черзі ставлять по одному кільцю на будь-яку вільну точку, зокрема й на краю, доки не стоятимуть усі десять.",
        ro "Albul începe. Pe rând, fiecare așază un inel pe orice punct liber, inclusiv pe margine, până când stau toate zece.",
        ru "Начинают белые. Игроки по очереди ставят по одному кольцу на любую свободную точку, в том числе на краю, пока не встанут все десять.",
        fr "Blanc commence. Chacun pose à son tour un anneau sur un point libre, bord compris, jusqu’à ce que les dix soient posés.";
    MOVE = en "Put a marker, your colour up, into one of your rings. Then move that ring in a straight line to a free point. The marker stays.",
        uk "Покладіть маркер своїм кольором догори в одне зі своїх кілець. Потім пересуньте це кільце по прямій на вільну точку. Маркер лишається.",
        ro "Pune un marcaj, cu culoarea ta în sus, într-unul dintre inelele tale. Apoi mută inelul în linie dreaptă pe un punct liber. Marcajul rămâne.",
        ru "Положите маркер своим цветом вверх в одно из своих колец. Затем передвиньте это кольцо по прямой на свободную точку. Маркер остаётся.",
        fr "Placez un marqueur, votre couleur visible, dans un de vos anneaux. Déplacez ensuite cet anneau en ligne droite vers un point libre. Le marqueur reste.";
    JUMP = en "A ring may jump over markers of any colour that lie side by side. Every marker it jumps is turned over, yours too. The one it leaves behind is not.",
        uk "Кільце може перестрибувати маркери будь-яких кольорів, що лежать упритул. Кожен такий маркер перевертається, ваш також. Щойно лишений — ні.",
        ro "Un inel poate sări peste marcaje de orice culoare aflate unul lângă altul. Fiecare marcaj sărit se întoarce, și ale tale. Cel lăsat în urmă nu.",
        ru "Кольцо может перепрыгивать маркеры любых цветов, лежащие вплотную. Каждый такой маркер переворачивается, ваш тоже. Только что оставленный — нет.",
        fr "Un anneau peut sauter des marqueurs contigus, de toute couleur. Chaque marqueur sauté est retourné, les vôtres aussi. Celui qu’il vient de laisser, non.";
    BEHIND = en "A ring may first cross free points, then jump one run of markers. It lands on the first free point right behind them and goes no further.",
        uk "Кільце може спершу пройти вільні точки, потім перестрибнути одну групу маркерів. Воно стає на першу вільну точку одразу за ними й далі не йде.",
        ro "Un inel poate trece întâi peste puncte libere, apoi peste un șir de marcaje. Se oprește pe primul punct liber imediat în spatele lor.",
        ru "Кольцо может сначала пройти свободные точки, затем перепрыгнуть одну группу маркеров. Оно встаёт на первую свободную точку сразу за ними и дальше не идёт.",
        fr "Un anneau peut d’abord franchir des points libres, puis sauter une file de marqueurs. Il se pose sur le premier point libre juste derrière et s’arrête là.";
    WAY = en "A ring never jumps over a ring, and never lands on a marker or a ring.",
        uk "Кільце ніколи не перестрибує кільця й не стає на маркер чи кільце.",
        ro "Un inel nu sare niciodată peste un inel și nu se oprește pe un marcaj sau pe un inel.",
        ru "Кольцо никогда не перепрыгивает кольца и не встаёт на маркер или кольцо.",
        fr "Un anneau ne saute jamais un anneau et ne se pose ni sur un marqueur ni sur un anneau.";
    ROW = en "Five adjacent markers of your colour in a straight line are a row. Put the five back into the pool. Then remove one of your rings, any of them.",
        uk "П’ять сусідніх маркерів вашого кольору на одній прямій — це ряд. Поверніть їх до запасу. Потім зніміть будь-яке своє кільце.",
        ro "Cinci marcaje vecine de culoarea ta, în linie dreaptă, fac un rând. Pune-le înapoi în rezervă. Apoi ridică oricare dintre inelele tale.",
        ru "Пять соседних маркеров вашего цвета на одной прямой — это ряд. Верните их в запас. Затем снимите любое своё кольцо.",
        fr "Cinq marqueurs adjacents de votre couleur, en ligne droite, forment une rangée. Remettez-les dans la réserve. Retirez ensuite un de vos anneaux, au choix.";
    NO_ROW = en "Rings do not count: a line with a ring between the markers is no row.",
        uk "Кільця не рахуються: лінія з кільцем поміж маркерами — не ряд.",
        ro "Inelele nu se numără: o linie cu un inel între marcaje nu este rând.",
        ru "Кольца не считаются: линия с кольцом между маркерами — не ряд.",
        fr "Les anneaux ne comptent pas : une ligne coupée par un anneau n’est pas une rangée.";
    LONG = en "If more than five lie in line, you choose which five adjacent ones go.",
        uk "Якщо на лінії більше ніж п’ять, ви вибираєте, які п’ять сусідніх забрати.",
        ro "Dacă sunt mai mult de cinci în linie, alegi care cinci vecine pleacă.",
        ru "Если на линии больше пяти, вы выбираете, какие пять соседних снять.",
        fr "S’il y en a plus de cinq en ligne, vous choisissez lesquels, adjacents, partent.";
    SEVERAL = en "Rows that do not cross are all taken, with one ring for each.",
        uk "Ряди, що не перетинаються, забирають усі, за кожен — кільце.",
        ro "Rândurile care nu se încrucișează se ridică toate, cu câte un inel fiecare.",
        ru "Непересекающиеся ряды снимают все, за каждый — кольцо.",
        fr "Les rangées qui ne se croisent pas sont toutes retirées, avec un anneau chacune.";
    CROSS = en "Of rows that cross you take one. What is left of the other stays on the board.",
        uk "З рядів, що перетинаються, ви забираєте один. Решта другого лишається на полі.",
        ro "Dintre rândurile care se încrucișează ridici unul. Ce rămâne din celălalt stă pe tablă.",
        ru "Из пересекающихся рядов вы снимаете один. Остаток другого остаётся на поле.",
        fr "De deux rangées qui se croisent, vous en retirez une. Le reste de l’autre demeure.";
    THEIRS = en "A move may complete a row for the opponent. The opponent takes it, with a ring, at the start of the next turn.",
        uk "Хід може завершити ряд суперника. Суперник забирає його разом із кільцем на початку свого ходу.",
        ro "O mutare poate completa un rând al adversarului. El îl ridică, împreună cu un inel, la începutul mutării sale.",
        ru "Ход может завершить ряд соперника. Соперник снимает его вместе с кольцом в начале своего хода.",
        fr "Un coup peut compléter une rangée de l’adversaire. Celui-ci la retire, avec un anneau, au début de son tour.";
    WIN = en "Whoever removes the third ring wins at once.", uk "Хто зняв третє кільце, одразу перемагає.",
        ro "Cine ridică al treilea inel câștigă imediat.", ru "Кто снял третье кольцо, сразу побеждает.",
        fr "Qui retire son troisième anneau gagne aussitôt.";
    BOTH = en "If one move completes rows of both players, whoever moved takes first.",
        uk "Якщо один хід завершує ряди обох гравців, першим забирає той, хто ходив.",
        ro "Dacă o mutare completează rânduri ale ambilor, ridică întâi cel care a mutat.",
        ru "Если один ход завершает ряды обоих игроков, первым снимает тот, кто ходил.",
        fr "Si un coup complète des rangées des deux joueurs, celui qui a joué se sert d’abord.";
    POOL = en "If a player has to move and no marker is left, the game ends. More removed rings win; equal is a draw.",
        uk "Якщо треба ходити, а маркерів немає, гру закінчено. Перемагає той, хто зняв більше кілець; порівну — нічия.",
        ro "Dacă un jucător trebuie să mute și nu mai sunt marcaje, jocul se termină. Câștigă cine a ridicat mai multe inele; la egalitate e remiză.",
        ru "Если нужно ходить, а маркеров нет, игра окончена. Побеждает тот, кто снял больше колец; поровну — ничья.",
        fr "Si un joueur doit jouer et qu’il ne reste aucun marqueur, la partie s’arrête. Le plus d’anneaux retirés gagne ; à égalité, partie nulle.";
    PASS = en "Whoever cannot move any ring passes. Two passes running end the game in the same way.",
        uk "Хто не може рушити жодним кільцем, пропускає хід. Два пропуски поспіль так само закінчують гру.",
        ro "Cine nu poate mișca niciun inel pasează. Două pasări la rând încheie jocul la fel.",
        ru "Кто не может двинуть ни одно кольцо, пропускает ход. Два пропуска подряд так же заканчивают игру.",
        fr "Qui ne peut bouger aucun anneau passe. Deux passes de suite terminent la partie de la même façon.";
    BLITZ = en "Blitz is the short game: the same rules, but the first ring removed wins.",
        uk "Бліц — коротка гра: правила ті самі, але перемагає перше зняте кільце.",
        ro "Blitz este jocul scurt: aceleași reguli, dar primul inel ridicat câștigă.",
        ru "Блиц — короткая игра: правила те же, но побеждает первое снятое кольцо.",
        fr "Le blitz est la partie courte : mêmes règles, mais le premier anneau retiré gagne.";

    T_LINE = en "Rings in a line", uk "Кільця на лінії", ro "Inele pe linie", ru "Кольца на линии",
        fr "Des anneaux sur la ligne";
    T_PASS = en "Passing", uk "Пропуск ходу", ro "Când pasezi", ru "Пропуск хода", fr "Passer";
    T_ADVICE = en "Take care", uk "Будьте уважні", ro "Atenție", ru "Будьте внимательны", fr "Attention";
    T_COST = en "A row costs a ring", uk "Ряд коштує кільця", ro "O linie costă un inel", ru "Ряд стоит кольца",
        fr "Un alignement coûte un anneau";
    T_GIFT = en "Give no rows away", uk "Не даруйте рядів", ro "Nu dărui linii", ru "Не дарите рядов",
        fr "N’offrez pas d’alignement";
    T_THIRD = en "The third row", uk "Третій ряд", ro "A treia linie", ru "Третий ряд",
        fr "Le troisième alignement";

    MARKERS = en "Markers are never moved, only turned over.", uk "Фішки ніколи не переміщують, їх лише перевертають.",
        ro "Jetoanele nu se mută niciodată, ci doar se întorc.", ru "Фишки никогда не перемещают, их только переворачивают.",
        fr "Les marqueurs ne se déplacent jamais : on les retourne seulement.";
    COST = en "Every row brings you nearer to victory, but costs you a ring and room to move.",
        uk "Кожен ряд наближає вас до перемоги, але коштує вам кільця, а з ним і можливостей.",
        ro "Fiecare linie te apropie de victorie, dar te costă un inel, deci posibilități.",
        ru "Каждый ряд приближает вас к победе, но стоит вам кольца, а с ним и возможностей.",
        fr "Chaque alignement vous rapproche de la victoire, mais vous coûte un anneau, donc des possibilités.";
    GIFT = en "A row given to the opponent weakens them, but brings them nearer to victory too.",
        uk "Ряд, подарований супернику, послаблює його, але й наближає до перемоги.",
        ro "O linie oferită adversarului îl slăbește, dar îl și apropie de victorie.",
        ru "Ряд, подаренный сопернику, ослабляет его, но и приближает к победе.",
        fr "Un alignement offert affaiblit l’adversaire, mais le rapproche aussi de la victoire.";
    THIRD = en "Only the third row counts. Being the first to make one or two wins nothing yet.",
        uk "Важить лише третій ряд. Хто першим зібрав один чи два, ще нічого не виграв.",
        ro "Doar a treia linie contează. Cine formează primul una sau două încă nu a câștigat nimic.",
        ru "Важен лишь третий ряд. Кто первым собрал один или два, ещё ничего не выиграл.",
        fr "C’est le troisième alignement qui compte. Former le premier ou le deuxième ne fait encore rien gagner.";
    BLITZ_ADVICE = en "A good way to learn the game.", uk "Чудово підходить, щоб навчитися грати.",
        ro "Potrivită și pentru a învăța jocul.", ru "Подходит и тем, кто только учится играть.",
        fr "Idéal aussi pour apprendre à jouer.";
}
