import { constants } from 'node:os';
import type { Lifetime } from './lifetime.ts';

/** A second signal, or an end that takes this long, ends the process at once. */
const STOP_TIMEOUT_MS = 15_000;

/** From the first moment on, so that no server is left running by a start or a job that is interrupted. */
export function stopOnSignal(lifetime: Lifetime, kind: 'server' | 'job'): void {
  const stop = async (signal: 'SIGINT' | 'SIGTERM'): Promise<void> => {
    if (lifetime.ending) process.exit(1);
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    try {
      await lifetime.end();
      // A server has done what it was asked; a job has not done its work: the shell's number for that.
      process.exit(kind === 'server' ? 0 : 128 + constants.signals[signal]);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
