//! Everybody who looks at a game through this process.

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

/// What is sent to one who looks.
#[derive(Clone, Debug)]
pub enum Out {
    /// A message as it goes over the wire.
    Text(Utf8Bytes),
    /// Something has changed; look again. For those who have a form of their own.
    Changed,
}

/// One who looks.
#[derive(Debug)]
pub struct Member {
    /// Tells two windows of one player apart.
    pub number: u64,
    /// Who it is, unless a stranger.
    pub player: Option<String>,
    /// Whom they do not want to hear.
    pub muted: Vec<String>,
    /// Whether they take messages or only hints.
    pub takes_text: bool,
    /// The way to them; who cannot keep up is dropped and has to come again.
    pub way: mpsc::Sender<Out>,
}

/// Those who look.
#[derive(Debug, Default)]
pub struct Audience {
    members: Vec<Member>,
    count: u64,
}

impl Audience {
    /// Lets somebody in; gives their number.
    pub fn add(
        &mut self,
        player: Option<String>,
        muted: Vec<String>,
        takes_text: bool,
        way: mpsc::Sender<Out>,
    ) -> u64 {
        self.count += 1;
        self.members.push(Member {
            number: self.count,
            player,
            muted,
            takes_text,
            way,
        });
        self.count
    }

    /// Lets somebody out.
    pub fn remove(&mut self, number: u64) {
        self.members.retain(|member| member.number != number);
    }

    /// Whether nobody is there.
    pub fn is_empty(&self) -> bool {
        self.members.is_empty()
    }

    /// Whether a player is there.
    pub fn has(&self, player: &str) -> bool {
        let mut players = self
            .members
            .iter()
            .filter_map(|member| member.player.as_deref());
        players.any(|other| other == player)
    }

    /// How many are there who are none of these players.
    pub fn strangers(&self, players: &[&str]) -> u32 {
        let is_stranger = |member: &&Member| match &member.player {
            Some(player) => !players.contains(&player.as_str()),
            None => true,
        };
        self.members.iter().filter(is_stranger).count() as u32
    }

    /// Changes whom a player hears.
    pub fn set_muted(&mut self, player: &str, muted: &[String]) {
        for member in &mut self.members {
            if member.player.as_deref() == Some(player) {
                member.muted = muted.to_vec();
            }
        }
    }

    /// Sends everybody what `message` makes for them.
    pub fn send(&mut self, mut message: impl FnMut(&Member) -> Option<Utf8Bytes>) {
        self.members.retain(|member| {
            let out = match member.takes_text {
                true => message(member).map(Out::Text),
                false => Some(Out::Changed),
            };
            out.is_none_or(|out| member.way.try_send(out).is_ok())
        });
    }

    /// Sends everybody the same.
    pub fn send_all(&mut self, text: &Utf8Bytes) {
        self.send(|_| Some(text.clone()));
    }
}
