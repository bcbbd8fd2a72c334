//! Every clause of the rulebooks: implemented by the tests named, told on the rules page, taught in lessons.
//!
//! The rows are the clauses of the printed books, one after the other. A row fails when a test, a clause of
//! the page or a lesson that it names is gone, and when a lesson no longer has the clause.

use std::fs;
use std::path::Path;

use i18n::rules::{gemblo as g, yinsh as y};
use i18n::{Lang, Text};
use table::lesson::{GEMBLO, Lesson, SECTIONS_GEMBLO, SECTIONS_YINSH, Section, YINSH};

/// A clause of the books.
struct Row {
    /// What it says, in short.
    says: &'static str,
    /// The tests that hold it.
    tests: &'static [&'static str],
    /// Where the rules page tells it.
    told: &'static [Text],
    /// The lessons that teach it.
    taught: &'static [&'static str],
}

const fn row(
    says: &'static str,
    tests: &'static [&'static str],
    told: &'static [Text],
    taught: &'static [&'static str],
) -> Row {
    Row {
        says,
        tests,
        told,
        taught,
    }
}

/// The rows of YINSH.
#[rustfmt::skip]
const ROWS_YINSH: &[Row] = &[
    row("board, rings and two-sided markers", &["a_each_side_has_five_rings_and_the_pool_has_51_markers"],
        &[y::BOARD], &["board"]),
    row("aim: three rows, three rings", &["e1_the_third_ring_wins_at_once_in_the_middle_of_a_turn"], &[y::AIM], &["aim"]),
    row("three places for rings on each side", &["a_side_has_as_many_places_for_rings_as_win"], &[y::SLOTS], &["aim"]),
    row("lots decide who begins and is White",
        &["a_lot_lets_everybody_begin_equally_often_and_keeps_the_order_round_the_table"], &[y::BOARD], &["board"]),
    row("placing rings in turn, edge included", &["b_the_players_place_ten_rings_in_turn_on_any_free_points"],
        &[y::PLACE], &["place"]),
    row("a marker into a ring; the ring moves, the marker stays",
        &["c1_the_marker_stays_where_the_ring_was_with_the_mover_s_colour_up", "c1_only_an_own_ring_moves"],
        &[y::MOVE], &["move"]),
    row("straight over free points to a free point", &["c2_a_ring_goes_over_free_points_in_all_six_directions"],
        &[y::MOVE, y::BEHIND], &["move", "behind"]),
    row("over an unbroken run, landing right behind",
        &["c2_a_ring_that_jumped_goes_no_further", "c2_a_ring_jumps_over_one_run_only", "c2_a_ring_cannot_jump_off_the_board"],
        &[y::JUMP, y::BEHIND], &["jump", "behind"]),
    row("free points first, then a run, and no further", &["c2_every_destination_of_one_ring_in_a_crowded_position"],
        &[y::BEHIND], &["behind"]),
    row("never over rings", &["c2_a_ring_never_passes_a_ring_nor_leaves_its_lines"], &[y::WAY], &["way"]),
    row("all jumped markers are turned over, the one just put is not",
        &["c3_a_jump_over_three_white_and_two_black_markers_turns_all_five"], &[y::JUMP], &["jump"]),
    row("turned over after the move", &["a_turn_is_shown_in_the_order_in_which_it_happens"], &[y::AFTER], &["jump"]),
    row("markers are never moved", &["c3_a_jump_over_three_white_and_two_black_markers_turns_all_five"],
        &[y::MARKERS], &["markers"]),
    row("a row is five adjacent; rings do not count", &["d1_a_line_broken_by_a_ring_is_no_row"],
        &[y::ROW, y::NO_ROW], &["row", "line"]),
    row("five to the pool, then a ring of one's choice", &["d2_a_row_leaves_and_then_a_ring"], &[y::ROW], &["row"]),
    row("more than five: choose", &["d3_the_owner_of_a_run_of_seven_chooses_among_three_rows"], &[y::LONG], &["long"]),
    row("several rows that do not cross", &["d4_rows_that_do_not_cross_are_all_taken_with_a_ring_each"],
        &[y::SEVERAL], &["several"]),
    row("crossing rows: choose one",
        &["d2_removing_one_row_may_break_another", "d4_of_crossing_rows_the_owner_chooses_one_and_the_rest_stays"],
        &[y::CROSS], &["cross"]),
    row("a row for the opponent: before their move", &["d5_the_opponent_takes_its_row_before_its_own_move"],
        &[y::THEIRS], &["theirs"]),
    row("rows of both: the mover first", &["d6_the_mover_resolves_its_own_rows_first"], &[y::BOTH], &["win"]),
    row("the third ring ends the game", &["e1_a_turn_that_the_third_ring_ends_has_no_move_part"], &[y::WIN], &["win"]),
    row("both third rows: the mover wins", &["e2_a_move_that_completes_both_third_rows_wins_for_the_mover"],
        &[y::BOTH], &["win"]),
    row("markers run out; more rings win; draw",
        &["e3_an_empty_pool_ends_the_game_when_a_ring_must_move", "e3_with_an_empty_pool_more_removed_rings_win",
          "e3_pending_rows_refill_the_pool_before_it_is_looked_at"], &[y::POOL], &["pool"]),
    row("no ring can move (ours)",
        &["e4_a_player_without_a_legal_ring_move_passes", "e4_two_passes_in_a_row_end_the_game_as_an_empty_pool_does"],
        &[y::PASS], &["pass"]),
    row("be careful: a row costs a ring, gifts, only the third row counts",
        &["a_legal_turn_that_is_not_asked_for_misses_the_goal"],
        &[y::COST, y::GIFT, y::THIRD], &["cost", "gift", "third"]),
    row("blitz: one row wins", &["f_one_removed_ring_wins_in_blitz"], &[y::BLITZ], &["blitz"]),
    row("blitz is advised for learners and short games", &["f_one_removed_ring_wins_in_blitz"],
        &[y::BLITZ_ADVICE], &["blitz"]),
];

