import { readFileSync } from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import type { Scheduler } from './scheduler.ts';

const require = createRequire(import.meta.url);

/**
 * Replaces Node's timers and event loop turns by the scheduler's for the duration of a history. File reads stay within a step.
 * @returns a function to restore them
 */
export function installVirtualTime(scheduler: Scheduler): () => void {
  const promises = require('node:timers/promises') as Record<string, unknown>;
  const files = require('node:fs/promises') as Record<string, unknown>;
  const { setTimeout, clearTimeout, setImmediate } = globalThis;
  const { setImmediate: turn, setTimeout: pause } = promises;
  const { readFile } = files;

  globalThis.setTimeout = ((fire: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) =>
    scheduler.setTimer(() => fire(...values), ms)) as unknown as typeof setTimeout;
  globalThis.clearTimeout = ((timer: unknown) => {
    if (typeof timer === 'number') scheduler.clearTimer(timer);
    else clearTimeout(timer as NodeJS.Timeout);
  }) as typeof clearTimeout;
  globalThis.setImmediate = ((fire: (...values: unknown[]) => void, ...values: unknown[]) =>
    scheduler.afterThis(() => fire(...values))) as unknown as typeof setImmediate;
  promises.setImmediate = (value?: unknown) => new Promise((resolve) => scheduler.afterThis(() => resolve(value)));
  promises.setTimeout = (ms: number, value?: unknown) =>
    new Promise((resolve) => scheduler.setTimer(() => resolve(value), ms));
  files.readFile = async (path: string | URL, options: BufferEncoding) =>
    // A bundle is not in its sources' folder.
    GENERATION_FILES.find(([name]) => String(path).endsWith(name))?.[1] ?? readFileSync(path, options);
  syncBuiltinESMExports();

  return () => {
    Object.assign(globalThis, { setTimeout, clearTimeout, setImmediate });
    Object.assign(promises, { setImmediate: turn, setTimeout: pause });
    files.readFile = readFile;
    syncBuiltinESMExports();
  };
}

const GENERATION_FILES = [
  ['documents/schema.sql', 'the tables of a generation'],
  ['documents/indexes.sql', 'the indexes of a generation'],
] as const;
