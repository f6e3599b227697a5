//! Blocks of work shared out among threads; whoever waits can watch and break off.

use std::ops::{AddAssign, ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// How long the watcher waits at most for its next look.
const LOOK: Duration = Duration::from_millis(50);

/// How many deals there are, how many make a block, and how many threads play them.
#[derive(Clone, Copy, Debug)]
pub struct Work {
    pub deals: u64,
    pub block: u64,
    pub workers: usize,
}

impl Work {
    /// Adds up what `play` counts in every block, given its number and its deals; none if `watch`,
    /// which is told the deals done so far some twenty times a second, broke off.
    pub fn run<T: AddAssign + Default + Send>(
        self,
        play: impl Fn(u64, Range<u64>) -> T + Sync,
        watch: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Option<T> {
        let blocks = self.deals.div_ceil(self.block);
        let (next, done, stop) = (AtomicU64::new(0), AtomicU64::new(0), AtomicBool::new(false));
        let worker = || {
            let mut sum = T::default();
            while !stop.load(Ordering::Relaxed) {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= blocks {
                    break;
                }
                let deals = number * self.block..((number + 1) * self.block).min(self.deals);
                let size = deals.end - deals.start;
                sum += play(number, deals);
                done.fetch_add(size, Ordering::Relaxed);
            }
            sum
        };
        thread::scope(|scope| {
            let (sender, receiver) = channel();
            for _ in 0..self.workers.clamp(1, usize::try_from(blocks.max(1)).unwrap_or(usize::MAX)) {
                let sender = sender.clone();
                let worker = &worker;
                // Only a receiver that is gone refuses, and then nobody asks for the sum.
                scope.spawn(move || sender.send(worker()).ok());
            }
            drop(sender);
            let mut sum = T::default();
            loop {
                match receiver.recv_timeout(LOOK) {
                    Ok(part) => sum += part,
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => return Some(sum),
                }
                if watch(done.load(Ordering::Relaxed)).is_break() {
                    stop.store(true, Ordering::Relaxed);
                    return None;
                }
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deal_is_played_once_by_any_number_of_workers() {
        for (deals, workers) in [(1, 1), (10, 3), (1000, 2), (7, 64)] {
            let work = Work { deals, block: 8, workers };
            let mut seen = 0;
            let sum = work.run(|_, deals| deals.map(|deal| deal + 1).sum::<u64>(), &mut |done| {
                seen = done;
                ControlFlow::Continue(())
            });
            assert_eq!(sum, Some(deals * (deals + 1) / 2));
            assert_eq!(seen, deals);
        }
    }

    #[test]
    fn the_watcher_breaks_off() {
        let work = Work { deals: 1 << 40, block: 1, workers: 2 };
        assert_eq!(work.run(|_, _| 1_u64, &mut |_| ControlFlow::Break(())), None);
    }
}
