//! `sixfold admin`: backup, restore, ban, delete, on the database of a running or stopped server.

use std::fs::File;
use std::io::{BufReader, BufWriter, Write};

use online::PlayerId;
use server::{Store, private};
use tokio::runtime;

use crate::cli::{Admin, Task};
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
        Task::Ban { name } => {
            let id = named(store, name).await?;
            store.ban(&id).await.map_err(Failure::new)?;
            Ok(format!("{name} is locked out"))
        }
        Task::Unban { name } => {
            let id = named(store, name).await?;
            store.unban(&id).await.map_err(Failure::new)?;
            Ok(format!("{name} may come back"))
        }
        Task::DeletePlayer { name } => {
            let id = named(store, name).await?;
            store.delete_player(&id).await.map_err(Failure::new)?;
            Ok(format!(
                "{name} is deleted; the games stay without the name"
            ))
        }
        Task::DeleteGame { id } => {
            let unknown = || Failure::new("there is no such game");
            let id = id.parse().map_err(|_| unknown())?;
            let found = store.delete_game(&id).await.map_err(Failure::new)?;
            found
                .then(|| "the game is deleted".to_owned())
                .ok_or_else(unknown)
        }
    }
}

async fn named(store: &Store, name: &str) -> Result<PlayerId, Failure> {
    let person = store.named(&name.into()).await.map_err(Failure::new)?;
    let person = person.ok_or_else(|| Failure::new(format!("there is no player {name:?}")))?;
    Ok(person.player.id)
}
