//! Words of the placement explorer.

use crate::text::texts;

texts! {
    ABOUT = en "Where the next ring can stand. Points that come to the same by the board’s symmetry are one; the more colour, the better for whoever places.",
        uk "Де може стати наступне кільце. Точки, однакові через симетрію поля, — це одне; що яскравіший колір, то краще тому, хто ставить.",
        ro "Unde poate sta următorul inel. Nodurile echivalente prin simetria tablei sunt unul singur; cu cât culoarea e mai intensă, cu atât e mai bine pentru cel care așază.",
        ru "Где может встать следующее кольцо. Точки, одинаковые из-за симметрии поля, — это одно; чем ярче цвет, тем лучше тому, кто ставит.",
        fr "Où peut aller le prochain anneau. Les intersections équivalentes par symétrie comptent pour une ; plus la couleur est forte, mieux c’est pour qui place.";
    PLACEMENTS = en "Placements, the best first", uk "Розташування, найкращі спершу", ro "Așezări, întâi cele mai bune",
        ru "Расстановки, сначала лучшие", fr "Placements, les meilleurs d’abord";
    POINT = en "Point", uk "Точка", ro "Nod", ru "Точка", fr "Intersection";
    CHANCE = en "Chance", uk "Шанс", ro "Șansă", ru "Шанс", fr "Chance";
    SELF_PLAY = en "Computer’s games", uk "Партії комп’ютера", ro "Partidele calculatorului", ru "Партии компьютера",
        fr "Parties de l’ordinateur";
    OWN = en "Your games", uk "Ваші партії", ro "Partidele tale", ru "Ваши партии", fr "Vos parties";
    PERCENT = en "{0}%", uk "{0} %", ro "{0} %", ru "{0} %", fr "{0} %";
    TALLY = en "{0}, won {1}%", uk "{0}, виграно {1} %", ro "{0}, câștigate {1} %", ru "{0}, выиграно {1} %",
        fr "{0}, gagnées {1} %";
    UNKNOWN = en "not looked at", uk "не переглянуто", ro "neanalizat", ru "не рассмотрено", fr "non examiné";
    ALL_STAND = en "All rings stand. The game begins here.", uk "Усі кільця стоять. Звідси починається гра.",
        ro "Toate inelele sunt așezate. De aici începe jocul.", ru "Все кольца стоят. Отсюда начинается игра.",
        fr "Tous les anneaux sont placés. La partie commence ici.";
    TO_PLACE = en "{0} to place", uk "Ставлять: {0}", ro "Așază: {0}", ru "Ставят: {0}", fr "À placer : {0}";
}
