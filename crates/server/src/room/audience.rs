//! Everybody who looks at a game through this process.

use axum::extract::ws::Utf8Bytes;
use online::PlayerId;
use tokio::sync::mpsc;

/// One who looks.
#[derive(Debug)]
pub struct Member {
    /// Tells two windows of one player apart.
    number: u64,
    /// Who it is, unless a stranger.
    pub player: Option<PlayerId>,
    /// Whom they do not want to hear.
    pub muted: Vec<PlayerId>,
    /// The way to them; who cannot keep up is dropped and has to come again.
    way: mpsc::Sender<Utf8Bytes>,
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
        player: Option<PlayerId>,
        muted: Vec<PlayerId>,
        way: mpsc::Sender<Utf8Bytes>,
    ) -> u64 {
        self.count += 1;
        self.members.push(Member {
            number: self.count,
            player,
            muted,
            way,
        });
        self.count
    }

    /// Lets somebody out.
    pub fn remove(&mut self, number: u64) {
        self.members.retain(|member| member.number != number);
    }

    pub fn is_empty(&self) -> bool {
        self.members.is_empty()
    }

    /// Whether a player is there.
    pub fn has(&self, player: &PlayerId) -> bool {
        let mut members = self.members.iter();
        members.any(|member| member.player.as_ref() == Some(player))
    }

    /// How many are there who are none of these players.
    pub fn strangers(&self, players: &[&PlayerId]) -> u32 {
        let members = self.members.iter().map(|member| member.player.as_ref());
        let strangers = members.filter(|player| player.is_none_or(|it| !players.contains(&it)));
        strangers.count() as u32
    }

    /// Changes whom a player hears.
    pub fn set_muted(&mut self, player: &PlayerId, muted: &[PlayerId]) {
        for member in &mut self.members {
            if member.player.as_ref() == Some(player) {
                member.muted = muted.to_vec();
            }
        }
    }

    /// Sends everybody what `message` makes for them.
    pub fn send(&mut self, mut message: impl FnMut(&Member) -> Option<Utf8Bytes>) {
        self.members.retain(|member| {
            message(member).is_none_or(|message| member.way.try_send(message).is_ok())
        });
    }

    /// Sends everybody the same.
    pub fn send_all(&mut self, text: &Utf8Bytes) {
        self.send(|_| Some(text.clone()));
    }
}
