import { once } from 'node:events';
import type { Signal } from '@naksha/events/async';
import type { FeedPage } from './read-feed.ts';

export type FeedSink = NodeJS.EventEmitter & { write(text: string): boolean };

export type FeedStreaming = {
  read(after: readonly number[]): Promise<FeedPage>;
  print(seqs: readonly number[]): string;
  sink: FeedSink;
  news: Signal;
  ended: AbortSignal;
  heartbeatMs: number;
};

async function waitForDrain(sink: FeedSink, ended: AbortSignal): Promise<void> {
  try {
    await once(sink, 'drain', { signal: ended });
  } catch (error) {
    if (!ended.aborted) throw error;
  }
}

const HEARTBEAT = ': still here\n\n';

/** Reads no faster than the client, so that a slow one holds only one page. */
export async function streamPublicEventFeed(
  { read, print, sink, news, ended, heartbeatMs }: FeedStreaming,
  after: readonly number[],
): Promise<void> {
  for (let at = after; ; ) {
    const seen = news.version;
    const { told, next, isEnd } = await read(at);
    if (ended.aborted) return;
    const events = told.map(({ event, seqs }) => `id: ${print(seqs)}\ndata: ${JSON.stringify(event)}\n\n`);
    // An id without an event moves the client's position past skipped events.
    const moved = print(next) === print(told.at(-1)?.seqs ?? at) ? '' : `id: ${print(next)}\n\n`;
    const text = events.join('') + moved || HEARTBEAT;
    if (!sink.write(text)) await waitForDrain(sink, ended);
    at = next;
    if (isEnd && !ended.aborted) await news.waitForNotification(seen, heartbeatMs);
    if (ended.aborted) return;
  }
}
