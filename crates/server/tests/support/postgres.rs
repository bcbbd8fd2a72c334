//! A PostgreSQL of the tests' own, from Debian's packages; it lives as long as a test uses it.

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, Weak};

use super::port;

/// PostgreSQL does not run as root.
const NOBODY: u32 = 65_534;

/// A cluster in a folder that is deleted with it.
pub struct Cluster {
    folder: PathBuf,
    programs: PathBuf,
    pub port: u16,
    databases: AtomicU32,
}

impl Cluster {
    /// The cluster that the running tests share.
    pub fn shared() -> Arc<Cluster> {
        static SHARED: Mutex<Weak<Cluster>> = Mutex::new(Weak::new());
        let mut shared = SHARED.lock().unwrap();
        if let Some(cluster) = shared.upgrade() {
            return cluster;
        }
        let cluster = Arc::new(Cluster::start());
        *shared = Arc::downgrade(&cluster);
        cluster
    }

    /// A new cluster.
    pub fn start() -> Cluster {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("sixfold-postgres-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).unwrap();
        if is_root() {
            chown(&folder, Some(NOBODY), Some(NOBODY)).unwrap();
        }
        let cluster = Cluster {
            programs: programs(),
            databases: AtomicU32::new(0),
            port: port::free(),
            folder,
        };
        let data = cluster.data();
        cluster.run(
            "initdb",
            &["-D", &data, "-U", "test", "-A", "trust", "-N", "-E", "UTF8"],
        );
        cluster.place("cert.pem", include_str!("tls/cert.pem"));
        cluster.place("key.pem", include_str!("tls/key.pem"));
        cluster.control("start");
        cluster
    }

    /// Puts a file there that PostgreSQL alone may read.
    fn place(&self, name: &str, text: &str) {
        let file = self.folder.join(name);
        fs::write(&file, text).unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
        if is_root() {
            chown(&file, Some(NOBODY), Some(NOBODY)).unwrap();
        }
    }

    /// `start`, `stop` or `restart`; the last two as a power cut would.
    pub fn control(&self, what: &str) {
        let folder = self.folder.display();
        // The machine goes on when PostgreSQL is stopped, so nothing is lost without waiting for disks.
        let options = format!(
            "-p {} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off -c ssl=on \
             -c max_connections=400 \
             -c ssl_cert_file={folder}/cert.pem -c ssl_key_file={folder}/key.pem",
            self.port
        );
        let log = format!("{folder}/log");
        let data = self.data();
        let mut words = vec!["-D", &data, "-l", &log, "-o", &options, "-w", what];
        if what != "start" {
            words.extend(["-m", "immediate"]);
        }
        self.run("pg_ctl", &words);
    }

    pub fn new_database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let (port, folder) = (self.port.to_string(), self.folder.display().to_string());
        self.run(
            "createdb",
            &["-h", &folder, "-p", &port, "-U", "test", &name],
        );
        name
    }

    pub fn address(&self, database: &str, port: u16) -> String {
        format!("postgres://test@127.0.0.1:{port}/{database}")
    }

    fn data(&self) -> String {
        self.folder.join("data").display().to_string()
    }

    fn run(&self, program: &str, words: &[&str]) {
        let mut command = Command::new(self.programs.join(program));
        command.args(words).current_dir(&self.folder);
        // What a started server writes must not keep the test's own output open.
        let log = fs::File::create(self.folder.join(format!("{program}.out"))).unwrap();
        command.stdout(log.try_clone().unwrap()).stderr(log);
        if is_root() {
            command.uid(NOBODY).gid(NOBODY);
        }
        let status = command.status().unwrap();
        let said = fs::read_to_string(self.folder.join(format!("{program}.out"))).unwrap();
        assert!(status.success(), "{program} {words:?}: {said}");
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.control("stop");
        fs::remove_dir_all(&self.folder).ok();
    }
}

/// Debian keeps the programs of each version in a folder of their own.
fn programs() -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let mut folders: Vec<PathBuf> = versions
        .filter_map(|version| Some(version.ok()?.path().join("bin")))
        .filter(|folder| folder.join("initdb").exists())
        .collect();
    folders.sort();
    folders.pop().expect(
        "these tests need PostgreSQL: `cargo xtask test` installs it, or apt-get install postgresql",
    )
}

fn is_root() -> bool {
    fs::metadata(Path::new("/proc/self")).is_ok_and(|own| own.uid() == 0)
}
