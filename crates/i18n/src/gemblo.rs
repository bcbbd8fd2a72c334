//! Words of the Gemblo board.

use crate::text::texts;

texts! {
    BOARD = en "Gemblo board", uk "Поле Gemblo", ro "Tabla Gemblo", ru "Поле Gemblo", fr "Plateau Gemblo";
}
