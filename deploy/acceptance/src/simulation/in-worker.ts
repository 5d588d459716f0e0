import { Worker } from 'node:worker_threads';
import type { SeedsAsked, SeedsRun } from './run-seeds.ts';
import type { WorkerData } from './worker.ts';

const GRACE_SECONDS = 60;

/** Runs histories in a worker thread. @returns undefined if it had to be ended */
export function runInWorker(asked: SeedsAsked, module?: string): Promise<SeedsRun | undefined> {
  const workerData: WorkerData = { asked, ...(module && { module }) };
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData });
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const end = (run: SeedsRun | undefined) => {
      clearTimeout(timer);
      resolve(run);
      void worker.terminate();
    };
    worker.on('message', (told: 'loaded' | SeedsRun) => {
      if (told === 'loaded') timer = setTimeout(() => end(undefined), (asked.seconds + GRACE_SECONDS) * 1000);
      else end(told);
    });
    worker.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}
