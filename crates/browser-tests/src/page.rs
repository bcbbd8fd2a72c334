//! What a visitor does on the pages of Sixfold.

use engine::Level;
use game::Rng;
use serde_json::json;
use table::{Player, Sitting, Table};
use yinsh::{Position, Step};

use crate::browser::Browser;
use crate::failure::Done;

/// How the app is set before a check, in its own words.
pub const CALM: &str = "lang=en\nanimation=off\nconfirming=touch";

/// The running game, as a script finds it in the browser's storage.
pub const KEPT: &str =
    "localStorage.getItem('sixfold.game.' + localStorage.getItem('sixfold.game'))";

/// What happened to the page's threads since [`Browser::note_threads`], oldest first, each with its time: `key` when one is
/// pressed, `begin`, `ask`, `told` and `end` of a thread.
pub const THREADS: &str = "window.threads";

/// A `told` is an answer that counts, since a thread says first that it is ready; an `ask` is a question, since an empty text
/// only calls it.
const NOTE_THREADS: &str = "window.threads = [];\
    const note = (what, at) => threads.push([what, at ?? performance.now()]);\
    addEventListener('keydown', ({ timeStamp }) => note('key', timeStamp), { capture: true });\
    window.Worker = class extends Worker {\
        constructor(...all) { super(...all); note('begin');\
            this.addEventListener('message', ({ data }) => data === 'ready' || note('told')) }\
        postMessage(text) { super.postMessage(text); text && note('ask') }\
        terminate() { super.terminate(); note('end') }\
    }";

/// How a point is touched.
pub type Touching<'a> = &'a dyn Fn(&str) -> Done;

impl Browser {
    /// Opens the app as somebody new, with these settings and these players.
    pub fn begin(&self, settings: &str, players: &str) -> Done {
        self.go("")?;
        let script = "localStorage.clear(); localStorage.setItem('sixfold.settings', arguments[0]);\
            localStorage.setItem('sixfold.players.YINSH', arguments[1])";
        self.run(script, json!([settings, players]))?;
        self.reload()?;
        self.see("main .cards")
    }

    /// Goes to another page of the app, from wherever it is served.
    pub fn visit(&self, path: &str) -> Done {
        let script = "return new URL(arguments[0], new URL('./', location)).href";
        let address = self.run(script, json!([path]))?;
        self.go_to(address.as_str().unwrap_or_default())
    }

    /// Starts a game of YINSH through the form.
    pub fn start_game(&self) -> Done {
        self.visit("#/new/yinsh")?;
        self.click(".form .choice:nth-of-type(1)")?;
        self.click(".form .primary")?;
        self.see("[data-point=f6]")
    }

    /// Starts a game of YINSH in which one row wins.
    pub fn start_blitz(&self) -> Done {
        self.visit("#/new/yinsh")?;
        self.click(".form .choice:nth-of-type(2)")?;
        self.click(".form .primary")?;
        self.see("[data-point=f6]")
    }

    /// Goes on with a game that was kept.
    pub fn resume(&self, kept: &str) -> Done {
        self.visit("#/")?;
        let script = "localStorage.setItem('sixfold.game', arguments[0])";
        self.run(script, json!([kept]))?;
        self.reload()?;
        self.visit("play#/play")?;
        self.see(".play .board")
    }

    /// Opens a position.
    pub fn open_position(&self, position: &str) -> Done {
        let script = "return '#/open/' + encodeURIComponent(arguments[0])";
        let path = self.run(script, json!([position]))?;
        self.visit(path.as_str().unwrap_or_default())?;
        self.see("[data-point=f6]")
    }

    /// Opens the analysis board with a position, a record or a usual setup.
    pub fn analyse(&self, what: &str) -> Done {
        let script = "return 'analysis#/analysis/' + encodeURIComponent(arguments[0])";
        let path = self.run(script, json!([what]))?;
        self.visit(path.as_str().unwrap_or_default())?;
        self.see(".tree .move")
    }

    /// Notes on every page from the next one on what happens to its threads: [`THREADS`].
    pub fn note_threads(&self) -> Done {
        let script = json!({ "source": NOTE_THREADS });
        self.command("Page.addScriptToEvaluateOnNewDocument", script)
            .map(drop)
    }

    /// Waits until the move list has so many turns.
    pub fn turns(&self, count: usize) -> Done {
        let script = "return document.querySelectorAll('.list li').length === arguments[0]";
        self.until(&format!("{count} turns"), script, json!([count]))
    }

    /// The running game as the browser has kept it.
    pub fn kept(&self) -> Done<String> {
        let kept = self.run(&format!("return {KEPT}"), json!([]))?;
        Ok(kept.as_str().unwrap_or_default().to_owned())
    }

    /// Makes a step on the board by touching points and, to pass, the button.
    pub fn step(&self, position: &Position, step: Step, touch: Touching<'_>) -> Done {
        let touch = |point: yinsh::Point| touch(&format!("[data-point={point}]"));
        match step {
            Step::PlaceRing(point) | Step::RemoveRing(point) => touch(point),
            Step::MoveRing { from, to } => touch(from).and_then(|()| touch(to)),
            Step::RemoveRow(row) => {
                let middle = row.points().iter().nth(2).ok_or("a row has five points")?;
                let own = position.to_act().ok_or("somebody takes the row")?;
                // Of several rows the first touch only chooses one.
                if position.rows(own).count() > 1 {
                    touch(middle)?;
                }
                touch(middle)
            }
            Step::Pass => self.click(".status .chip"),
        }
    }
}

/// There was never more than one thread at a time on the page, as it was noted; says how many there were.
pub fn one_thread(browser: &Browser) -> Done<usize> {
    let script = format!(
        "const names = {THREADS}.map(([name]) => name).filter((name) => name === 'begin' || name === 'end');\
        return [names.filter((name) => name === 'begin').length, names.every((name, at) => name !== names[at - 1])]"
    );
    let told = browser.run(&script, json!([]))?;
    if told[1] != json!(true) {
        return Err(format!("one thread at a time: {told}").into());
    }
    Ok(told[0].as_u64().unwrap_or_default() as usize)
}

/// A game of Gemblo after so many random turns, or at its end: one person against five engines.
pub fn six_players(turns: usize) -> Done<String> {
    let mut players = vec![Player::Engine(Level::EASIEST); 6];
    players[0] = Player::Person;
    let setup = gemblo::Setup::for_players(6).ok_or("six can play")?;
    let mut board = table::gemblo::Board::new(Table::new(setup, players));
    let mut rng = Rng::new(2);
    for _ in 0..turns {
        let legal = board.table().position().legal();
        if legal.is_empty() {
            break;
        }
        let placement = legal.nth(rng.below(legal.len())).ok_or("it goes on")?;
        let played = board.play_turn(&placement.to_string());
        played?;
    }
    Ok(Sitting::Gemblo(board).save())
}
