// Places in the plane: shapes of cells, what lies between two points, what lies in a direction.

const HALF = Math.sqrt(3) / 2;

/** The six corners of a cell whose sides are 1 long. */
export const CORNERS = [0, 1, 2, 3, 4, 5].map((sixth) => {
  const angle = (sixth * Math.PI) / 3;
  return [Math.cos(angle), Math.sin(angle)];
});

const axial = ([x, y]) => {
  const q = Math.round(x / 1.5);
  return [q, Math.round((y / HALF - q) / 2)];
};

const text = (cells) => cells.map((cell) => cell.join(",")).join(" ");

/** Cells moved so that the first is at the origin, as a text. */
function settled(cells) {
  const sorted = [...cells].sort(([a, b], [c, d]) => a - c || b - d);
  const [first] = sorted;
  return text(sorted.map(([q, r]) => [q - first[0], r - first[1]]));
}

/** How some cells lie, wherever that is. */
export const shape = (places) => settled(places.map(axial));

/** What piece some cells make up, however it is turned and turned over. */
export function piece(places) {
  let cells = places.map(axial);
  const ways = [];
  for (let sixth = 0; sixth < 6; sixth += 1) {
    cells = cells.map(([q, r]) => [-r, q + r]);
    ways.push(settled(cells), settled(cells.map(([q, r]) => [-q, q + r])));
  }
  return ways.sort()[0];
}

const apart = ([a, b], [c, d]) => Math.hypot(a - c, b - d);

/** The names of the places on the straight way from one place to another, ends included. */
export function between(places, one, other) {
  const [from, to] = [places[one], places[other]];
  const whole = apart(from, to);
  return Object.keys(places).filter((name) => {
    const detour = apart(from, places[name]) + apart(places[name], to) - whole;
    return detour < 1e-2;
  });
}

/** The nearest place in a direction, straight ahead rather than aside. */
export function ahead(places, from, [dx, dy]) {
  const [x, y] = places[from];
  let [best, least] = [from, Infinity];
  for (const [name, [px, py]] of Object.entries(places)) {
    const [forward, aside] = [(px - x) * dx + (py - y) * dy, Math.abs((px - x) * dy - (py - y) * dx)];
    const cost = forward + aside;
    if (forward > 0.1 && aside <= forward * 1.01 && cost < least) [best, least] = [name, cost];
  }
  return best;
}

/** The part of the plane that places take up. */
export function extent(places, margin) {
  const xs = Object.values(places).map(([x]) => x);
  const ys = Object.values(places).map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
}

/** The edges of some cells that no two of them share, as a path. */
export function outline(centres) {
  const is = (x, y) => centres.some((centre) => apart(centre, [x, y]) < 1e-2);
  const edges = centres.flatMap(([x, y]) =>
    CORNERS.map(([ax, ay], index) => {
      const [bx, by] = CORNERS[(index + 1) % 6];
      // Beyond the middle of an edge lies the neighbour.
      return is(x + ax + bx, y + ay + by) ? "" : `M${x + ax} ${y + ay}L${x + bx} ${y + by}`;
    }),
  );
  return edges.join("");
}
