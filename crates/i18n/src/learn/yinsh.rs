//! The tasks of the YINSH lessons, and a hint for each; points are named as on the board.

use crate::text::texts;

texts! {
    PLACE_TASK = en "Place your fifth ring on any free point.", uk "Поставте п’яте кільце на будь-яку вільну точку.",
        ro "Așază al cincilea inel pe orice nod liber.", ru "Поставьте пятое кольцо на любую свободную точку.",
        fr "Placez votre cinquième anneau sur n’importe quelle intersection libre.";
    PLACE_HINT = en "Near the centre a ring has more lines.", uk "Ближче до центру в кільця більше ліній.",
        ro "Aproape de centru, un inel are mai multe linii.", ru "Ближе к центру у кольца больше линий.",
        fr "Près du centre, un anneau dispose de plus de lignes.";
    MOVE_TASK = en "Touch one of your white rings, then one of the dots.",
        uk "Торкніться одного зі своїх білих кілець, потім однієї з позначених точок.",
        ro "Atinge unul dintre inelele tale albe, apoi unul dintre nodurile marcate.",
        ru "Коснитесь одного из своих белых колец, затем одной из отмеченных точек.",
        fr "Touchez un de vos anneaux blancs, puis une des intersections marquées.";
    MOVE_HINT = en "The ring on e4 has free lines all round.", uk "Кільце на e4 має вільні лінії в усі боки.",
        ro "Inelul de pe e4 are linii libere în toate direcțiile.",
        ru "У кольца на e4 свободные линии во все стороны.",
        fr "L’anneau en e4 a des lignes libres tout autour.";
    JUMP_TASK = en "Jump over the two black markers to make them white.",
        uk "Перестрибніть через дві чорні фішки, щоб вони стали білими.",
        ro "Sari peste cele două jetoane negre ca să devină albe.",
        ru "Перепрыгните через две чёрные фишки, чтобы они стали белыми.",
        fr "Sautez par-dessus les deux marqueurs noirs pour les rendre blancs.";
    JUMP_HINT = en "The ring on d3 is right beside them.", uk "Кільце на d3 стоїть поруч із ними.",
        ro "Inelul de pe d3 este chiar lângă ele.", ru "Кольцо на d3 стоит рядом с ними.",
        fr "L’anneau en d3 est juste à côté.";
    BEHIND_TASK = en "Turn over all five markers of column e in one move.",
        uk "Переверніть одним ходом усі п’ять фішок стовпця e.",
        ro "Întoarce dintr-o mutare toate cele cinci jetoane de pe coloana e.",
        ru "Переверните одним ходом все пять фишек столбца e.",
        fr "Retournez d’un coup les cinq marqueurs de la colonne e.";
    BEHIND_HINT = en "Go up from e2: over the free e3, then over the run.",
        uk "З e2 угору: через вільну e3, далі через фішки.",
        ro "Urcă de pe e2: peste e3, liber, apoi peste șir.",
        ru "С e2 вверх: через свободную e3, дальше через фишки.",
        fr "Montez depuis e2 : par e3, libre, puis par-dessus les marqueurs.";
    WAY_TASK = en "Bring a white ring to f7.", uk "Приведіть біле кільце на f7.", ro "Adu un inel alb pe f7.",
        ru "Приведите белое кольцо на f7.", fr "Amenez un anneau blanc en f7.";
    WAY_HINT = en "The way from b3 is shut. Look along column f.", uk "Шлях із b3 закрито. Погляньте на стовпець f.",
        ro "Drumul de pe b3 este închis. Privește coloana f.", ru "Путь с b3 закрыт. Посмотрите на столбец f.",
        fr "Depuis b3, la voie est barrée. Voyez la colonne f.";
    ROW_TASK = en "Make a row of five. Take it, then take one of your rings.",
        uk "Зберіть ряд із п’яти. Приберіть його, потім приберіть одне своє кільце.",
        ro "Formează o linie de cinci. Scoate-o, apoi scoate unul dintre inelele tale.",
        ru "Выстройте ряд из пяти. Уберите его, затем уберите одно своё кольцо.",
        fr "Formez un alignement de cinq. Retirez-le, puis retirez un de vos anneaux.";
    ROW_HINT = en "Jump from e3 over the black markers. Then touch the row, and any white ring.",
        uk "Стрибніть з e3 через чорні фішки. Потім торкніться ряду й будь-якого білого кільця.",
        ro "Sari de pe e3 peste jetoanele negre. Apoi atinge linia și orice inel alb.",
        ru "Прыгните с e3 через чёрные фишки. Затем коснитесь ряда и любого белого кольца.",
        fr "Sautez depuis e3 par-dessus les marqueurs noirs. Touchez ensuite l’alignement, puis un anneau blanc.";
    LONG_TASK = en "Complete the run of seven. Take five so that d1 and d2 stay.",
        uk "Завершіть лінію із семи фішок. Приберіть п’ять так, щоб d1 і d2 лишилися.",
        ro "Completează șirul de șapte. Scoate cinci, dar lasă d1 și d2.",
        ru "Завершите линию из семи фишек. Уберите пять так, чтобы d1 и d2 остались.",
        fr "Complétez la suite de sept. Retirez-en cinq en gardant d1 et d2.";
    LONG_HINT = en "Move the ring off d4. Then choose d3–d7 by touching d7 twice.",
        uk "Відведіть кільце з d4. Потім виберіть d3–d7: торкніться d7 двічі.",
        ro "Mută inelul de pe d4. Apoi alege d3–d7, atingând d7 de două ori.",
        ru "Уведите кольцо с d4. Затем выберите d3–d7: коснитесь d7 дважды.",
        fr "Éloignez l’anneau de d4. Puis choisissez d3–d7 en touchant d7 deux fois.";
    CROSS_TASK = en "Complete two crossing rows with one move, and take one of them.",
        uk "Утворіть одним ходом два ряди, що перетинаються, і приберіть один із них.",
        ro "Completează dintr-o mutare două linii care se intersectează și scoate una.",
        ru "Завершите одним ходом два пересекающихся ряда и уберите один из них.",
        fr "Complétez d’un coup deux alignements qui se croisent, puis retirez-en un.";
    CROSS_HINT = en "The marker that the ring leaves on e5 belongs to both rows.",
        uk "Фішка, яку кільце лишає на e5, належить обом рядам.",
        ro "Jetonul lăsat de inel pe e5 face parte din ambele linii.",
        ru "Фишка, которую кольцо оставляет на e5, входит в оба ряда.",
        fr "Le marqueur que l’anneau laisse en e5 appartient aux deux alignements.";
    THEIRS_TASK = en "Black’s move made you a row. Take it and a ring, then make your move.",
        uk "Чорні своїм ходом зібрали ряд вашого кольору. Приберіть його й кільце, потім зробіть свій хід.",
        ro "Prin mutarea sa, negrul ți-a format o linie. Scoate-o, scoate un inel, apoi mută.",
        ru "Чёрные своим ходом выстроили ряд вашего цвета. Уберите его и кольцо, затем сделайте свой ход.",
        fr "Le coup de Noir a formé votre alignement. Retirez-le avec un anneau, puis jouez votre coup.";
    THEIRS_HINT = en "First the row g4–g8, then a ring, then a ring move.",
        uk "Спершу ряд g4–g8, далі кільце, тоді переміщення кільця.",
        ro "Întâi linia g4–g8, apoi un inel, apoi mutarea.",
        ru "Сначала ряд g4–g8, потом кольцо, потом перемещение кольца.",
        fr "D’abord l’alignement g4–g8, puis un anneau, puis le déplacement.";
    WIN_TASK = en "Both players have removed two rings. Complete a row for both, and win.",
        uk "Обидва гравці вже прибрали по два кільця. Зберіть ряд собі й супернику — і виграйте.",
        ro "Ambii jucători au scos câte două inele. Completează câte o linie pentru fiecare și câștigă.",
        ru "Оба игрока уже убрали по два кольца. Выстройте ряд себе и сопернику — и выиграйте.",
        fr "Chacun a déjà retiré deux anneaux. Complétez un alignement pour chacun, et gagnez.";
    WIN_HINT = en "Jump from e2 over the whole run, then take your row and a ring.",
        uk "Стрибніть з e2 через усі фішки, потім приберіть свій ряд і кільце.",
        ro "Sari de pe e2 peste tot șirul, apoi scoate linia ta și un inel.",
        ru "Прыгните с e2 через все фишки, затем уберите свой ряд и кольцо.",
        fr "Sautez depuis e2 par-dessus toute la suite, puis retirez votre alignement et un anneau.";
    POOL_TASK = en "One marker is left, and you are one ring ahead. Make the last move.",
        uk "Лишилася одна фішка, і ви попереду на одне кільце. Зробіть останній хід.",
        ro "A rămas un singur jeton și ai un inel avans. Fă ultima mutare.",
        ru "Осталась одна фишка, и вы впереди на одно кольцо. Сделайте последний ход.",
        fr "Il reste un marqueur et vous avez un anneau d’avance. Jouez le dernier coup.";
    POOL_HINT = en "Any move that completes no row will do.", uk "Підійде будь-який хід, що не утворює ряду.",
        ro "E bună orice mutare care nu completează o linie.", ru "Подойдёт любой ход, не завершающий ряда.",
        fr "Tout coup qui ne complète aucun alignement convient.";
    BLITZ_TASK = en "This is blitz. Make one row and win.", uk "Це бліц. Зберіть один ряд і виграйте.",
        ro "Este o partidă blitz. Formează o linie și câștigă.", ru "Это блиц. Выстройте один ряд и выиграйте.",
        fr "C’est une partie blitz. Formez un alignement et gagnez.";
    BLITZ_HINT = en "One of the markers on the line c3–g7 is still black: jump it along column e.",
        uk "Одна з фішок на лінії c3–g7 ще чорна: перестрибніть через неї вздовж стовпця e.",
        ro "Un jeton de pe linia c3–g7 este încă negru: sari peste el pe coloana e.",
        ru "Одна из фишек на линии c3–g7 ещё чёрная: перепрыгните через неё вдоль столбца e.",
        fr "Un marqueur de la ligne c3–g7 est encore noir : sautez par-dessus, le long de la colonne e.";

    AIM_TASK = en "You have removed two rings, and five of your markers lie in a row. Take the row, then a ring: that wins.",
        uk "Ви прибрали вже два кільця, а п’ять ваших фішок лежать у ряд. Приберіть ряд, потім кільце — це перемога.",
        ro "Ai scos deja două inele, iar cinci jetoane ale tale formează o linie. Scoate linia, apoi un inel: ai câștigat.",
        ru "Вы убрали уже два кольца, а пять ваших фишек лежат в ряд. Уберите ряд, затем кольцо — это победа.",
        fr "Vous avez retiré deux anneaux, et cinq de vos marqueurs forment un alignement. Retirez-le, puis un anneau : c’est gagné.";
    AIM_HINT = en "Touch one of the markers c5–g5, then any white ring.",
        uk "Торкніться однієї з фішок c5–g5, потім будь-якого білого кільця.",
        ro "Atinge unul dintre jetoanele c5–g5, apoi orice inel alb.",
        ru "Коснитесь одной из фишек c5–g5, затем любого белого кольца.",
        fr "Touchez un des marqueurs c5–g5, puis un anneau blanc.";
    BOARD_TASK = en "Place a ring on the edge of the board.", uk "Розмістіть кільце на краю поля.",
        ro "Așază un inel pe marginea tablei.", ru "Поместите кольцо на край поля.",
        fr "Placez un anneau au bord du plateau.";
    BOARD_HINT = en "All outermost intersections belong to the board: try b1.",
        uk "Усі крайні точки перетину належать полю: спробуйте b1.",
        ro "Toate nodurile de pe margine fac parte din tablă: încearcă b1.",
        ru "Все крайние пересечения принадлежат полю: попробуйте b1.",
        fr "Toutes les intersections du bord font partie du plateau : essayez b1.";
    LINE_TASK = en "Two lines have four white markers and a ring between them. Turn one of them into a row, and take it.",
        uk "На двох лініях по чотири білі фішки, а поміж ними кільце. Зберіть на одній ряд і приберіть його.",
        ro "Pe două direcții sunt câte patru jetoane albe, cu un inel între ele. Formează acolo o linie și scoate-o.",
        ru "На двух линиях по четыре белые фишки, а между ними кольцо. Выстройте на одной ряд и уберите его.",
        fr "Deux lignes ont quatre marqueurs blancs et un anneau au milieu. Faites de l’une un alignement, et retirez-le.";
    LINE_HINT = en "Move your own ring off e6: it leaves a marker there.",
        uk "Перемістіть своє кільце з e6: там лишиться фішка.", ro "Mută inelul tău de pe e6: acolo rămâne un jeton.",
        ru "Переместите своё кольцо с e6: там останется фишка.", fr "Déplacez votre anneau de e6 : il y laisse un marqueur.";
    SEVERAL_TASK = en "Make two rows with one move. Take both, each with a ring.",
        uk "Зберіть одним ходом два ряди. Приберіть обидва, за кожен — кільце.",
        ro "Formează două linii dintr-o mutare. Scoate-le pe amândouă, fiecare cu un inel.",
        ru "Выстройте одним ходом два ряда. Уберите оба, за каждый — кольцо.",
        fr "Formez deux alignements d’un coup. Retirez les deux, chacun avec un anneau.";
    SEVERAL_HINT = en "Jump from e4 over both black markers.", uk "Стрибніть з e4 через обидві чорні фішки.",
        ro "Sari de pe e4 peste ambele jetoane negre.", ru "Прыгните с e4 через обе чёрные фишки.",
        fr "Sautez depuis e4 par-dessus les deux marqueurs noirs.";
    STUCK_TASK = en "None of your rings can move. Pass.", uk "Жодне ваше кільце не можна перемістити. Пропустіть хід.",
        ro "Niciun inel al tău nu se poate muta. Pasează.", ru "Ни одно ваше кольцо нельзя переместить. Пропустите ход.",
        fr "Aucun de vos anneaux ne peut bouger. Passez.";
    STUCK_HINT = en "Touch your rings: black ones stand all round. The button is near the board.",
        uk "Торкніться своїх кілець: довкола стоять чорні. Кнопка — біля поля.",
        ro "Atinge inelele tale: de jur împrejur sunt cele negre. Butonul este lângă tablă.",
        ru "Коснитесь своих колец: вокруг стоят чёрные. Кнопка — рядом с полем.",
        fr "Touchez vos anneaux : des noirs les entourent. Le bouton est près du plateau.";
    COST_TASK = en "Make a row. Pay for it with the ring that cannot move anyway.",
        uk "Зберіть ряд. Заплатіть за нього кільцем, яке й так не можна перемістити.",
        ro "Formează o linie. Plătește cu inelul care oricum nu se poate muta.",
        ru "Выстройте ряд. Заплатите за него кольцом, которое и так нельзя переместить.",
        fr "Formez un alignement. Payez-le avec l’anneau qui ne peut de toute façon plus bouger.";
    COST_HINT = en "Jump from c2 over the black markers. Then give up the ring on a2.",
        uk "Стрибніть з c2 через чорні фішки. Потім віддайте кільце на a2.",
        ro "Sari de pe c2 peste jetoanele negre. Apoi renunță la inelul de pe a2.",
        ru "Прыгните с c2 через чёрные фишки. Затем отдайте кольцо на a2.",
        fr "Sautez depuis c2 par-dessus les marqueurs noirs. Puis cédez l’anneau en a2.";
    GIFT_TASK = en "Turn over three markers with one move, but complete no row for Black.",
        uk "Переверніть одним ходом три фішки, але не завершіть ряду чорних.",
        ro "Întoarce trei jetoane dintr-o mutare, dar nu completa o linie neagră.",
        ru "Переверните одним ходом три фишки, но не завершите ряда чёрных.",
        fr "Retournez trois marqueurs d’un coup, sans compléter d’alignement noir.";
    GIFT_HINT = en "In column e you would make e5 black, and c5–g5 a row. Look at column h.",
        uk "На стовпці e ви зробили б e5 чорною, а c5–g5 — рядом. Погляньте на стовпець h.",
        ro "Pe coloana e ai face e5 negru, iar c5–g5 o linie. Privește coloana h.",
        ru "В столбце e вы сделали бы e5 чёрной, а c5–g5 — рядом. Посмотрите на столбец h.",
        fr "Dans la colonne e, e5 deviendrait noir et c5–g5 un alignement. Voyez la colonne h.";
    THIRD_TASK = en "You could make your second row now, but Black is about to make the third. Stop Black.",
        uk "Ви могли б зібрати зараз другий ряд, але чорні от-от зберуть третій. Зупиніть їх.",
        ro "Ai putea forma acum a doua linie, dar negrul e gata să o formeze pe a treia. Oprește-l.",
        ru "Вы могли бы собрать сейчас второй ряд, но чёрные вот-вот соберут третий. Остановите их.",
        fr "Vous pourriez former votre deuxième alignement, mais Noir va former son troisième. Arrêtez-le.";
    THIRD_HINT = en "Black only has to move the ring off f8. Jump over one of the black markers.",
        uk "Чорним досить перемістити кільце з f8. Перестрибніть через одну з чорних фішок.",
        ro "Negrului îi ajunge să mute inelul de pe f8. Sari peste unul dintre jetoanele negre.",
        ru "Чёрным достаточно переместить кольцо с f8. Перепрыгните через одну из чёрных фишек.",
        fr "Il suffit à Noir de déplacer l’anneau de f8. Sautez par-dessus un des marqueurs noirs.";
    MARKERS_TASK = en "Make the marker on f6 white. You cannot move it: turn it over.",
        uk "Зробіть фішку на f6 білою. Перемістити її не можна: переверніть її.",
        ro "Fă alb jetonul de pe f6. Nu îl poți muta: întoarce-l.",
        ru "Сделайте фишку на f6 белой. Переместить её нельзя: переверните её.",
        fr "Rendez blanc le marqueur en f6. Vous ne pouvez pas le déplacer : retournez-le.";
    MARKERS_HINT = en "Jump over it with the ring on f4.", uk "Перестрибніть через неї кільцем з f4.",
        ro "Sari peste el cu inelul de pe f4.", ru "Перепрыгните через неё кольцом с f4.",
        fr "Sautez par-dessus avec l’anneau de f4.";
}
