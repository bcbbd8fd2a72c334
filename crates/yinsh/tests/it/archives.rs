//! Random games, written in the forms that Boardspace's archive has had, replay completely.

use game::conformance::check_random_game;
use game::{Match, Rng};
use yinsh::{Colour, Point, Position, Setup, Step, boardspace};

/// Writes a game as Boardspace would: with drafts, of people or robots, with or without `Done`.
struct Scribe {
    rng: Rng,
    text: String,
    number: usize,
    /// The players whose commands have no number.
    robots: [bool; 2],
    /// Records before mid-2006 have none.
    writes_done: bool,
    /// The player of each colour.
    players: [usize; 2],
}

impl Scribe {
    fn new(seed: u64, setup: Setup) -> Scribe {
        let mut rng = Rng::new(seed);
        let mut flip = || rng.below(2) == 1;
        let (robots, writes_done, exchanged) = ([flip(), flip()], flip(), flip());
        let game = if setup == Setup::BLITZ {
            "Yinsh-Blitz"
        } else {
            "Yinsh"
        };
        let colours = if exchanged { "1,0" } else { "0,1" };
        let text = format!(
            " (;\r\nGM[24]VV[2]\r\nCM[{colours}]\r\nSU[{game}]\r\nP0[id \"a\"]\r\nP1[id \"b\"]\r\n\
             ; P0[0 Start White]\r\n"
        );
        let players = if exchanged { [1, 0] } else { [0, 1] };
        Scribe {
            rng,
            text,
            number: 0,
            robots,
            writes_done,
            players,
        }
    }

    fn write(&mut self, colour: Colour, command: &str) {
        let player = self.players[colour.index()];
        self.number += 1;
        let number = if self.robots[player] {
            String::new()
        } else {
            format!("{} ", self.number)
        };
        let time = self.number * 700;
        self.text += &format!("; P{player}[{number}{command}]TM[{time}]\r\n");
    }

    fn done(&mut self, colour: Colour) {
        if self.writes_done {
            self.write(colour, "Done ");
        }
    }

    fn flips(&mut self) -> bool {
        self.rng.below(2) == 1
    }

    fn step(&mut self, position: &Position, step: Step) {
        let colour = position.to_act().expect("somebody takes the step");
        let letter = if colour == Colour::White { "w" } else { "b" };
        match step {
            Step::PlaceRing(point) => self.ring(position, colour, letter, point),
            Step::MoveRing { from, to } => self.ring_move(position, colour, letter, (from, to)),
            Step::RemoveRow(row) => {
                let points: Vec<Point> = row.points().into_iter().collect();
                let mut ends = [points[0], points[4]];
                if self.flips() {
                    ends.reverse();
                }
                let [one, other] = ends.map(spaced);
                self.write(colour, &format!("remove {letter} {one} {other}"));
            }
            Step::RemoveRing(point) => {
                self.write(colour, &format!("remove {letter}r {}", spaced(point)));
            }
            Step::Pass => self.write(colour, "Pass "),
        }
        self.done(colour);
    }

    /// A ring out of hand, perhaps tried elsewhere first.
    fn ring(&mut self, position: &Position, colour: Colour, letter: &str, point: Point) {
        while self.rng.below(4) == 0 {
            let elsewhere = spaced(self.one_of(&position.legal().iter().collect::<Vec<_>>()));
            self.write(colour, &format!("place {letter}r  {elsewhere}"));
            if self.flips() {
                self.write(colour, &format!("pick board  {elsewhere}"));
                self.write(colour, &format!("drop {letter}r"));
            }
        }
        if self.flips() {
            self.write(colour, &format!("place {letter}r  {}", spaced(point)));
        } else {
            self.write(colour, &format!("pick {letter}r"));
            self.write(colour, &format!("drop board  {}", spaced(point)));
        }
    }

    /// One command, or a marker and a ring, perhaps lifted again several times.
    fn ring_move(
        &mut self,
        position: &Position,
        colour: Colour,
        letter: &str,
        (from, to): (Point, Point),
    ) {
        let [marker, ring] = [from, to].map(spaced);
        if self.rng.below(3) == 0 {
            return self.write(colour, &format!("move {marker} {ring}"));
        }
        if self.flips() {
            self.write(colour, &format!("pick {letter}"));
            self.write(colour, &format!("drop board  {marker}"));
        } else {
            self.write(colour, &format!("place {letter}  {marker}"));
        }
        while self.flips() {
            let elsewhere = spaced(self.one_of(&landings(position, from)));
            self.write(colour, &format!("drop board  {elsewhere}"));
            let lifted = if self.flips() { &marker } else { &elsewhere };
            self.write(colour, &format!("pick board  {lifted}"));
        }
        self.write(colour, &format!("drop board  {ring}"));
    }

    fn one_of(&mut self, steps: &[Step]) -> Point {
        match steps[self.rng.below(steps.len())] {
            Step::PlaceRing(point) | Step::MoveRing { to: point, .. } => point,
            step => panic!("{step:?} is put nowhere"),
        }
    }
}

fn landings(position: &Position, ring: Point) -> Vec<Step> {
    let legal = position.legal();
    let starts_here = |step: &Step| matches!(step, Step::MoveRing { from, .. } if *from == ring);
    legal.iter().filter(starts_here).collect()
}

/// `g11` as Boardspace writes it: `G 11`.
fn spaced(point: Point) -> String {
    let text = point.to_string().to_ascii_uppercase();
    format!("{} {}", &text[..1], &text[1..])
}

fn written(game: &Match<Position>, seed: u64) -> String {
    let mut scribe = Scribe::new(seed, *game.setup());
    for (position, step) in game.earlier_positions().zip(game.steps()) {
        scribe.step(position, step);
    }
    scribe.text += ";\r\nP0[time 0:11:11 ]\r\nP1[time 0:01:11 ]\r\n)\r\n";
    scribe.text
}

#[test]
fn records_in_all_forms_of_boardspace_replay_completely() {
    for seed in 0..400 {
        let setup = [Setup::STANDARD, Setup::BLITZ][seed as usize % 2];
        let game = check_random_game::<Position>(&setup, seed, |_| Vec::new());
        let text = written(&game, seed);
        let read = boardspace::read(&text).unwrap();
        assert_eq!(read[0].fault, None, "seed {seed}:\n{text}");
        assert_eq!(
            read[0].game.turn_texts(),
            game.turn_texts(),
            "seed {seed}:\n{text}"
        );
    }
}
