import { parentPort } from 'node:worker_threads';
import { type BaseParts, buildBase } from './base.ts';

/**
 * Node runs this file and its imports directly from source in tests: only erasable TypeScript, no values from other
 * packages.
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
