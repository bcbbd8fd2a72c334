//! Words of the list of keys.

use crate::text::texts;

texts! {
    KEYS = en "Keys", uk "Клавіші", ro "Taste", ru "Клавиши", fr "Touches";
    KEY_ARROWS = en "move on the board", uk "рух по полю", ro "mișcare pe tablă", ru "движение по полю",
        fr "se déplacer sur le plateau";
    KEY_ENTER = en "touch the point; once more confirms", uk "торкнутися точки; ще раз — підтвердити",
        ro "atinge nodul; încă o dată pentru confirmare", ru "коснуться точки; ещё раз — подтвердить",
        fr "toucher l’intersection ; de nouveau pour confirmer";
    KEY_NEXT = en "next point that can be touched", uk "наступна доступна точка",
        ro "următorul nod posibil", ru "следующая доступная точка", fr "intersection possible suivante";
    KEY_ESCAPE = en "take back the last step of the turn", uk "скасувати останній крок ходу",
        ro "retrage ultimul pas al mutării", ru "отменить последний шаг хода",
        fr "reprendre la dernière étape du coup";
    KEY_DIGITS = en "choose a row; once more removes it", uk "вибрати ряд; ще раз — прибрати",
        ro "alege o linie; încă o dată ca să o scoți", ru "выбрать ряд; ещё раз — убрать",
        fr "choisir un alignement ; de nouveau pour le retirer";
    KEY_MARK = en "mark the place; the other mouse button draws arrows",
        uk "позначити місце; інша кнопка миші малює стрілки",
        ro "marchează locul; celălalt buton al mausului trage săgeți",
        ru "отметить место; другая кнопка мыши рисует стрелки",
        fr "marquer l’endroit ; l’autre bouton de la souris trace des flèches";
    KEY_UNDO = en "undo, redo a turn", uk "скасувати, повторити хід", ro "anulează, refă o mutare",
        ru "отменить, повторить ход", fr "annuler, rétablir un coup";
    KEY_CONFIRM = en "confirm the turn", uk "підтвердити хід", ro "confirmă mutarea",
        ru "подтвердить ход", fr "confirmer le coup";
    KEY_STEP = en "step through the moves", uk "гортати ходи", ro "parcurge mutările",
        ru "листать ходы", fr "parcourir les coups";
    KEY_HELP = en "this list", uk "цей список", ro "această listă", ru "этот список", fr "cette liste";
}
