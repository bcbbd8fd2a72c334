// A picture of the board that is shown, with a caption, to be sent to somebody: as SVG, or as PNG drawn from it.

// What the style sheet says of a drawing; a file of its own has no style sheet.
const LOOKS = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap",
  "stroke-linejoin", "opacity", "font-size", "font-weight", "text-anchor", "dominant-baseline", "visibility"];
const FONT = "system-ui, sans-serif";
const [WIDTH, EDGE, LINE] = [1200, 40, 64];

const look = (element, name) => getComputedStyle(element).getPropertyValue(name);

// The same drawing with its looks written on it, and without what nobody sees.
const dressed = (board) => {
  const copy = board.cloneNode(true);
  const [from, to] = [board, copy].map((root) => [...root.querySelectorAll("*")]);
  from.forEach((element, at) => {
    if (look(element, "display") === "none" || look(element, "opacity") === "0") return to[at].remove();
    for (const name of LOOKS) to[at].setAttribute(name, look(element, name));
    for (const name of ["class", "style", "role", "tabindex", "aria-label"]) to[at].removeAttribute(name);
    const turn = look(element, "transform");
    if (!element.hasAttribute("transform") && turn !== "none") to[at].setAttribute("transform", turn);
  });
  for (const name of ["class", "role", "aria-label"]) copy.removeAttribute(name);
  return copy;
};

const drawn = (board, caption) => {
  const copy = dressed(board);
  const { width, height } = board.viewBox.baseVal;
  const room = WIDTH - 2 * EDGE;
  const high = Math.min(room, (room * height) / width);
  const whole = high + 2 * EDGE + LINE;
  for (const [name, value] of Object.entries({ x: EDGE, y: EDGE, width: room, height: high })) copy.setAttribute(name, value);
  const root = document.documentElement;
  const ink = look(document.body, "color");
  const text = (x, anchor, weight, words) => {
    const line = document.createElementNS("http://www.w3.org/2000/svg", "text");
    // A long caption is written smaller, so that it leaves room for our name.
    const size = Math.min(34, 1700 / words.length);
    const looks = { x, y: whole - EDGE, fill: ink, "font-family": FONT, "font-size": size, "font-weight": weight, "text-anchor": anchor };
    for (const [name, value] of Object.entries(looks)) line.setAttribute(name, value);
    line.textContent = words;
    return line.outerHTML;
  };
  const grain = document.querySelector("#grain");
  const defs = copy.innerHTML.includes("#grain") && grain ? `<defs>${dressedGrain(grain)}</defs>` : "";
  const ground = look(document.body, "background-color") || look(root, "background-color");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${whole}" viewBox="0 0 ${WIDTH} ${whole}">${defs}` +
    `<rect width="100%" height="100%" fill="${ground}"/>${new XMLSerializer().serializeToString(copy)}` +
    `${text(EDGE, "start", 600, caption)}${text(WIDTH - EDGE, "end", 400, "Sixfold")}</svg>`;
};

const dressedGrain = (grain) => {
  const box = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  box.append(grain.cloneNode(true));
  [...grain.querySelectorAll("*")].forEach((element, at) => {
    const to = box.querySelectorAll("pattern *")[at];
    for (const name of ["fill", "stroke", "stroke-width"]) to.setAttribute(name, look(element, name));
  });
  return box.innerHTML;
};

const offer = (href, form) => Object.assign(document.createElement("a"), { href, download: `sixfold.${form}` }).click();

// What the page of a game says of it: who won and by what, or what is due.
const standing = (board) => {
  const said = [...document.querySelectorAll("main :is(.ended > h2, .ended > p, .due)")];
  const words = said.map(({ firstChild }) => firstChild?.textContent.trim()).filter(Boolean);
  return [board.classList.contains("yinsh") ? "YINSH" : "Gemblo", ...words.slice(0, 2)].join(" · ");
};

export const make = async (form, caption) => {
  const board = document.querySelector("main .board");
  if (!board) return;
  const svg = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn(board, caption || standing(board)))}`;
  if (form === "svg") return offer(svg, form);
  const image = Object.assign(new Image(), { src: svg });
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  canvas.getContext("2d").drawImage(image, 0, 0);
  offer(canvas.toDataURL("image/png"), form);
};
