//! The rules of YINSH.

use crate::text::texts;

texts! {
    T_AIM = en "Aim", uk "Мета", ro "Scopul jocului", ru "Цель", fr "But du jeu";
    T_BOARD = en "Board and pieces", uk "Поле, кільця, фішки", ro "Tabla și piesele", ru "Поле, кольца, фишки",
        fr "Plateau et pièces";
    T_PLACE = en "Placing rings", uk "Початкове розташування", ro "Așezarea inelelor", ru "Первоначальная расстановка",
        fr "Placer les anneaux";
    T_MOVE = en "Moving a ring", uk "Переміщення кільця", ro "Mutarea unui inel", ru "Перемещение кольца",
        fr "Déplacer un anneau";
    T_JUMP = en "Jumping and turning", uk "Стрибок і перевертання фішок", ro "Săritura și întoarcerea jetoanelor",
        ru "Прыжок и переворачивание фишек", fr "Sauter et retourner";
    T_BEHIND = en "Landing right behind", uk "Одразу за фішками", ro "Oprirea imediat după jetoane",
        ru "Сразу за фишками", fr "Se poser juste derrière";
    T_WAY = en "Rings in the way", uk "Кільця на шляху", ro "Inele în cale", ru "Кольца на пути",
        fr "Des anneaux sur le chemin";
    T_ROW = en "A row", uk "Ряд", ro "O linie", ru "Ряд", fr "Un alignement";
    T_LONG = en "More than five", uk "Більше ніж п’ять", ro "Mai mult de cinci", ru "Больше пяти",
        fr "Plus de cinq";
    T_CROSS = en "Crossing rows", uk "Ряди, що перетинаються", ro "Linii care se intersectează", ru "Пересекающиеся ряды",
        fr "Alignements croisés";
    T_SEVERAL = en "Several rows", uk "Кілька рядів", ro "Mai multe linii", ru "Несколько рядов",
        fr "Plusieurs alignements";
    T_THEIRS = en "A row made by the other", uk "Ваш ряд після ходу суперника", ro "O linie formată de adversar",
        ru "Ваш ряд после хода соперника", fr "Un alignement offert";
    T_WIN = en "Winning", uk "Перемога", ro "Victoria", ru "Победа", fr "Gagner";
    T_POOL = en "The last marker", uk "Остання фішка", ro "Ultimul jeton", ru "Последняя фишка",
        fr "Le dernier marqueur";
    T_BLITZ = en "Blitz", uk "Бліц-версія", ro "Blitz", ru "Блиц (укороченная версия)", fr "Blitz";

    AIM = en "Make rows of five markers of your colour. For each row you remove one of your rings. Whoever removes three rings first wins.",
        uk "Збирайте ряди з п’яти фішок свого кольору. За кожен ряд ви прибираєте з поля одне своє кільце. Перемагає той, хто першим прибере три кільця.",
        ro "Formează linii de cinci jetoane de culoarea ta. Pentru fiecare linie scoți de pe tablă unul dintre inelele tale. Câștigă cine scoate primul trei inele.",
        ru "Выстраивайте ряды из пяти фишек своего цвета. За каждый ряд вы убираете с поля одно своё кольцо. Побеждает тот, кто первым уберёт три кольца.",
        fr "Formez des alignements de cinq marqueurs de votre couleur. À chaque alignement, vous retirez un de vos anneaux. Le premier à en retirer trois gagne.";
    BOARD = en "The board has 85 points. Each player has five rings. A common pool holds 51 markers, white on one side and black on the other. Lots decide who is White.",
        uk "На полі 85 точок перетину. Кожен гравець має п’ять кілець. У загальному запасі 51 двостороння фішка: один бік білий, другий чорний. Хто грає білими, вирішує жереб.",
        ro "Tabla are 85 de noduri. Fiecare jucător are cinci inele. Rezerva comună are 51 de jetoane, albe pe o față și negre pe cealaltă. Se trage la sorți cine joacă cu albele.",
        ru "На поле 85 точек — пересечений линий. У каждого игрока пять колец. В общем запасе 51 двусторонняя фишка: одна сторона белая, другая чёрная. Кто играет белыми, решает жребий.",
        fr "Le plateau compte 85 intersections. Chaque joueur a cinq anneaux. La réserve commune contient 51 marqueurs, blancs d’un côté et noirs de l’autre. On tire au sort qui joue les blancs.";
    PLACE = en "White begins. In turn, each player places one ring on any free point, edge included, until all ten stand.",
        uk "Починають білі. Гравці по черзі ставлять по одному кільцю на будь-яку вільну точку перетину, навіть на краю, доки на полі не опиняться всі десять.",
        ro "Albul începe. Pe rând, fiecare așază un inel pe orice nod liber, inclusiv pe margine, până când toate cele zece sunt pe tablă.",
        ru "Начинают белые. Игроки по очереди ставят по одному кольцу на любую свободную точку, в том числе на краю, пока на поле не окажутся все десять.",
        fr "Blanc commence. Chacun place à son tour un anneau sur une intersection libre, bord compris, jusqu’à ce que les dix soient sur le plateau.";
    MOVE = en "Put a marker, your colour up, into one of your rings. Then move that ring in a straight line to a free point. The marker stays.",
        uk "Візьміть фішку із запасу й покладіть її своїм кольором догори в одне зі своїх кілець. Потім перемістіть це кільце по прямій на вільну точку. Фішка лишається на місці.",
        ro "Ia un jeton din rezervă și pune-l, cu culoarea ta în sus, într-unul dintre inelele tale. Apoi mută inelul în linie dreaptă pe un nod liber. Jetonul rămâne pe loc.",
        ru "Возьмите фишку из запаса и положите её своим цветом вверх в одно из своих колец. Затем переместите это кольцо по прямой на свободную точку. Фишка остаётся на месте.",
        fr "Prenez un marqueur dans la réserve et placez-le, votre couleur sur le dessus, dans un de vos anneaux. Déplacez ensuite cet anneau en ligne droite vers une intersection libre. Le marqueur reste sur place.";
    JUMP = en "A ring may jump over markers of any colour that lie side by side. Every marker it jumps is turned over, yours too. The one it leaves behind is not.",
        uk "Кільце може перестрибнути через одну або кілька фішок будь-якого кольору, що лежать поспіль. Усі такі фішки перевертають, ваші також. Фішку, яку кільце щойно залишило, не перевертають.",
        ro "Un inel poate sări peste unul sau mai multe jetoane alăturate, de orice culoare. Toate jetoanele sărite se întorc, și ale tale. Jetonul pe care inelul tocmai l-a lăsat în urmă nu se întoarce.",
        ru "Кольцо может перепрыгнуть через одну или несколько фишек любого цвета, лежащих подряд. Все такие фишки переворачиваются, ваши тоже. Фишка, которую кольцо только что оставило, не переворачивается.",
        fr "Un anneau peut sauter par-dessus un ou plusieurs marqueurs alignés sans interruption, de n’importe quelle couleur. Tous les marqueurs sautés sont retournés, les vôtres aussi. Celui qu’il vient de laisser ne l’est pas.";
    BEHIND = en "A ring may first cross free points, then jump one run of markers. It lands on the first free point right behind them and goes no further.",
        uk "Кільце може спершу пройти вільні точки, а тоді перестрибнути через фішки, що лежать поспіль. Воно стає на першу вільну точку одразу за ними й далі не йде.",
        ro "Un inel poate trece întâi peste noduri libere, apoi peste un șir de jetoane. Se oprește pe primul nod liber imediat după ele și nu merge mai departe.",
        ru "Кольцо может сначала пройти свободные точки, а затем перепрыгнуть через фишки, лежащие подряд. Оно встаёт на первую свободную точку сразу за ними и дальше не идёт.",
        fr "Un anneau peut d’abord franchir des intersections libres, puis sauter par-dessus une suite de marqueurs. Il se pose sur la première intersection libre juste derrière et s’arrête là.";
    WAY = en "A ring never jumps over a ring, and never lands on a marker or a ring.",
        uk "Кільце ніколи не перестрибує через інше кільце й не стає на фішку чи кільце.",
        ro "Un inel nu sare niciodată peste alt inel și nu se oprește pe un jeton sau pe un inel.",
        ru "Кольцо никогда не перепрыгивает через другое кольцо и не встаёт на фишку или кольцо.",
        fr "Un anneau ne saute jamais par-dessus un anneau et ne se pose ni sur un marqueur ni sur un anneau.";
    ROW = en "Five adjacent markers of your colour in a straight line are a row. Put the five back into the pool. Then remove one of your rings, any of them.",
        uk "П’ять фішок вашого кольору поспіль на одній прямій — це ряд. Поверніть їх до запасу. Потім приберіть з поля будь-яке своє кільце.",
        ro "Cinci jetoane alăturate de culoarea ta, în linie dreaptă, formează o linie. Pune-le înapoi în rezervă. Apoi scoate de pe tablă oricare dintre inelele tale.",
        ru "Пять фишек вашего цвета подряд на одной прямой — это ряд. Верните их в запас. Затем уберите с поля любое своё кольцо.",
        fr "Cinq marqueurs adjacents de votre couleur, en ligne droite, forment un alignement. Remettez-les dans la réserve. Retirez ensuite un de vos anneaux, au choix.";
    NO_ROW = en "Rings do not count: a line with a ring between the markers is no row.",
        uk "Кільця не враховуються: лінія з кільцем поміж фішками — не ряд.",
        ro "Inelele nu se numără: un șir întrerupt de un inel nu este o linie.",
        ru "Кольца не считаются: линия с кольцом между фишками — не ряд.",
        fr "Les anneaux ne comptent pas : une ligne coupée par un anneau n’est pas un alignement.";
    LONG = en "If more than five lie in line, you choose which five adjacent ones go.",
        uk "Якщо поспіль лежить більше ніж п’ять фішок, ви вибираєте, які п’ять сусідніх прибрати.",
        ro "Dacă sunt mai mult de cinci jetoane la rând, alegi care cinci alăturate se scot.",
        ru "Если подряд лежит больше пяти фишек, вы выбираете, какие пять соседних убрать.",
        fr "S’il y en a plus de cinq à la suite, vous choisissez les cinq marqueurs adjacents à retirer.";
    SEVERAL = en "Rows that do not cross are all taken, with one ring for each.",
        uk "Якщо ряди не перетинаються, ви прибираєте їх усі й за кожен — одне кільце.",
        ro "Liniile care nu se intersectează se scot toate, cu câte un inel pentru fiecare.",
        ru "Если ряды не пересекаются, вы убираете их все и за каждый — одно кольцо.",
        fr "Les alignements qui ne se croisent pas sont tous retirés, avec un anneau chacun.";
    CROSS = en "Of rows that cross you take one. What is left of the other stays on the board.",
        uk "Якщо ряди перетинаються, ви прибираєте один із них. Решта фішок другого лишається на полі.",
        ro "Dintre liniile care se intersectează scoți una. Restul celeilalte rămâne pe tablă.",
        ru "Если ряды пересекаются, вы убираете один из них. Остальные фишки другого остаются на поле.",
        fr "De deux alignements qui se croisent, vous en retirez un. Ce qui reste de l’autre demeure sur le plateau.";
    THEIRS = en "A move may complete a row for the opponent. The opponent takes it, with a ring, at the start of the next turn.",
        uk "Хід може утворити ряд кольору суперника. Суперник прибирає його разом зі своїм кільцем на початку свого ходу.",
        ro "O mutare poate completa o linie a adversarului. Acesta o scoate, împreună cu un inel al său, la începutul mutării sale.",
        ru "Ход может завершить ряд цвета соперника. Соперник убирает его вместе со своим кольцом в начале своего хода.",
        fr "Un coup peut compléter un alignement de l’adversaire. Celui-ci le retire, avec un de ses anneaux, au début de son tour.";
    WIN = en "Whoever removes the third ring wins at once.", uk "Хто прибрав третє кільце, одразу перемагає.",
        ro "Cine scoate al treilea inel câștigă imediat.", ru "Кто убрал третье кольцо, сразу побеждает.",
        fr "Le premier à retirer son troisième anneau gagne aussitôt.";
    BOTH = en "If one move completes rows of both players, whoever moved takes first.",
        uk "Якщо один хід утворює ряди обох гравців, першим прибирає той, хто ходив.",
        ro "Dacă o mutare completează linii ale ambilor jucători, cel care a mutat le scoate primul pe ale sale.",
        ru "Если один ход завершает ряды обоих игроков, первым убирает тот, кто ходил.",
        fr "Si un coup complète des alignements des deux joueurs, celui qui a joué retire d’abord les siens.";
    POOL = en "If a player has to move and no marker is left, the game ends. More removed rings win; equal is a draw.",
        uk "Якщо гравець має ходити, а фішок у запасі немає, гру закінчено. Перемагає той, хто прибрав більше кілець; якщо порівну — нічия.",
        ro "Dacă un jucător trebuie să mute și nu mai sunt jetoane în rezervă, jocul se termină. Câștigă cine a scos mai multe inele; la egalitate e remiză.",
        ru "Если игрок должен ходить, а фишек в запасе нет, игра окончена. Побеждает тот, кто убрал больше колец; поровну — ничья.",
        fr "Si un joueur doit jouer et qu’il ne reste aucun marqueur dans la réserve, la partie s’arrête. Celui qui a retiré le plus d’anneaux gagne ; à égalité, la partie est nulle.";
    PASS = en "Whoever cannot move any ring passes. Two passes running end the game in the same way.",
        uk "Хто не може перемістити жодного кільця, пропускає хід. Два пропуски поспіль так само закінчують гру.",
        ro "Cine nu poate muta niciun inel pasează. Dacă se pasează de două ori la rând, jocul se încheie la fel.",
        ru "Кто не может переместить ни одно кольцо, пропускает ход. Два пропуска подряд так же заканчивают игру.",
        fr "Un joueur qui ne peut déplacer aucun anneau passe. Deux passes de suite terminent la partie de la même façon.";
    BLITZ = en "Blitz is the short game: the same rules, but one row is enough to win.",
        uk "Бліц — коротка версія: правила ті самі, але для перемоги досить одного ряду.",
        ro "Blitz este versiunea scurtă: aceleași reguli, dar o singură linie este de ajuns pentru victorie.",
        ru "Блиц — укороченная версия: правила те же, но для победы достаточно одного ряда.",
        fr "Le blitz est la version courte : mêmes règles, mais un seul alignement suffit pour gagner.";

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
    T_MARKERS = en "Markers stay", uk "Фішки лишаються", ro "Jetoanele rămân", ru "Фишки остаются",
        fr "Les marqueurs restent";
    SLOTS = en "Each side of the board has three places for removed rings.",
        uk "З кожного боку поля є три місця для прибраних кілець.",
        ro "De fiecare parte a tablei sunt trei locuri pentru inelele scoase.",
        ru "С каждой стороны поля есть три места для убранных колец.",
        fr "De chaque côté du plateau, trois emplacements attendent les anneaux retirés.";
    AFTER = en "The markers are turned over when the ring has landed, not on its way.",
        uk "Фішки перевертають, коли кільце вже стало на місце, а не дорогою.",
        ro "Jetoanele se întorc după ce inelul s-a oprit, nu pe drum.",
        ru "Фишки переворачивают, когда кольцо уже встало на место, а не по пути.",
        fr "On retourne les marqueurs une fois l’anneau arrivé, pas en chemin.";
}
