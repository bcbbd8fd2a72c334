//! Undoing, redoing, looking back and saving, whatever the game.

use engine::Level;
use game::{Rng, Seat};
use i18n::Lang;
use table::{Command, Happened, Player, SavedError, Sitting, Sound, Table, Tabled, Undo};
use yinsh::{Position, Setup};

const ENGINE: Player = Player::Engine(Level::EASIEST);

fn table(players: [Player; 2], turns: &[&str]) -> Table<Position> {
    let mut table = Table::new(Setup::STANDARD, players.to_vec());
    for turn in turns {
        table.play_turn(turn).unwrap();
    }
    table
}

#[test]
fn undoing_and_redoing_restores_the_game() {
    let mut table = table([Player::Person; 2], &["e3", "f6", "g7"]);
    let before = *table.position();
    assert_eq!(table.undo(), Some(Undo::Turn(3)));
    assert_eq!(table.undo(), Some(Undo::Turn(2)));
    assert_eq!(table.turn_count(), 1);
    assert_eq!(table.redo(), Some(2));
    assert_eq!(table.redo(), Some(3));
    assert_eq!(*table.position(), before);
    assert_eq!(table.redo(), None);
}

#[test]
fn undoing_against_the_engine_gives_the_turn_back_to_the_person() {
    let mut table = table([Player::Person, ENGINE], &["e3", "f6", "g7", "a3"]);
    assert_eq!(table.undo(), Some(Undo::Turn(3)));
    assert_eq!(table.to_move(), Some(Seat(0)));
    assert_eq!(table.turn_count(), 2);
    table.redo();
    assert_eq!(table.turn_count(), 4);
}

#[test]
fn another_turn_forgets_what_was_undone_and_the_same_one_does_not() {
    let mut table = table([Player::Person; 2], &["e3", "f6", "g7"]);
    table.undo();
    table.undo();
    table.play_turn("f6").unwrap();
    assert_eq!(table.redoable(), Some(3));
    table.undo();
    table.play_turn("f7").unwrap();
    assert_eq!(table.redoable(), None);
}

#[test]
fn looking_back_changes_nothing_and_nobody_may_play_there() {
    let mut table = table([Player::Person; 2], &["e3", "f6", "g7"]);
    table.view(Some(1));
    assert_eq!(
        table.shown().to_string(),
        "4/7/8/9/2W7/9/10/9/8/7/4 b 0-0 standard place"
    );
    assert!(!table.person_acts());
    assert_eq!(table.last_turn(), table.turn(1));
    table.view(Some(3));
    assert_eq!(table.viewed(), None);
    assert_eq!(table.shown(), table.position());
}

#[test]
fn the_engine_acts_only_on_its_own_turn() {
    let table = table([Player::Person, ENGINE], &["e3"]);
    assert_eq!(table.engine_acts(), Some((Seat(1), Level::EASIEST)));
    assert!(!table.person_acts());
}

#[test]
fn a_saved_table_comes_back_with_its_players_and_its_draft() {
    let mut before = table([Player::Person, ENGINE], &["e3", "f6"]);
    before.play("g7".parse().unwrap()).unwrap();
    let saved = before.save();
    let Ok(Sitting::Yinsh(board)) = Sitting::read(&saved) else {
        panic!("{saved}");
    };
    let after = board.table();
    assert_eq!(after.players(), before.players());
    assert_eq!(after.draft(), before.draft());
    assert_eq!(after.position(), before.position());
    assert_eq!(after.turn_count(), 2);
}

#[test]
fn a_position_string_begins_a_game_and_nonsense_is_refused() {
    let start = "4/7/8/9/2W7/9/10/9/8/7/4 b 0-0 standard place";
    assert_eq!(Sitting::read(start).unwrap().position_text(), start);
    let record = "[Game \"YINSH\"]\n[Setup \"standard\"]\n\n1.e3 2.e3\n";
    let error = Sitting::read(record).unwrap_err();
    assert_eq!(error.to_string(), "turn 2 is not possible: e3");
}

