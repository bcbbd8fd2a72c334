//! Words of the settings page.

use crate::text::texts;

texts! {
    LANGUAGE = en "Language", uk "Мова", ro "Limba", ru "Язык", fr "Langue";
    THEME = en "Appearance", uk "Вигляд", ro "Aspect", ru "Оформление", fr "Thème";
    THEME_SYSTEM = en "Same as the device", uk "Як на пристрої", ro "Ca dispozitivul", ru "Как на устройстве",
        fr "Comme l’appareil";
    THEME_LIGHT = en "Light", uk "Світлий", ro "Luminos", ru "Светлое", fr "Clair";
    THEME_DARK = en "Dark", uk "Темний", ro "Întunecat", ru "Тёмное", fr "Sombre";
    BOARD_THEME = en "Boards", uk "Ігрові поля", ro "Table de joc", ru "Игровые поля", fr "Plateaux";
    BOARD_CLASSIC = en "Classic", uk "Класичні", ro "Clasice", ru "Классические", fr "Classiques";
    BOARD_CONTRAST = en "High contrast", uk "Висока контрастність", ro "Contrast ridicat",
        ru "Высокая контрастность", fr "Contraste élevé";
    BOARD_WOOD = en "Dark wood", uk "Темне дерево", ro "Lemn închis", ru "Тёмное дерево", fr "Bois sombre";
    ANIMATION = en "Animation", uk "Анімація", ro "Animație", ru "Анимация", fr "Animation";
    ANIMATION_OFF = en "Off", uk "Вимкнено", ro "Oprită", ru "Выключена", fr "Aucune";
    ANIMATION_FAST = en "Fast", uk "Швидка", ro "Rapidă", ru "Быстрая", fr "Rapide";
    ANIMATION_NORMAL = en "Normal", uk "Звичайна", ro "Normală", ru "Обычная", fr "Normale";
    ANIMATION_SLOW = en "Slow", uk "Повільна", ro "Lentă", ru "Медленная", fr "Lente";
    CONFIRM_TURNS = en "Confirm turns", uk "Підтверджувати ходи", ro "Confirmă mutările",
        ru "Подтверждать ходы", fr "Confirmer les coups";
    CONFIRM_TOUCH = en "On touch screens", uk "На сенсорних екранах", ro "Pe ecrane tactile",
        ru "На сенсорных экранах", fr "Sur écran tactile";
    CONFIRM_ALWAYS = en "Always", uk "Завжди", ro "Mereu", ru "Всегда", fr "Toujours";
    CONFIRM_NEVER = en "Never", uk "Ніколи", ro "Niciodată", ru "Никогда", fr "Jamais";
    COORDINATES = en "Coordinates", uk "Координати", ro "Coordonate", ru "Координаты", fr "Coordonnées";
    OWN_SIDE = en "My corner at the bottom (Gemblo)", uk "Мій кут унизу (Gemblo)", ro "Colțul meu jos (Gemblo)",
        ru "Мой угол внизу (Gemblo)", fr "Mon coin en bas (Gemblo)";
    SOUND = en "Sound", uk "Звук", ro "Sunet", ru "Звук", fr "Son";
    ON = en "On", uk "Увімкнено", ro "Da", ru "Включено", fr "Oui";
    OFF = en "Off", uk "Вимкнено", ro "Nu", ru "Выключено", fr "Non";
    KEPT_HERE = en "Kept in this browser only.", uk "Зберігається лише в цьому браузері.",
        ro "Se păstrează doar în acest browser.", ru "Хранится только в этом браузере.",
        fr "Conservé uniquement dans ce navigateur.";
}
