import { constants } from 'node:os';
import type { Lifetime } from './lifetime.ts';

/** A second signal, or an end that takes this long, exits at once. */
const STOP_TIMEOUT_MS = 15_000;

/** SIGTERM comes from a supervisor and allows draining; Ctrl-C or a second signal does not wait. */
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
      // A server has done its job; a command has not: the shell's exit code for a signal.
      process.exit(kind === 'server' ? 0 : 128 + constants.signals[signal]);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
