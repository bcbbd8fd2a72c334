// What the board says to those who listen, in the words of the rulebooks.

const WORDS = {
  en: { rings: ["white ring", "black ring"], markers: ["white marker", "black marker"], free: "free", piece: "piece", obstacle: "obstacle", turn: "turn the piece" },
  uk: { rings: ["біле кільце", "чорне кільце"], markers: ["біла фішка", "чорна фішка"], free: "вільно", piece: "фігура", obstacle: "перешкода", turn: "повернути фігуру" },
  ro: { rings: ["inel alb", "inel negru"], markers: ["jeton alb", "jeton negru"], free: "liber", piece: "piesa", obstacle: "obstacol", turn: "rotește piesa" },
  ru: { rings: ["белое кольцо", "чёрное кольцо"], markers: ["белая фишка", "чёрная фишка"], free: "свободно", piece: "фигура", obstacle: "препятствие", turn: "повернуть фигуру" },
  fr: { rings: ["anneau blanc", "anneau noir"], markers: ["marqueur blanc", "marqueur noir"], free: "libre", piece: "pièce", obstacle: "obstacle", turn: "tourner la pièce" },
};

/** The words of a language, or those of English. */
export const words = (language) => WORDS[language.slice(0, 2).toLowerCase()] ?? WORDS.en;
