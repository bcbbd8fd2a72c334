//! `sixfold admin`: backup, restore, export, ban, delete, on the database of a running or stopped server.

mod export;
mod sets;

use std::fs::File;
use std::io::{BufReader, BufWriter, Write};

use online::{PlayerId, Seat, TableId};
use server::{Player, Store, private};
use tokio::runtime;

use crate::cli::{Admin, Task, Whom};
use crate::failure::Failure;
use crate::serve;

/// Does one thing to a database.
pub fn run(wish: &Admin, out: &mut impl Write) -> Result<(), Failure> {
    let address = serve::place::database(wish.database.clone())?;
    let runtime = runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = match wish.task {
            Task::Restore { .. } => Store::open(&address).await,
            _ => Store::attach(&address).await,
        };
        let store = store.map_err(serve::unusable)?;
        let said = act(&store, &wish.task).await;
        store.close().await;
        writeln!(out, "{}", said?)?;
        Ok(())
    })
}

async fn act(store: &Store, task: &Task) -> Result<String, Failure> {
    match task {
        Task::Backup { file } => {
            let failed =
                |error| Failure::new(format!("{} cannot be written: {error}", file.display()));
            let opened = private(File::options().write(true).create_new(true)).open(file);
            let mut to = BufWriter::new(opened.map_err(failed)?);
            let rows = store.dump(&mut to).await.map_err(Failure::new)?;
            to.get_ref().sync_all().map_err(failed)?;
            Ok(format!("{rows} rows are in {}", file.display()))
        }
        Task::Restore { file } => {
            let opened = File::open(file).map_err(|error| {
                Failure::new(format!("{} cannot be read: {error}", file.display()))
            })?;
            let rows = store.restore(BufReader::new(opened)).await;
            Ok(format!("{} rows are restored", rows.map_err(Failure::new)?))
        }
        Task::ExportGames { folder, force } => export::run(store, folder, *force).await,
        Task::Ban(whom) => {
            let player = found(store, whom).await?;
            store.ban(&player.id).await.map_err(Failure::new)?;
            Ok(format!("{} is locked out", player.name))
        }
        Task::Unban(whom) => {
            let player = found(store, whom).await?;
            store.unban(&player.id).await.map_err(Failure::new)?;
            Ok(format!("{} may come back", player.name))
        }
        Task::DeletePlayer(whom) => {
            let Player { id, name, .. } = found(store, whom).await?;
            store.delete_player(&id).await.map_err(Failure::new)?;
            Ok(format!(
                "{name} is deleted; the games stay without the name"
            ))
        }
        Task::DeleteChat { id, seat } => {
            let id = table(id)?;
            let player = match seat {
                Some(seat) => Some(seated(store, &id, *seat).await?),
                None => None,
            };
            let lines = store.delete_lines(&id, player.as_ref()).await;
            Ok(format!(
                "{} lines are deleted",
                lines.map_err(Failure::new)?
            ))
        }
        Task::DeleteGame { id } => {
            let unknown = || Failure::new("there is no such game");
            let id = table(id)?;
            let found = store.delete_game(&id).await.map_err(Failure::new)?;
            found
                .then(|| "the game is deleted".to_owned())
                .ok_or_else(unknown)
        }
    }
}

async fn found(store: &Store, whom: &Whom) -> Result<Player, Failure> {
    let unknown = || Failure::new("there is no such player");
    let person = match (&whom.name, &whom.game, whom.seat) {
        (Some(name), ..) => store.named(&name.as_str().into()).await,
        (None, Some(game), Some(seat)) => {
            let id = seated(store, &table(game)?, seat).await?;
            store.person(&id).await
        }
        _ => return Err(unknown()),
    };
    let person = person.map_err(Failure::new)?;
    Ok(person.ok_or_else(unknown)?.player)
}

fn table(id: &str) -> Result<TableId, Failure> {
    id.parse()
        .map_err(|_| Failure::new("there is no such game"))
}

/// Who has a seat, counted from 1.
async fn seated(store: &Store, table: &TableId, seat: u8) -> Result<PlayerId, Failure> {
    let unknown = || Failure::new("nobody has this seat");
    let seat = Seat(seat.checked_sub(1).ok_or_else(unknown)?);
    let found = store.at_seat(table, seat).await.map_err(Failure::new)?;
    found.ok_or_else(unknown)
}
