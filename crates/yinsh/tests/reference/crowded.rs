//! Crowded positions made on purpose, since play seldom reaches what they show.

/// Position strings to start from.
///
/// Where nobody can move, every line through a ring is full: a line with a ring and a free point
/// on it always has a ring that can reach one.
pub const CROWDED: [&str; 37] = [
    // The player to act has no ring move and the opponent has some (E4).
    "bb1w/b2b1b1/bB1w2w1/bwbbb1b1b/WWB3w2b/wb1w1w1bb/wWBb6/WB1b2bbw/WbBww1b1/b1bb2b/1b1b w 0-0 standard move",
    "1ww1/2bw2b/w3b1bw/1b2bbwWB/b2wbww1bw/2bw1bbWB/b4bWwBB/b1b3www/b3wbww/bbbb1wb/2bw b 2-1 standard move",
    "1w1w/2b2bb/w1wbbwbb/2bwww3/b2Ww3bw/wbbWw1b1b/bwbw1bbwwb/wBwW1wbw1/BBW1wb1b/BBWbb2/bb1b b 0-0 blitz move",
    "w1b1/1b2ww1/1bb1w1bw/1b1bbwwb1/bb7w/WbB3b2/WBw1wwb1w1/wb2ww3/WB1w2b1/Wwbwbww/2bb w 1-2 standard move",
    // Nobody has a ring move (E4).
    "bWBw/2bbw2/2bwww2/2ww1bw2/2bb2ww2/1bb3wb1/wbb4wbb/BwbwwwwbB/WbwwbwwW/w4bb/4 w 2-2 standard move",
    "wBBb/1bwwbw1/bbbwbw2/1bwb1wbw1/2bw2bb2/1bb3wb1/wbb3bwbb/BwbwwbbbW/WwbwbbwW/w5w/w3 b 2-2 standard move--",
    "b3/Bwwbbbb/BWbwbbbb/wWbwbbbbB/bwbw4bb/b1wb3b1/w2bb2w2/3bw1w2/1b1www2/3bw2/wwWb w 2-2 standard move----",
    "bBWw/wwbBbbb/b1wbww2/2wb1wb2/2wb1wbb2/1bb3ww1/bww4bbb/BbbbwwwwW/WbbwwbbB/b2b2b/4 w 2-1 standard move",
    "bWWw/wwbBbbb/b1wbww2/2wb1wb2/2wb1wbb2/1bb3ww1/bww4bbb/BbbbwwwwW/WbbwwbbB/b2b2b/4 b 1-2 standard move--",
    "b3/bw4b/WWbwwwwB/WBbwbbwbB/wwbww2wbw/wbbb2bb1/w1bwb1bb2/2wbwbw2/2wwwb2/2wbb2/wBWw w 1-1 standard move",
    "b3/ww4w/BBbbbwwW/BWbwwbwwB/bWwbbbwwww/bwbb2bb1/b1wbw1ww2/2wwbbb2/2bbwb2/2bbw2/wWWb b 0-1 standard move",
    "3b/w4ww/WbbbwwBB/WbwwbwwWB/bwb3bbbw/1ww2bwbb/2bb1bwb1w/2wwwbb2/2bbbw2/wbBBbbw/wWWb w 0-0 standard move",
    "b2b/wb3ww/BbbwbwwB/WWbwbbwBW/wBbbbwbwWb/bwb3bbb/w1wb2bw1w/2bw1bb2/2wbww2/2wwb2/bWBb b 0-0 blitz move",
    // A row to take, after which some choices of a ring leave no ring move (D5, E4).
    "wwWb/wWWbBb1/wwBBWb1w/1bb1wb3/1bwBw1w3/bw1wwwww1/w2w3b1b/1wb2bw1b/b1wbw2b/bw1bb2/2wb w 1-1 standard row<",
    "b3/2b1b2/w1w3wb/b3bbWb1/bb1bbb1wwb/bw1bb1www/1wbwb2WBb/wb1bb1WBB/4wBbw/b1wWbbB/1wbw b 1-0 standard row<",
    // Many rows, some of both colours, some with an empty pool (D3 to D6, E1 to E3).
    "2WB/1bw1bw1/1bwbb3/wwwwww1bb/WbwBW1bBbb/wWww1wbww/Bbwww3ww/1b1wbb1bB/1wWw2wb/wbwwb2/w1ww w 0-0 standard row",
    "bbbb/wwbb1w1/b2b1bwb/wwwbwbw2/1wwb1b3w/W2bbwww1/1WBbb2www/w2bbwbbB/1wWBbwWw/bw1w1w1/2bB b 1-1 standard row<",
    "b3/w1ww3/1bwwWbw1/2w1ww1bw/1b1bWw1bb1/b1wBbw1b1/1b1b2wb1b/b2bwBbb1/Wb1wwbww/1bw1bB1/ww2 w 2-2 standard row",
    "wW1B/bbbbbbb/w3w1Wb/wbw1W1b1W/1b2w1W2B/1w2w1w1b/bww1w2b2/wwwB4w/B1wwb2w/bbwb3/wwB1 b 0-0 blitz row",
    "wbw1/wwwwwww/1bbb1ww1/W1b2Ww1w/1Wb1Wwwwwb/BbbwwB3/bbww1b1bB1/wbbbbbbb1/bwb1wBwb/2wwB2/2b1 w 1-0 standard row",
    "Wbbw/wbb1B1w/2bbbw1W/w2W1bw1b/wwwwww4/wBw1wwb1b/1Wwbw2bbb/1wbwWwbbw/wbw1w3/ww1b1w1/1wBw w 0-2 standard row<",
    "1w2/3w1w1/3B2w1/1w3wwB1/w4Wbb2/b3wb1W1/4bw1b1b/wb2bw1Ww/3bbw2/b1wBbw1/3b b 2-2 standard row",
    "2W1/bwb2w1/2wBBb2/3wWB3/1B2ww1ww1/W2bw1wwb/5w1w2/b1w1wwww1/1w3w2/2Bbw1W/1wwW w 0-0 standard row<",
    // A ring is due, with and without another row behind it (D2).
    "W3/7/wwwww3/9/bbbbbb4/9/B9/B8/B7/W6/WB2 w 2-1 standard ring",
    "W3/7/8/wwwwwww2/10/9/B9/B8/BB6/W6/W3 b 2-1 standard ring",
    "WW2/WW5/8/wwwwwww2/10/9/B9/BB7/BB6/7/4 w 1-0 standard ring<",
    // The game is over: by the last ring, and with an empty pool (E1, E3, F).
    "W3/W6/8/9/10/9/10/9/B7/B6/B3 w 3-2 standard move",
    "WW2/WWW4/8/9/10/9/10/9/BB6/B6/B3 b 0-1 blitz move",
    "4/b2w2b/w1wbw2b/Wwb1wwwbb/w2wbwwB1w/wbb1bWB1b/wwwbbwwwW1/bbw1bb2w/2bw2b1/wwBwww1/Wbwb b 1-2 standard move",
    // Little room and a pool of one to seven markers (C, E3).
    "1bwb/w1w2ww/b1b1bb2/w3w1bww/wwb1bwbwWw/ww1ww1bw1/b1bbb1bwBw/2bBwbWbB/w1wb1wWW/bw2b1W/bbBB w 0-0 standard move",
    "4/w1b2bb/bBwwwb1w/bw3wbww/1ww2wwb1B/bb1w1wbbb/ww1b1bwwWw/1ww2b2b/wwb1bbbw/2w1WwW/1bbB b 2-2 standard move",
    "w1Wb/3ww1b/b1bbw1b1/b1b1w1b1b/w2wwbbbbw/bww3bbw/b1b1ww1W1b/2b2w2w/BwbwbBwb/w2BbBw/wbwW w 2-1 standard move",
    "bbbw/3w2w/bbwwb2w/1w3wbb1/b2bw1ww1b/1w3wWwB/1ww1w1bwwB/1wbwbBbbb/wW1wbBbw/BwbWwbW/W1bb b 0-0 blitz move",
    "wbbW/bwbbb1w/3bw2b/4bWwwW/1wbb1Bw2b/1ww1bBBwb/w3wwwb1b/b1b1bw1w1/w2bbwb1/1wwbb2/w1bw b 2-2 standard move",
    "1ww1/b1bw1w1/bw3wwb/wWWWw4/BWbwBb2w1/bbww1wb1b/B1b3b1bw/wbw1wb1ww/Bww1bw1w/w3bb1/bw1w w 1-1 standard move",
    "3w/1b1b2w/w1wbwbw1/1ww2wb2/bw2b1b2W/1wbbw1b1b/Bw3wwbwb/Bw3w1w1/Bbwwbbwb/3wwWW/w2w w 2-2 standard move",
    // In the middle of the opening (B).
    "WBWB/WB5/8/9/10/9/10/9/8/7/4 w 0-0 standard place",
];