/// The rows of Gemblo.
#[rustfmt::skip]
const ROWS_GEMBLO: &[Row] = &[
    row("108 pieces, 18 a colour", &["c_a_colour_has_18_pieces_of_72_cells", "c_the_pieces_have_92_orientations"],
        &[g::PIECES, g::TURN], &["turn"]),
    row("aim: lay as many pieces as possible", &["e1_the_lowest_penalty_wins"], &[g::AIM], &["aim"]),
    row("choose your colour", &["everybody_keeps_their_tints_whoever_begins"], &[g::ORDER], &["start"]),
    row("two players: two sets each, on diagonals, alternating",
        &["d5_two_players_have_a_diagonal_each_and_alternate", "d5_each_colour_of_two_players_follows_the_rules_by_itself"],
        &[g::TWO], &["two"]),
    row("areas of three, four and six players",
        &["b_the_areas_have_463_and_295_and_241_cells", "b_every_number_of_players_has_its_area_colours_and_starts"],
        &[g::BOARD], &["board"]),
    row("five players: 15 obstacles round the rim", &["b_the_book_s_layout_is_the_rules_data"],
        &[g::BOARD, g::FIVE], &["board", "five"]),
    row("five: starts near the rim, three obstacles between", &["b_a_layout_that_breaks_a_condition_is_refused"],
        &[g::FIVE], &["five"]),
    row("five: the layout is an example, players lay theirs",
        &["b_seeded_layouts_are_valid_and_different", "with_five_players_the_obstacles_are_those_agreed_on",
          "a_layout_that_is_laid_is_read_again"], &[g::FIVE], &["five"]),
    row("the first player is chosen in any way",
        &["a_lot_lets_everybody_begin_equally_often_and_keeps_the_order_round_the_table"], &[g::ORDER], &["start"]),
    row("clockwise, one piece a turn", &["d1_turns_go_clockwise"], &[g::ORDER, g::START], &["start"]),
    row("the first piece lies in the area, on the start cell",
        &["d1_a_piece_lies_on_the_playing_area", "d2_the_first_piece_covers_the_start_cell"], &[g::START], &["start"]),
    row("connected along one edge, unbroken", &["d3_a_piece_must_be_connected_to_its_own_colour"],
        &[g::CONNECT], &["connect"]),
    row("no touching of one's own colour",
        &["d3_a_piece_may_not_touch_its_own_colour", "d3_a_piece_may_touch_other_colours"], &[g::APART], &["apart"]),
    row("example A blocked, B open",
        &["a_one_piece_on_both_flanks_covers_the_connection", "a_a_connection_passes_between_two_different_pieces",
          "a_an_empty_flank_leaves_the_connection_open"], &[g::COVERED, g::OPEN], &["covered", "open"]),
    row("none fits: pass", &["d4_who_has_no_placement_passes_for_good_and_is_named",
        "d4_who_has_a_placement_is_never_passed_over"], &[g::PASS], &["pass"]),
    row("no pieces left: pass", &["the_last_piece_of_a_colour_makes_it_pass"], &[g::EMPTY_HANDED], &["empty"]),
    row("the end, when nobody can lay", &["d6_the_game_ends_when_nobody_can_place_a_piece"], &[g::PASS], &["pass"]),
    row("penalty: one point a block", &["e1_the_lowest_penalty_wins", "e1_two_colours_of_one_player_count_together"],
        &[g::PENALTY, g::SCORE], &["score"]),
    row("tie: the larger piece loses",
        &["e2_five_and_three_lose_to_four_and_four",
          "e2_the_next_largest_pieces_are_compared_when_the_largest_are_equal"], &[g::TIE], &["score"]),
    row("tie: the values of the pieces", &["e3_the_lower_sum_of_values_is_better", "e4_what_is_still_equal_shares_the_place"],
        &[g::VALUE, g::NUMBERS], &["value"]),
];

