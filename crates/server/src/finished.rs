//! A finished public game as everybody may have it: what is shown of it here, and nothing else.

use online::body::AccountKind;
use online::{Clock, Ending, Name, Refusal, Sitter, TableId};
use serde::Serialize;

use crate::refusal::Refused;
use crate::shelf::{Fault, Format, Shelf, Transcript};
use crate::state::{Chair, State};
use crate::store::{Began, Store};
use crate::time::day;

/// A game to be taken home. The fields are told in this order, and `docs/data.md` describes each.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Finished {
    /// Names the game.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// The text of its setup.
    pub setup: String,
    /// When it began.
    pub created: u64,
    /// How the time was limited.
    pub clock: Clock,
    /// Whether the result changed ratings.
    pub rated: bool,
    /// Everybody at the table, in playing order.
    pub players: Vec<Seated>,
    /// The turns in the game's notation.
    pub turns: Vec<String>,
    /// What ended it.
    pub ending: Ending,
    /// The place of every seat, 1 the best.
    pub places: Vec<u8>,
    /// The result in the game's usual form.
    pub score: String,
}

/// Who sat at the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Seated {
    /// `account`, `bot`, `guest`, `engine` or `deleted`.
    pub kind: &'static str,
    /// The name, where there is one to tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<Name>,
    /// The level of the engine.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// The rating after the game, if it was rated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<i64>,
}

/// Whose names are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Names {
    /// Those that the lists show here and now.
    Shown,
    /// Only those of accounts and bots, who chose a public name; what is given away cannot be taken back.
    Lasting,
}

impl Finished {
    /// A public game from the store; nothing where it is not there any more, not public or not over.
    pub async fn load(
        store: &Store,
        shelf: &Shelf,
        began: &Began,
        names: Names,
    ) -> Result<Option<Finished>, Refused> {
        let Some((card, events)) = store.load(&began.id).await? else {
            return Ok(None);
        };
        if !card.public {
            return Ok(None);
        }
        let state = State::replayed(card, shelf.clone(), &events).map_err(|fault| {
            tracing::error!(%fault, game = %began.id, "a game cannot be replayed");
            Refusal::Damaged
        })?;
        let Some(result) = state.result.clone() else {
            return Ok(None);
        };
        let mut players = Vec::with_capacity(state.chairs.len());
        let ratings = store.ratings_after(&began.id).await?;
        for chair in &state.chairs {
            let mut seated = seated(store, chair, names).await?;
            let id = chair.player.as_ref().map(|player| player.as_str());
            let rating = ratings.iter().find(|(player, _)| Some(&**player) == id);
            seated.rating = rating.map(|(_, rating)| rating.round() as i64);
            players.push(seated);
        }
        let card = &state.card;
        Ok(Some(Finished {
            id: card.id.clone(),
            game: card.game.clone(),
            setup: card.setup.clone(),
            created: card.created,
            clock: card.clock,
            rated: card.rated,
            players,
            turns: state.turns.into_iter().map(|turn| turn.text).collect(),
            ending: result.ending,
            places: result.places,
            score: result.score,
        }))
    }

    /// The game as a text record or as SGF.
    pub fn record(&self, shelf: &Shelf, format: Format) -> Result<String, Fault> {
        let game = shelf.find(&self.game);
        let game = game.ok_or_else(|| Fault::NotHosted(self.game.clone()))?;
        let name = |seated: &Seated| match (&seated.name, seated.level) {
            (Some(name), _) => name.clone(),
            (None, Some(level)) => Name::from(format!("Sixfold level {level}")),
            (None, None) => Name::from("?"),
        };
        let transcript = Transcript {
            id: self.id.clone(),
            setup: self.setup.clone(),
            players: self.players.iter().map(name).collect(),
            date: day(self.created),
            turns: self.turns.clone(),
            result: Some(online::Result {
                ending: self.ending,
                places: self.places.clone(),
                score: self.score.clone(),
            }),
        };
        game.record(&transcript, format)
    }
}

async fn seated(store: &Store, chair: &Chair, names: Names) -> Result<Seated, Refused> {
    let mut seated = Seated {
        kind: "deleted",
        name: None,
        level: None,
        rating: None,
    };
    if let Sitter::Engine { level } = chair.sitter {
        seated.kind = "engine";
        seated.level = Some(level);
    }
    let Some(player) = &chair.player else {
        return Ok(seated);
    };
    let Some(person) = store.person(player).await? else {
        return Ok(seated);
    };
    let player = person.player;
    seated.kind = player.kind.word();
    let is_told = names == Names::Shown || player.kind != AccountKind::Guest;
    seated.name = is_told.then_some(player.name);
    Ok(seated)
}
