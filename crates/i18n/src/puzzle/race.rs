//! A race for two at one screen.

use crate::text::texts;

texts! {
    RACE = en "Race for two", uk "Перегони на двох", ro "Cursă în doi", ru "Гонка на двоих", fr "Course à deux";
    PITCH = en "Two players at one screen fill the same silhouette, each in a colour. Who is first?",
        uk "Двоє за одним екраном заповнюють той самий силует, кожен своїм кольором. Хто перший?",
        ro "Doi jucători, la același ecran, umplu aceeași siluetă, fiecare cu culoarea lui. Cine e primul?",
        ru "Двое за одним экраном заполняют один и тот же силуэт, каждый своим цветом. Кто первый?",
        fr "Deux joueurs devant le même écran remplissent la même silhouette, chacun dans sa couleur. Qui sera le premier ?";
    HOW = en "With fingers both play at once. At a desk one takes the mouse; keys play the left side until the right one is clicked.",
        uk "Пальцями грають обидва водночас. За столом один бере мишу; клавіші грають ліворуч, доки не клацнути праворуч.",
        ro "Cu degetele se joacă simultan. La birou, unul ia mouse-ul; tastele joacă în stânga până la un clic în dreapta.",
        ru "Пальцами играют оба сразу. За столом один берёт мышь; клавиши играют слева, пока не щёлкнуть справа.",
        fr "Au doigt, on joue en même temps. Au bureau, l’un prend la souris ; les touches jouent à gauche tant qu’on n’a pas cliqué à droite.";
    CHOOSE = en "How hard?", uk "Яка складність?", ro "Cât de greu?", ru "Какая сложность?", fr "Quel niveau ?";
    FIRST = en "{0} was first, in {1}.", uk "{0} — перше місце, час {1}.", ro "{0} a terminat primul, în {1}.", ru "{0} — первое место, время {1}.",
        fr "{0} a fini en premier, en {1}.";
    NEXT = en "Next race", uk "Наступні перегони", ro "Cursa următoare", ru "Следующая гонка", fr "Course suivante";
    SCORE = en "{0} : {1}", uk "{0} : {1}", ro "{0} : {1}", ru "{0} : {1}", fr "{0} : {1}";
}
