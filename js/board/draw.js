// Draws scenes as SVG; knows where things lie, not what they mean.

import { CORNERS, extent, outline } from "./geometry.js";

const SPACE = "http://www.w3.org/2000/svg";

/** An element of a drawing with its attributes and what is inside. */
export function drawn(name, attributes = {}, inside = []) {
  const element = document.createElementNS(SPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...inside);
  return element;
}

const circle = ([x, y], r, kind) => drawn("circle", { cx: x, cy: y, r, class: kind });

const hexagon = ([x, y], size, attributes) => {
  const points = CORNERS.map(([dx, dy]) => `${x + size * dx},${y + size * dy}`);
  return drawn("polygon", { points: points.join(" "), ...attributes });
};

const SIDES = ["white", "black"];

function yinsh({ places, lines, rings, markers, last }) {
  const ways = lines.map((ends) => ends.map((end) => places[end].join(" ")).join("L"));
  const at = (lists, make) => lists.flatMap((names, side) => names.flatMap((name) => make(places[name], SIDES[side])));
  return [
    drawn("path", { class: "lines", d: `M${ways.join("M")}` }),
    ...Object.entries(places).map(([name, [x, y]]) =>
      drawn("circle", { cx: x, cy: y, r: 0.48, class: "place", "data-place": name }),
    ),
    ...at(markers, (place, side) => [circle(place, 0.27, `${side} marker`)]),
    ...at(rings, (place, side) => [circle(place, 0.38, `${side} edge`), circle(place, 0.38, `${side} ring`)]),
    ...last.map((name) => circle(places[name], 0.48, "last")),
  ];
}

function gemblo({ places, pieces, tints, starts, last }) {
  const centres = (cells) => cells.map((cell) => places[cell]);
  const latest = new Set(last);
  return [
    ...Object.entries(places).map(([name, place]) => hexagon(place, 1, { class: "place", "data-place": name })),
    ...starts.flatMap((start, colour) => (start ? [circle(places[start], 0.5, `start ${tints[colour]}`)] : [])),
    ...pieces.map(({ colour, cells }) => {
      const [x, y] = places[cells[0]];
      const number = colour === null ? [] : [drawn("text", { x, y }, [`${colour + 1}`])];
      const parts = centres(cells).map((centre) => hexagon(centre, 1, {}));
      const edge = drawn("path", { d: outline(centres(cells)) });
      const dots = cells.filter((cell) => latest.has(cell)).map((cell) => circle(places[cell], 0.8, "last"));
      return drawn("g", { class: `piece ${tints[colour] ?? ""}` }, [...parts, edge, ...number, ...dots]);
    }),
  ];
}

const GAMES = { yinsh: [yinsh, 0.7], gemblo: [gemblo, 1.2] };

/** Draws a scene into an SVG element; what is shown over it goes into its last group. */
export function draw(svg, scene) {
  const [game, margin] = GAMES[scene.kind];
  svg.setAttribute("viewBox", extent(scene.places, margin).join(" "));
  svg.setAttribute("class", `board ${scene.kind}`);
  svg.replaceChildren(...game(scene), drawn("g", { class: "over" }));
}

/** Shows targets, what is chosen, a piece in hand and the cursor. */
export function drawOver(svg, { places, kind, tints, colour }, { targets, chosen, hand, cursor }) {
  const radius = kind === "gemblo" ? 0.9 : 0.5;
  const at = (name, r, className) => (name ? [circle(places[name], r, className)] : []);
  svg.lastElementChild.replaceChildren(
    ...[...targets].map((name) => circle(places[name], 0.12, "target")),
    ...at(chosen, 0.48, "chosen"),
    ...(hand?.cells ?? []).map((cell) => hexagon(places[cell], 0.95, { class: `hand ${tints[colour]}` })),
    ...at(cursor, radius, "cursor"),
  );
}

/** A small picture of a piece. */
export function picture(cells, tint) {
  const places = Object.fromEntries(cells.map((cell, index) => [index, cell]));
  const parts = cells.map((cell) => hexagon(cell, 1, {}));
  const box = extent(places, 1.2).join(" ");
  const edge = drawn("path", { d: outline(cells) });
  return drawn("svg", { class: `shape ${tint}`, viewBox: box, "aria-hidden": "true" }, [...parts, edge]);
}
