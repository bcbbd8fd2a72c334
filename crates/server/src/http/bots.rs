//! The bots' side, in the shape of Lichess's bot API: two streams and a few requests.

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use online::{Ask, Code, Phase, Sitter, Table};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::Desk;
use super::guard::Json;
use super::stream::{self, BEAT, Ended, Lines};
use super::who::Who;
use crate::hall::TurnAsked;
use crate::limits::What;
use crate::player::Player;
use crate::refusal::Refusal;
use crate::room::Out;

type Desked = State<Arc<Desk>>;
type Done = Result<axum::Json<Value>, Refusal>;

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
pub async fn events(State(desk): Desked, who: Who) -> Result<Response, Refusal> {
    let bot = who.bot()?;
    let worker = desk.clone();
    Ok(stream::answer(desk, |lines| async move {
        tell_events(&worker, &bot, &lines).await
    }))
}

async fn tell_events(desk: &Arc<Desk>, bot: &Player, lines: &Lines) -> Result<(), Ended> {
    let mut news = desk.hall.news();
    // What the bot was told about each game, so that nothing is told twice.
    let mut told: HashMap<String, &'static str> = HashMap::new();
    let concerning = desk.hall.store.concerning(&bot.id, &bot.name).await;
    for id in concerning.map_err(|_| Ended)? {
        tell_game(desk, bot, &id, &mut told, lines).await?;
    }
    loop {
        match timeout(BEAT, news.recv()).await {
            Err(_) => lines.beat().await?,
            Ok(Ok(id)) => tell_game(desk, bot, &id, &mut told, lines).await?,
            // Too much at once: the bot asks again and hears everything.
            Ok(Err(_)) => return Err(Ended),
        }
    }
}

async fn tell_game(
    desk: &Arc<Desk>,
    bot: &Player,
    id: &str,
    told: &mut HashMap<String, &'static str>,
    lines: &Lines,
) -> Result<(), Ended> {
    let room = desk.hall.room(id);
    let Ok(mut entered) = desk.hall.enter(&room).await else {
        return Ok(());
    };
    let table = room.table(entered.live(), Some(&bot.id), 0);
    drop(entered);
    let is_invited = table.seats.iter().any(|seat| {
        let invited = Sitter::Invited {
            name: bot.name.clone(),
        };
        seat.sitter == invited
    });
    let event = match (table.phase, table.you) {
        (Phase::Open, None) if is_invited => "challenge",
        (Phase::Running, Some(_)) => "gameStart",
        (Phase::Over, Some(_)) if told.contains_key(id) => "gameFinish",
        _ => return Ok(()),
    };
    if told.insert(id.to_owned(), event) == Some(event) {
        return Ok(());
    }
    let object = match event {
        "challenge" => json!({ "type": event, "challenge": challenge(&table) }),
        _ => json!({ "type": event, "game": game(&table) }),
    };
    lines.write(&object).await
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
pub async fn game_stream(
    State(desk): Desked,
    who: Who,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let bot = who.bot()?;
    let room = desk.hall.room(&id);
    drop(desk.hall.enter(&room).await?);
    let worker = desk.clone();
    Ok(stream::answer(desk, |lines| async move {
        let (way, mut queue) = mpsc::channel(64);
        let number = room
            .audience()
            .add(Some(bot.id.clone()), Vec::new(), false, way);
        // Presence is a courtesy to the others; the stream works without it.
        let _told = worker.hall.presence(&room, Some(&bot.id)).await;
        let ended = tell_table(&worker, &id, &bot, &mut queue, &lines).await;
        room.audience().remove(number);
        let _told = worker.hall.presence(&room, Some(&bot.id)).await;
        ended
    }))
}

async fn tell_table(
    desk: &Arc<Desk>,
    id: &str,
    bot: &Player,
    queue: &mut mpsc::Receiver<Out>,
    lines: &Lines,
) -> Result<(), Ended> {
    let room = desk.hall.room(id);
    let mut last = Value::Null;
    let mut heard = 0;
    loop {
        let mut entered = desk.hall.enter(&room).await.map_err(|_| Ended)?;
        let table = room.table(entered.live(), Some(&bot.id), 0);
        drop(entered);
        let state = state(&table);
        if last.is_null() {
            lines.write(&full(&table, &state)).await?;
        } else if state != last {
            lines.write(&state).await?;
        }
        last = state;
        for line in desk.hall.store.lines(id, heard).await.map_err(|_| Ended)? {
            heard = line.number;
            let object = json!({
                "type": "chatLine",
                "room": "player",
                "username": line.said.name,
                "text": line.said.text,
            });
            lines.write(&object).await?;
        }
        if table.phase == Phase::Over {
            return Err(Ended);
        }
        loop {
            match timeout(BEAT, queue.recv()).await {
                Err(_) => lines.beat().await?,
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
        (Phase::Open, _) => "created".to_owned(),
        (Phase::Running, _) => "started".to_owned(),
        (Phase::Over, Some(result)) => format!("{:?}", result.ending).to_lowercase(),
        (Phase::Over, None) => "over".to_owned(),
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
pub async fn turn(State(desk): Desked, who: Who, Path((id, text)): Path<(String, String)>) -> Done {
    let bot = who.bot()?;
    let room = desk.hall.room(&id);
    let ply = desk.hall.enter_afresh(&room).await?.live().state.ply();
    let asked = TurnAsked {
        key: format!("bot-{ply}"),
        ply,
        text,
        lag: 0,
    };
    if asked.text.len() > online::limits::TURN {
        return Err(Refusal::new(Code::Unreadable, "the turn is too long"));
    }
    desk.hall.turn(&id, &bot.id, asked).await?;
    ok()
}

/// Gives up.
pub async fn resign(State(desk): Desked, who: Who, Path(id): Path<String>) -> Done {
    desk.hall.resign(&id, who.bot()?.id).await?;
    ok()
}

/// Offers or accepts a draw (`yes`), or declines it (`no`).
pub async fn draw(
    State(desk): Desked,
    who: Who,
    Path((id, answer)): Path<(String, String)>,
) -> Done {
    let bot = who.bot()?;
    match answer.as_str() {
        "yes" | "true" => desk.hall.draw(&id, bot.id).await?,
        "no" | "false" => desk.hall.decline(&id, bot.id).await?,
        _ => return Err(Refusal::new(Code::Unreadable, "the answer is yes or no")),
    }
    ok()
}

/// What a bot says.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    text: String,
    #[serde(default, rename = "room")]
    _room: Option<String>,
}

/// Says something at the table.
pub async fn chat(
    State(desk): Desked,
    who: Who,
    Path(id): Path<String>,
    Json(line): Json<Line>,
) -> Done {
    let bot = who.bot()?;
    desk.limits.take(What::Chat, &bot.id)?;
    // The same decoder and limits as for everybody else.
    let ask = Ask::read(&Ask::Chat { text: line.text }.write());
    let ask = ask.map_err(|fault| Refusal::new(Code::Unreadable, fault.to_string()))?;
    if let Ask::Chat { text } = ask {
        desk.hall.say(&id, &bot, &text).await?;
    }
    ok()
}

/// Takes the seat that is kept for the bot, or any free one.
pub async fn accept(State(desk): Desked, who: Who, Path(id): Path<String>) -> Done {
    desk.hall.sit(&id, who.bot()?, None).await?;
    ok()
}
