import { parentPort, workerData } from 'node:worker_threads';
import type { SeedsAsked } from './run-seeds.ts';

/** `module`: a bundle with a planted bug. */
export type WorkerData = { module?: string; asked: SeedsAsked };

const { module = new URL('./run-seeds.js', import.meta.url).href, asked } = workerData as WorkerData;
const { runSeeds } = (await import(module)) as typeof import('./run-seeds.ts');
parentPort!.postMessage('loaded');
parentPort!.postMessage(await runSeeds(asked));
