//! Makes games, and games after games.

use std::sync::Arc;

use online::body::{AccountKind, NewGame as Wish, Wanted};
use online::{Code, Sitter, limits};

use super::Hall;
use super::acts::busy;
use crate::card::Card;
use crate::event::{Event, What};
use crate::judge::{self, Due};
use crate::player::Player;
use crate::refusal::Refusal;
use crate::state::State;
use crate::store::{Extra, NewGame, Row, Written, now};
use crate::token;

impl Hall {
    /// Makes a game and seats whoever makes it; gives its name.
    pub async fn make(self: &Arc<Self>, maker: &Player, wish: Wish) -> Result<String, Refusal> {
        let card = self.card(maker, wish)?;
        for wanted in &card.seats {
            if let Wanted::Invited { name } = wanted {
                let found = self.store.named(name).await?;
                let is_same = found.is_some_and(|person| {
                    person.player.name == *name && person.player.kind != AccountKind::Guest
                });
                if !is_same {
                    let reason = format!("there is no player of the name {name:?}");
                    return Err(Refusal::new(Code::Unknown, reason));
                }
            }
        }
        let mine = card.seats.iter().position(|wanted| *wanted == Wanted::Me);
        let sat = mine.map(|seat| (seat as u8, maker.clone()));
        let new = self.seated(card, sat.into_iter().collect())?;
        self.store.create(&new).await?;
        self.news.send(new.card.id.clone()).ok();
        // The engine may have to begin.
        self.look(&new.card.id).await?;
        Ok(new.card.id)
    }

    fn card(&self, maker: &Player, wish: Wish) -> Result<Card, Refusal> {
        let wrong = |reason: &str| Refusal::new(Code::Unreadable, reason);
        let kind = self.shelf.find(&wish.game);
        let kind = kind.ok_or_else(|| wrong("this game is not known"))?;
        if wish.setup.len() > limits::SETUP {
            return Err(wrong("the setup is too long"));
        }
        let (position, setup) = kind.start(&wish.setup).map_err(|reason| wrong(&reason))?;
        if position.outcome().is_some() {
            return Err(wrong("this game is over before it begins"));
        }
        if usize::from(position.seats()) != wish.seats.len() {
            return Err(wrong("the game has another number of seats"));
        }
        if !wish.clock.is_sensible() {
            return Err(wrong("such a clock is too short or too long"));
        }
        let level_is_wrong = |wanted: &Wanted| match wanted {
            Wanted::Engine { level } => engine::Level::new(*level).is_none(),
            _ => false,
        };
        let is_engine = |wanted: &Wanted| matches!(wanted, Wanted::Engine { .. });
        if wish.seats.iter().any(level_is_wrong) {
            return Err(wrong("the levels of the engine are 1 to 10"));
        }
        if wish.seats.iter().all(is_engine) {
            return Err(wrong("somebody has to play"));
        }
        let mine = wish.seats.iter().filter(|wanted| **wanted == Wanted::Me);
        if mine.count() > 1 {
            return Err(wrong("you can have one seat"));
        }
        if wish.rated && maker.kind == AccountKind::Guest {
            return Err(Refusal::new(
                Code::Forbidden,
                "register to play rated games",
            ));
        }
        if wish.rated && wish.seats.iter().any(is_engine) {
            return Err(wrong("games with the engine are not rated"));
        }
        Ok(Card {
            id: token::game_id(),
            game: wish.game,
            setup,
            seats: wish.seats,
            clock: wish.clock,
            absent: wish.absent,
            public: wish.public,
            rated: wish.rated,
            creator: maker.id.clone(),
            created: now(),
        })
    }

    /// A new game with these people at these seats.
    fn seated(&self, card: Card, sat: Vec<(u8, Player)>) -> Result<NewGame, Refusal> {
        let at = card.created;
        let event = |(index, (seat, player)): (usize, (u8, Player))| Event {
            number: index as u32 + 1,
            what: What::Sat {
                seat,
                bot: player.kind == AccountKind::Bot,
                player: player.id,
            },
            lag: 0,
            at,
        };
        let events: Vec<Event> = sat.into_iter().enumerate().map(event).collect();
        let state = State::new(Arc::new(card.clone()), self.shelf.clone());
        let mut state = state.map_err(|reason| Refusal::new(Code::Unreadable, reason))?;
        for event in &events {
            state
                .apply(event)
                .map_err(|reason| Refusal::new(Code::Unreadable, reason))?;
        }
        let due = match judge::due(&state, at, true) {
            Due::Nothing => None,
            Due::At(at) => Some(at),
            Due::Now(_) | Due::Engine { .. } => Some(at),
        };
        let row = Row::of(&state, due);
        Ok(NewGame { card, events, row })
    }

    /// Asks for a rematch; the last one who does makes the game.
    pub async fn rematch(self: &Arc<Self>, id: &str, player: &str) -> Result<(), Refusal> {
        let (hall, id, player) = (self.clone(), id.to_owned(), player.to_owned());
        let done = tokio::spawn(async move { hall.make_rematch(&id, &player).await });
        done.await.unwrap_or_else(|_| Err(busy()))
    }

    async fn make_rematch(self: &Arc<Self>, id: &str, player: &str) -> Result<(), Refusal> {
        let room = self.room(id);
        let mut entered = self.enter(&room).await?;
        for _ in 0..4 {
            let (seat, is_last) = judge::rematch(&entered.live().state, player)?;
            let new = match is_last {
                true => Some(Box::new(self.next_game(&entered.live().state)?)),
                false => None,
            };
            let next = new.as_ref().map(|new| new.card.id.clone());
            let what = What::Rematch {
                seat,
                next: next.clone(),
            };
            let extra = new.map(Extra::Game);
            match self.keep(&room, &mut entered, what, 0, extra).await? {
                Written::Kept => {
                    drop(entered);
                    return match next {
                        Some(next) => self.look(&next).await,
                        None => Ok(()),
                    };
                }
                Written::Conflict => self.refresh(&room, &mut entered).await?,
            }
        }
        Err(busy())
    }

    /// The same people one seat further, so that everybody begins once.
    fn next_game(&self, state: &State) -> Result<NewGame, Refusal> {
        let count = state.chairs.len();
        let mut seats = vec![Wanted::Open; count];
        let mut sat = Vec::new();
        for (index, chair) in state.chairs.iter().enumerate() {
            let seat = (index + 1) % count;
            match (&chair.sitter, &chair.player) {
                (Sitter::Engine { level }, _) => seats[seat] = Wanted::Engine { level: *level },
                (sitter, Some(player)) => {
                    let player = Player {
                        id: player.clone(),
                        name: String::new(),
                        kind: match sitter {
                            Sitter::Bot => AccountKind::Bot,
                            _ => AccountKind::Guest,
                        },
                    };
                    sat.push((seat as u8, player));
                }
                _ => {}
            }
        }
        sat.sort_by_key(|(seat, _)| *seat);
        let card = Card {
            id: token::game_id(),
            seats,
            created: now(),
            ..(*state.card).clone()
        };
        self.seated(card, sat)
    }
}
