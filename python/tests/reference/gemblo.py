"""Gemblo in plain Python; the letters name the clauses of the rules."""

# A: doubled coordinates, column and half-row downwards.
NEIGHBOURS = [(0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1)]
# A: what lies across an edge, and the two flanks of that edge.
ACROSS = {
    (2, 0): [(1, -1), (1, 1)],
    (-2, 0): [(-1, -1), (-1, 1)],
    (1, 3): [(0, 2), (1, 1)],
    (-1, 3): [(0, 2), (-1, 1)],
    (1, -3): [(0, -2), (1, -1)],
    (-1, -3): [(0, -2), (-1, -1)],
}
# C, in the order of their numbers.
PIECES = [
    [(0, 0)],
    [(0, 0), (0, 2)],
    [(0, 0), (0, 2), (0, 4)],
    [(0, 0), (0, 2), (1, 3)],
    [(0, 0), (1, -1), (1, 1)],
    [(0, 0), (0, 2), (0, 4), (0, 6)],
    [(0, 0), (0, 2), (1, -3), (1, -1)],
    [(0, 0), (0, 2), (1, -1), (1, 1)],
    [(0, 0), (1, 1), (1, 3), (2, 0)],
    [(0, 0), (0, 2), (1, -1), (1, 3)],
    [(0, 0), (0, 2), (0, 4), (1, -1), (2, -2)],
    [(0, 0), (1, -5), (1, -3), (1, -1), (2, -6)],
    [(0, 0), (1, -3), (1, -1), (2, -6), (2, -4)],
    [(0, 0), (0, 2), (0, 4), (1, -3), (1, -1)],
    [(0, 0), (1, 1), (1, 3), (1, 5), (2, 0)],
    [(0, 0), (0, 2), (1, -3), (1, -1), (2, 0)],
    [(0, 0), (1, -1), (2, -2), (2, 0), (2, 2)],
    [(0, 0), (0, 2), (0, 4), (0, 6), (0, 8)],
]
# B
STARTS = {
    2: [(-3, -21), (12, -6), (3, 21), (-12, 6)],
    3: [(5, -15), (5, 15), (-10, 0)],
    4: [(-3, -21), (12, -6), (3, 21), (-12, 6)],
    5: [(10, -10), (9, 13), (-4, 20), (-13, 1), (-4, -20)],
    6: [(-7, -21), (7, -21), (14, 0), (7, 21), (-7, 21), (-14, 0)],
}


def turned(cell):
    """A sixth of a turn: through axial coordinates, where it is (q, r) → (−r, q + r)."""
    q, r = cell[0], (cell[1] - cell[0]) // 2
    q, r = -r, q + r
    return q, 2 * r + q


def orientations(piece):
    ways, shape = set(), piece
    for _ in range(6):
        shape = [turned(cell) for cell in shape]
        for way in (shape, [(-c, h) for c, h in shape]):
            first = min(way)
            ways.add(tuple(sorted((c - first[0], h - first[1]) for c, h in way)))
    return sorted(ways)


WAYS = {number: orientations(piece) for number, piece in enumerate(PIECES, 1)}


def is_on(c, h, players):
    if players in (2, 4):
        return abs(h - c) <= 18 and abs(3 * c + h) <= 30
    if players == 3:
        return abs(h) <= 15 and 3 * abs(c) + abs(h) <= 30
    return abs(h) <= 21 and 3 * abs(c) + abs(h) <= 42


def area(players):
    cells = ((c, h) for c in range(-14, 15) for h in range(-21, 22) if (c - h) % 2 == 0)
    return {cell for cell in cells if is_on(*cell, players)}


# Columns from the left, cells of a column of the whole board counted from the bottom.
LETTERS = [*"abcdefghijklmnopqrstuvwxyz", "aa", "ab", "ac"]
NAMES = {}
for c in range(-14, 15):
    for number, (_, h) in enumerate(sorted((x for x in area(6) if x[0] == c), key=lambda x: -x[1]), 1):
        NAMES[c, h] = f"{LETTERS[c + 14]}{number}"
BY_NAME = {name: cell for cell, name in NAMES.items()}

