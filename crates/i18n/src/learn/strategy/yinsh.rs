//! How to play YINSH well: advice, each with a task and a hint.

use crate::text::texts;

texts! {
    T_THREAT = en "A threat nobody can stop", uk "Загроза, яку не спинити", ro "O amenințare de neoprit",
        ru "Угроза, которую не остановить", fr "Une menace imparable";
    THREAT = en "Four markers and your own ring in one line are a threat: moving the ring completes the row.",
        uk "Чотири фішки й ваше кільце на одній лінії — це загроза: досить перемістити кільце, і ряд готовий.",
        ro "Patru jetoane și inelul tău pe aceeași direcție sunt o amenințare: muți inelul și linia e gata.",
        ru "Четыре фишки и ваше кольцо на одной прямой — это угроза: достаточно переместить кольцо, и ряд готов.",
        fr "Quatre marqueurs et votre anneau sur une même droite forment une menace : déplacez l’anneau et l’alignement est complet.";
    THREAT_TASK = en "Blitz: make a threat that Black cannot stop. Only one move does it.",
        uk "Бліц: створіть загрозу, яку чорні не можуть спинити. Вдається це лише одним ходом.",
        ro "Blitz: creează o amenințare pe care negrul nu o poate opri. O singură mutare reușește.",
        ru "Блиц: создайте угрозу, которую чёрные не остановят. Это удаётся лишь одним ходом.",
        fr "Blitz : créez une menace que Noir ne peut pas parer. Un seul coup y parvient.";
    THREAT_HINT = en "Jump from i5 over both black markers: then only the marker under your ring is missing in e1–i5.",
        uk "Стрибніть з i5 через обидві чорні фішки: тоді на лінії e1–i5 бракуватиме лише фішки під вашим кільцем.",
        ro "Sari de pe i5 peste ambele jetoane negre: pe direcția e1–i5 va lipsi doar jetonul de sub inelul tău.",
        ru "Прыгните с i5 через обе чёрные фишки: тогда на линии e1–i5 не хватит лишь фишки под вашим кольцом.",
        fr "Sautez depuis i5 par-dessus les deux marqueurs noirs : il ne manquera plus à e1–i5 que le marqueur sous votre anneau.";

    T_TEMPO = en "Blitz is tempo", uk "У бліці важить темп", ro "În blitz contează tempoul", ru "В блице важен темп",
        fr "En blitz, le tempo décide";
    TEMPO = en "Where one row wins, whoever threatens first wins. A quiet move is a move too late.",
        uk "Де перемагає один ряд, виграє той, хто погрожує першим. Спокійний хід — це хід із запізненням.",
        ro "Unde o singură linie câștigă, învinge cine amenință primul. O mutare liniștită e o mutare prea târzie.",
        ru "Где побеждает один ряд, выигрывает тот, кто угрожает первым. Спокойный ход — это ход с опозданием.",
        fr "Quand un seul alignement suffit, le premier qui menace gagne. Un coup tranquille est un coup de retard.";
    TEMPO_TASK = en "Black is one move behind you. Threaten now: every other move loses.",
        uk "Чорні відстають від вас на один хід. Погрожуйте зараз: будь-який інший хід програє.",
        ro "Negrul este cu o mutare în urma ta. Amenință acum: orice altă mutare pierde.",
        ru "Чёрные отстают от вас на один ход. Угрожайте сейчас: любой другой ход проигрывает.",
        fr "Noir a un coup de retard sur vous. Menacez maintenant : tout autre coup perd.";
    TEMPO_HINT = en "b3, c3 and d3 are white already. Move along this line, so that a marker stays on f3 and the ring stands on e3.",
        uk "b3, c3 і d3 вже білі. Ідіть цією лінією так, щоб на f3 лишилася фішка, а кільце стало на e3.",
        ro "b3, c3 și d3 sunt deja albe. Mută pe această direcție, ca pe f3 să rămână un jeton, iar inelul să ajungă pe e3.",
        ru "b3, c3 и d3 уже белые. Идите по этой линии так, чтобы на f3 осталась фишка, а кольцо встало на e3.",
        fr "b3, c3 et d3 sont déjà blancs. Jouez sur cette ligne : le marqueur reste en f3 et l’anneau va en e3.";

    T_BREAK = en "Cross their rows", uk "Розривайте чужі ряди", ro "Rupe liniile adversarului", ru "Разрывайте чужие ряды",
        fr "Coupez leurs alignements";
    BREAK = en "A jump across a line turns over one of its markers, and the row is broken. Keep a ring beside the opponent’s lines.",
        uk "Стрибок упоперек лінії перевертає одну з її фішок, і ряд розірвано. Тримайте кільце біля ліній суперника.",
        ro "O săritură de-a curmezișul întoarce unul dintre jetoane și linia e ruptă. Ține un inel lângă liniile adversarului.",
        ru "Прыжок поперёк линии переворачивает одну из её фишек, и ряд разорван. Держите кольцо рядом с линиями соперника.",
        fr "Un saut en travers retourne un des marqueurs et l’alignement est rompu. Gardez un anneau près des lignes de l’adversaire.";
    BREAK_TASK = en "Blitz: Black is about to complete e4–i8. One move alone stops this.",
        uk "Бліц: чорні от-от зберуть ряд e4–i8. Спиняє це лише один хід.",
        ro "Blitz: negrul este gata să completeze linia e4–i8. O singură mutare îl oprește.",
        ru "Блиц: чёрные вот-вот соберут ряд e4–i8. Останавливает это только один ход.",
        fr "Blitz : Noir va compléter l’alignement e4–i8. Un seul coup l’en empêche.";
    BREAK_HINT = en "The ring on g7 stands right beside g6. Jump over that marker.",
        uk "Кільце на g7 стоїть поруч із g6. Перестрибніть через цю фішку.",
        ro "Inelul de pe g7 este chiar lângă g6. Sari peste acel jeton.",
        ru "Кольцо на g7 стоит рядом с g6. Перепрыгните через эту фишку.",
        fr "L’anneau en g7 est juste à côté de g6. Sautez par-dessus ce marqueur.";

    T_LAST = en "One row from the end", uk "За один ряд до кінця", ro "La o linie de final", ru "В одном ряду от конца",
        fr "À un alignement de la fin";
    LAST = en "Whoever has removed two rings wins with the next row. Before your own plans, look for that row.",
        uk "Хто прибрав два кільця, виграє наступним рядом. Перш ніж будувати свої плани, шукайте цей ряд.",
        ro "Cine a scos două inele câștigă cu următoarea linie. Înaintea planurilor tale, caută acea linie.",
        ru "Кто убрал два кольца, выигрывает следующим рядом. Прежде чем строить свои планы, ищите этот ряд.",
        fr "Qui a retiré deux anneaux gagne au prochain alignement. Avant vos propres plans, cherchez-le.";
    LAST_TASK = en "Both have removed two rings. Find the row that Black is about to make, and break it.",
        uk "Обидва гравці прибрали по два кільця. Знайдіть ряд, який от-от зберуть чорні, і розірвіть його.",
        ro "Amândoi au scos câte două inele. Găsește linia pe care negrul e gata să o formeze și rupe-o.",
        ru "Оба убрали по два кольца. Найдите ряд, который вот-вот соберут чёрные, и разорвите его.",
        fr "Chacun a retiré deux anneaux. Trouvez l’alignement que Noir va former, et coupez-le.";
    LAST_HINT = en "Black only has to move the ring off f3: e2–i6. Jump over h5.",
        uk "Чорним досить перемістити кільце з f3: e2–i6. Перестрибніть через h5.",
        ro "Negrului îi ajunge să mute inelul de pe f3: e2–i6. Sari peste h5.",
        ru "Чёрным достаточно переместить кольцо с f3: e2–i6. Перепрыгните через h5.",
        fr "Il suffit à Noir de déplacer l’anneau de f3 : e2–i6. Sautez par-dessus h5.";

    T_WAIT = en "A row can wait", uk "Ряд може зачекати", ro "Linia poate aștepta", ru "Ряд может подождать",
        fr "L’alignement peut attendre";
    WAIT = en "A row costs a ring, so it may wait. Two threats are worth more: the opponent cannot break both.",
        uk "Ряд коштує кільця, тож може й зачекати. Дві загрози цінніші: обидві суперник не розірве.",
        ro "O linie costă un inel, deci poate aștepta. Două amenințări valorează mai mult: adversarul nu le poate rupe pe amândouă.",
        ru "Ряд стоит кольца, поэтому может и подождать. Две угрозы ценнее: обе соперник не разорвёт.",
        fr "Un alignement coûte un anneau : il peut attendre. Deux menaces valent mieux, l’adversaire ne peut pas parer les deux.";
    WAIT_TASK = en "You could make a row now. Bring out the ring on e1 instead: any other move loses a quarter of your chances.",
        uk "Ви могли б зібрати ряд уже зараз. Краще виведіть кільце з e1: будь-який інший хід забирає чверть ваших шансів.",
        ro "Ai putea forma o linie acum. Adu mai bine în joc inelul de pe e1: orice altă mutare îți ia un sfert din șanse.",
        ru "Вы могли бы собрать ряд уже сейчас. Лучше выведите кольцо с e1: любой другой ход отнимает четверть ваших шансов.",
        fr "Vous pourriez former un alignement. Sortez plutôt l’anneau de e1 : tout autre coup coûte un quart de vos chances.";
    WAIT_HINT = en "Jump over the three black markers to i5: now e1–i5 is a threat, too.",
        uk "Стрибніть через три чорні фішки на i5: тепер і e1–i5 — загроза.",
        ro "Sari peste cele trei jetoane negre pe i5: acum și e1–i5 este o amenințare.",
        ru "Прыгните через три чёрные фишки на i5: теперь и e1–i5 — угроза.",
        fr "Sautez par-dessus les trois marqueurs noirs jusqu’en i5 : e1–i5 devient aussi une menace.";

    T_STANDING = en "With the next threat standing", uk "Щоб лишалася нова загроза", ro "Cu următoarea amenințare pregătită",
        ru "Чтобы осталась новая угроза", fr "En gardant une menace";
    STANDING = en "A row costs a ring. Make it with a move that also stops the opponent and leaves your next row in place.",
        uk "Ряд коштує кільця. Збирайте його таким ходом, який і суперника спиняє, і ваш наступний ряд лишає.",
        ro "O linie costă un inel. Formeaz-o cu o mutare care îl și oprește pe adversar și îți păstrează linia următoare.",
        ru "Ряд стоит кольца. Собирайте его таким ходом, который и соперника останавливает, и ваш следующий ряд сохраняет.",
        fr "Un alignement coûte un anneau. Formez-le d’un coup qui arrête aussi l’adversaire et garde votre prochain alignement.";
    STANDING_TASK = en "Black threatens i5–i9. Make your row, stop Black with the same move, and keep the rings that you need for column c.",
        uk "Чорні погрожують рядом i5–i9. Зберіть свій ряд, тим самим ходом спиніть чорних і збережіть кільця, потрібні для стовпця c.",
        ro "Negrul amenință i5–i9. Formează linia ta, oprește-l cu aceeași mutare și păstrează inelele necesare pentru coloana c.",
        ru "Чёрные угрожают рядом i5–i9. Соберите свой ряд, тем же ходом остановите чёрных и сохраните кольца, нужные для столбца c.",
        fr "Noir menace i5–i9. Formez votre alignement, arrêtez Noir du même coup et gardez les anneaux utiles à la colonne c.";
    STANDING_HINT = en "From e5 jump over i5 to j5. Give up a ring on the right: c1 makes the next row, and d4 guards it.",
        uk "З e5 стрибніть через i5 на j5. Віддайте кільце праворуч: c1 збере наступний ряд, а d4 його береже.",
        ro "De pe e5 sari peste i5 pe j5. Renunță la un inel din dreapta: c1 formează linia următoare, iar d4 o apără.",
        ru "С e5 прыгните через i5 на j5. Отдайте кольцо справа: c1 соберёт следующий ряд, а d4 его бережёт.",
        fr "De e5, sautez par-dessus i5 jusqu’en j5. Cédez un anneau à droite : c1 fera le prochain alignement, et d4 le protège.";

    T_LIFT = en "Which five to take", uk "Які п’ять прибрати", ro "Care cinci să le scoți", ru "Какие пять убрать",
        fr "Quels cinq retirer";
    LIFT = en "When more than five lie in line, keep the marker that belongs to another line as well.",
        uk "Коли поспіль лежить більше ніж п’ять фішок, лишайте ту, що належить і до іншої лінії.",
        ro "Când sunt mai mult de cinci jetoane la rând, păstrează-l pe cel care face parte și din alt șir.",
        ru "Когда подряд лежит больше пяти фишек, оставляйте ту, что входит и в другую линию.",
        fr "Quand plus de cinq marqueurs se suivent, gardez celui qui appartient aussi à une autre ligne.";
    LIFT_TASK = en "Black’s move gave you six in a row. Take the right five, then win in the same turn. Black wins otherwise.",
        uk "Хід чорних дав вам шість фішок у ряд. Приберіть правильні п’ять і виграйте цим самим ходом, бо інакше виграють чорні.",
        ro "Mutarea negrului ți-a dat șase jetoane la rând. Scoate-le pe cele cinci potrivite și câștigă în aceeași mutare; altfel câștigă negrul.",
        ru "Ход чёрных дал вам шесть фишек в ряд. Уберите правильные пять и выиграйте этим же ходом, иначе выиграют чёрные.",
        fr "Le coup de Noir vous a donné six marqueurs de suite. Retirez les cinq bons et gagnez dans le même tour, sinon Noir gagne.";
    LIFT_HINT = en "e8 lies in d8–h8, too. Take e3–e7 and keep the ring on d8: moving it away makes the third row.",
        uk "e8 належить і до d8–h8. Приберіть e3–e7 і збережіть кільце на d8: відійшовши, воно збере третій ряд.",
        ro "e8 face parte și din d8–h8. Scoate e3–e7 și păstrează inelul de pe d8: mutându-l, formezi a treia linie.",
        ru "e8 входит и в d8–h8. Уберите e3–e7 и сохраните кольцо на d8: уйдя, оно соберёт третий ряд.",
        fr "e8 est aussi dans d8–h8. Retirez e3–e7 et gardez l’anneau en d8 : en partant, il forme le troisième alignement.";

    T_GIVE = en "Which ring to give", uk "Яке кільце віддати", ro "La ce inel să renunți", ru "Какое кольцо отдать",
        fr "Quel anneau céder";
    GIVE = en "A ring between your own markers may look shut in and yet make the next row. Give up one that does nothing.",
        uk "Кільце між власними фішками може здаватися замкненим, а саме воно збере наступний ряд. Віддавайте те, від якого немає користі.",
        ro "Un inel dintre propriile jetoane poate părea închis, și totuși el formează linia următoare. Renunță la unul care nu ajută.",
        ru "Кольцо между своими фишками может казаться запертым, а именно оно соберёт следующий ряд. Отдавайте то, от которого нет пользы.",
        fr "Un anneau entre vos marqueurs peut sembler enfermé et pourtant faire le prochain alignement. Cédez celui qui ne sert à rien.";
    GIVE_TASK = en "Take your row and the right ring, then win in the same turn. Black wins otherwise.",
        uk "Приберіть свій ряд і правильне кільце, а тоді виграйте цим самим ходом, бо інакше виграють чорні.",
        ro "Scoate linia și inelul potrivit, apoi câștigă în aceeași mutare; altfel câștigă negrul.",
        ru "Уберите свой ряд и правильное кольцо, затем выиграйте этим же ходом, иначе выиграют чёрные.",
        fr "Retirez votre alignement et le bon anneau, puis gagnez dans le même tour, sinon Noir gagne.";
    GIVE_HINT = en "Keep the ring on e8: when it leaves, e8–i8 is your third row.",
        uk "Збережіть кільце на e8: коли воно відійде, e8–i8 стане вашим третім рядом.",
        ro "Păstrează inelul de pe e8: când pleacă, e8–i8 devine a treia ta linie.",
        ru "Сохраните кольцо на e8: когда оно уйдёт, e8–i8 станет вашим третьим рядом.",
        fr "Gardez l’anneau en e8 : quand il part, e8–i8 est votre troisième alignement.";

    T_TOGETHER = en "Two rows at once", uk "Два ряди одразу", ro "Două linii deodată", ru "Два ряда сразу",
        fr "Deux alignements d’un coup";
    TOGETHER = en "Two rows made by one move bring two rings. Whoever has removed one is then done: rows may be saved up.",
        uk "Два ряди, зібрані одним ходом, дають два кільця. Хто вже прибрав одне, на цьому виграє: ряди можна приберегти.",
        ro "Două linii formate dintr-o mutare aduc două inele. Cine a scos deja unul câștigă astfel: liniile se pot păstra.",
        ru "Два ряда, собранные одним ходом, дают два кольца. Кто уже убрал одно, на этом выигрывает: ряды можно приберечь.",
        fr "Deux alignements formés d’un coup rapportent deux anneaux. Qui en a déjà retiré un a gagné : on peut garder ses alignements en réserve.";
    TOGETHER_TASK = en "Black needs one row and is about to make it; you need two. Make both now.",
        uk "Чорним бракує одного ряду, і вони от-от його зберуть; вам бракує двох. Зберіть обидва зараз.",
        ro "Negrului îi trebuie o linie și e gata să o formeze; ție îți trebuie două. Formează-le acum pe amândouă.",
        ru "Чёрным не хватает одного ряда, и они вот-вот его соберут; вам не хватает двух. Соберите оба сейчас.",
        fr "Il manque un alignement à Noir, qui va le former ; il vous en manque deux. Formez les deux maintenant.";
    TOGETHER_HINT = en "e5 and e6 are the gaps of both rows. Jump over both with the ring on e4.",
        uk "e5 і e6 — прогалини обох рядів. Перестрибніть через обидві фішки кільцем з e4.",
        ro "e5 și e6 sunt golurile ambelor linii. Sari peste amândouă cu inelul de pe e4.",
        ru "e5 и e6 — пробелы обоих рядов. Перепрыгните через обе фишки кольцом с e4.",
        fr "e5 et e6 sont les trous des deux alignements. Sautez par-dessus les deux avec l’anneau de e4.";
}