#[test]
fn what_cannot_be_read_is_said_in_the_reader_s_language() {
    let said = |text: &str, lang| Sitting::read(text).unwrap_err().say(lang);
    assert_eq!(said("", Lang::En), "nothing is written here");
    assert_eq!(said("[Game]", Lang::Fr), "la ligne 1 est incompréhensible");
    let illegal = "[Game \"YINSH\"]\n[Setup \"standard\"]\n\n1.e3 2.e3";
    assert_eq!(said(illegal, Lang::Uk), "хід 2 неможливий: e3");
    let unknown = "[Game \"Gemblo\"]\n[Setup \"gemblo9\"]\n\n";
    assert_eq!(said(unknown, Lang::Ru), "это не начало игры: gemblo9");
    let player = "[Game \"YINSH\"]\n[Setup \"blitz\"]\n[Seat1 \"Engine 99\"]\n\n";
    assert_eq!(said(player, Lang::Ro), "antetul nu se înțelege: Engine 99");
}

#[test]
fn a_ring_move_is_heard_marker_first_then_every_flip() {
    let text = "Www1/1b5/2b5/3b5/W9/9/10/BBBBB4/8/7/WWW1 w 0-0 standard move";
    let mut sitting = Sitting::read(text).unwrap();
    let happened = sitting.play_turn("a2-a5").unwrap();
    let Happened::Turns(Some(film)) = happened else {
        panic!("a turn was made and is shown: {happened:?}");
    };
    let moments = (0..).take_while(|moment| film.beats(*moment).is_some());
    let heard: Vec<Option<Sound>> = moments.map(|moment| film.sound(moment)).collect();
    let (place, flip) = (Some(Sound::Place), Some(Sound::Flip));
    assert_eq!(heard, [place, None, place, flip, flip]);
    assert_eq!(sitting.sound(), None, "nobody passed and nothing ended");
}

#[test]
fn what_somebody_elsewhere_has_seen_cannot_be_undone() {
    let mut table = table([Player::Person, Player::Elsewhere], &["e3", "f6"]);
    assert_eq!(table.undo(), None);
    assert!(table.person_acts());
    table.play("g7".parse().unwrap()).unwrap();
    assert_eq!(table.undo(), Some(Undo::Step(1)));
    assert_eq!(table.turn_count(), 2);
    table.play_turn("g7").unwrap();
    assert!(!table.person_acts() && table.engine_acts().is_none());
}

/// A game of random turns, at most so many.
fn random<G: Tabled>(setup: G::Setup, players: Vec<Player>, turns: usize, seed: u64) -> Table<G> {
    let mut rng = Rng::new(seed);
    let mut table: Table<G> = Table::new(setup, players);
    while table.turn_count() < turns && table.to_move().is_some() {
        let legal = table.position().legal_steps();
        table.play(legal[rng.below(legal.len())]).unwrap();
        table.confirm();
    }
    table
}

#[test]
fn a_link_carries_a_whole_game_with_its_players_and_fits_into_a_message() {
    let players = vec![Player::Person, ENGINE];
    let mut links = Vec::new();
    for seed in 0..8 {
        let game = random::<Position>(Setup::STANDARD, players.clone(), 60, seed);
        links.push((Sitting::of(game), 140));
    }
    for count in 2..=6 {
        let setup = gemblo::Setup::for_players(count).unwrap();
        let game = random::<gemblo::Position>(setup, vec![], usize::MAX, count.into());
        links.push((Sitting::of(game), 300));
    }
    for (sitting, room) in links {
        let link = sitting.link();
        assert!(link.len() <= room, "{} letters: {link}", link.len());
        assert!(
            link.bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || byte == b'.')
        );
        assert_eq!(Sitting::read(&link).unwrap().save(), sitting.save());
    }
}

#[test]
fn a_link_that_is_cut_off_or_changed_is_refused() {
    let game = random::<Position>(Setup::STANDARD, vec![], 30, 1);
    let link = Sitting::of(game).link();
    let read = |text: &str| Sitting::read(text).map(|sitting| sitting.turns().len());
    assert_eq!(read(&link), Ok(30));
    for cut in 4..link.len() {
        assert_eq!(
            read(&link[..cut]),
            Err(SavedError::Link),
            "{}",
            &link[..cut]
        );
    }
    assert_eq!(read(&link.replace(".p.p.", ".p.")), Err(SavedError::Link));
}

