//! The tasks of the Gemblo lessons, and a hint for each.

use crate::text::texts;

texts! {
    START_TASK = en "Lay any piece so that it covers your start cell.",
        uk "Покладіть будь-яку фігуру так, щоб вона накрила вашу стартову клітинку.",
        ro "Așază orice piesă astfel încât să-ți acopere celula de start.",
        ru "Положите любую фигуру так, чтобы она накрыла вашу стартовую клетку.",
        fr "Posez une pièce quelconque qui couvre votre case de départ.";
    START_HINT = en "Choose a piece, then touch the start cell.", uk "Виберіть фігуру й торкніться стартової клітинки.",
        ro "Alege o piesă, apoi atinge celula de start.", ru "Выберите фигуру и коснитесь стартовой клетки.",
        fr "Choisissez une pièce, puis touchez la case de départ.";
    CONNECT_TASK = en "Lay a second piece, connected to the first.", uk "Покладіть другу фігуру, з’єднану з першою.",
        ro "Așază a doua piesă, legată de prima.", ru "Положите вторую фигуру, соединённую с первой.",
        fr "Posez une deuxième pièce, reliée à la première.";
    CONNECT_HINT = en "The dots are the cells from which you may connect.",
        uk "Крапками позначено клітинки, з яких можна з’єднатися.",
        ro "Punctele arată celulele din care te poți lega.", ru "Точками отмечены клетки, с которых можно соединиться.",
        fr "Les repères montrent les cases d’où l’on peut se relier.";
    APART_TASK = en "Lay a piece of five cells. Keep clear of your own colour.",
        uk "Покладіть фігуру з п’яти клітинок. Не торкайтеся свого кольору.",
        ro "Așază o piesă de cinci celule. Nu atinge propria culoare.",
        ru "Положите фигуру из пяти клеток. Не касайтесь своего цвета.",
        fr "Posez une pièce de cinq cases. Restez à l’écart de votre couleur.";
    APART_HINT = en "Lead it away from the pieces that lie there.", uk "Відведіть її від уже викладених фігур.",
        ro "Du-o departe de piesele deja așezate.", ru "Уведите её от уже выложенных фигур.",
        fr "Éloignez-la des pièces déjà posées.";
    TURN_TASK = en "Turn a piece, or turn it over, and lay it that way.",
        uk "Поверніть або переверніть фігуру й покладіть її так.",
        ro "Rotește sau întoarce o piesă și așaz-o așa.",
        ru "Поверните или переверните фигуру и положите её так.",
        fr "Tournez ou retournez une pièce, et posez-la ainsi.";
    TURN_HINT = en "The buttons beside the piece turn it.", uk "Фігуру повертають кнопки поруч із нею.",
        ro "Butoanele de lângă piesă o rotesc.", ru "Фигуру поворачивают кнопки рядом с ней.",
        fr "Les boutons à côté de la pièce la font tourner.";
    COVERED_TASK = en "One piece covers the line to the marked cell. Lay a piece somewhere else.",
        uk "Лінію до позначеної клітинки перекриває одна фігура. Покладіть фігуру деінде.",
        ro "Linia spre celula marcată este acoperită de o singură piesă. Așază o piesă în altă parte.",
        ru "Соединение с отмеченной клеткой блокирует одна фигура. Положите фигуру в другом месте.",
        fr "La ligne vers la case marquée est couverte par une seule pièce. Posez une pièce ailleurs.";
    COVERED_HINT = en "Try the marked cell with the smallest piece: the line is crossed out.",
        uk "Спробуйте покласти найменшу фігуру на позначену клітинку: лінію буде перекреслено.",
        ro "Încearcă celula marcată cu piesa cea mai mică: linia apare tăiată.",
        ru "Попробуйте положить самую маленькую фигуру на отмеченную клетку: линия будет перечёркнута.",
        fr "Essayez la case marquée avec la plus petite pièce : la ligne apparaît barrée.";
    OPEN_TASK = en "Two different pieces flank the line to the marked cell. Pass between them.",
        uk "Обабіч лінії до позначеної клітинки лежать дві різні фігури. Пройдіть між ними.",
        ro "Linia spre celula marcată trece între două piese diferite. Treci printre ele.",
        ru "По сторонам линии к отмеченной клетке лежат две разные фигуры. Пройдите между ними.",
        fr "Deux pièces différentes bordent la ligne vers la case marquée. Passez entre elles.";
    OPEN_HINT = en "Lay a piece that covers the marked cell.", uk "Покладіть фігуру, що накриває позначену клітинку.",
        ro "Așază o piesă care acoperă celula marcată.", ru "Положите фигуру, которая накрывает отмеченную клетку.",
        fr "Posez une pièce qui couvre la case marquée.";
    PASS_TASK = en "Lay a piece so that the next player has to pass.",
        uk "Покладіть фігуру так, щоб наступний гравець мусив пасувати.",
        ro "Așază o piesă astfel încât următorul jucător să fie nevoit să paseze.",
        ru "Положите фигуру так, чтобы следующему игроку пришлось пасовать.",
        fr "Posez une pièce qui oblige le joueur suivant à passer.";
    PASS_HINT = en "Cover the marked cell.", uk "Накрийте позначену клітинку.", ro "Acoperă celula marcată.",
        ru "Накройте отмеченную клетку.", fr "Couvrez la case marquée.";
    SCORE_TASK = en "This is your last turn. Leave as few cells as you can.",
        uk "Це ваш останній хід. Залиште якнайменше клітинок.",
        ro "Este ultima ta mutare. Rămâi cu cât mai puține celule.",
        ru "Это ваш последний ход. Оставьте как можно меньше клеток.",
        fr "C’est votre dernier coup. Gardez le moins de cases possible.";
    SCORE_HINT = en "Lay the largest piece that fits.", uk "Покладіть найбільшу фігуру, що підходить.",
        ro "Așază cea mai mare piesă care încape.", ru "Положите самую большую фигуру, какая подходит.",
        fr "Posez la plus grande pièce possible.";

    AIM_TASK = en "Get rid of as much as you can: begin with a piece of five hexagons, on your start cell.",
        uk "Позбувайтеся якнайбільшого: почніть із фігури з п’яти блоків на своїй стартовій клітинці.",
        ro "Scapă de cât mai mult: începe cu o piesă de cinci hexagoane, pe celula ta de start.",
        ru "Избавляйтесь от как можно большего: начните с фигуры из пяти блоков на своей стартовой клетке.",
        fr "Débarrassez-vous du plus possible : commencez par une pièce de cinq hexagones, sur votre case de départ.";
    AIM_HINT = en "Large pieces are hard to lay later and cost the most.",
        uk "Великі фігури потім важко викласти, а коштують вони найбільше.",
        ro "Piesele mari se așază greu mai târziu și costă cel mai mult.",
        ru "Большие фигуры потом трудно выложить, а стоят они больше всего.",
        fr "Les grandes pièces sont difficiles à poser plus tard et coûtent le plus.";
    TWO_TASK = en "Two of the colours are yours, and now it is the turn of the second. Lay a piece that touches your first colour.",
        uk "Ваші два кольори, і зараз хід другого. Викладіть фігуру, що торкається вашого першого кольору.",
        ro "Două culori sunt ale tale, iar acum mută a doua. Așază o piesă care atinge prima ta culoare.",
        ru "Ваши два цвета, и сейчас ход второго. Выложите фигуру, которая соприкасается с вашим первым цветом.",
        fr "Deux couleurs sont à vous, et c’est le tour de la seconde. Posez une pièce qui touche votre première couleur.";
    TWO_HINT = en "Your colours meet in the middle of the board.", uk "Ваші кольори сходяться посеред поля.",
        ro "Culorile tale se întâlnesc în mijlocul tablei.", ru "Ваши цвета сходятся посреди поля.",
        fr "Vos couleurs se rencontrent au milieu du plateau.";
    VALUE_TASK = en "Your last turn. Lay one of the largest pieces that fit: the one whose number is the highest.",
        uk "Ваш останній хід. Викладіть одну з найбільших фігур, що підходять: ту, чий номер найвищий.",
        ro "Ultima ta mutare. Așază una dintre cele mai mari piese care încap: cea cu numărul cel mai mare.",
        ru "Ваш последний ход. Выложите одну из самых больших подходящих фигур: ту, чей номер наибольший.",
        fr "Votre dernier coup. Posez une des plus grandes pièces possibles : celle dont le numéro est le plus élevé.";
    VALUE_HINT = en "What you lay no longer counts against you. Pieces stand in the tray in the order of their numbers.",
        uk "Викладене вже не рахують проти вас. Фігури лежать у запасі за номерами.",
        ro "Ce așezi nu se mai numără împotriva ta. Piesele stau în rezervă în ordinea numerelor.",
        ru "Выложенное уже не считают против вас. Фигуры лежат в запасе по номерам.",
        fr "Ce que vous posez ne compte plus contre vous. Les pièces sont rangées par numéro.";
    FIVE_TASK = en "Obstacles belong to nobody: touch them, but do not cover them. Begin with a piece of five hexagons.",
        uk "Перешкоди нічиї: торкатися їх можна, накривати — ні. Почніть із фігури з п’яти блоків.",
        ro "Obstacolele nu sunt ale nimănui: le poți atinge, dar nu acoperi. Începe cu o piesă de cinci hexagoane.",
        ru "Препятствия ничьи: соприкасаться с ними можно, накрывать их — нет. Начните с фигуры из пяти блоков.",
        fr "Les obstacles ne sont à personne : touchez-les, mais ne les couvrez pas. Commencez par une pièce de cinq hexagones.";
    FIVE_HINT = en "Cover your start cell and go towards the middle.", uk "Накрийте стартову клітинку й ідіть до середини.",
        ro "Acoperă celula de start și mergi spre mijloc.", ru "Накройте стартовую клетку и идите к середине.",
        fr "Couvrez votre case de départ et allez vers le milieu.";
    BOARD_TASK = en "Six play on the whole board and start in its corners. Begin in yours with a piece of five hexagons.",
        uk "Шестеро грають на всьому полі й починають у кутах. Почніть у своєму з фігури з п’яти блоків.",
        ro "Șase joacă pe toată tabla și încep în colțuri. Începe în al tău cu o piesă de cinci hexagoane.",
        ru "Шестеро играют на всём поле и начинают в углах. Начните в своём с фигуры из пяти блоков.",
        fr "À six, on joue sur tout le plateau, à partir des coins. Commencez dans le vôtre avec une pièce de cinq hexagones.";
    EMPTY_TASK = en "You have one piece left. Lay it: whoever has none left passes.",
        uk "У вас лишилася одна фігура. Викладіть її: хто більше не має фігур, каже «Пас!».",
        ro "Ți-a rămas o singură piesă. Așaz-o: cine nu mai are piese pasează.",
        ru "У вас осталась одна фигура. Выложите её: у кого фигур больше нет, говорит «Пас!».",
        fr "Il vous reste une pièce. Posez-la : qui n’en a plus passe.";
    EMPTY_HINT = en "Any place where it fits will do.", uk "Підійде будь-яке місце, куди її можна викласти.",
        ro "Orice loc în care încape este bun.", ru "Подойдёт любое место, куда её можно выложить.",
        fr "Tout emplacement où elle tient convient.";
}
