"""YINSH in plain Python; the letters name the clauses of the rules."""

# A: columns a to k with their first and last rows.
COLUMNS = [(2, 5), (1, 7), (1, 8), (1, 9), (1, 10), (2, 10), (2, 11), (3, 11), (4, 11), (5, 11), (7, 10)]
POINTS = [(column, row) for column, (first, last) in enumerate(COLUMNS) for row in range(first, last + 1)]
ON_BOARD = set(POINTS)
AXES = [(0, 1), (1, 0), (1, 1)]
DIRECTIONS = AXES + [(-column, -row) for column, row in AXES]
NAMES = {point: "abcdefghijk"[point[0]] + str(point[1]) for point in POINTS}
BY_NAME = {name: point for point, name in NAMES.items()}


def ahead(point, direction):
    """The points beyond a point in a direction, the nearest first."""
    column, row = point
    while True:
        column, row = column + direction[0], row + direction[1]
        if (column, row) not in ON_BOARD:
            return
        yield column, row


ROWS = []
for first in POINTS:
    for axis in AXES:
        line = [first, *ahead(first, axis)][:5]
        if len(line) == 5:
            ROWS.append(line)


class Yinsh:
    def __init__(self, goal: int):
        self.goal = goal
        self.rings = {}
        self.markers = {}
        self.removed = [0, 0]
        self.acting = 0
        self.due = "place"
        self.before_move = False
        self.passes = 0

    @property
    def seat(self):
        return None if self.is_over() else self.acting

    def is_over(self):
        if max(self.removed) >= self.goal:  # E1
            return True
        # E3, E4: only a ring move that is due can end the game.
        return self.due == "move" and (len(self.markers) == 51 or self.passes == 2)

    def legal(self):
        if self.is_over():
            return []
        if self.due == "place":
            return [NAMES[point] for point in POINTS if point not in self.rings]
        if self.due == "row":
            return [f"x{NAMES[row[0]]}-{NAMES[row[-1]]}" for row in self.rows(self.acting)]
        own = [point for point, colour in self.rings.items() if colour == self.acting]
        if self.due == "ring":
            return [f"x{NAMES[ring]}" for ring in own]
        moves = [f"{NAMES[ring]}-{NAMES[to]}" for ring in own for to in self.landings(ring)]
        return moves or ["--"]  # E4

    def landings(self, ring):
        """C2: over free points, then over one run of markers, to the first free point behind it."""
        for direction in DIRECTIONS:
            jumped = False
            for point in ahead(ring, direction):
                if point in self.rings:
                    break
                if point in self.markers:
                    jumped = True
                    continue
                yield point
                if jumped:
                    break

    def rows(self, colour):
        return [row for row in ROWS if all(self.markers.get(point) == colour for point in row)]

    def play(self, text):
        if self.due == "place":
            self.rings[BY_NAME[text]] = self.acting
            self.acting = 1 - self.acting
            self.due = "move" if len(self.rings) == 10 else "place"
        elif text == "--":
            self.passes += 1
            self.acting = 1 - self.acting
        elif self.due == "move":
            self.move(*(BY_NAME[name] for name in text.split("-")))
        elif self.due == "row":
            ends = text[1:].split("-")
            row = next(row for row in ROWS if [NAMES[row[0]], NAMES[row[-1]]] == ends)
            for point in row:
                del self.markers[point]
            self.due = "ring"
        else:
            del self.rings[BY_NAME[text[1:]]]
            self.removed[self.acting] += 1
            self.look_for_rows()

    def move(self, ring, to):
        self.passes = 0
        del self.rings[ring]
        self.rings[to] = self.acting
        direction = next(way for way in DIRECTIONS if to in ahead(ring, way))
        for point in ahead(ring, direction):
            if point == to:
                break
            if point in self.markers:
                self.markers[point] = 1 - self.markers[point]  # C3
        self.markers[ring] = self.acting
        self.before_move = False
        self.look_for_rows()

    def look_for_rows(self):
        self.due = "row" if self.rows(self.acting) else "move"
        if self.due == "move" and not self.before_move:
            self.acting = 1 - self.acting
            self.before_move = bool(self.rows(self.acting))  # D5
            self.due = "row" if self.before_move else "move"

    def places(self):
        return [1 + (self.removed[1 - seat] > self.removed[seat]) for seat in (0, 1)]
