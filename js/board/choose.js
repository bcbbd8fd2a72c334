// What a touch means, told by the texts of the legal steps alone.

import { between, piece, shape } from "./geometry.js";

const PASS = "--";

/** The two ends of a step, of which a ring move and a row have two. */
const ends = (step) => step.replace(/^x/, "").split("-");

const isRow = (step) => step.startsWith("x") && step.includes("-");

/** YINSH: what can be touched when this ring is chosen, or none, with the steps that it may mean. */
export function touches({ places }, legal, chosen) {
  const found = new Map();
  const add = (place, step) => found.set(place, [...(found.get(place) ?? []), step]);
  for (const step of legal) {
    if (step === PASS) continue;
    const [from, to] = ends(step);
    if (isRow(step)) add(between(places, from, to)[2], step);
    else if (to === undefined) add(from, step);
    else if (chosen === from) add(to, step);
  }
  return found;
}

/** YINSH: the rings that can be chosen. */
export const movable = (legal) =>
  new Set(legal.filter((step) => step !== PASS && !step.startsWith("x") && step.includes("-")).map((step) => ends(step)[0]));

/** The steps that need a button, since no place stands for them. */
export const unplaced = (legal) => legal.filter((step) => step === PASS);

/** Gemblo: the legal placements by the piece that they lay. */
export function placements({ places }, legal) {
  const [found, pieces] = [new Map(), new Map()];
  for (const step of legal) {
    const cells = step.split(",");
    const centres = cells.map((cell) => places[cell]);
    const held = shape(centres);
    // There are thousands of placements and less than a hundred shapes.
    if (!pieces.has(held)) pieces.set(held, piece(centres));
    const key = pieces.get(held);
    if (!found.has(key)) found.set(key, []);
    found.get(key).push({ step, cells, shape: held });
  }
  return found;
}

/** Gemblo: the placement that a hand over a cell shows, as near as can be to what was shown before. */
export function shown(placements, cell, before) {
  const here = placements.filter(({ cells }) => cells.includes(cell));
  const handle = before?.cells.indexOf(before.over);
  const alike = here.filter((one) => one.shape === before?.shape);
  const found = alike.find((one) => one.cells.indexOf(cell) === handle) ?? alike[0] ?? here[0];
  return found && { ...found, over: cell };
}

/** Gemblo: the next way to cover the same cell. */
export function turned(placements, before) {
  const here = placements.filter(({ cells }) => cells.includes(before.over));
  here.sort((one, other) => (one.shape < other.shape ? -1 : Number(one.shape > other.shape)));
  const at = here.findIndex(({ step }) => step === before.step);
  const later = [...here.slice(at + 1), ...here.slice(0, at)];
  const next = later.find(({ shape }) => shape !== before.shape) ?? later[0] ?? before;
  return { ...next, over: before.over };
}
