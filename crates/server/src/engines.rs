//! The engine's turns: a few threads that think, and a queue before them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, mpsc};
use std::thread;

use tokio::sync::oneshot;

use crate::shelf::{Fault, Next, Question, Shelf, Thinker};

/// The threads that think.
pub struct Engines {
    jobs: mpsc::Sender<Job>,
}

type Found = Result<Next, Fault>;

struct Job {
    game: String,
    question: Question,
    answer: oneshot::Sender<Found>,
}

impl Engines {
    /// Starts half as many threads as there are cores: players' turns come before the engine's.
    pub fn start(shelf: &Shelf) -> Engines {
        let (jobs, queue) = mpsc::channel();
        let queue = Arc::new(Mutex::new(queue));
        let cores = thread::available_parallelism().map_or(1, usize::from);
        for _ in 0..cores.div_ceil(2) {
            let (queue, shelf) = (queue.clone(), shelf.clone());
            thread::spawn(move || think(&queue, &shelf));
        }
        Engines { jobs }
    }

    /// Asks for a turn; the answer comes when it is found.
    pub fn ask(&self, game: &str, question: Question) -> oneshot::Receiver<Found> {
        let (answer, wait) = oneshot::channel();
        let job = Job {
            game: game.to_owned(),
            question,
            answer,
        };
        // Without threads the answer is dropped, and whoever waits hears that.
        self.jobs.send(job).ok();
        wait
    }
}

fn think(queue: &Mutex<mpsc::Receiver<Job>>, shelf: &Shelf) {
    let mut thinkers: HashMap<String, Thinker> = HashMap::new();
    loop {
        let job = queue.lock().expect("no holder panics").recv();
        let Ok(job) = job else {
            return;
        };
        if job.answer.is_closed() {
            continue;
        }
        let found = match shelf.find(&job.game) {
            Some(game) => {
                let think = thinkers.entry(job.game).or_insert_with(|| game.thinker());
                think(&job.question)
            }
            None => Err(Fault::NotHosted(job.game)),
        };
        job.answer.send(found).ok();
    }
}
