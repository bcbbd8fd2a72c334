//! The server through its real router, on SQLite and on PostgreSQL.

#[path = "../support/mod.rs"]
mod support;

mod accounts;
mod bad_input;
mod bots;
mod clocks;
mod connections;
mod crowd;
mod disk;
mod fair;
mod kept;
mod nodes;
mod ops;
mod people;
mod rooms;
mod taken;
mod turns;

/// Makes of each scenario a test on SQLite and one on PostgreSQL.
#[macro_export]
macro_rules! on_both {
    ($($name:ident),* $(,)?) => {
        mod on_sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                super::$name($crate::support::Base::sqlite()).await;
            })*
        }
        mod on_postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                super::$name($crate::support::Base::postgres()).await;
            })*
        }
    };
}
