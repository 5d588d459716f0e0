import { parentPort } from 'node:worker_threads';
import { type BaseParts, buildBase } from './base.ts';

/**
 * The thread that rebuilds a base. Columns are in shared memory, so they are not copied. Node runs this file directly from source
 * in tests, so it and its imports use only erasable TypeScript and no values from other packages.
 */
parentPort!.on('message', ({ number, parts }: { number: number; parts: BaseParts }) => {
  const before = process.threadCpuUsage();
  const base = buildBase(parts);
  const { user, system } = process.threadCpuUsage(before);
  parentPort!.postMessage({ number, base, microseconds: user + system });
});
// Ends the thread so that the sender gets an error instead of waiting forever.
parentPort!.on('messageerror', (error) => {
  throw error;
});
