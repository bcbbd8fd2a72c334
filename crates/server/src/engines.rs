//! The engine's turns: a few threads that think, and a queue before them that is fair to everybody.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;

use online::{PlayerId, TableId};
use tokio::sync::oneshot;

use crate::shelf::{Fault, Next, Question, Shelf, Thinker};

/// The threads that think.
pub struct Engines {
    queue: Arc<Queue>,
}

/// What an engine found.
pub type Found = Result<Next, Fault>;

struct Job {
    table: TableId,
    game: String,
    question: Question,
    answer: oneshot::Sender<Found>,
}

impl Engines {
    /// Starts half as many threads as there are cores: players' turns come before the engine's.
    pub fn start(shelf: &Shelf) -> Engines {
        let queue = Arc::<Queue>::default();
        let cores = thread::available_parallelism().map_or(1, usize::from);
        for _ in 0..cores.div_ceil(2) {
            let (queue, shelf) = (queue.clone(), shelf.clone());
            thread::spawn(move || think(&queue, &shelf));
        }
        Engines { queue }
    }

    /// Asks for a turn at a table that `maker` made; the answer comes when it is found. Whoever drops
    /// it takes the question back, and another question of the same table does as well.
    pub fn ask(
        &self,
        maker: &PlayerId,
        table: &TableId,
        game: &str,
        question: Question,
    ) -> oneshot::Receiver<Found> {
        let (answer, wait) = oneshot::channel();
        let job = Job {
            table: table.clone(),
            game: game.to_owned(),
            question,
            answer,
        };
        let mut waiting = self.queue.waiting.lock().expect("no holder panics");
        waiting.add(maker.clone(), job);
        self.queue.more.notify_one();
        wait
    }
}

impl Drop for Engines {
    fn drop(&mut self) {
        self.queue.waiting.lock().expect("no holder panics").is_over = true;
        self.queue.more.notify_all();
    }
}

#[derive(Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    /// Whether there is something to do, or nothing any more.
    more: Condvar,
}

impl Queue {
    /// Waits for a job; nothing at the end.
    fn next(&self) -> Option<Job> {
        let mut waiting = self.waiting.lock().expect("no holder panics");
        loop {
            if waiting.is_over {
                return None;
            }
            if let Some(job) = waiting.next() {
                return Some(job);
            }
            waiting = self.more.wait(waiting).expect("no holder panics");
        }
    }
}

/// Jobs by whoever made their tables: each has a turn, however many jobs they have.
#[derive(Default)]
struct Waiting {
    line: VecDeque<(PlayerId, VecDeque<Job>)>,
    is_over: bool,
}

impl Waiting {
    fn add(&mut self, maker: PlayerId, job: Job) {
        let own = self.line.iter_mut().find(|(other, _)| *other == maker);
        match own {
            Some((_, jobs)) => {
                jobs.retain(|other| other.table != job.table);
                jobs.push_back(job);
            }
            None => self.line.push_back((maker, VecDeque::from([job]))),
        }
    }

    /// The next job that somebody still waits for.
    fn next(&mut self) -> Option<Job> {
        while let Some((maker, mut jobs)) = self.line.pop_front() {
            jobs.retain(|job| !job.answer.is_closed());
            let job = jobs.pop_front();
            if !jobs.is_empty() {
                self.line.push_back((maker, jobs));
            }
            if job.is_some() {
                return job;
            }
        }
        None
    }
}

fn think(queue: &Queue, shelf: &Shelf) {
    let mut thinkers: HashMap<String, Thinker> = HashMap::new();
    while let Some(job) = queue.next() {
        let Some(game) = shelf.find(&job.game) else {
            job.answer.send(Err(Fault::NotHosted(job.game))).ok();
            continue;
        };
        let thinker = thinkers.remove(&job.game);
        let mut thinker = thinker.unwrap_or_else(|| game.thinker());
        // A thinker that panics is not used again, so that nobody sees what it left behind.
        match catch_unwind(AssertUnwindSafe(|| thinker(&job.question))) {
            Ok(found) => {
                job.answer.send(found).ok();
                thinkers.insert(job.game, thinker);
            }
            Err(_) => drop(job.answer.send(Err(Fault::Panicked))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy;

    fn job(table: &str) -> (Job, oneshot::Receiver<Found>) {
        let (answer, wait) = oneshot::channel();
        let shelf = toy::shelf();
        let (position, _) = shelf
            .find("pile")
            .unwrap()
            .start("9 stones 2 seats")
            .unwrap();
        let question = Question {
            position,
            level: engine::Level::EASIEST,
            time: std::time::Duration::ZERO,
            seed: 0,
        };
        let job = Job {
            table: table.parse().unwrap(),
            game: "pile".to_owned(),
            question,
            answer,
        };
        (job, wait)
    }

    #[test]
    fn everybody_has_a_turn_and_a_table_one_question() {
        let mut waiting = Waiting::default();
        let mut waits = Vec::new();
        for (maker, table) in [("m", "1"), ("m", "2"), ("m", "3"), ("n", "4"), ("m", "1")] {
            let (job, wait) = job(table);
            waiting.add(maker.parse().unwrap(), job);
            waits.push(wait);
        }
        // Nobody waits for table 3 any more.
        waits.remove(2);
        let order: Vec<String> =
            std::iter::from_fn(|| waiting.next().map(|job| job.table.to_string())).collect();
        assert_eq!(order, ["2", "4", "1"]);
    }
}
