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
    COVERED_TASK = en "One piece covers the line to the marked cell. Lay a piece somewhere else.",
        uk "Лінію до позначеної клітинки перекриває одна фігура. Покладіть фігуру деінде.",
        ro "Linia spre celula marcată este acoperită de o singură piesă. Așază o piesă în altă parte.",
        ru "Линию к отмеченной клетке перекрывает одна фигура. Положите фигуру в другом месте.",
        fr "La ligne vers la case marquée est couverte par une seule pièce. Posez une pièce ailleurs.";
    COVERED_HINT = en "Try the marked cell with the smallest piece: the line is crossed out.",
        uk "Спробуйте найменшою фігурою позначену клітинку: лінію буде перекреслено.",
        ro "Încearcă celula marcată cu piesa cea mai mică: linia apare tăiată.",
        ru "Попробуйте самой маленькой фигурой отмеченную клетку: линия будет перечёркнута.",
        fr "Essayez la case marquée avec la plus petite pièce : la ligne apparaît barrée.";
    OPEN_TASK = en "Two different pieces flank the line to the marked cell. Pass between them.",
        uk "Обабіч лінії до позначеної клітинки лежать дві різні фігури. Пройдіть між ними.",
        ro "Linia spre celula marcată trece între două piese diferite. Treci printre ele.",
        ru "По сторонам линии к отмеченной клетке лежат две разные фигуры. Пройдите между ними.",
        fr "Deux pièces différentes bordent la ligne vers la case marquée. Passez entre elles.";
    OPEN_HINT = en "Lay a piece that covers the marked cell.", uk "Покладіть фігуру, що накриває позначену клітинку.",
        ro "Așază o piesă care acoperă celula marcată.", ru "Положите фигуру, которая накрывает отмеченную клетку.",
        fr "Posez une pièce qui couvre la case marquée.";
    PASS_TASK = en "Lay a piece so that the next player has to pass.",
        uk "Покладіть фігуру так, щоб наступний гравець мусив пропустити хід.",
        ro "Așază o piesă astfel încât următorul jucător să fie nevoit să paseze.",
        ru "Положите фигуру так, чтобы следующий игрок был вынужден пропустить ход.",
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
}
