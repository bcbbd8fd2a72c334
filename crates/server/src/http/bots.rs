//! The bots' side, in the shape of Lichess's bot API: two streams and a few requests.

use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use axum::extract::{Path, State};
use axum::response::Response;
use online::{ChatLine, Part, Phase, Refusal, Sitter, Table, TableId, Turn};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::guard::{At, Json, unreadable};
use super::stream::{self, BEAT, Ended, Lines};
use super::who::Who;
use super::{Answer, Desk, Desked};
use crate::judge;
use crate::limits::What;
use crate::player::Player;
use crate::refusal::Refused;

type Done = Answer<Value>;

fn ok() -> Done {
    Ok(axum::Json(json!({ "ok": true })))
}

/// Who the bot is.
pub async fn account(State(desk): Desked, who: Who) -> Done {
    let bot = who.bot()?;
    let ratings = desk.hall.store.ratings(&bot.id).await?;
    let name = bot.name;
    Ok(axum::Json(
        json!({ "id": name, "username": name, "title": "BOT", "ratings": ratings }),
    ))
}

/// What concerns the bot: challenges (a seat kept for it), games that begin and end.
pub async fn events(State(desk): Desked, who: Who) -> Result<Response, Refused> {
    let bot = who.bot()?;
    let place = stream::place(&desk, &bot, &who)?;
    Ok(stream::answer(
        desk,
        place,
        stream::NDJSON,
        |desk, lines| async move { tell_events(&desk, &bot, &lines).await },
    ))
}

async fn tell_events(desk: &Desk, bot: &Player, lines: &Lines) -> Result<(), Ended> {
    let mut news = desk.hall.news();
    // What the bot was told about each game, so that nothing is told twice.
    let mut told = HashMap::new();
    for id in desk.hall.store.concerning(&bot.id, &bot.name).await? {
        tell_game(desk, bot, &id, &mut told, lines).await?;
    }
    loop {
        match timeout(BEAT, news.recv()).await {
            Err(_) => lines.write("").await?,
            Ok(Ok(id)) => tell_game(desk, bot, &id, &mut told, lines).await?,
            // Too much at once: the bot asks again and hears everything.
            Ok(Err(_)) => return Err(Ended),
        }
    }
}

/// What a bot is told about a game as a whole.
#[derive(Clone, Copy, PartialEq, Eq)]
enum News {
    /// A seat is kept for it.
    Challenge,
    Start,
    Finish,
}

impl News {
    /// What there is to tell about a table; `before` is what was told last.
    fn of(table: &Table, bot: &Player, before: Option<News>) -> Option<News> {
        let invited = Sitter::Invited {
            name: bot.name.clone(),
        };
        let is_invited = || table.seats.iter().any(|seat| seat.sitter == invited);
        let news = match (table.phase, table.you) {
            (Phase::Open, None) if is_invited() => News::Challenge,
            (Phase::Running, Some(_)) => News::Start,
            (Phase::Over, Some(_)) if before.is_some() => News::Finish,
            _ => return None,
        };
        (before != Some(news)).then_some(news)
    }

    fn object(self, table: &Table) -> Value {
        match self {
            News::Challenge => json!({ "type": "challenge", "challenge": challenge(table) }),
            News::Start => json!({ "type": "gameStart", "game": game(table) }),
            News::Finish => json!({ "type": "gameFinish", "game": game(table) }),
        }
    }
}

async fn tell_game(
    desk: &Desk,
    bot: &Player,
    id: &TableId,
    told: &mut HashMap<TableId, News>,
    lines: &Lines,
) -> Result<(), Ended> {
    let Ok(mut entered) = desk.hall.enter(id).await else {
        return Ok(());
    };
    let table = entered.table(Some(&bot.id), 0);
    drop(entered);
    let Some(news) = News::of(&table, bot, told.get(id).copied()) else {
        return Ok(());
    };
    told.insert(id.clone(), news);
    lines.write(news.object(&table)).await
}

fn challenge(table: &Table) -> Value {
    json!({
        "id": table.id,
        "variant": { "key": table.game, "setup": table.setup },
        "rated": table.rated,
        "timeControl": table.clock,
        "players": table.seats.iter().map(|seat| &seat.name).collect::<Vec<_>>(),
    })
}

fn game(table: &Table) -> Value {
    json!({
        "id": table.id,
        "gameId": table.id,
        "variant": { "key": table.game, "setup": table.setup },
        "seat": table.you,
        "isMyTurn": table.to_move.is_some() && table.to_move == table.you,
        "rated": table.rated,
        "result": table.result,
    })
}

