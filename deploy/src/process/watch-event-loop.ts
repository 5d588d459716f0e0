import { Worker } from 'node:worker_threads';

const BEAT_MS = 250;
/** Far beyond the longest work that is done without a thread: building a large map takes some seconds. */
const LIMIT_SECONDS = 30;

/**
 * A thread watches, because timers of a stuck loop do not run. It counts its own seconds instead of reading a
 * clock: a suspended computer loses none.
 * @returns what ends the watch
 */
export function endProcessWhenEventLoopStuck({ limitSeconds = LIMIT_SECONDS } = {}): () => Promise<void> {
  const memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const beats = new Int32Array(memory);
  const beat = setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS);
  beat.unref();
  const thread = new Worker(WATCH, {
    ...{ eval: true, name: 'event loop watch', workerData: { memory, limitSeconds } },
    // Not those of the process, which may say that evaluated source is a module.
    execArgv: [],
  });
  thread.unref();
  // A process without the thread works as well, only unwatched.
  thread.on('error', () => clearInterval(beat));
  return async () => {
    clearInterval(beat);
    await thread.terminate();
  };
}

/** Source of the thread: a string needs no separate file in the bundle. A paused debugger is not a stuck loop. */
const WATCH = `
  const { writeSync } = require('node:fs');
  const inspector = require('node:inspector');
  const { workerData: { memory, limitSeconds } } = require('node:worker_threads');
  const beats = new Int32Array(memory);
  let last = 0;
  let stuckSeconds = 0;
  setInterval(() => {
    const now = Atomics.load(beats, 0);
    stuckSeconds = now === last ? stuckSeconds + 1 : 0;
    last = now;
    if (stuckSeconds < limitSeconds || inspector.url()) return;
    const msg = 'event_loop_stuck: the event loop has not run for ' + stuckSeconds + ' seconds; ending this process';
    try {
      writeSync(2, JSON.stringify({ level: 60, time: Date.now(), seconds: stuckSeconds, msg }) + '\\n');
    } finally {
      process.kill(process.pid, 'SIGKILL');
    }
  }, 1000);
`;
