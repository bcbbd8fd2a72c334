//! What the puzzles of the book are called.

use crate::Lang;

/// The name of a puzzle of the book, which is known by its English one; letters and names that
/// somebody else has given stay what they are. Some names carry a number: `Mirror 2.1`.
pub fn name(english: &str, lang: Lang) -> String {
    let is_number = |word: &str| word.starts_with(|letter: char| letter.is_ascii_digit());
    let (words, number) = match english.rsplit_once(' ') {
        Some((words, number)) if is_number(number) => (words, Some(number)),
        _ => (english, None),
    };
    match (NAMES.iter().find(|names| names[0] == words), number) {
        (Some(names), Some(number)) => format!("{} {number}", names[lang as usize]),
        (Some(names), None) => names[lang as usize].to_owned(),
        (None, _) => english.to_owned(),
    }
}

/// English, Ukrainian, Romanian, Russian, French: the order of [`Lang::ALL`].
#[rustfmt::skip]
const NAMES: &[[&str; 5]] = &[
    ["Seven", "Сім", "Șapte", "Семь", "Sept"],
    ["Two", "Два", "Doi", "Два", "Deux"],
    ["Three", "Три", "Trei", "Три", "Trois"],
    ["Six", "Шість", "Șase", "Шесть", "Six"],
    ["Key", "Ключ", "Cheie", "Ключ", "Clé"],
    ["Question mark", "Знак питання", "Semn de întrebare", "Вопросительный знак", "Point d’interrogation"],
    ["Lamp", "Лампа", "Lampă", "Лампа", "Lampe"],
    ["Windmill", "Вітряк", "Moară de vânt", "Мельница", "Moulin"],
    ["Moon", "Місяць", "Lună", "Луна", "Lune"],
    ["Hand", "Рука", "Mână", "Рука", "Main"],
    ["Hourglass", "Пісковий годинник", "Clepsidră", "Песочные часы", "Sablier"],
    ["Note", "Нота", "Notă muzicală", "Нота", "Note"],
    ["Arrow", "Стріла", "Săgeată", "Стрела", "Flèche"],
    ["Snake", "Змія", "Șarpe", "Змея", "Serpent"],
    ["Candle", "Свічка", "Lumânare", "Свеча", "Bougie"],
    ["Dancer", "Танцівниця", "Dansatoare", "Танцовщица", "Danseuse"],
    ["Fox", "Лис", "Vulpe", "Лиса", "Renard"],
    ["Pear", "Груша", "Pară", "Груша", "Poire"],
    ["Cross", "Хрест", "Cruce", "Крест", "Croix"],
    ["Plane", "Літак", "Avion", "Самолёт", "Avion"],
    ["Rhombus", "Ромб", "Romb", "Ромб", "Losange"],
    ["Lightning", "Блискавка", "Fulger", "Молния", "Éclair"],
    ["Bat", "Кажан", "Liliac", "Летучая мышь", "Chauve-souris"],
    ["Triangle", "Трикутник", "Triunghi", "Треугольник", "Triangle"],
    ["Heart", "Серце", "Inimă", "Сердце", "Cœur"],
    ["Giraffe", "Жирафа", "Girafă", "Жираф", "Girafe"],
    ["Boat", "Човен", "Barcă", "Лодка", "Bateau"],
    ["Dinosaur", "Динозавр", "Dinozaur", "Динозавр", "Dinosaure"],
    ["Rocket", "Ракета", "Rachetă", "Ракета", "Fusée"],
    ["Man", "Чоловічок", "Omuleț", "Человечек", "Bonhomme"],
    ["Duck", "Качка", "Rață", "Утка", "Canard"],
    ["Parrot", "Папуга", "Papagal", "Попугай", "Perroquet"],
    ["Fish", "Риба", "Pește", "Рыба", "Poisson"],
    ["Anchor", "Якір", "Ancoră", "Якорь", "Ancre"],
    ["Owl", "Сова", "Bufniță", "Сова", "Hibou"],
    ["Crown", "Корона", "Coroană", "Корона", "Couronne"],
    ["Shark", "Акула", "Rechin", "Акула", "Requin"],
    ["Trapezium", "Трапеція", "Trapez", "Трапеция", "Trapèze"],
    ["Star", "Зірка", "Stea", "Звезда", "Étoile"],
    ["Apple", "Яблуко", "Măr", "Яблоко", "Pomme"],
    ["Seahorse", "Морський коник", "Căluț de mare", "Морской конёк", "Hippocampe"],
    ["Crab", "Краб", "Crab", "Краб", "Crabe"],
    ["Mouse", "Миша", "Șoarece", "Мышь", "Souris"],
    ["Rabbit", "Кролик", "Iepure", "Кролик", "Lapin"],
    ["Long parallelogram", "Довгий паралелограм", "Paralelogram lung", "Длинный параллелограмм", "Long parallélogramme"],
    ["Snowflake", "Сніжинка", "Fulg de nea", "Снежинка", "Flocon"],
    ["Squirrel", "Білка", "Veveriță", "Белка", "Écureuil"],
    ["Snail", "Равлик", "Melc", "Улитка", "Escargot"],
    ["Ring", "Кільце", "Inel", "Кольцо", "Anneau"],
    ["Hat", "Капелюх", "Pălărie", "Шляпа", "Chapeau"],
    ["Umbrella", "Парасолька", "Umbrelă", "Зонт", "Parapluie"],
    ["Swan", "Лебідь", "Lebădă", "Лебедь", "Cygne"],
    ["Helicopter", "Гелікоптер", "Elicopter", "Вертолёт", "Hélicoptère"],
    ["Cloud", "Хмара", "Nor", "Облако", "Nuage"],
    ["Car", "Автомобіль", "Mașină", "Автомобиль", "Voiture"],
    ["Dog", "Собака", "Câine", "Собака", "Chien"],
    ["Bottle", "Пляшка", "Sticlă", "Бутылка", "Bouteille"],
    ["Bell", "Дзвін", "Clopot", "Колокол", "Cloche"],
    ["Bird", "Пташка", "Pasăre", "Птица", "Oiseau"],
    ["Penguin", "Пінгвін", "Pinguin", "Пингвин", "Manchot"],
    ["Chevron", "Шеврон", "Chevron", "Шеврон", "Chevron"],
    ["Whale", "Кит", "Balenă", "Кит", "Baleine"],
    ["Ice cream", "Морозиво", "Înghețată", "Мороженое", "Glace"],
    ["Camel", "Верблюд", "Cămilă", "Верблюд", "Chameau"],
    ["Whirlwind", "Вихор", "Vârtej", "Вихрь", "Tourbillon"],
    ["Flower", "Квітка", "Floare", "Цветок", "Fleur"],
    ["Castle", "Замок", "Castel", "Замок", "Château"],
    ["Horse", "Кінь", "Cal", "Конь", "Cheval"],
    ["Boot", "Чобіт", "Cizmă", "Сапог", "Botte"],
    ["Mask", "Маска", "Mască", "Маска", "Masque"],
    ["House", "Будинок", "Casă", "Дом", "Maison"],
    ["Tree", "Дерево", "Copac", "Дерево", "Arbre"],
    ["Train", "Потяг", "Tren", "Поезд", "Train"],
    ["Propeller", "Пропелер", "Elice", "Пропеллер", "Hélice"],
    ["Bee", "Бджола", "Albină", "Пчела", "Abeille"],
    ["Sun", "Сонце", "Soare", "Солнце", "Soleil"],
    ["Elephant", "Слон", "Elefant", "Слон", "Éléphant"],
    ["Cup", "Чашка", "Ceașcă", "Чашка", "Tasse"],
    ["Knot", "Вузол", "Nod", "Узел", "Nœud"],
    ["Dragons", "Дракони", "Dragoni", "Драконы", "Dragons"],
    ["Beetle", "Жук", "Gândac", "Жук", "Scarabée"],
    ["Mushroom", "Гриб", "Ciupercă", "Гриб", "Champignon"],
    ["Clover", "Конюшина", "Trifoi", "Клевер", "Trèfle"],
    ["Turtle", "Черепаха", "Broască țestoasă", "Черепаха", "Tortue"],
    ["Moth", "Нічний метелик", "Molie", "Мотылёк", "Papillon de nuit"],
    ["Totem", "Тотем", "Totem", "Тотем", "Totem"],
    ["River", "Річка", "Râu", "Река", "Rivière"],
    ["Spider web", "Павутина", "Pânză de păianjen", "Паутина", "Toile d’araignée"],
    ["Butterfly", "Метелик", "Fluture", "Бабочка", "Papillon"],
    ["Galaxy", "Галактика", "Galaxie", "Галактика", "Galaxie"],
    ["Cat", "Кіт", "Pisică", "Кошка", "Chat"],
    ["Large hexagon", "Великий шестикутник", "Hexagon mare", "Большой шестиугольник", "Grand hexagone"],
    ["Large triangle", "Великий трикутник", "Triunghi mare", "Большой треугольник", "Grand triangle"],
    ["Large star", "Велика зірка", "Stea mare", "Большая звезда", "Grande étoile"],
    ["Large T", "Велика T", "T mare", "Большая T", "Grand T"],
    ["Large F", "Велика F", "F mare", "Большая F", "Grand F"],
    ["Free form", "Вільна форма", "Formă liberă", "Свободная форма", "Forme libre"],
    ["Mirror", "Дзеркало", "Oglindă", "Зеркало", "Miroir"],
    ["Trefoil", "Трилисник", "Trifoi cu trei foi", "Трилистник", "Trilobe"],
    ["Turning form", "Поворотна форма", "Formă rotită", "Поворотная форма", "Forme tournante"],
    ["Whirl", "Кружляння", "Rotocol", "Кружение", "Ronde"],
    ["Crystal", "Кристал", "Cristal", "Кристалл", "Cristal"],
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spelling::is_well_spelt;

    #[test]
    fn names_are_well_spelt_in_every_language() {
        for (lang, name) in NAMES
            .iter()
            .flat_map(|names| Lang::ALL.into_iter().zip(names))
        {
            assert!(is_well_spelt(name, lang), "{name}");
        }
    }

    #[test]
    fn names_are_translated_with_their_numbers_and_strangers_are_not() {
        assert_eq!(name("Heart", Lang::Uk), "Серце");
        assert_eq!(name("Mirror 2.1", Lang::Fr), "Miroir 2.1");
        assert_eq!(name("A", Lang::Ru), "A");
        assert_eq!(name("Grandma’s cat 7", Lang::Ro), "Grandma’s cat 7");
    }
}