/// Clauses of a page that are no rules of the game: the page leads to where they are done.
const BEYOND: [Text; 2] = [g::PUZZLES, g::PICTURES];

/// The files with tests that hold clauses, beside `crates`.
const TESTS: [&str; 9] = [
    "yinsh/tests/it/rules.rs",
    "gemblo/tests/it/play.rs",
    "gemblo/tests/it/results.rs",
    "gemblo/tests/it/layouts.rs",
    "gemblo/tests/it/geometry.rs",
    "games/src/agreed.rs",
    "studio/src/plan.rs",
    "table/tests/yinsh.rs",
    "table/tests/lessons.rs",
];

struct Game {
    rows: &'static [Row],
    lessons: &'static [Lesson],
    sections: &'static [Section],
}

const GAMES: [Game; 2] = [
    Game {
        rows: ROWS_YINSH,
        lessons: YINSH,
        sections: SECTIONS_YINSH,
    },
    Game {
        rows: ROWS_GEMBLO,
        lessons: GEMBLO,
        sections: SECTIONS_GEMBLO,
    },
];

fn clauses(sections: &[Section]) -> Vec<Text> {
    let all = sections.iter().flat_map(|section| section.clauses);
    all.copied().collect()
}

#[test]
fn every_clause_of_the_books_is_implemented() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let read = |file| fs::read_to_string(crates.join(file)).unwrap();
    let tests: String = TESTS.iter().map(read).collect();
    for row in GAMES.iter().flat_map(|game| game.rows) {
        assert!(!row.tests.is_empty(), "{}", row.says);
        for test in row.tests {
            let is_there = tests.contains(&format!("#[test]\nfn {test}()"))
                || tests.contains(&format!("#[test]\n    fn {test}()"));
            assert!(is_there, "{}: {test} is no test", row.says);
        }
    }
}

#[test]
fn every_clause_of_the_books_is_told_and_taught() {
    for game in GAMES {
        let told = clauses(game.sections);
        for row in game.rows {
            assert!(!row.told.is_empty(), "{}", row.says);
            for clause in row.told {
                let words = clause.to(Lang::En);
                assert!(told.contains(clause), "{}: not told: {words}", row.says);
                let teaches = |lesson: &&Lesson| {
                    row.taught.contains(&lesson.slug) && lesson.rules.contains(clause)
                };
                let lesson = game.lessons.iter().find(teaches);
                assert!(lesson.is_some(), "{}: not taught: {words}", row.says);
            }
            for slug in row.taught {
                let lesson = game.lessons.iter().find(|lesson| lesson.slug == *slug);
                let lesson = lesson.unwrap_or_else(|| panic!("{}: no lesson {slug}", row.says));
                let is_used = row.told.iter().any(|clause| lesson.rules.contains(clause));
                assert!(is_used, "{}: {slug} teaches something else", row.says);
            }
        }
    }
}

#[test]
fn every_clause_of_a_rules_page_is_in_a_row() {
    for game in GAMES {
        for clause in clauses(game.sections) {
            let is_in_a_row = game.rows.iter().any(|row| row.told.contains(&clause));
            let words = clause.to(Lang::En);
            assert!(is_in_a_row || BEYOND.contains(&clause), "{words}");
        }
    }
}
