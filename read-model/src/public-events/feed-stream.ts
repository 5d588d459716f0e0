import { once } from 'node:events';
import type { Signal } from '@naksha/events/async';
import type { FeedPage } from './read-feed.ts';

/** The socket's side of a stream; Node's ServerResponse is one. */
export type FeedSink = NodeJS.EventEmitter & { write(text: string): boolean };

export type FeedStreaming = {
  read(after: readonly number[]): Promise<FeedPage>;
  print(seqs: readonly number[]): string;
  sink: FeedSink;
  /** Says that something may have happened. */
  news: Signal;
  ended: AbortSignal;
  /** How long it is silent at most; then it looks by itself. */
  heartbeatMs: number;
};

/** Until the reader has taken what it was sent, or is gone. */
async function drain(sink: FeedSink, ended: AbortSignal): Promise<void> {
  try {
    await once(sink, 'drain', { signal: ended });
  } catch (error) {
    if (!ended.aborted) throw error;
  }
}

const HEARTBEAT = ': still here\n\n';

/**
 * Tells one reader of everything from a vector on, as Server-Sent Events, until it has ended. It reads no further than the reader
 * takes: who is slow holds nothing here but one page.
 * @throws where the event table can't be read
 */
export async function streamFeed(
  { read, print, sink, news, ended, heartbeatMs }: FeedStreaming,
  after: readonly number[],
): Promise<void> {
  for (let at = after; ; ) {
    const seen = news.version;
    const { told, next, isEnd } = await read(at);
    if (ended.aborted) return;
    const events = told.map(({ event, seqs }) => `id: ${print(seqs)}\ndata: ${JSON.stringify(event)}\n\n`);
    // An id alone is no event, and yet where its reader comes back to: what was passed over is not read again.
    const moved = print(next) === print(told.at(-1)?.seqs ?? at) ? '' : `id: ${print(next)}\n\n`;
    const text = events.join('') + moved || HEARTBEAT;
    if (!sink.write(text)) await drain(sink, ended);
    at = next;
    if (isEnd && !ended.aborted) await news.wait(seen, heartbeatMs);
    if (ended.aborted) return;
  }
}