/// The order of the legal steps is part of the format: links that were sent must open for ever.
#[test]
fn a_link_of_today_opens_tomorrow() {
    let rings = random::<Position>(Setup::BLITZ, vec![Player::Person, ENGINE], 16, 7);
    let pieces = random::<gemblo::Position>(gemblo::Setup::THREE, vec![], 9, 7);
    let links = [Sitting::of(rings), Sitting::of(pieces)].map(|sitting| sitting.link());
    let (rings, pieces) = (
        "g1.blitz.p.e1.EB6FAnm0D1bGjT48u.e4",
        "g1.gemblo3.p.p.p.EhTx4b4holcP.4o",
    );
    assert_eq!(links, [rings, pieces]);
}

#[test]
fn a_position_is_linked_without_its_turns() {
    let game = random::<Position>(Setup::STANDARD, vec![], 30, 1);
    let position = game.position().to_string();
    let shared = Sitting::read(&Sitting::of(game).position_link()).unwrap();
    assert_eq!(shared.position_text(), position);
    assert_eq!(shared.turns(), []);
}

#[test]
fn names_dates_and_comments_of_a_record_are_kept_until_the_game_goes_another_way() {
    let text = "[Game \"YINSH\"]\n[Setup \"standard\"]\n[Seat1 \"Олена\"]\n[Seat2 \"?\"]\n\
        [Date \"2003-05-01\"]\n[Result \"1-0\"]\n[Ending \"time\"]\n\n1.e3 {first} 2.f6 {second}\n";
    let mut sitting = Sitting::read(text).unwrap();
    assert_eq!(sitting.save(), text);
    assert_eq!(sitting.summary(Lang::En).players, "Олена – Person");
    assert_eq!(sitting.summary(Lang::En).state, "1-0");
    let link = Sitting::read(&sitting.link()).unwrap();
    assert_eq!(link.summary(Lang::En).players, "Олена – Person");
    sitting.obey(Command::Undo);
    sitting.play_turn("g7").unwrap();
    let saved = sitting.save();
    assert!(saved.contains("1.e3 {first} 2.g7\n"), "{saved}");
    assert!(
        !saved.contains("Result") && saved.contains("2003"),
        "{saved}"
    );
    assert_eq!(sitting.summary(Lang::Uk).state, "2 ходи");
}

#[test]
fn the_day_of_a_game_is_noted_once_and_does_not_tell_games_apart() {
    let mut sitting = Sitting::read("blitz").unwrap();
    let bare = sitting.save();
    sitting.begun_on("2026-11-16");
    sitting.begun_on("2026-11-17");
    let saved = sitting.save();
    assert!(saved.starts_with("[Game \"YINSH\"]\n"), "{saved}");
    assert_eq!(
        sitting.summary(Lang::En).date.as_deref(),
        Some("2026-11-16")
    );
    assert!(table::is_same_game(&saved, &bare));
    sitting.play_turn("e3").unwrap();
    assert!(!table::is_same_game(&saved, &sitting.save()));
}

#[test]
fn a_list_counts_neighbours_who_are_called_alike() {
    let mut players = vec![ENGINE; 6];
    players[2] = Player::Person;
    let setup = gemblo::Setup::for_players(6).unwrap();
    let sitting = Sitting::of(random::<gemblo::Position>(setup, players, 3, 1));
    let said = "2\u{a0}× Computer, level 1 – Person – 3\u{a0}× Computer, level 1";
    assert_eq!(sitting.summary(Lang::En).players, said);
}

#[test]
fn the_end_is_told_with_its_score_even_while_somebody_looks_back() {
    let all = (0..).map(|seed| random::<Position>(Setup::BLITZ, vec![], usize::MAX, seed));
    let won = all.filter_map(|game| Some((game.position().verdict()?.winner?, game)));
    let (winner, game) = won.into_iter().next().unwrap();
    let mut sitting = Sitting::of(game);
    sitting.obey(Command::View(Some(1)));
    let ending = sitting.ending(Lang::En).unwrap();
    assert_eq!(ending.winner, format!("{winner} wins"));
    assert_eq!(ending.score, "1 ring to 0");
    sitting.obey(Command::Undo);
    assert_eq!(sitting.ending(Lang::En), None);
}

