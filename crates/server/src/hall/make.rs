//! Makes games, and games after games.

use std::sync::Arc;

use engine::Level;
use online::body::{AccountKind, NewGame as Wish, Wanted};
use online::{Absent, Clock, Part, PlayerId, Refusal, Seat, Sitter, TableId};

use super::Hall;
use crate::card::Card;
use crate::event::{Event, What};
use crate::judge::{self, Mover};
use crate::player::Player;
use crate::refusal::Refused;
use crate::state::{Chair, State};
use crate::store::{NewGame, Row};
use crate::token;

impl Hall {
    /// Makes a game and seats whoever makes it; gives its table.
    pub async fn make(self: &Arc<Self>, maker: &Player, wish: Wish) -> Result<TableId, Refused> {
        let card = self.card(maker, wish)?;
        for wanted in &card.seats {
            if let Wanted::Invited { name } = wanted {
                let found = self.store.named(name).await?;
                let is_same = found.is_some_and(|person| {
                    person.player.name == *name && person.player.kind != AccountKind::Guest
                });
                if !is_same {
                    let name = name.clone();
                    return Err(Refusal::NoSuchPlayer { name }.into());
                }
            }
        }
        let mine = card.seats.iter().position(|wanted| *wanted == Wanted::Me);
        let sat = mine.map(|index| maker.sits(Seat::at(index)));
        let new = self.seated(card, sat.into_iter().collect())?;
        self.store.create(&new).await?;
        self.announce(&new.card.id);
        // The engine may have to begin.
        self.look(&new.card.id).await?;
        Ok(new.card.id.clone())
    }

    fn card(&self, maker: &Player, wish: Wish) -> Result<Card, Refusal> {
        let setup = self.setup(&wish)?;
        if !wish.clock.is_sensible() {
            return Err(Refusal::BadClock);
        }
        check_seats(&wish.seats)?;
        if wish.rated && maker.kind == AccountKind::Guest {
            return Err(Refusal::RatedNeedsAccount);
        }
        if wish.rated && wish.seats.iter().any(is_engine) {
            return Err(Refusal::RatedWithEngine);
        }
        let is_usual = |setup| {
            self.shelf
                .find(&wish.game)
                .is_some_and(|game| game.is_usual(setup))
        };
        let is_fair = wish.clock != Clock::None && wish.absent == Absent::Wait && is_usual(&setup);
        if wish.rated && !is_fair {
            return Err(Refusal::RatedTerms);
        }
        Ok(Card {
            id: token::table_id(),
            game: wish.game,
            setup,
            seats: wish.seats,
            clock: wish.clock,
            absent: wish.absent,
            public: wish.public,
            rated: wish.rated,
            creator: maker.id.clone(),
            created: self.now(),
        })
    }

    /// The setup of a wish in its canonical form, if a game can begin from it.
    fn setup(&self, wish: &Wish) -> Result<String, Refusal> {
        let game = self.shelf.find(&wish.game);
        let game = game.ok_or_else(|| Refusal::UnknownGame {
            game: wish.game.clone(),
        })?;
        Refusal::if_too_long(Part::Setup, &wish.setup)?;
        let (position, setup) = game.start(&wish.setup).map_err(|fault| Refusal::BadSetup {
            why: fault.to_string(),
        })?;
        if position.outcome().is_some() {
            return Err(Refusal::OverAtOnce);
        }
        let seats = position.seats();
        if usize::from(seats) != wish.seats.len() {
            return Err(Refusal::SeatCount { seats });
        }
        Ok(setup)
    }

    /// A new game with those who sit there.
    fn seated(&self, card: Card, sat: Vec<What>) -> Result<NewGame, Refusal> {
        let at = card.created;
        let event = |(index, what): (usize, What)| Event {
            number: index as u32 + 1,
            what,
            lag: 0,
            at,
        };
        let events: Vec<Event> = sat.into_iter().enumerate().map(event).collect();
        let card = Arc::new(card);
        let state = self.replayed(card.clone(), &events)?;
        let due = judge::due(&state, at, Mover::There).time(at, 0);
        let row = Row::of(&state, due);
        Ok(NewGame { card, events, row })
    }

    /// Asks for a rematch; the last one who does makes the game.
    pub async fn rematch(self: &Arc<Self>, id: &TableId, player: PlayerId) -> Result<(), Refused> {
        let hall = self.clone();
        let judge = move |state: &State, player: &PlayerId| {
            judge::rematch(state, player, |state| hall.next_game(state))
        };
        match self.act(id, player, judge).await? {
            What::Rematch {
                next: Some(next), ..
            } => self.look(&next).await,
            _ => Ok(()),
        }
    }

    /// The same people one seat further, so that everybody begins once.
    fn next_game(&self, state: &State) -> Result<NewGame, Refusal> {
        let mut chairs: Vec<&Chair> = state.chairs.iter().collect();
        chairs.rotate_right(1);
        let wanted = |chair: &&Chair| match chair.sitter {
            Sitter::Engine { level } => Wanted::Engine { level },
            _ => Wanted::Open,
        };
        let seats = chairs.iter().map(wanted).collect();
        let sits = |(chair, seat): (&Chair, Seat)| {
            let player = chair.player.clone()?;
            let bot = chair.sitter == Sitter::Bot;
            Some(What::Sat { seat, player, bot })
        };
        let sat = chairs.into_iter().zip((0..).map(Seat)).filter_map(sits);
        let sat = sat.collect();
        let card = (*state.card).clone();
        let game = self.shelf.find(&card.game);
        let card = Card {
            id: token::table_id(),
            setup: game.map_or_else(
                || card.setup.clone(),
                |game| game.one_seat_further(&card.setup),
            ),
            seats,
            created: self.now(),
            ..card
        };
        self.seated(card, sat)
    }
}

fn is_engine(wanted: &Wanted) -> bool {
    matches!(wanted, Wanted::Engine { .. })
}

/// Whether people can sit so: some of them, nobody twice, and engines that there are.
fn check_seats(seats: &[Wanted]) -> Result<(), Refusal> {
    let level_is_wrong = |wanted: &Wanted| match wanted {
        Wanted::Engine { level } => Level::new(*level).is_none(),
        _ => false,
    };
    if seats.iter().any(level_is_wrong) {
        return Err(Refusal::BadLevel);
    }
    if seats.iter().all(is_engine) {
        return Err(Refusal::NobodyPlays);
    }
    let mine = seats.iter().filter(|wanted| **wanted == Wanted::Me);
    if mine.count() > 1 {
        return Err(Refusal::TwoSeats);
    }
    Ok(())
}
