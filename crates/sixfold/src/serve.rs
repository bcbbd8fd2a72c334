//! `sixfold serve`: the web app, and games over the network.

mod assets;
mod files;
pub mod place;
mod room;

use std::io::{self, Write};
use std::net::SocketAddr;

use axum::Router;
use server::{OpenFault, Server, Settings, Store};
use tokio::net::TcpListener;
use tokio::runtime;
use tracing::level_filters::LevelFilter;

use crate::cli::Serve;
use crate::failure::Failure;
use crate::host;

/// Serves until stopped.
pub fn run(wish: &Serve, out: &mut impl Write) -> Result<(), Failure> {
    if assets::is_empty() && !wish.api_only {
        return Err(Failure::new(
            "this program was built without the web app; `cargo xtask serve` builds and starts it",
        ));
    }
    log(wish.log);
    let address = place::database(wish.database.clone())?;
    let runtime = runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = Store::open(&address).await.map_err(unusable)?;
        let settings = Settings {
            limits: !wish.no_limits,
            proxy: wish.proxy,
            connections: room::connections(),
            ..Settings::default()
        };
        let mut server = Server::new(store, host::shelf(), settings);
        let listener = listen(SocketAddr::from((wish.listen, wish.port))).await?;
        if let Some(address) = wish.ops {
            server = server.with_ops(listen(address).await?);
        }
        let stop = asked_to_stop()?;
        writeln!(out, "Sixfold is at http://{}", listener.local_addr()?)?;
        if !address.starts_with("postgres") {
            writeln!(out, "Games are kept in {address}")?;
        }
        out.flush()?;
        let rest = if wish.api_only {
            Router::new()
        } else {
            Router::new().fallback(files::answer)
        };
        server.run(listener, rest, stop).await?;
        Ok(())
    })
}

async fn listen(address: SocketAddr) -> Result<TcpListener, Failure> {
    let listener = TcpListener::bind(address).await;
    listener
        .map_err(|error| Failure::new(format!("cannot listen on port {}: {error}", address.port())))
}

/// Why the database is not used, in words for whoever started the program.
pub fn unusable(fault: OpenFault) -> Failure {
    Failure::new(format!("the database cannot be used: {fault}"))
}

/// Waits for Ctrl-C or for what service managers send; both are heard from the call on.
#[cfg(unix)]
fn asked_to_stop() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};

    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

/// Waits for Ctrl-C.
#[cfg(not(unix))]
fn asked_to_stop() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        // Without it there is no way to be asked.
        tokio::signal::ctrl_c().await.ok();
    })
}

/// Logs as lines of JSON on standard error.
fn log(level: LevelFilter) {
    tracing_subscriber::fmt()
        .json()
        .flatten_event(true)
        .with_max_level(level)
        .with_writer(std::io::stderr)
        .init();
}
