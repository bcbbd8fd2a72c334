//! How to play Gemblo well: advice, each with a task and a hint.

use crate::text::texts;

texts! {
    T_MIDDLE = en "To the middle, with a five", uk "До середини, з п’ятьма клітинками", ro "Spre mijloc, cu o piesă de cinci",
        ru "К середине, с пятью клетками", fr "Vers le milieu, avec une pièce de cinq";
    MIDDLE = en "Begin with a piece of five cells that leads straight to the middle. From there it has ways to all sides; along the rim it has few.",
        uk "Починайте з фігури з п’яти клітинок, що веде просто до середини. Звідти є шляхи на всі боки, а вздовж краю їх мало.",
        ro "Începe cu o piesă de cinci celule care duce direct spre mijloc. De acolo ai căi în toate părțile; de-a lungul marginii, puține.",
        ru "Начинайте с фигуры из пяти клеток, которая ведёт прямо к середине. Оттуда есть пути во все стороны, а вдоль края их мало.",
        fr "Commencez par une pièce de cinq cases qui mène droit au milieu. De là partent des voies de tous côtés ; le long du bord, il y en a peu.";
    MIDDLE_TASK = en "Lay your first piece so that it comes as near to the middle as a piece of five can.",
        uk "Покладіть першу фігуру так близько до середини, як тільки може сягнути фігура з п’яти клітинок.",
        ro "Așază prima piesă cât mai aproape de mijloc, atât cât poate ajunge o piesă de cinci.",
        ru "Положите первую фигуру так близко к середине, как только может достать фигура из пяти клеток.",
        fr "Posez votre première pièce aussi près du milieu que peut l’être une pièce de cinq cases.";
    MIDDLE_HINT = en "A piece that reaches r16 or s15 does it. A piece of four gets a cell less far.",
        uk "Підійде фігура, що сягає r16 або s15. Фігура з чотирьох клітинок дістає на одну клітинку менше.",
        ro "E bună o piesă care ajunge la r16 sau s15. O piesă de patru ajunge cu o celulă mai puțin.",
        ru "Подойдёт фигура, которая достаёт до r16 или s15. Фигура из четырёх клеток достаёт на клетку меньше.",
        fr "Une pièce qui atteint r16 ou s15 convient. Une pièce de quatre va une case moins loin.";

    T_LARGE = en "Large pieces first", uk "Спершу великі фігури", ro "Întâi piesele mari", ru "Сначала большие фигуры",
        fr "Les grandes pièces d’abord";
    LARGE = en "Small pieces fit almost anywhere, large ones hardly. Where a large one fits, lay it; the small ones can wait.",
        uk "Малі фігури стають майже будь-де, великі — ні. Де стає велика, кладіть її; малі зачекають.",
        ro "Piesele mici încap aproape oriunde, cele mari greu. Unde încape una mare, așaz-o; cele mici pot aștepta.",
        ru "Маленькие фигуры встают почти везде, большие — нет. Где встаёт большая, кладите её; маленькие подождут.",
        fr "Les petites pièces tiennent presque partout, les grandes non. Où une grande tient, posez-la ; les petites attendront.";
    LARGE_TASK = en "Only one place is left for your piece of four. Any other turn costs you the first place.",
        uk "Для вашої фігури з чотирьох клітинок лишилося одне місце. Будь-який інший хід коштує вам першого місця.",
        ro "A rămas un singur loc pentru piesa ta de patru. Orice altă mutare te costă primul loc.",
        ru "Для вашей фигуры из четырёх клеток осталось одно место. Любой другой ход стоит вам первого места.",
        fr "Il reste une seule place pour votre pièce de quatre. Tout autre coup vous coûte la première place.";
    LARGE_HINT = en "The four cells h13 to h16 are free: they take the straight piece.",
        uk "Вільні чотири клітинки від h13 до h16: туди стає пряма фігура.",
        ro "Cele patru celule de la h13 la h16 sunt libere: acolo încape piesa dreaptă.",
        ru "Свободны четыре клетки от h13 до h16: туда встаёт прямая фигура.",
        fr "Les quatre cases de h13 à h16 sont libres : la pièce droite y tient.";

    T_EXITS = en "Leave yourself a way out", uk "Лишайте собі вихід", ro "Lasă-ți o ieșire", ru "Оставляйте себе выход",
        fr "Gardez une sortie";
    EXITS = en "Count how many pieces a room can take. A piece in its middle fills it alone; one at its end leaves room for another.",
        uk "Рахуйте, скільки фігур уміщує вільне місце. Фігура посередині займе його сама, а скраю — лишить місце для другої.",
        ro "Numără câte piese încap într-un spațiu. O piesă la mijloc îl umple singură; una la capăt lasă loc pentru încă una.",
        ru "Считайте, сколько фигур вмещает свободное место. Фигура посередине займёт его одна, а с краю — оставит место для второй.",
        fr "Comptez combien de pièces un espace peut recevoir. Une pièce au milieu le remplit seule ; au bout, elle laisse de la place à une autre.";
    EXITS_TASK = en "Your colour has room for two more pieces at the bottom, if you lay a piece of four at the right end of it. Most other placements shut it in.",
        uk "Унизу ваш колір має місце ще для двох фігур, якщо покласти фігуру з чотирьох клітинок з правильного краю. Більшість інших ходів його замикає.",
        ro "Jos culoarea ta are loc pentru încă două piese, dacă așezi o piesă de patru la capătul potrivit. Cele mai multe alte mutări o închid.",
        ru "Внизу у вашего цвета есть место ещё для двух фигур, если положить фигуру из четырёх клеток с нужного края. Большинство других ходов его запирает.",
        fr "En bas, votre couleur a encore la place de deux pièces, si vous posez une pièce de quatre au bon bout. La plupart des autres coups l’enferment.";
    EXITS_HINT = en "Keep n4 free. For example: k4, l4, l5, m4.",
        uk "Лишіть вільною n4. Наприклад: k4, l4, l5, m4.", ro "Lasă liberă n4. De exemplu: k4, l4, l5, m4.",
        ru "Оставьте свободной n4. Например: k4, l4, l5, m4.", fr "Laissez n4 libre. Par exemple : k4, l4, l5, m4.";

    T_SHARED = en "First where others can lay too", uk "Спершу там, де можуть і інші", ro "Întâi unde pot așeza și alții",
        ru "Сначала там, где могут и другие", fr "D’abord là où d’autres peuvent poser";
    SHARED = en "Cells that only you can reach stay yours and can wait. Cover first what another colour needs: it gains your cells and costs theirs.",
        uk "Клітинки, досяжні лише для вас, нікуди не дінуться. Спершу накрийте те, що потрібне іншому кольору: собі вигода, йому втрата.",
        ro "Celulele la care ajungi doar tu rămân ale tale și pot aștepta. Acoperă întâi ce îi trebuie altei culori: tu câștigi, ea pierde.",
        ru "Клетки, до которых достаёте только вы, никуда не денутся. Сначала накройте то, что нужно другому цвету: вам польза, ему потеря.",
        fr "Les cases que vous seul pouvez atteindre restent à vous et peuvent attendre. Couvrez d’abord ce dont une autre couleur a besoin.";
    SHARED_TASK = en "The opponent has one place left for a piece of three. Take it, or you lose the game.",
        uk "У суперника лишилося одне місце для фігури з трьох клітинок. Займіть його, бо інакше програєте.",
        ro "Adversarului i-a rămas un singur loc pentru o piesă de trei. Ocupă-l, altfel pierzi partida.",
        ru "У соперника осталось одно место для фигуры из трёх клеток. Займите его, иначе проиграете.",
        fr "Il reste à l’adversaire une place pour une pièce de trois. Prenez-la, sinon vous perdez la partie.";
    SHARED_HINT = en "It would lie on i7, j8 and k8. Cover j8.", uk "Вона лягла б на i7, j8 і k8. Накрийте j8.",
        ro "Ar sta pe i7, j8 și k8. Acoperă j8.", ru "Она легла бы на i7, j8 и k8. Накройте j8.",
        fr "Elle irait en i7, j8 et k8. Couvrez j8.";

    T_PARTNER = en "Mind your other colour", uk "Пам’ятайте про другий колір", ro "Gândește-te la cealaltă culoare",
        ru "Помните о втором цвете", fr "Pensez à votre autre couleur";
    PARTNER = en "With two players both of your colours count together. What one takes from the other gains nothing.",
        uk "Удвох обидва ваші кольори рахують разом. Що один забирає в другого, те не дає нічого.",
        ro "În doi, ambele tale culori se numără împreună. Ce ia una celeilalte nu aduce nimic.",
        ru "Вдвоём оба ваших цвета считаются вместе. Что один отнимает у другого, не даёт ничего.",
        fr "À deux, vos deux couleurs comptent ensemble. Ce que l’une prend à l’autre ne rapporte rien.";
    PARTNER_TASK = en "Your other colour needs l4. Lay a piece of three that leaves it free: only two placements win.",
        uk "Вашому другому кольору потрібна l4. Покладіть фігуру з трьох клітинок, що лишить її вільною: виграють лише два ходи.",
        ro "Cealaltă culoare a ta are nevoie de l4. Așază o piesă de trei care o lasă liberă: doar două așezări câștigă.",
        ru "Вашему второму цвету нужна l4. Положите фигуру из трёх клеток, которая оставит её свободной: выигрывают лишь два хода.",
        fr "Votre autre couleur a besoin de l4. Posez une pièce de trois qui la laisse libre : seuls deux coups gagnent.";
    PARTNER_HINT = en "Cover m5, n5 and o4.", uk "Накрийте m5, n5 і o4.", ro "Acoperă m5, n5 și o4.",
        ru "Накройте m5, n5 и o4.", fr "Couvrez m5, n5 et o4.";
}