# B: the rule book's obstacles of the five-player game.
OBSTACLES = [
    [(-9, -13), (-8, -12), (-7, -11)],
    [(-9, 11), (-9, 13), (-8, 12)],
    [(-6, -20), (-6, -18), (-6, -16), (-6, -14)],
    [(-3, -17), (-3, -15), (-2, -20), (-2, -18)],
    [(10, 4), (11, 3), (11, 5), (12, 4)],
    [(1, 17), (2, 18), (2, 20), (3, 17)],
    [(2, -20), (2, -18), (3, -17), (4, -18)],
    [(8, 4), (8, 6), (8, 8), (9, 9), (10, 10)],
    [(6, 10), (7, 11), (7, 13), (7, 15), (8, 16)],
    [(-12, 4), (-11, 5), (-10, 4), (-9, 5), (-8, 4)],
    [(6, -8), (7, -11), (7, -9), (8, -12), (9, -13)],
    [(-3, 15), (-2, 16), (-2, 18), (-2, 20), (-1, 15)],
    [(-7, 15), (-7, 17), (-6, 18), (-6, 20), (-5, 17)],
    [(-12, -4), (-11, -5), (-11, -3), (-10, -6), (-10, -2)],
    [(7, -3), (8, -4), (9, -5), (10, -6), (11, -7)],
]


def text(cells):
    """Sorted by column, then by number, which grows upwards."""
    return ",".join(NAMES[cell] for cell in sorted(cells, key=lambda cell: (cell[0], -cell[1])))


class Gemblo:
    def __init__(self, players: int):
        self.players = players
        self.colours = 4 if players == 2 else players
        self.area = area(players)
        # Which piece covers a cell, and of which colour that piece is.
        self.piece_at = {}
        self.colour_at = {}
        self.laid = 0
        self.left = [set(WAYS) for _ in range(self.colours)]
        self.blocked = [False] * self.colours
        self.acting = 0
        if players == 5:
            for obstacle in OBSTACLES:
                self.lay(None, obstacle)

    @property
    def seat(self):
        return None if self.acting is None else self.acting % self.players

    def lay(self, colour, cells):
        self.laid += 1
        for cell in cells:
            self.piece_at[cell] = self.laid
            self.colour_at[cell] = colour

    def legal(self):
        return [] if self.acting is None else [text(cells) for _, cells in self.placements(self.acting)]

    def placements(self, colour):
        """D1 to D3: each once, though it may cover several cells that connect it."""
        own = [cell for cell, owner in self.colour_at.items() if owner == colour]
        anchors = self.anchors(own) if own else [STARTS[self.players][colour]]
        touching = {(c + dc, h + dh) for c, h in own for dc, dh in NEIGHBOURS}
        seen = set()
        for number in self.left[colour]:
            for way in WAYS[number]:
                for anchor in anchors:
                    for through in way:
                        c, h = anchor[0] - through[0], anchor[1] - through[1]
                        key = (number, way, c, h)
                        if key in seen:
                            continue
                        seen.add(key)
                        cells = [(c + dc, h + dh) for dc, dh in way]
                        if all(self.is_free(cell) and cell not in touching for cell in cells):
                            yield number, cells

    def is_free(self, cell):
        return cell in self.area and cell not in self.piece_at

    def anchors(self, own):
        """A, D3: what is connected across an open edge. A piece laid there touches nothing of its
        own colour, so it covers no flank of that edge itself."""
        found = set()
        for c, h in own:
            for (dc, dh), ((ac, ah), (bc, bh)) in ACROSS.items():
                one = self.piece_at.get((c + ac, h + ah))
                other = self.piece_at.get((c + bc, h + bh))
                if one is None or one != other:
                    found.add((c + dc, h + dh))
        return sorted(cell for cell in found if self.is_free(cell))

    def play(self, move):
        cells = [BY_NAME[name] for name in move.split(",")]
        first = min(cells)
        shape = tuple(sorted((c - first[0], h - first[1]) for c, h in cells))
        number = next(number for number, ways in WAYS.items() if shape in ways)
        self.left[self.acting].remove(number)
        self.lay(self.acting, cells)
        self.acting = self.next_colour()

    def next_colour(self):
        """D4: whoever cannot lay a piece is passed over, now and for ever."""
        for steps in range(1, self.colours + 1):
            colour = (self.acting + steps) % self.colours
            if self.blocked[colour]:
                continue
            if next(self.placements(colour), None) is not None:
                return colour
            self.blocked[colour] = True
        return None

    def places(self):
        """E1 to E4."""
        ranks = []
        for seat in range(self.players):
            left = [n for colour in range(seat, self.colours, self.players) for n in self.left[colour]]
            sizes = sorted((len(PIECES[number - 1]) for number in left), reverse=True)
            ranks.append((sum(sizes), sizes, sum(left)))
        return [1 + sum(other < rank for other in ranks) for rank in ranks]
