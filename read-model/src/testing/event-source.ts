import type { LiveMessage } from '@naksha/events/wire/live';
import { createParser } from 'eventsource-parser';

export type Received = { id: string } & LiveMessage;

/** By fetch as the client does, keeping the last id. */
export class EventSourceReader {
  readonly received: Received[] = [];
  heartbeats = 0;
  ended = false;
  #lastId = '';
  readonly #waiting = new Set<() => void>();
  readonly #reading: Promise<void>;

  private constructor(
    readonly response: Response,
    private readonly abort: AbortController,
  ) {
    this.#reading = this.#read().finally(() => {
      this.ended = true;
      this.#wake();
    });
  }

  static async open(url: string, headers: Record<string, string> = {}): Promise<EventSourceReader> {
    const abort = new AbortController();
    const reader = new EventSourceReader(await fetch(url, { headers, signal: abort.signal }), abort);
    if (reader.response.status !== 200) throw new Error(`GET ${url}: status ${reader.response.status}`);
    return reader;
  }

  get lastId(): string {
    return this.#lastId;
  }

  of<E extends LiveMessage['event']>(event: E): Extract<Received, { event: E }>[] {
    return this.received.filter((message): message is Extract<Received, { event: E }> => message.event === event);
  }

  /** Checked at each message. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (this.ended) throw new Error('The stream ended');
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  async close(): Promise<void> {
    this.abort.abort();
    await this.#reading;
  }

  async #read(): Promise<void> {
    const decoder = new TextDecoder();
    const parser = createParser({
      onEvent: ({ id, event, data }) => {
        this.#lastId = id ?? this.#lastId;
        this.received.push({ id: this.#lastId, event, data: JSON.parse(data) } as Received);
      },
      onComment: () => {
        this.heartbeats++;
      },
    });
    try {
      for await (const chunk of this.response.body ?? []) {
        parser.feed(decoder.decode(chunk as Uint8Array, { stream: true }));
        this.#wake();
      }
    } catch {}
  }

  #wake(): void {
    for (const wake of [...this.#waiting]) {
      this.#waiting.delete(wake);
      wake();
    }
  }
}
