//! The rules of Gemblo.

use crate::text::texts;

texts! {
    T_AIM = en "Aim", uk "Мета", ro "Scopul", ru "Цель", fr "But du jeu";
    T_PIECES = en "Pieces", uk "Фігури", ro "Piesele", ru "Фигуры", fr "Pièces";
    T_BOARD = en "Board", uk "Поле", ro "Tabla", ru "Поле", fr "Plateau";
    T_START = en "The start cell", uk "Стартова клітинка", ro "Celula de start", ru "Стартовая клетка",
        fr "La case de départ";
    T_CONNECT = en "Connecting", uk "З’єднання", ro "Legătura", ru "Соединение", fr "La liaison";
    T_APART = en "Never side by side", uk "Не впритул до свого кольору", ro "Niciodată lipite", ru "Не вплотную к своему цвету",
        fr "Jamais côte à côte";
    T_TURN = en "Turning pieces", uk "Повороти фігур", ro "Rotirea pieselor", ru "Повороты фигур",
        fr "Tourner les pièces";
    T_COVERED = en "A covered line", uk "Перекрита лінія", ro "O linie acoperită", ru "Заблокированное соединение",
        fr "Une ligne couverte";
    T_OPEN = en "Between two pieces", uk "Між двома фігурами", ro "Între două piese", ru "Между двумя фигурами",
        fr "Entre deux pièces";
    T_TWO = en "Two players", uk "Двоє гравців", ro "Doi jucători", ru "Два игрока", fr "Deux joueurs";
    T_PASS = en "Passing and end", uk "Пас і кінець гри", ro "Pas și sfârșitul jocului", ru "Пас и конец игры",
        fr "Passer, fin de la partie";
    T_SCORE = en "Result", uk "Підсумок", ro "Rezultatul", ru "Итог", fr "Résultat";
    T_TIE = en "Ties", uk "Рівний рахунок", ro "Egalitate", ru "Равный счёт", fr "Égalité";

    AIM = en "Lay as many pieces as you can. Whoever has the fewest cells left in unlaid pieces wins.",
        uk "Викладіть якнайбільше фігур. Перемагає той, у кого в невикладених фігурах найменше клітинок.",
        ro "Așază cât mai multe piese. Câștigă cine rămâne cu cele mai puține celule în piesele neașezate.",
        ru "Выложите как можно больше фигур. Побеждает тот, у кого в невыложенных фигурах меньше всего клеток.",
        fr "Posez le plus de pièces possible. Celui à qui il reste le moins de cases dans ses pièces non posées gagne.";
    PIECES = en "Every colour has 18 pieces with 72 cells: one of 1 cell, one of 2, three of 3, five of 4, eight of 5.",
        uk "Кожен колір має 18 фігур, разом 72 клітинки: одна з 1 клітинки, одна з 2, три з 3, п’ять із 4, вісім із 5.",
        ro "Fiecare culoare are 18 piese cu 72 de celule: una de 1 celulă, una de 2, trei de 3, cinci de 4, opt de 5.",
        ru "У каждого цвета 18 фигур, всего 72 клетки: одна из 1 клетки, одна из 2, три из 3, пять из 4, восемь из 5.",
        fr "Chaque couleur a 18 pièces et 72 cases : une de 1 case, une de 2, trois de 3, cinq de 4, huit de 5.";
    TURN = en "Pieces may be turned and turned over freely.", uk "Фігури можна вільно повертати й перевертати.",
        ro "Piesele se pot roti și întoarce liber.", ru "Фигуры можно свободно поворачивать и переворачивать.",
        fr "On peut tourner et retourner les pièces à volonté.";
    BOARD = en "Six play on the whole board; so do five, with 15 obstacles along the rim. Four and two play on the rectangle, three on the small hexagon.",
        uk "Шестеро грають на всьому полі; п’ятеро теж, із 15 перешкодами вздовж краю. Четверо і двоє грають на прямокутнику, троє — на малому шестикутнику.",
        ro "Șase joacă pe toată tabla; cinci la fel, cu 15 obstacole pe margine. Patru și doi joacă pe dreptunghi, trei pe hexagonul mic.",
        ru "Шестеро играют на всём поле; пятеро тоже, с 15 препятствиями вдоль края. Четверо и двое играют на прямоугольнике, трое — на малом шестиугольнике.",
        fr "À six, on joue sur tout le plateau ; à cinq aussi, avec 15 obstacles au bord. À quatre et à deux, sur le rectangle ; à trois, sur le petit hexagone.";
    START = en "Each turn you lay one piece on free cells. The first piece of each colour must cover its start cell.",
        uk "За хід ви викладаєте одну фігуру на вільні клітинки. Перша фігура кожного кольору має накрити його стартову клітинку.",
        ro "La fiecare mutare așezi o piesă pe celule libere. Prima piesă a fiecărei culori trebuie să acopere celula ei de start.",
        ru "За ход вы выкладываете одну фигуру на свободные клетки. Первая фигура каждого цвета должна накрыть его стартовую клетку.",
        fr "À chaque tour, vous posez une pièce sur des cases libres. La première pièce de chaque couleur doit couvrir sa case de départ.";
    CONNECT = en "Every later piece must be connected to its colour: a cell edge leads straight from one of its cells to a cell of its colour.",
        uk "Кожна наступна фігура має бути з’єднана зі своїм кольором: одне ребро клітинки веде прямо від неї до клітинки того самого кольору.",
        ro "Fiecare piesă următoare trebuie legată de culoarea ei: o latură de celulă duce direct de la piesă la o celulă de aceeași culoare.",
        ru "Каждая следующая фигура должна быть соединена со своим цветом: грань клетки ведёт прямо от неё к клетке того же цвета.",
        fr "Chaque pièce suivante doit être reliée à sa couleur : une arête mène droit d’une de ses cases à une case de sa couleur.";
    APART = en "A piece never touches its own colour side by side. It may touch other colours.",
        uk "Фігура не має торкатися стороною фігури свого кольору. Інших кольорів торкатися можна.",
        ro "O piesă nu atinge niciodată cu o latură propria culoare. Poate atinge însă alte culori.",
        ru "Фигура не должна соприкасаться с фигурой своего цвета. Других цветов касаться можно.",
        fr "Une pièce ne touche jamais sa propre couleur par un côté. Elle peut toucher les autres couleurs.";
    COVERED = en "If one and the same piece lies on both sides of that edge, the line is covered and does not count.",
        uk "Якщо одна й та сама фігура лежить по обидва боки цього ребра, лінію перекрито, і вона не рахується.",
        ro "Dacă aceeași piesă se află pe ambele părți ale acelei laturi, linia este acoperită și nu contează.",
        ru "Если одна и та же фигура лежит по обе стороны этой грани, соединение заблокировано и не считается.",
        fr "Si une seule et même pièce occupe les deux côtés de cette arête, la ligne est couverte et ne compte pas.";
    OPEN = en "Between two different pieces the line passes, whatever their colours.",
        uk "Між двома різними фігурами лінія проходить, хоч би яких вони були кольорів.",
        ro "Între două piese diferite linia trece, oricare ar fi culorile lor.",
        ru "Между двумя разными фигурами соединение сохраняется, каких бы цветов они ни были.",
        fr "Entre deux pièces différentes, la ligne passe, quelles que soient leurs couleurs.";
    TWO = en "Two players have two colours each, on opposite corners. The colours move clockwise and follow the rules each by itself; your two colours may touch.",
        uk "Удвох кожен гравець має два кольори в протилежних кутах. Кольори ходять по черзі за годинниковою стрілкою; правила діють для кожного кольору окремо, тож два ваші кольори можуть торкатися один одного.",
        ro "La doi jucători, fiecare are două culori, în colțuri opuse. Culorile mută pe rând, în sensul acelor de ceasornic; regulile se aplică fiecărei culori separat, deci cele două culori ale tale se pot atinge.",
        ru "Вдвоём у каждого игрока по два цвета в противоположных углах. Цвета ходят по очереди по часовой стрелке; правила действуют для каждого цвета отдельно, поэтому два ваших цвета могут соприкасаться.",
        fr "À deux, chacun a deux couleurs, dans des coins opposés. Les couleurs jouent à tour de rôle dans le sens horaire ; les règles valent pour chaque couleur séparément : vos deux couleurs peuvent se toucher.";
    PASS = en "You pass only when no piece of yours can be laid, and then for good. When nobody can lay a piece, the game is over.",
        uk "Пасує лише той, хто не може викласти жодної фігури, і більше він не ходить. Коли ніхто не може викласти фігуру, гру закінчено.",
        ro "Pasează doar cine nu mai poate așeza nicio piesă, iar de atunci nu mai mută. Când nimeni nu mai poate așeza, jocul s-a terminat.",
        ru "Пасует только тот, кто не может выложить ни одной фигуры, и больше он уже не ходит. Когда никто не может выложить фигуру, игра окончена.",
        fr "On ne passe que si l’on ne peut poser aucune pièce, et l’on ne rejoue plus. Quand personne ne peut poser, la partie est finie.";
    SCORE = en "Count the cells of the pieces you have left, one penalty point each (with two players, both colours together). The fewest win.",
        uk "Порахуйте клітинки у фігурах, що лишилися: кожна — одне штрафне очко (у грі вдвох — обидва кольори разом). Перемагає той, у кого їх найменше.",
        ro "Numără celulele pieselor rămase: fiecare este un punct de penalizare (la doi jucători, ambele culori împreună). Cine are cele mai puține câștigă.",
        ru "Сосчитайте клетки (блоки) оставшихся фигур: каждая — 1 штрафное очко; в игре вдвоём — оба цвета вместе. Побеждает тот, у кого штрафных очков меньше.",
        fr "Comptez les cases des pièces qui vous restent, chacune vaut un point de pénalité (à deux joueurs, les deux couleurs ensemble). Le plus petit total gagne.";
    TIE = en "Equal? Whoever holds the larger piece loses: 5 and 3 lose to 4 and 4. Then the next largest decide.",
        uk "Порівну? Програє той, у кого є більша фігура: 5 + 3 програє 4 + 4. Далі порівнюють наступні за розміром.",
        ro "Egalitate? Pierde cine are o piesă mai mare: 5 + 3 pierde în fața lui 4 + 4. Apoi decid următoarele ca mărime.",
        ru "Поровну? Проигрывает тот, у кого есть фигура большего размера: 5 + 3 проигрывает 4 + 4. Дальше сравнивают следующие по размеру.",
        fr "Égalité ? Celui qui a une pièce plus grande perd : 5 + 3 perd contre 4 + 4. Ensuite, on compare les pièces suivantes.";
    VALUE = en "Same sizes? Add the values of the pieces left, which are their numbers, 1 to 18. The lower sum is better: 15, 7 and 3 beat 14, 9 and 5. Still equal: the place is shared.",
        uk "Розміри однакові? Додайте вартість фігур, що лишилися, — це їхні номери від 1 до 18. Менша сума краща: 15 + 7 + 3 краще за 14 + 9 + 5. Якщо знову порівну, місце ділять.",
        ro "Aceleași mărimi? Adună valoarea pieselor rămase, adică numerele lor, de la 1 la 18. Suma mai mică e mai bună: 15 + 7 + 3 bate 14 + 9 + 5. Dacă e tot egal, locul se împarte.",
        ru "Размеры одинаковы? Сложите стоимость оставшихся фигур — их номера от 1 до 18. Меньшая сумма лучше: 15 + 7 + 3 (25 очков) лучше, чем 14 + 9 + 5 (28). Снова поровну — место делят.",
        fr "Mêmes tailles ? Additionnez la valeur des pièces restantes, c’est-à-dire leurs numéros, de 1 à 18. Le plus petit total l’emporte : 15 + 7 + 3 bat 14 + 9 + 5. En cas de nouvelle égalité, la place est partagée.";

    T_FIVE = en "Five players", uk "П’ятеро гравців", ro "Cinci jucători", ru "Пять игроков", fr "Cinq joueurs";
    T_VALUE = en "Values of the pieces", uk "Вартість фігур", ro "Valoarea pieselor", ru "Стоимость фигур",
        fr "Valeur des pièces";
    T_PUZZLES = en "Puzzles and pictures", uk "Головоломки й картинки", ro "Puzzle-uri și imagini",
        ru "Головоломки и картинки", fr "Casse-têtes et images";

    ORDER = en "Choose your colours and who begins; turns go clockwise.",
        uk "Виберіть кольори й того, хто починає; ходять за годинниковою стрілкою.",
        ro "Alegeți culorile și cine începe; se joacă în sensul acelor de ceasornic.",
        ru "Выберите цвета и того, кто начинает; ходят по часовой стрелке.",
        fr "Choisissez vos couleurs et qui commence ; on joue dans le sens horaire.";
    FIVE = en "With five, the start cells lie one cell in from the rim, with three obstacles between neighbours. The picture is an example: obstacles may lie in other ways.",
        uk "Уп’ятьох стартові клітинки лежать за одну клітинку від краю, між сусідніми — по три перешкоди. На малюнку лише приклад: перешкоди можна розкласти й інакше.",
        ro "La cinci, celulele de start se află la o celulă de margine, cu câte trei obstacole între vecine. Imaginea este un exemplu: obstacolele pot fi așezate și altfel.",
        ru "Впятером стартовые клетки лежат в одной клетке от края, между соседними — по три препятствия. На рисунке лишь пример: препятствия можно разложить и иначе.",
        fr "À cinq, les cases de départ sont à une case du bord, avec trois obstacles entre voisines. L’image est un exemple : on peut disposer les obstacles autrement.";
    EMPTY_HANDED = en "Whoever has laid all 18 pieces passes too.", uk "Хто виклав усі 18 фігур, теж каже «Пас!».",
        ro "Cine a așezat toate cele 18 piese pasează și el.", ru "Кто выложил все 18 фигур, тоже говорит «Пас!».",
        fr "Qui a posé ses 18 pièces passe aussi.";
    PENALTY = en "Every hexagon of a piece that you have left is a penalty point.",
        uk "Кожен блок фігури, що лишилася, — штрафне очко.",
        ro "Fiecare hexagon al unei piese rămase este un punct de penalizare.",
        ru "Каждый блок оставшейся фигуры — штрафное очко.",
        fr "Chaque hexagone d’une pièce restante est un point de pénalité.";
    NUMBERS = en "The value of a piece is its number, from 1 to 18.", uk "Вартість фігури — її номер від 1 до 18.",
        ro "Valoarea unei piese este numărul ei, de la 1 la 18.", ru "Стоимость фигуры — её номер от 1 до 18.",
        fr "La valeur d’une pièce est son numéro, de 1 à 18.";
    PUZZLES = en "The pieces are also for puzzles, alone or together: fill a silhouette exactly with the pieces given.",
        uk "Із фігур складають і головоломки, самотужки чи разом: заповніть силует даними фігурами без решти.",
        ro "Cu piesele se rezolvă și puzzle-uri, singur sau împreună: umple exact o siluetă cu piesele date.",
        ru "Из фигур складывают и головоломки, в одиночку или вместе: заполните силуэт данными фигурами без остатка.",
        fr "Les pièces servent aussi à des casse-têtes, seul ou à plusieurs : remplissez exactement une silhouette avec les pièces données.";
    PICTURES = en "And with all 108 pieces in six colours you can lay pictures, without any rules.",
        uk "А з усіх 108 фігур шести кольорів можна викладати картинки без жодних правил.",
        ro "Iar cu toate cele 108 piese în șase culori poți compune imagini, fără nicio regulă.",
        ru "А из всех 108 фигур шести цветов можно выкладывать картинки без всяких правил.",
        fr "Et avec les 108 pièces en six couleurs, on compose des images, sans aucune règle.";
    T_EMPTY = en "The last piece", uk "Остання фігура", ro "Ultima piesă", ru "Последняя фигура", fr "La dernière pièce";
}
