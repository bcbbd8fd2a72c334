//! Files that are full, too new, in use or readable for everybody.

use std::path::PathBuf;
use std::process::Command;

use online::Refusal;
use serde_json::json;
use server::{OpenFault, Store};
use sqlx::sqlite::SqlitePool;

use super::turns::two;
use crate::support::{Base, House};

/// A disk of six megabytes in memory.
struct SmallDisk(PathBuf);

impl SmallDisk {
    /// Nothing where mounting is not allowed.
    fn mount() -> Option<SmallDisk> {
        let folder = std::env::temp_dir().join(format!("sixfold-small-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let mut mount = Command::new("mount");
        mount
            .args(["-t", "tmpfs", "-o", "size=6m", "tmpfs"])
            .arg(&folder);
        mount
            .status()
            .is_ok_and(|status| status.success())
            .then_some(SmallDisk(folder))
    }

    fn fill(&self) {
        // It ends with an error, when nothing fits any more.
        std::fs::write(self.0.join("filler"), vec![1; 8 << 20]).unwrap_err();
    }

    fn free(&self) {
        std::fs::remove_file(self.0.join("filler")).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        Command::new("umount").arg("-l").arg(&self.0).status().ok();
        std::fs::remove_dir(&self.0).ok();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_full_disk_play_goes_on_by_itself() {
    let Some(disk) = SmallDisk::mount() else {
        return eprintln!("skipped: a small disk cannot be mounted here");
    };
    let base = Base::Sqlite(disk.0.join("games.db"));
    let house = House::open(&base).await;
    let (ann, _bob, id) = two(&house, "300 stones 2 seats", json!({})).await;
    let mut a = ann.connect(&id).await;
    disk.fill();
    // The log may have room for a word or two.
    let mut long = 0;
    while ann.get("/ready").await.status == 200 {
        long += 1;
        assert!(long < 2_000, "ready with a full disk");
    }
    assert_eq!(a.play("k", 0, "1").await, Err(Refusal::Unavailable));
    disk.free();
    assert_eq!(a.play("k", 0, "1").await, Ok(0));
    ann.get("/ready").await.expect(200);
    house.close().await;
}

#[tokio::test]
async fn a_file_has_one_server_and_is_free_when_that_ends() {
    let base = Base::sqlite();
    let first = Store::open(&base.address()).await.unwrap();
    let second = Store::open(&base.address()).await.err().unwrap();
    assert!(matches!(second, OpenFault::InUse), "{second}");
    Store::attach(&base.address()).await.unwrap().close().await;
    first.close().await;
    Store::open(&base.address()).await.unwrap().close().await;
}

#[tokio::test]
async fn the_tables_of_a_newer_version_are_refused() {
    let base = Base::sqlite();
    Store::open(&base.address()).await.unwrap().close().await;
    let db = SqlitePool::connect(&base.address()).await.unwrap();
    let later = sqlx::query("INSERT INTO steps (number) VALUES (1001)");
    later.execute(&db).await.unwrap();
    db.close().await;
    for refused in [
        Store::open(&base.address()).await,
        Store::attach(&base.address()).await,
    ] {
        let fault = refused.err().unwrap();
        assert!(matches!(fault, OpenFault::Newer { .. }), "{fault}");
    }
}

#[tokio::test]
async fn a_tool_neither_makes_nor_changes_a_database() {
    let base = Base::sqlite();
    let missing = Store::attach(&base.address()).await.err().unwrap();
    assert!(matches!(missing, OpenFault::Missing), "{missing}");
    Store::open(&base.address()).await.unwrap().close().await;
    let db = SqlitePool::connect(&base.address()).await.unwrap();
    let earlier = sqlx::query("DELETE FROM steps WHERE number > 1");
    earlier.execute(&db).await.unwrap();
    db.close().await;
    let older = Store::attach(&base.address()).await.err().unwrap();
    assert!(matches!(older, OpenFault::Older), "{older}");
}

#[cfg(unix)]
#[tokio::test]
async fn what_is_kept_is_for_its_owner_alone() {
    use std::os::unix::fs::MetadataExt;

    let base = Base::sqlite();
    let house = House::open(&base).await;
    for ending in ["", "-wal"] {
        let file = format!("{}{ending}", base.address());
        let mode = std::fs::metadata(&file).unwrap().mode() & 0o777;
        assert_eq!(mode, 0o600, "{file}");
    }
    house.close().await;
}
