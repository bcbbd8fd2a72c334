//! A server of its own for each test, on either database.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use server::{Server, Settings, Store, Time};
use sqlx::postgres::PgPool;
use sqlx::sqlite::SqlitePool;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::postgres::Cluster;
use super::toy;

/// A database that nobody else uses.
pub enum Base {
    Sqlite(PathBuf),
    Postgres(Arc<Cluster>, String),
    /// By way of another port.
    Relayed(Arc<Cluster>, String, u16),
}

impl Base {
    pub fn sqlite() -> Base {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("sixfold-test-{}-{number}.db", std::process::id());
        Base::Sqlite(std::env::temp_dir().join(name))
    }

    pub fn postgres() -> Base {
        let cluster = Cluster::shared();
        let name = cluster.new_database();
        Base::Postgres(cluster, name)
    }

    pub fn address(&self) -> String {
        match self {
            Base::Sqlite(file) => file.display().to_string(),
            Base::Postgres(cluster, name) => cluster.address(name, cluster.port),
            Base::Relayed(cluster, name, port) => cluster.address(name, *port),
        }
    }

    /// The database does not take turns of the engine.
    pub async fn refuse_engine_turns(&self) {
        self.change(
            "CREATE TRIGGER refuse BEFORE INSERT ON events WHEN NEW.what = 'engine-turn' \
             BEGIN SELECT RAISE(ABORT, 'refused'); END",
            "ALTER TABLE events ADD CONSTRAINT refuse CHECK (what <> 'engine-turn') NOT VALID",
        )
        .await;
    }

    /// It takes them again.
    pub async fn take_engine_turns(&self) {
        self.change(
            "DROP TRIGGER refuse",
            "ALTER TABLE events DROP CONSTRAINT refuse",
        )
        .await;
    }

    /// Changes the database behind the server's back.
    async fn change(&self, sqlite: &'static str, postgres: &'static str) {
        if let Base::Sqlite(_) = self {
            let db = SqlitePool::connect(&self.address()).await.unwrap();
            sqlx::query(sqlite).execute(&db).await.unwrap();
            db.close().await;
        } else {
            let db = PgPool::connect(&self.address()).await.unwrap();
            sqlx::query(postgres).execute(&db).await.unwrap();
            db.close().await;
        }
    }
}

impl Drop for Base {
    fn drop(&mut self) {
        if let Base::Sqlite(file) = self {
            for ending in ["", "-wal", "-shm", "-lock"] {
                let mut file = file.clone().into_os_string();
                file.push(ending);
                std::fs::remove_file(file).ok();
            }
        }
    }
}

/// A running server.
pub struct House {
    pub address: String,
    stop: Option<oneshot::Sender<()>>,
    done: JoinHandle<()>,
}

impl House {
    pub async fn open(base: &Base) -> House {
        House::with(
            base,
            Settings {
                limits: false,
                ..Settings::default()
            },
        )
        .await
    }

    pub async fn with(base: &Base, settings: Settings) -> House {
        let store = Store::open(&base.address()).await.unwrap();
        House::run(Server::new(store, toy::shelf(), settings)).await
    }

    /// With a clock of its own.
    pub async fn at(base: &Base, time: Time) -> House {
        let store = Store::open_at(&base.address(), time).await.unwrap();
        let settings = Settings {
            limits: false,
            ..Settings::default()
        };
        House::run(Server::new(store, toy::shelf(), settings)).await
    }

    /// With an address of its own for those who run it.
    pub async fn with_ops(base: &Base) -> (House, String) {
        let store = Store::open(&base.address()).await.unwrap();
        let server = Server::new(store, toy::shelf(), Settings::default());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let ops = listener.local_addr().unwrap().to_string();
        (House::run(server.with_ops(listener)).await, ops)
    }

    async fn run(server: Server) -> House {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let (stop, stopped) = oneshot::channel::<()>();
        let done = tokio::spawn(async move {
            let stop = async move {
                stopped.await.ok();
            };
            server
                .run(listener, axum::Router::new(), stop)
                .await
                .unwrap();
        });
        House {
            address,
            stop: Some(stop),
            done,
        }
    }

    /// Stops the server as an administrator would.
    pub async fn close(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        self.done.await.unwrap();
    }
}
