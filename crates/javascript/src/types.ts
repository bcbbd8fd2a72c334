/** Which game it is. */
export type Kind = "yinsh" | "gemblo";

/** Where each point or cell lies: x to the right, y downwards. */
export type Places = Record<string, [number, number]>;

/** What there is to draw of YINSH; White comes first in every pair. Points are 1 apart. */
export interface YinshScene {
  kind: "yinsh";
  /** Who acts, from 0; nobody once the game is over. */
  toAct: number | null;
  places: Places;
  /** The lines of the board, by their ends. */
  lines: [string, string][];
  rings: [string[], string[]];
  markers: [string[], string[]];
  /** Rings that each player has removed. */
  removed: [number, number];
  /** The points of the last turn. */
  last: string[];
}

/** What there is to draw of Gemblo. The sides of the cells are 1 long; they stand on an edge. */
export interface GembloScene {
  kind: "gemblo";
  /** Who acts, from 0; nobody once the game is over. */
  toAct: number | null;
  /** The colour that acts, from 0. */
  colour: number | null;
  places: Places;
  /** The look of each colour. */
  tints: string[];
  /** Where each colour has to begin; nothing once it has. */
  starts: (string | null)[];
  /** All pieces on the board; obstacles have no colour. */
  pieces: { colour: number | null; cells: string[] }[];
  /** The numbers of the pieces that each colour has left. */
  left: number[][];
  /** The places of the cells of each piece, by its number less one. */
  shapes: [number, number][][];
  /** The cells of the last turn. */
  last: string[];
}

export type Scene = YinshScene | GembloScene;
