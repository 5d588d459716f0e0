import { parentPort } from 'node:worker_threads';
import { type BaseParts, buildBase } from './base.ts';

/**
 * The thread that builds a base anew. Columns lie in shared memory, so neither way copies them.
 * Node runs this file from source in tests: it and what it imports are erasable TypeScript without values from other packages.
 */
parentPort!.on('message', ({ number, parts }: { number: number; parts: BaseParts }) => {
  parentPort!.postMessage({ number, base: buildBase(parts) });
});
