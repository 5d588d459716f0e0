import { parentPort } from 'node:worker_threads';
import { type BaseParts, buildBase } from './base.ts';

/**
 * The thread that builds a base anew. Columns lie in shared memory, so neither way copies them.
 * Node runs this file from source in tests: it and what it imports are erasable TypeScript without values from other packages.
 */
parentPort!.on('message', ({ number, parts }: { number: number; parts: BaseParts }) => {
  const before = process.threadCpuUsage();
  const base = buildBase(parts);
  const { user, system } = process.threadCpuUsage(before);
  parentPort!.postMessage({ number, base, microseconds: user + system });
});
// Ends the thread, so that whoever sent it is told and doesn't wait for ever.
parentPort!.on('messageerror', (error) => {
  throw error;
});