#[test]
fn playing_again_moves_the_players_one_seat_on() {
    let game = random::<Position>(Setup::BLITZ, vec![Player::Person, ENGINE], 5, 3);
    let again = Sitting::of(game).again();
    assert_eq!(again.facts().players, [ENGINE, Player::Person]);
    assert_eq!(
        (again.turns(), again.position_text()),
        (vec![], Sitting::read("blitz").unwrap().position_text())
    );
}

const SGF: &str = "(;GM[YINSH]SU[standard]PW[Ann]PB[Bo]RE[W+R];W[e3]C[centre];B[f6])\
    (;GM[Gemblo]SU[gemblo3]P1[Cy];1[p19,q18,r18,s18,t19])";
const BOARDSPACE: &str = "(;GM[30]VV[1]SU[YINSH]P0[id \"ann\"]P1[id \"bo\"];P0[0 place wr E 3];P0[1 Done];P1[2 place br F 6];P1[3 Done];P0[4 Resign];P0[5 Done])";

#[test]
fn a_file_may_hold_several_games_in_any_of_our_forms() {
    let texts = "[Game \"YINSH\"]\n[Setup \"blitz\"]\n\n1.e3\n\n[Game \"Gemblo\"]\n[Setup \"gemblo9\"]\n\n\
        [Game \"Gemblo\"]\n[Setup \"gemblo3\"]\n\n1.p19,q18,r18,s18,t19\n";
    let turns = |text: &str| -> Vec<Option<usize>> {
        let games = table::read_file(text).into_iter();
        games
            .map(|game| game.ok().map(|game| game.turns().len()))
            .collect()
    };
    assert_eq!(turns(texts), [Some(1), None, Some(1)]);
    assert_eq!(turns(SGF), [Some(2), Some(1)]);
    assert_eq!(turns(BOARDSPACE), [Some(2)]);
    assert_eq!(turns("blitz"), [Some(0)]);
    assert_eq!(turns("(;GM[YINSH]"), [None]);
    assert_eq!(
        turns("Ann places a ring on e3\nBo places a ring on f6"),
        [Some(2)]
    );
    let [first, _] = &table::read_file(SGF)[..] else {
        panic!("two games");
    };
    let summary = first.as_ref().unwrap().summary(Lang::Fr);
    assert_eq!(
        (summary.players.as_str(), summary.state.as_str()),
        ("Ann – Bo", "1-0")
    );
}

#[test]
fn a_branch_leaves_the_game_after_some_turns_and_is_looked_at_there() {
    let game = Sitting::of(table([Player::Person, ENGINE], &["e3", "f6", "g7"]));
    let line = ["a2", "b1"].map(str::to_owned);
    let branch = game.branch(1, &line).unwrap();
    let texts: Vec<String> = branch.turns().into_iter().map(|turn| turn.1).collect();
    assert_eq!(texts, ["e3", "a2", "b1"]);
    assert_eq!(branch.facts().viewed, Some(1));
    assert_eq!(branch.facts().players, game.facts().players);
    assert!(game.branch(1, &["e3".to_owned()]).is_err(), "taken");
}

#[test]
fn a_review_is_kept_with_its_game_until_another_turn_is_played() {
    let mut game = Sitting::of(table([Player::Person; 2], &["e3", "f6"]));
    let before = game.save();
    game.set_review("1 512,488 - 0 e3|");
    let saved = game.save();
    assert!(table::is_same_game(&before, &saved));
    let mut again = Sitting::saved(&saved).unwrap();
    assert_eq!(again.review(), Some("1 512,488 - 0 e3|"));
    assert_eq!(again.save(), saved);
    again.play_turn("g7").unwrap();
    let later = Sitting::saved(&again.save()).unwrap();
    assert_eq!(later.review(), None);
}

#[test]
fn a_seat_is_called_by_its_colour_and_whoever_sits_there() {
    let game = Sitting::of(table([Player::Person, ENGINE], &[]));
    assert_eq!(
        game.seat_names(Lang::En),
        ["White", "Black, Computer, level 1"]
    );
}
