import { Worker } from 'node:worker_threads';
import type { Base } from './base.ts';
import type { Rebuilder } from './rebuild.ts';

/**
 * Rebuilds in one thread of its own, that ends when nothing is left to build: at a million rows it would hold some 200 MB of what it
 * worked with, since a thread that does nothing collects nothing. It does not keep the process alive.
 * A thread that dies fails the rebuilds under way; the next one starts a new thread.
 */
export function workerRebuilder(): { rebuild: Rebuilder; close(): Promise<void> } {
  let worker: Worker | undefined;
  let rebuilds = 0;
  const waiting = new Map<number, { resolve(base: Base): void; reject(error: Error): void }>();

  const start = (): Worker => {
    const file = `./rebuild-worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`;
    const started = new Worker(new URL(file, import.meta.url), { name: 'naksha-map-rebuild' });
    started.unref();
    const fail = (error: Error) => {
      // Of one that has nothing left to do the end fails nobody: what waits now waits for another.
      if (worker !== started) return;
      worker = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    started.on('message', ({ number, base }: { number: number; base: Base }) => {
      waiting.get(number)?.resolve(base);
      waiting.delete(number);
      if (waiting.size === 0 && worker === started) {
        worker = undefined;
        void started.terminate();
      }
    });
    started.on('error', fail);
    started.on('exit', (code) => fail(new Error(`the map's rebuild thread ended with code ${code}`)));
    return started;
  };

  return {
    rebuild(parts) {
      worker ??= start();
      const number = rebuilds++;
      return new Promise((resolve, reject) => {
        waiting.set(number, { resolve, reject });
        worker!.postMessage({ number, parts });
      });
    },
    async close() {
      await worker?.terminate();
    },
  };
}
