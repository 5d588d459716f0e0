import type { LiveMessage } from '@naksha/events/wire/live';
import { SseParser } from './sse-parser.ts';

export type LiveDeps = {
  /** The token is sent in a header. */
  open(lastEventId: string | undefined, signal: AbortSignal): Promise<Response>;
  after(ms: number, wake: () => void): () => void;
  /** 0 to 1 */
  random(): number;
};

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** Milliseconds: more than two of the server's heartbeats. */
const SILENCE_MS = 40_000;

/** Reopens from the last message. Delays grow with jitter, so that clients of a restarted server spread. */
export class LiveConnection {
  #abort: AbortController | undefined;
  #cancelWait: (() => void) | undefined;
  #lastId: string | undefined;
  #failures = 0;

  constructor(
    private readonly world: LiveDeps,
    private readonly onMessage: (message: LiveMessage) => void,
    /** The stream is open again after a loss. */
    private readonly onBack: () => void = () => {},
  ) {}

  start(): void {
    if (this.#abort || this.#cancelWait) return;
    void this.#run();
  }

  stop(): void {
    this.#cancelWait?.();
    this.#cancelWait = undefined;
    this.#abort?.abort();
    this.#abort = undefined;
  }

  async #run(): Promise<void> {
    const abort = new AbortController();
    this.#abort = abort;
    try {
      const answer = await this.world.open(this.#lastId, abort.signal);
      if (!answer.ok || !answer.body) throw new Error(`Live stream failed with status ${answer.status}`);
      if (this.#failures > 0) this.onBack();
      await this.#read(answer.body, abort);
    } catch (error) {
      if (!abort.signal.aborted) console.info('live stream disconnected:', error);
    }
    if (this.#abort !== abort) return;
    abort.abort();
    this.#abort = undefined;
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures++);
    this.#cancelWait = this.world.after(wait * (0.75 + this.world.random() / 2), () => {
      this.#cancelWait = undefined;
      void this.#run();
    });
  }

  async #read(body: ReadableStream<Uint8Array>, abort: AbortController): Promise<void> {
    const parser = new SseParser();
    const decoder = new TextDecoder();
    const reader = body.getReader();
    for (;;) {
      const silent = this.world.after(SILENCE_MS, () => void reader.cancel());
      const { done, value } = await reader.read().finally(silent);
      if (done || abort.signal.aborted) return;
      for (const { id, event, data } of parser.push(decoder.decode(value, { stream: true }))) {
        this.#failures = 0;
        if (id) this.#lastId = id;
        // The stream cannot be resumed; the next one starts at the current position.
        if (event === 'reload') this.#lastId = undefined;
        this.onMessage({ event, data: JSON.parse(data) } as LiveMessage);
      }
    }
  }
}
