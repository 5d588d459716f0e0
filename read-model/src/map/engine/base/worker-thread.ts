import type { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Base, BaseParts } from './base.ts';

export type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'unref'> & Pick<EventEmitter, 'on'>;
type Built = { base: Base; microseconds: number };
type Waiting = { resolve(built: Built): void; reject(error: Error): void };

export function startRebuildThread(): Thread {
  const file = `./rebuild-worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`;
  return new Worker(new URL(file, import.meta.url), { name: 'naksha-map-rebuild' });
}

/** Ends when idle, because an idle thread does not collect garbage: 200 MB at a million rows. */
export class BuildingThread {
  #thread: Thread | undefined;
  #builds = 0;
  readonly #waiting = new Map<number, Waiting>();

  constructor(private readonly start: () => Thread) {}

  async build(parts: BaseParts): Promise<Built> {
    this.#thread ??= this.#open();
    const number = this.#builds++;
    const built = Promise.withResolvers<Built>();
    this.#waiting.set(number, built);
    try {
      this.#thread.postMessage({ number, parts });
    } catch (error) {
      built.reject(error as Error);
      this.#ended(number);
    }
    return built.promise;
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #open(): Thread {
    const thread = this.start();
    thread.unref();
    const fail = (error: Error) => {
      if (this.#thread !== thread) return;
      this.#thread = undefined;
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    thread.on('message', ({ number, ...built }: Built & { number: number }) => {
      this.#waiting.get(number)?.resolve(built);
      this.#ended(number);
    });
    thread.on('messageerror', (error) => {
      fail(error);
      void thread.terminate();
    });
    thread.on('error', fail);
    thread.on('exit', (code) => fail(new Error(`The map rebuild thread exited with code ${code}`)));
    return thread;
  }

  #ended(number: number): void {
    this.#waiting.delete(number);
    if (this.#waiting.size > 0) return;
    const thread = this.#thread;
    this.#thread = undefined;
    void thread?.terminate();
  }
}