/// A game as it goes on: all of it first, then each change.
pub async fn game_stream(State(desk): Desked, who: Who, At(id): At) -> Result<Response, Refused> {
    let bot = who.bot()?;
    let room = desk.hall.enter(&id).await?.room;
    let place = stream::place(&desk, &bot, &who)?;
    Ok(stream::answer(
        desk,
        place,
        stream::NDJSON,
        |desk, lines| async move {
            let (way, mut queue) = mpsc::channel(64);
            let player = Some(bot.id.clone());
            let number = room.audience().add(player, Vec::new(), way);
            // Presence is a courtesy to the others; the stream works without it.
            let _told = desk.hall.presence(&id, Some(&bot.id)).await;
            let ended = tell_table(&desk, &id, &bot, &mut queue, &lines).await;
            room.audience().remove(number);
            let _told = desk.hall.presence(&id, Some(&bot.id)).await;
            ended
        },
    ))
}

async fn tell_table(
    desk: &Desk,
    id: &TableId,
    bot: &Player,
    queue: &mut mpsc::Receiver<Utf8Bytes>,
    lines: &Lines,
) -> Result<(), Ended> {
    let mut last = Value::Null;
    let mut heard = 0;
    loop {
        let table = desk.hall.enter(id).await?.table(Some(&bot.id), 0);
        let state = state(&table);
        if last.is_null() {
            lines.write(full(&table, &state)).await?;
        } else if state != last {
            lines.write(&state).await?;
        }
        last = state;
        for line in desk.hall.store.lines(id, heard).await? {
            heard = line.number;
            let object = json!({
                "type": "chatLine",
                "room": "player",
                "username": line.said.name,
                "text": line.said.text,
            });
            lines.write(object).await?;
        }
        if table.phase == Phase::Over {
            return Err(Ended);
        }
        loop {
            match timeout(BEAT, queue.recv()).await {
                Err(_) => lines.write("").await?,
                Ok(Some(_)) => break,
                Ok(None) => return Err(Ended),
            }
        }
    }
}

fn full(table: &Table, state: &Value) -> Value {
    json!({
        "type": "gameFull",
        "id": table.id,
        "variant": { "key": table.game, "setup": table.setup },
        "rated": table.rated,
        "clock": table.clock,
        "seat": table.you,
        "players": table.seats,
        "state": state,
    })
}

fn state(table: &Table) -> Value {
    let turns: Vec<&str> = table.turns.iter().map(|turn| turn.text.as_str()).collect();
    let status = match (&table.phase, &table.result) {
        (Phase::Open, _) => "created",
        (Phase::Running, _) => "started",
        (Phase::Over, Some(result)) => result.ending.word(),
        (Phase::Over, None) => "over",
    };
    json!({
        "type": "gameState",
        "moves": turns.join(" "),
        "toMove": table.to_move,
        "left": table.seats.iter().map(|seat| seat.left).collect::<Vec<_>>(),
        "since": table.since,
        "draw": table.draw,
        "status": status,
        "result": table.result,
    })
}

/// Makes a turn. The position it answers is the present one, so a retry is refused, not played twice.
pub async fn turn(
    State(desk): Desked,
    who: Who,
    At(id): At,
    Path((_, text)): Path<(String, String)>,
) -> Done {
    let bot = who.bot()?;
    Refusal::if_too_long(Part::Turn, &text)?;
    let ply = desk.hall.enter_afresh(&id).await?.live().state.ply();
    let key = format!("bot-{ply}").try_into().map_err(unreadable)?;
    let turn = Turn { key, ply, text };
    desk.hall.turn(&id, bot.id, turn, 0).await?;
    ok()
}

/// Gives up.
pub async fn resign(State(desk): Desked, who: Who, At(id): At) -> Done {
    desk.hall.act(&id, who.bot()?.id, judge::resign).await?;
    ok()
}

/// Offers or accepts a draw (`yes`), or declines it (`no`).
pub async fn draw(
    State(desk): Desked,
    who: Who,
    At(id): At,
    Path((_, answer)): Path<(String, String)>,
) -> Done {
    let bot = who.bot()?;
    match answer.as_str() {
        "yes" | "true" => desk.hall.act(&id, bot.id, judge::draw).await?,
        "no" | "false" => desk.hall.act(&id, bot.id, judge::decline).await?,
        _ => return Err(unreadable("the answer is yes or no").into()),
    };
    ok()
}

/// What a bot says.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    text: ChatLine,
    #[serde(default, rename = "room")]
    _room: Option<String>,
}

/// Says something at the table.
pub async fn chat(State(desk): Desked, who: Who, At(id): At, Json(line): Json<Line>) -> Done {
    let bot = who.bot()?;
    desk.limit(What::Chat, bot.id.as_str())?;
    desk.hall.say(&id, &bot, &line.text).await?;
    ok()
}

/// Takes the seat that is kept for whoever asks, or any free one.
pub async fn accept(State(desk): Desked, who: Who, At(id): At) -> Done {
    desk.hall.sit(&id, who.player()?, None).await?;
    ok()
}
