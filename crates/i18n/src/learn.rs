//! Words of the tutorials and the rules pages.

use crate::text::texts;

texts! {
    LEARN_YINSH = en "Learn YINSH", uk "Вивчити YINSH", ro "Învață YINSH", ru "Изучить YINSH",
        fr "Apprendre YINSH";
    LEARN_GEMBLO = en "Learn Gemblo", uk "Вивчити Gemblo", ro "Învață Gemblo", ru "Изучить Gemblo",
        fr "Apprendre Gemblo";
}
