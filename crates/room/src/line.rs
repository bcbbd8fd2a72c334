//! The line to the server, without a socket: how it stands, when it is lost, what is due on it.

use online::Refusal;

use crate::pause::pause;

/// After so many silent milliseconds the server is asked whether it is there.
const QUIET: u64 = 8_000;
/// After so many it is not.
const DEAD: u64 = 20_000;
/// A turn that nobody has answered is sent again after so many.
const UNANSWERED: u64 = 5_000;

/// How the line stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Link {
    /// It is being opened.
    Connecting,
    /// It stands.
    Open,
    /// It is opened again at this time.
    Waiting(u64),
    /// The device has no network.
    Offline,
    /// The table cannot be had.
    Failed(Fault),
}

/// Why the server could not be asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It said no.
    Refused(Refusal),
    /// Nobody answered.
    Unreachable,
    /// Whoever answered is no Sixfold server, or one without games.
    NoServer,
}

/// What is due on the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Duty {
    /// Nothing.
    Nothing,
    /// To open it.
    Connect,
    /// To ask whether anybody is there.
    Ping,
    /// To send the turn on its way once more, if there is one; the server plays it once.
    Resend,
    /// To give it up: nobody has answered for too long.
    GiveUp,
}

/// The line to a table; all times are this screen's, in milliseconds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    link: Link,
    /// How often it was lost since the table answered last.
    attempt: u32,
    heard_at: u64,
    pinged_at: u64,
    sent_at: u64,
}

impl Line {
    /// A line that is about to be opened.
    pub fn new(now: u64) -> Line {
        Line {
            link: Link::Connecting,
            attempt: 0,
            heard_at: now,
            pinged_at: 0,
            sent_at: 0,
        }
    }

    /// How it stands.
    pub fn link(&self) -> &Link {
        &self.link
    }

    /// Whether it was not lost since the table answered last.
    pub fn is_first_try(&self) -> bool {
        self.attempt == 0
    }

    /// It is being opened.
    pub fn connect(&mut self, now: u64) {
        self.link = Link::Connecting;
        self.heard_at = now;
    }

    /// Something was heard.
    pub fn hear(&mut self, now: u64) {
        self.heard_at = now;
    }

    /// The table has answered; says whether it is the first answer on this line.
    pub fn greet(&mut self) -> bool {
        let is_first = self.link == Link::Connecting;
        if is_first {
            self.link = Link::Open;
            self.attempt = 0;
        }
        is_first
    }

    /// A turn was sent.
    pub fn send(&mut self, now: u64) {
        self.sent_at = now;
    }

    /// It is gone, and is opened again after a pause that `chance` between 0 and 1 spreads. Nothing
    /// changes on a line that was given up already.
    pub fn lose(&mut self, now: u64, chance: f64) {
        if matches!(self.link, Link::Connecting | Link::Open) {
            let until = now + u64::from(pause(self.attempt, chance));
            self.link = Link::Waiting(until);
            self.attempt += 1;
        }
    }

    /// The device has no network.
    pub fn go_offline(&mut self) {
        self.link = Link::Offline;
    }

    /// The table cannot be had.
    pub fn fail(&mut self, fault: Fault) {
        self.link = Link::Failed(fault);
    }

    /// What is due now; asked several times a second.
    pub fn duty(&mut self, now: u64) -> Duty {
        match self.link {
            Link::Waiting(until) if until <= now => return Duty::Connect,
            Link::Open => {}
            Link::Connecting | Link::Waiting(_) | Link::Offline | Link::Failed(_) => {
                return Duty::Nothing;
            }
        }
        let silent = now.saturating_sub(self.heard_at);
        let unasked = now.saturating_sub(self.pinged_at);
        if silent > DEAD {
            Duty::GiveUp
        } else if silent > QUIET && unasked > QUIET {
            self.pinged_at = now;
            Duty::Ping
        } else if now.saturating_sub(self.sent_at) > UNANSWERED {
            self.sent_at = now;
            Duty::Resend
        } else {
            Duty::Nothing
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line that was opened at 0 and greeted at once, with a turn sent at 0.
    fn open() -> Line {
        let mut line = Line::new(0);
        assert!(line.greet());
        line
    }

    #[test]
    fn only_the_first_answer_opens_the_line() {
        let mut line = open();
        assert_eq!(line.link(), &Link::Open);
        assert!(!line.greet());
    }

    #[test]
    fn a_lost_line_is_opened_again_after_longer_and_longer_pauses() {
        let mut line = open();
        line.lose(1_000, 0.5);
        assert_eq!(line.link(), &Link::Waiting(1_500));
        assert!(!line.is_first_try());
        assert_eq!(line.duty(1_499), Duty::Nothing);
        assert_eq!(line.duty(1_500), Duty::Connect);
        line.connect(1_500);
        assert_eq!(
            line.duty(90_000),
            Duty::Nothing,
            "the browser says when it fails"
        );
        line.lose(2_000, 0.5);
        assert_eq!(line.link(), &Link::Waiting(3_000));
        line.connect(3_000);
        assert!(line.greet() && line.is_first_try());
        line.lose(4_000, 0.5);
        assert_eq!(line.link(), &Link::Waiting(4_500));
    }

    #[test]
    fn a_line_is_lost_once() {
        let mut line = open();
        line.lose(0, 0.5);
        line.lose(100, 0.5);
        assert_eq!(line.link(), &Link::Waiting(500));
        line.go_offline();
        line.lose(200, 0.5);
        assert_eq!(line.link(), &Link::Offline);
        line.fail(Fault::NoServer);
        line.lose(300, 0.5);
        assert_eq!(line.link(), &Link::Failed(Fault::NoServer));
        assert_eq!(line.duty(90_000), Duty::Nothing);
    }

    #[test]
    fn silence_is_asked_about_once_and_then_given_up() {
        let mut line = open();
        line.send(6_000);
        assert_eq!(line.duty(8_000), Duty::Nothing);
        assert_eq!(line.duty(8_001), Duty::Ping);
        assert_eq!(line.duty(8_201), Duty::Nothing);
        line.send(15_000);
        assert_eq!(line.duty(16_002), Duty::Ping);
        assert_eq!(line.duty(20_000), Duty::Nothing);
        assert_eq!(line.duty(20_001), Duty::GiveUp);
        line.hear(20_001);
        assert_ne!(line.duty(20_002), Duty::GiveUp);
    }

    #[test]
    fn an_unanswered_turn_is_sent_again_every_five_seconds() {
        let mut line = open();
        line.send(1_000);
        line.hear(6_000);
        assert_eq!(line.duty(6_000), Duty::Nothing);
        assert_eq!(line.duty(6_001), Duty::Resend);
        assert_eq!(line.duty(6_201), Duty::Nothing);
        assert_eq!(line.duty(11_002), Duty::Resend);
    }
}
