//! What JavaScript calls.

use wasm_bindgen::prelude::*;

use crate::played::{self, Played};
use crate::scene;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.ts");

/// A game of YINSH or Gemblo from its setup on, with its whole history.
///
/// What the rules refuse throws an `Error` with the reason, and changes nothing.
#[wasm_bindgen]
pub struct Game(Played);

#[wasm_bindgen]
impl Game {
    /// A game from a variant (`yinsh`, `yinsh-blitz`, `gemblo2` … `gemblo6`) or the text of a setup.
    #[wasm_bindgen(constructor)]
    pub fn new(setup: &str) -> Result<Game, JsError> {
        told(played::begun(setup)).map(Game)
    }

    /// The first game of a text record.
    pub fn read(record: &str) -> Result<Game, JsError> {
        told(played::recorded(record)).map(Game)
    }

    /// The same game, which goes its own way from here.
    #[wasm_bindgen(js_name = clone)]
    pub fn copy(&self) -> Game {
        Game(self.0.clone())
    }

    /// Which game it is.
    #[wasm_bindgen(getter, unchecked_return_type = "Kind")]
    pub fn kind(&self) -> String {
        self.0.kind().id().to_owned()
    }

    /// The text of the setup.
    #[wasm_bindgen(getter)]
    pub fn setup(&self) -> String {
        games::with!(Played: &self.0, game => game.setup().to_string())
    }

    /// How many play.
    #[wasm_bindgen(getter)]
    pub fn players(&self) -> u8 {
        games::with!(Played: &self.0, game => ::game::Game::seats(game.position()))
    }

    /// Who acts next, from 0; nobody once the game is over.
    #[wasm_bindgen(getter, js_name = toAct)]
    pub fn to_act(&self) -> Option<u8> {
        let seat = games::with!(Played: &self.0, game => ::game::Game::to_move(game.position()));
        seat.map(|seat| seat.0)
    }

    /// The texts of all legal steps.
    pub fn legal(&self) -> Vec<String> {
        games::with!(Played: &self.0, game => played::legal(game))
    }

    /// Makes one step: `e3`, `a2-h9`, `xg5-g9`, `xa5`, `--` or `g1,g2,h3`.
    pub fn play(&mut self, step: &str) -> Result<(), JsError> {
        told(games::with!(Played: &mut self.0, game => played::play(game, step)))
    }

    /// Plays the whole turn, or the rest of it, that a text describes: `i8-f5;xg5-g9xa5`.
    #[wasm_bindgen(js_name = playTurn)]
    pub fn play_turn(&mut self, turn: &str) -> Result<(), JsError> {
        let played = games::with!(Played: &mut self.0, game => {
            game.play_turn(turn).map_err(|refusal| refusal.to_string())
        });
        told(played)
    }

    /// Takes the last step back; says which it was.
    pub fn undo(&mut self) -> Option<String> {
        games::with!(Played: &mut self.0, game => game.undo_step().map(|step| step.to_string()))
    }

    /// The turns in the game's notation; the last may be in progress.
    pub fn turns(&self) -> Vec<String> {
        games::with!(Played: &self.0, game => game.turn_texts())
    }

    /// The place of each player, from 1, once the game is over.
    #[wasm_bindgen(unchecked_return_type = "Uint8Array | undefined")]
    pub fn places(&self) -> Option<Vec<u8>> {
        let outcome = games::with!(Played: &self.0, game => ::game::Game::outcome(game.position()));
        outcome.map(|outcome| outcome.places().to_vec())
    }

    /// What there is to draw: plain data for `<sixfold-board>` or a board of your own.
    #[wasm_bindgen(unchecked_return_type = "Scene")]
    pub fn scene(&self) -> Result<JsValue, JsValue> {
        let scene = games::with!(Played: &self.0, game => {
            scene::scene(game.position(), &played::last(game))
        });
        js_sys::JSON::parse(&scene)
    }

    /// The game as a text record.
    pub fn record(&self) -> String {
        self.0.record()
    }
}

fn told<T>(done: Result<T, String>) -> Result<T, JsError> {
    done.map_err(|reason| JsError::new(&reason))
}
