//! Tactics of Gemblo from the ends of games of the engine against itself.

use std::collections::HashSet;

use engine::{Engine as _, Flow, Level, Task};
use game::{Match, Rng};
use gemblo::{Position, Setup};
use gemblo_engine::GembloEngine;
use tactics::gemblo::{Image, Tried, fewest, image, themes, tried};
use tactics::proof::TooLarge;
use tactics::turns::{shortened, turns};
use tactics::{Goal, Tactic, Theme};

/// Simulations of a turn of the games.
const PLAY: u64 = 200;
/// How many play, one game after the other: half of them two with two colours each.
const PLAYERS: [u8; 8] = [2, 3, 2, 4, 2, 6, 2, 5];
/// The end of a game, so many turns of each colour, is played so often once more, by a level that errs now and then.
const AGAIN: usize = 12;
const END: usize = 5;
const LEVEL: u8 = 5;
/// With fewer placements there is nothing to choose.
const LEAST_PLACEMENTS: usize = 6;
/// With more placements of all colours together hardly any ending can be searched.
const MOST_PLACEMENTS: usize = 60;
/// More right placements are too easy to find.
const MOST_WAYS: usize = 4;
/// Tactics of one end, and of one game, so that they differ.
const EACH_END: usize = 2;
const EACH_GAME: usize = 8;

/// Plays games until there are so many tactics, of which no more than three in five are about cells left over alone; they are
/// not rated yet.
pub fn make(count: usize, seed: u64, tell: &mut dyn FnMut(usize, u64)) -> Vec<Tactic> {
    let mut mine = Mine {
        engine: GembloEngine::default(),
        seen: HashSet::new(),
        found: Vec::new(),
        plain: 0,
        most_plain: 3 * count / 5,
    };
    let mut games = 0;
    while mine.found.len() < count {
        let players = PLAYERS[games as usize % PLAYERS.len()];
        mine.look_into(players, &mut Rng::new(Rng::nth(seed, games)));
        games += 1;
        tell(mine.found.len(), games);
    }
    mine.found.truncate(count);
    mine.found
}

struct Mine {
    engine: GembloEngine,
    seen: HashSet<Image>,
    found: Vec<Tactic>,
    /// Those that are about cells left over and nothing else.
    plain: usize,
    most_plain: usize,
}

impl Mine {
    /// Plays a game, then its end again and again, and looks back from every end.
    fn look_into(&mut self, players: u8, rng: &mut Rng) {
        let setup = Setup::for_players(players).expect("two to six play");
        let colours = usize::from(setup.colours());
        let mut game: Match<Position> = Match::new(setup);
        self.engine.forget();
        self.play(&mut game, colours, LEVEL, rng);
        self.play(&mut game, usize::MAX, Level::BEST.number(), rng);
        let most = self.found.len() + EACH_GAME;
        self.look_back(&game, most);
        for _ in 0..END * colours {
            game.undo_turn();
        }
        for _ in 0..AGAIN {
            let mut game = game.clone();
            self.play(&mut game, usize::MAX, LEVEL, rng);
            self.look_back(&game, most);
        }
    }

    /// Plays until there are so many turns or the game is over.
    fn play(&mut self, game: &mut Match<Position>, until: usize, level: u8, rng: &mut Rng) {
        let level = Level::new(level).expect("there are ten");
        while game.turn_count() < until && game.position().to_act().is_some() {
            let task = Task {
                nodes: PLAY,
                ..Task::at(level, rng.next())
            };
            let thought = self
                .engine
                .think(game.position(), &task, &mut |_| Flow::GoOn);
            for step in thought.best() {
                game.play(*step).expect("the engine's turns are legal");
            }
        }
    }

    /// Looks at the last turns of a game, the last one first.
    fn look_back(&mut self, game: &Match<Position>, most: usize) {
        let most = most.min(self.found.len() + EACH_END);
        let texts = game.turn_texts();
        let last = END * game.position().colours().count();
        for index in (0..game.turn_count()).rev().take(last) {
            let position = game.before_turn(index);
            let Some(position) = position.filter(|it| it.count_legal() >= LEAST_PLACEMENTS) else {
                continue;
            };
            if self.found.len() >= most || !self.seen.insert(image(position)) {
                continue;
            }
            let place = [&[game.setup().to_string()], &texts[..index]].concat();
            self.keep(position, &place.join(" "));
        }
    }

    /// Keeps the first that is worth it of what a position is a tactic of.
    fn keep(&mut self, position: &Position, place: &str) {
        // What is too large to be searched is no tactic.
        let goals = [shut, win, left_over];
        let mut found = goals.iter().filter_map(|goal| goal(position).ok()?);
        let Some((goal, within, right)) = found.find(|(_, _, right)| {
            right.len() <= MOST_WAYS && 3 * right.len() <= position.count_legal()
        }) else {
            return;
        };
        let about = themes(position, goal, within, &right);
        let is_plain = about
            .iter()
            .all(|theme| matches!(theme, Theme::FewestLeft | Theme::TwoColours));
        if is_plain && self.plain >= self.most_plain {
            return;
        }
        self.plain += usize::from(is_plain);
        let short = shortened(&turns(position), &right);
        self.found.push(Tactic {
            goal,
            within,
            rating: 0,
            themes: about,
            place: place.to_owned(),
            solutions: short,
        });
    }
}

fn shut(position: &Position) -> Result<Option<Tried>, TooLarge> {
    tried(position, Goal::Shut)
}

fn win(position: &Position) -> Result<Option<Tried>, TooLarge> {
    check_size(position)?;
    tried(position, Goal::Win)
}

fn left_over(position: &Position) -> Result<Option<Tried>, TooLarge> {
    check_size(position)?;
    let Some(cells) = fewest(position)? else {
        return Ok(None);
    };
    tried(position, Goal::Fewest(cells))
}

/// Refuses at once what would only be refused after a long search.
fn check_size(position: &Position) -> Result<(), TooLarge> {
    let colours = position.colours();
    let placements: usize = colours.map(|colour| position.legal_for(colour).len()).sum();
    if placements > MOST_PLACEMENTS {
        return Err(TooLarge);
    }
    Ok(())
}
