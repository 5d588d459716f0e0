import type { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Base, BaseParts } from './base.ts';

/** The methods used, so that tests can replace it. */
export type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'unref'> & Pick<EventEmitter, 'on'>;
type Built = { base: Base; microseconds: number };
type Waiting = { resolve(built: Built): void; reject(error: Error): void };

/** @throws if no thread can be created */
export function startThread(): Thread {
  const file = `./rebuild-worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`;
  return new Worker(new URL(file, import.meta.url), { name: 'naksha-map-rebuild' });
}

/**
 * One thread for builds, which ends when there is nothing left to build: at a million rows it would keep about 200 MB, because an
 * idle thread does not collect garbage. It does not keep the process alive. If it dies, its build fails, and the next build
 * starts another thread.
 */
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
      // The end of an idle thread is no failure; waiting builds use another thread.
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
    thread.on('exit', (code) => fail(new Error(`the map's rebuild thread ended with code ${code}`)));
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
