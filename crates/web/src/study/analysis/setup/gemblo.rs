//! Setting up a position of Gemblo: pieces of every colour are laid freely, and whatever play cannot come to is said.

use game::Match;
use gemblo::{Colour, Layout, Piece, Placement, Position, Setup};
use i18n::gemblo::{Message, layout};
use i18n::study::analysis as words;
use i18n::{app, keys as common};
use leptos::prelude::*;
use studio::{Laid, Mosaic, Tile};
use study::{Unreached, reached};
use table::gemblo::{Board, refused, tint};
use table::{Facing, Sitting, Table};

use super::Editing;
use crate::board::Key;
use crate::board::gemblo::Pointer;
use crate::browser;
use crate::easel::{self, Easel, Subject};
use crate::live::{clicked, holds, says};
use crate::page::agreed::lot;
use crate::page::choice;
use crate::play::{hear, help};
use crate::study::analysis::workbench::Workbench;
use crate::words::{lang, t};

/// What is set up at first: the pieces in the order in which they were laid, and whose turn it is.
#[derive(Clone, PartialEq)]
pub struct Start {
    setup: Setup,
    laid: Vec<(Colour, Placement)>,
    to_act: Colour,
    /// From which side the board is seen.
    facing: Facing,
}

const LAST: &[Key] = &[(&["?"], common::KEY_HELP)];

impl Start {
    /// The position on a table, seen from the same side; another game's is an empty board.
    pub fn of(sitting: &Sitting, facing: Facing) -> Start {
        let Some(board) = sitting.gemblo() else {
            return Start::empty(Setup::TWO);
        };
        let game = board.table().game();
        let steps = game.earlier_positions().zip(game.steps());
        let laid = steps.filter_map(|(before, step)| Some((before.to_act()?, step)));
        let to_act = game.position().to_act();
        Start {
            setup: *game.setup(),
            laid: laid.collect(),
            to_act: to_act.unwrap_or_else(first),
            facing,
        }
    }

    fn empty(setup: Setup) -> Start {
        Start {
            setup,
            laid: Vec::new(),
            to_act: first(),
            facing: Board::new(Table::new(setup, Vec::new())).facing_for(None),
        }
    }

    /// The board with the pieces of every colour that plays.
    fn board(&self) -> Mosaic {
        let position = Position::new(&self.setup);
        let of_colour = |colour| Piece::all().map(move |piece| (colour, piece));
        let tiles = position.colours().flat_map(of_colour);
        let tiles = tiles.map(|(colour, piece)| Tile::new(position.tint(colour), piece));
        let mut board = Mosaic::new(*position.free(), tiles.collect());
        let laid = |(colour, placement): &(Colour, Placement)| Laid {
            tile: Tile::new(position.tint(*colour), placement.piece()),
            placement: *placement,
        };
        board.begin_with(&self.laid.iter().map(laid).collect::<Vec<_>>());
        board
    }
}

fn first() -> Colour {
    Colour::new(0).expect("somebody plays")
}

/// The board, the pieces, and all that is said of them, until play can come there.
pub fn view(bench: Workbench, editing: Editing, start: &Start) -> AnyView {
    let setup = start.setup;
    let easel = Easel::new(Subject::Picture(Box::new(start.board()))).seen_from(start.facing);
    easel.colour.set(setup.tints().first().copied());
    let turn = RwSignal::new(start.to_act);
    let order = Memo::new(move |_| {
        let laid = easel.read(|board| pieces(&setup, board));
        reached(&setup, &laid, turn.get())
    });
    let colours = move |key: &str| easel::colour_key(easel, setup.tints(), key);
    hear(move |event, key| colours(key) || easel::press(easel, event, key));
    show_start(easel, setup);
    let pointer = Pointer::new(easel);
    let fault = says(move || {
        let refusal = easel.refusal();
        let fault = || order.with(|order| order.as_ref().err().map(|why| told(&setup, why)));
        refusal.or_else(fault).unwrap_or_default()
    });
    let done = clicked(move |_| {
        if let Ok(order) = order.get_untracked()
            && let Some(sitting) = sitting(setup, &order)
        {
            editing.gemblo.set(None);
            bench.begin(&sitting);
        }
    });
    let cancel = clicked(move |_| editing.gemblo.set(None));
    view! {
        <div class="play set-up laying">
            <section class="board-area">{easel::view(pointer, words::SET_UP)}</section>
            <aside class="side">
                <p class="note" role="alert">{fault}</p>
                {easel::colours(easel, setup.tints())}
                {easel::tray(pointer)}
                <div class="actions">{easel::tools(easel, words::CLEAR)}</div>
                {to_move(turn, setup)}
                {players(editing, setup)}
                <div class="files">
                    <button class="button primary" disabled=holds(move || order.with(Result::is_err)) on:click=done>
                        {t(words::SET_UP_DONE)}
                    </button>
                    <button class="button plain" on:click=cancel>{t(app::CLOSE)}</button>
                </div>
            </aside>
        </div>
        {help(&[easel::COLOUR_KEYS, easel::KEYS, LAST])}
    }
    .into_any()
}

