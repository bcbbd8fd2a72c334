//! The wordings of the pictures.

use crate::text::texts;

texts! {
    PICTURES = en "Pictures", uk "Картинки", ro "Imagini", ru "Картинки", fr "Images";
    PITCH = en "Make pictures of 108 pieces in six colours, without any rules.",
        uk "Складайте картинки зі 108 фігур шести кольорів без жодних правил.",
        ro "Compune imagini din 108 piese în șase culori, fără nicio regulă.",
        ru "Складывайте картинки из 108 фигур шести цветов без всяких правил.",
        fr "Composez des images avec 108 pièces de six couleurs, sans aucune règle.";
    GALLERY = en "Gallery", uk "Галерея", ro "Galerie", ru "Галерея", fr "Galerie";
    MINE = en "My pictures", uk "Мої картинки", ro "Imaginile mele", ru "Мои картинки", fr "Mes images";
    NONE_YET = en "Nothing saved yet.", uk "Ще нічого не збережено.", ro "Nu ai salvat încă nimic.",
        ru "Пока ничего не сохранено.", fr "Rien d’enregistré pour l’instant.";
    NEW = en "New picture", uk "Нова картинка", ro "Imagine nouă", ru "Новая картинка", fr "Nouvelle image";
    GO_ON = en "Continue the picture", uk "Продовжити картинку", ro "Continuă imaginea",
        ru "Продолжить картинку", fr "Reprendre l’image";
    BOARD = en "Picture", uk "Картинка", ro "Imagine", ru "Картинка", fr "Image";
    COLOUR = en "Colour", uk "Колір", ro "Culoare", ru "Цвет", fr "Couleur";
    SIGNS = en "Show the signs of the colours", uk "Показувати знаки кольорів", ro "Arată semnele culorilor",
        ru "Показывать знаки цветов", fr "Montrer les signes des couleurs";
    NAME = en "Name", uk "Назва", ro "Nume", ru "Название", fr "Nom";
    SAVE = en "Save", uk "Зберегти", ro "Salvează", ru "Сохранить", fr "Enregistrer";
    SAVED = en "Saved as “{0}”", uk "Збережено як «{0}»", ro "Salvat ca „{0}”", ru "Сохранено как «{0}»",
        fr "Enregistré sous « {0} »";
    DELETE = en "Delete “{0}”", uk "Видалити «{0}»", ro "Șterge „{0}”", ru "Удалить «{0}»",
        fr "Supprimer « {0} »";
    DELETE_SURE = en "Really delete?", uk "Справді видалити?", ro "Sigur ștergi?", ru "Точно удалить?",
        fr "Vraiment supprimer ?";
    SVG = en "Download as SVG", uk "Завантажити SVG", ro "Descarcă SVG", ru "Скачать SVG",
        fr "Télécharger en SVG";
    PNG = en "Download as PNG", uk "Завантажити PNG", ro "Descarcă PNG", ru "Скачать PNG",
        fr "Télécharger en PNG";
    SHARE = en "Save and share", uk "Зберегти й поділитися", ro "Salvează și distribuie",
        ru "Сохранить и поделиться", fr "Enregistrer et partager";
    CLEAR = en "Clear the board", uk "Очистити поле", ro "Golește tabla", ru "Очистить поле",
        fr "Vider le plateau";

    FLOWER = en "Flower", uk "Квітка", ro "Floare", ru "Цветок", fr "Fleur";
    FISH = en "Fish", uk "Риба", ro "Pește", ru "Рыба", fr "Poisson";
    BOAT = en "Boat", uk "Човен", ro "Barcă", ru "Лодка", fr "Bateau";
    HOUSE = en "House", uk "Будинок", ro "Casă", ru "Дом", fr "Maison";
    BUTTERFLY = en "Butterfly", uk "Метелик", ro "Fluture", ru "Бабочка", fr "Papillon";
    TREE = en "Tree", uk "Дерево", ro "Copac", ru "Дерево", fr "Arbre";
    RAINBOW = en "Rainbow", uk "Веселка", ro "Curcubeu", ru "Радуга", fr "Arc-en-ciel";
    BIRD = en "Bird", uk "Пташка", ro "Pasăre", ru "Птица", fr "Oiseau";
    STAR = en "Star", uk "Зірка", ro "Stea", ru "Звезда", fr "Étoile";
    MUSHROOM = en "Mushroom", uk "Гриб", ro "Ciupercă", ru "Гриб", fr "Champignon";
    WHEEL = en "Wheel of all pieces", uk "Колесо з усіх фігур", ro "Roata tuturor pieselor",
        ru "Колесо из всех фигур", fr "Roue de toutes les pièces";
}
