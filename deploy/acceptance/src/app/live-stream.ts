import type { LiveMessage } from '@naksha/events/wire/live';
import { EventSourceParserStream } from 'eventsource-parser/stream';

export type Received = LiveMessage & { id: string };

/** Reads `GET /api/live` by fetch like the client, because tokens never go into a URL. */
export class LiveStream {
  readonly messages: Received[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #abort = new AbortController();
  ended = false;

  /** @param accept if the address has other representations */
  static async open(url: string, token?: string, lastEventId?: string, accept?: string): Promise<LiveStream> {
    const stream = new LiveStream();
    const answer = await fetch(url, {
      signal: stream.#abort.signal,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(lastEventId && { 'last-event-id': lastEventId }),
        ...(accept && { accept }),
      },
    });
    if (answer.status !== 200 || !answer.body)
      throw new Error(`Live stream failed with status ${answer.status}: ${await answer.text()}`);
    void stream.#read(answer.body);
    return stream;
  }

  first(accept: (message: Received) => boolean, timeoutMs?: number): Promise<Received> {
    return this.nth(1, accept, timeoutMs);
  }

  async nth(count: number, accept: (message: Received) => boolean, timeoutMs = 10_000): Promise<Received> {
    const late = AbortSignal.timeout(timeoutMs);
    for (;;) {
      const found = this.messages.filter(accept)[count - 1];
      if (found) return found;
      if (this.ended) throw new Error('The stream ended before the expected message');
      if (late.aborted) throw new Error(`The expected message did not arrive within ${timeoutMs} ms`);
      await this.#told(late);
    }
  }

  async end(timeoutMs = 10_000): Promise<void> {
    const late = AbortSignal.timeout(timeoutMs);
    while (!this.ended) {
      if (late.aborted) throw new Error(`The stream did not end within ${timeoutMs} ms`);
      await this.#told(late);
    }
  }

  close(): void {
    this.#abort.abort();
  }

  #told(late: AbortSignal): Promise<void> {
    return new Promise<void>((resolve) => {
      const tell = () => {
        this.#waiting.delete(tell);
        late.removeEventListener('abort', tell);
        resolve();
      };
      this.#waiting.add(tell);
      late.addEventListener('abort', tell);
    });
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    try {
      for await (const { id = '', event, data } of events) {
        this.messages.push({ id, event, data: JSON.parse(data) } as Received);
        this.#tell();
      }
    } catch (error) {
      if (!this.#abort.signal.aborted) throw error;
    } finally {
      this.ended = true;
      this.#tell();
    }
  }

  #tell(): void {
    for (const tell of [...this.#waiting]) tell();
  }
}