/// What lies on the board, with the colours of the game.
fn pieces(setup: &Setup, board: &Mosaic) -> Vec<(Colour, Placement)> {
    let colour = |laid: &Laid| {
        let index = setup
            .tints()
            .iter()
            .position(|own| *own == laid.tile.colour)?;
        Some((Colour::new(index as u8)?, laid.placement))
    };
    board.laid().iter().filter_map(colour).collect()
}

/// Why play never comes there, in words.
fn told(setup: &Setup, why: &Unreached) -> String {
    let lang = lang();
    let name = |colour: &Colour| name(setup, *colour);
    match why {
        Unreached::Refused(colour, refusal) => {
            let refused = refused(&Position::new(setup), refusal);
            let said = Message::Refused(refused).say(lang);
            app::LABELLED.with(lang, &[&name(colour), &said])
        }
        Unreached::Short(colour) => words::FAULT_SHORT.with(lang, &[&name(colour)]),
        Unreached::Turn(colour) => words::FAULT_TURN.with(lang, &[&name(colour)]),
        Unreached::Over => words::FAULT_OVER.to(lang).to_owned(),
    }
}

fn name(setup: &Setup, colour: Colour) -> String {
    let own = setup.tints()[colour.index()];
    tint(own).name().to(lang()).to_owned()
}

/// A game with these turns.
fn sitting(setup: Setup, order: &[Placement]) -> Option<Sitting> {
    let texts = order.iter().map(Placement::to_string).collect::<Vec<_>>();
    let game = Match::<Position>::replay(setup, texts.iter().map(String::as_str)).ok()?;
    Some(Sitting::of(Table::resume(game, Vec::new())))
}

/// The start cell of the colour whose pieces are shown is marked.
fn show_start(easel: Easel, setup: Setup) {
    Effect::new(move |_| {
        let tints = setup.tints();
        let shown = easel.colour.get();
        let index = tints.iter().position(|tint| shown == Some(*tint));
        let cell = index.map(|index| setup.starts()[index].to_string());
        let cells: Vec<&str> = cell.iter().map(String::as_str).collect();
        browser::mark(".set-up", &cells);
    });
}

fn to_move(turn: RwSignal<Colour>, setup: Setup) -> AnyView {
    let position = Position::new(&setup);
    choice::pick(
        words::TO_MOVE,
        position.colours(),
        move |colour| turn.get() == colour,
        move |colour| turn.set(colour),
        move |colour| name(&setup, colour),
    )
}

/// How many play, and with five where the obstacles lie; either begins with an empty board.
fn players(editing: Editing, setup: Setup) -> AnyView {
    let begin = move |setup: Setup| editing.gemblo.set(Some(Start::empty(setup)));
    let count = choice::pick(
        app::PLAYERS,
        2..=6,
        move |players| setup.players() == players,
        move |players| Setup::for_players(players).into_iter().for_each(begin),
        |players| players.to_string(),
    );
    if setup.players() != 5 {
        return count;
    }
    let drawn = move |is_drawn: bool| {
        let layout = if is_drawn {
            Layout::seeded(lot() % 1_000_000)
        } else {
            Layout::book()
        };
        begin(Setup::five(layout));
    };
    let is_book = setup.layout() == Some(&Layout::book());
    let layouts = choice::pick(
        layout::OBSTACLES,
        [false, true],
        move |is_drawn| is_drawn != is_book,
        drawn,
        |is_drawn| {
            [layout::BOOK, layout::DRAWN][usize::from(is_drawn)]
                .to(lang())
                .to_owned()
        },
    );
    view! { {count} {layouts} }.into_any()
}
