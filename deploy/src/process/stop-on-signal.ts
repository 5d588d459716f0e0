import { constants } from 'node:os';
import type { Lifetime } from './lifetime.ts';

/** A signal while it ends, or an end that takes this long, ends the process at once. */
const STOP_TIMEOUT_MS = 15_000;

/**
 * From the first moment on, so that no server is left running by a start or a job that is interrupted. SIGTERM is a supervisor's,
 * which lets it drain; whoever presses Ctrl-C, or sends a second signal, doesn't wait for that.
 */
export function stopOnSignal(lifetime: Lifetime, kind: 'server' | 'job'): void {
  const hurry = new AbortController();
  let draining = false;
  const stop = async (signal: 'SIGINT' | 'SIGTERM'): Promise<void> => {
    if (lifetime.ending) process.exit(1);
    if (draining) return hurry.abort();
    try {
      draining = true;
      if (signal === 'SIGTERM') await lifetime.drain(hurry.signal).catch(console.error);
      setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
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
