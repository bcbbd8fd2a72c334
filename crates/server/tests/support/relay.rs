//! A way to PostgreSQL that can go deaf: what is open stays open, and nothing passes any more.

use std::sync::Arc;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use super::Base;

/// Passes connections on.
pub struct Relay {
    port: u16,
    /// How often it went deaf: older connections than the last time are dead.
    deaf: Arc<watch::Sender<u32>>,
}

impl Relay {
    pub async fn before(base: &Base) -> Relay {
        let Base::Postgres(cluster, _) = base else {
            panic!("only PostgreSQL is reached over the network");
        };
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let deaf = Arc::new(watch::Sender::new(0));
        let (target, dying) = (("127.0.0.1", cluster.port), deaf.clone());
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let dead = dying.subscribe();
                tokio::spawn(pass(near, target, dead));
            }
        });
        Relay { port, deaf }
    }

    /// The same database by way of this.
    pub fn base(&self, base: &Base) -> Base {
        let Base::Postgres(cluster, name) = base else {
            panic!("only PostgreSQL is reached over the network");
        };
        Base::Relayed(cluster.clone(), name.clone(), self.port)
    }

    /// All connections that are open now are dead from now on.
    pub fn deafen(&self) {
        self.deaf.send_modify(|times| *times += 1);
    }
}

async fn pass(mut near: TcpStream, target: (&str, u16), mut dead: watch::Receiver<u32>) {
    let mut far = TcpStream::connect(target).await.unwrap();
    tokio::select! {
        _ = copy_bidirectional(&mut near, &mut far) => return,
        _ = dead.changed() => {}
    }
    // Both ends stay open until the test is over.
    std::future::pending::<()>().await;
}
