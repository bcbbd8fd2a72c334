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
        uk "Крапки — це клітинки, з яких можна з’єднатися.",
        ro "Punctele arată celulele din care te poți lega.", ru "Метки — это клетки, с которых можно соединиться.",
        fr "Les repères montrent les cases d’où l’on peut se relier.";
    APART_TASK = en "Lay a piece of five cells. Keep clear of your own colour.",
        uk "Покладіть фігуру з п’яти клітинок. Не торкайтеся свого кольору.",
        ro "Așază o piesă de cinci celule. Ferește-te de propria culoare.",
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
    COVERED_TASK = en "The line to k14 is covered by one piece. Lay a piece somewhere else.",
        uk "Лінію до k14 перекриває одна фігура. Покладіть фігуру деінде.",
        ro "Linia spre k14 este acoperită de o singură piesă. Așază o piesă în altă parte.",
        ru "Линию к k14 перекрывает одна фигура. Положите фигуру в другом месте.",
        fr "La ligne vers k14 est couverte par une seule pièce. Posez une pièce ailleurs.";
    COVERED_HINT = en "Try k14 first, to see the line crossed out.", uk "Спробуйте спершу k14: лінію буде перекреслено.",
        ro "Încearcă întâi k14: vei vedea linia tăiată.", ru "Попробуйте сначала k14: линия будет перечёркнута.",
        fr "Essayez d’abord k14 : la ligne apparaîtra barrée.";
    OPEN_TASK = en "Two different pieces flank the line to n11. Pass between them.",
        uk "Обабіч лінії до n11 лежать дві різні фігури. Пройдіть між ними.",
        ro "Linia spre n11 trece între două piese diferite. Treci printre ele.",
        ru "По сторонам линии к n11 лежат две разные фигуры. Пройдите между ними.",
        fr "Deux pièces différentes bordent la ligne vers n11. Passez entre elles.";
    OPEN_HINT = en "Lay a piece that covers n11.", uk "Покладіть фігуру, що накриває n11.",
        ro "Așază o piesă care acoperă n11.", ru "Положите фигуру, которая накрывает n11.",
        fr "Posez une pièce qui couvre n11.";
    PASS_TASK = en "Lay a piece so that the next player has to pass.",
        uk "Покладіть фігуру так, щоб наступний гравець мусив пропустити хід.",
        ro "Așază o piesă astfel încât următorul jucător să fie nevoit să paseze.",
        ru "Положите фигуру так, чтобы следующий игрок был вынужден пропустить ход.",
        fr "Posez une pièce qui oblige le joueur suivant à passer.";
    PASS_HINT = en "Cover q10.", uk "Накрийте q10.", ro "Acoperă q10.", ru "Накройте q10.", fr "Couvrez q10.";
    SCORE_TASK = en "This is your last turn. Leave as few cells as you can.",
        uk "Це ваш останній хід. Залиште якнайменше клітинок.",
        ro "Este ultima ta mutare. Rămâi cu cât mai puține celule.",
        ru "Это ваш последний ход. Оставьте как можно меньше клеток.",
        fr "C’est votre dernier coup. Gardez le moins de cases possible.";
    SCORE_HINT = en "Lay the largest piece that fits.", uk "Покладіть найбільшу фігуру, що підходить.",
        ro "Așază cea mai mare piesă care încape.", ru "Положите самую большую фигуру, какая подходит.",
        fr "Posez la plus grande pièce possible.";
}
