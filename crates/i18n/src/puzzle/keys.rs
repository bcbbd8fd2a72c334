//! The wordings of the list of keys.

use crate::text::texts;

texts! {
    KEY_ENTER = en "lay the piece; take the one under the cursor", uk "викласти фігуру; взяти ту, що під курсором",
        ro "așază piesa; ia piesa de sub cursor", ru "выложить фигуру; взять ту, что под курсором",
        fr "poser la pièce ; reprendre celle sous le curseur";
    KEY_DELETE = en "put the piece under the cursor back into the tray",
        uk "повернути фігуру під курсором до решти", ro "pune piesa de sub cursor înapoi la celelalte",
        ru "вернуть фигуру под курсором к остальным", fr "remettre la pièce sous le curseur avec les autres";
    KEY_UNDO = en "undo, redo", uk "скасувати, повторити", ro "anulează, refă", ru "отменить, повторить",
        fr "annuler, rétablir";
    KEY_ESCAPE = en "put the piece in hand back", uk "повернути фігуру з руки", ro "pune înapoi piesa din mână",
        ru "вернуть фигуру из руки", fr "reposer la pièce en main";
    KEY_HINT = en "hint", uk "підказка", ro "indiciu", ru "подсказка", fr "indice";
    KEY_COLOUR = en "next colour", uk "наступний колір", ro "culoarea următoare", ru "следующий цвет",
        fr "couleur suivante";
    KEY_COLOURS = en "choose a colour", uk "вибрати колір", ro "alege o culoare", ru "выбрать цвет",
        fr "choisir une couleur";
    KEY_PAINT = en "paint or erase the cell", uk "зафарбувати або стерти клітинку",
        ro "colorează sau șterge celula", ru "закрасить или стереть клетку", fr "peindre ou effacer la case";
    KEY_WALK = en "move over the board", uk "рух по полю", ro "mișcare pe tablă", ru "движение по полю",
        fr "se déplacer sur le plateau";
}
