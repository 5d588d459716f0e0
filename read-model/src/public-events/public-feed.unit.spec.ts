import { EventEmitter } from 'node:events';
import type { RecordedEvent } from '@naksha/events/contracts';
import { START } from '@naksha/events/kernel';
import { PUBLIC_EVENT_TYPES } from '@naksha/events/public-events';
import { sampleRecordedEvent } from '@naksha/events/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DocumentFeed } from '../feed/document-feed.ts';
import { FEED_LIMITS } from './feed-settings.ts';
import { ALL_PLACES } from './partner.ts';
import { PublicFeed } from './public-feed.ts';
import { type FeedSource, loadFeedPage } from './read-feed.ts';

const NOTHING = START.map(() => 0);
const FILTER = { types: PUBLIC_EVENT_TYPES, place: ALL_PLACES, within: ALL_PLACES };
const source = (events: readonly RecordedEvent[] = []): FeedSource => ({
  source: async () => 'urn:uuid:0190c0de-0000-7000-8000-0000feedbeef',
  heads: async () => NOTHING,
  readAfter: async (after) => events.filter(({ partition, seq }) => seq > after[partition]),
  readStreams: async (streams) => events.filter(({ stream }) => streams.includes(stream)),
});
const open = () => new PublicFeed({ subscribe: () => () => {} } as unknown as DocumentFeed, source());

class Sink extends EventEmitter {
  ended = false;
  write = () => true;
  end() {
    this.ended = true;
  }
}

describe('the partner feed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('limits the total number of streams', async () => {
    const feed = open();
    for (let k = 0; k < FEED_LIMITS.streams; k++) {
      feed.assertCapacity(`partner ${k}`);
      void feed.stream(`partner ${k}`, new Sink(), NOTHING, FILTER);
    }
    expect(() => feed.assertCapacity('one more')).toThrow(
      expect.objectContaining({ status: 503, code: 'too_many_streams' }),
    );
    feed.onModuleDestroy();
    feed.assertCapacity('one more');
  });

  it('ends a stream after a while, so that its token is checked again', async () => {
    const [feed, sink] = [open(), new Sink()];
    void feed.stream('a partner', sink, NOTHING, FILTER);
    await vi.advanceTimersByTimeAsync(FEED_LIMITS.lifeMs - 1);
    expect(sink.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect([sink.ended, feed.partners.size]).toEqual([true, 0]);
  });

  it('builds one page at a time for a token', async () => {
    const feed = open();
    const { signal } = new AbortController();
    const first = feed.readPage('a partner', NOTHING, FILTER, signal);
    await expect(feed.readPage('a partner', NOTHING, FILTER, signal)).rejects.toMatchObject({ status: 429 });
    await feed.readPage('another', NOTHING, FILTER, signal);
    await first;
    await feed.readPage('a partner', NOTHING, FILTER, signal);
  });
});

describe('a page', () => {
  const event = (partition: number): RecordedEvent => sampleRecordedEvent({ partition, seq: 1 });
  const reading = { isOver: () => true, onLeftOut: () => {} };

  it('ends between two partitions after its time, and always leads on', async () => {
    const from = source([event(3), event(9)]);
    const ends = [];
    for (let at: readonly number[] = NOTHING; ; ) {
      const { next, isEnd } = await loadFeedPage(from, at, FILTER, reading);
      if (isEnd) break;
      ends.push(next.flatMap((seq, partition) => (seq > 0 ? partition : [])));
      at = next;
    }
    expect(ends).toEqual([[3], [3, 9]]);
  });

  it('is not built by code older than an event, because skipping the event would lose it', async () => {
    const newer = { ...event(3), type: 'ListingVerified', schema: 99 } as RecordedEvent;
    await expect(loadFeedPage(source([newer]), NOTHING, FILTER, reading)).rejects.toMatchObject({
      status: 503,
      code: 'behind',
    });
  });
});
