import { decodeEvent, Problem, type RecordedEvent, UnknownEventVersion } from '@naksha/events/contracts';
import type { EventReader } from '@naksha/events/event-store';
import { EVERY_PARTITION } from '@naksha/events/kernel';
import { PUBLIC_EVENT_TYPES, type PublicEvent } from '@naksha/events/public-events';
import { ALL_PLACES } from './partner.ts';
import { type TracedEvent, toPublicEvents } from './to-public-events.ts';

export type FeedSource = Pick<EventReader, 'readAfter' | 'heads' | 'source'> & {
  readStreams(streams: readonly string[]): Promise<RecordedEvent[]>;
};

export const FEED_SOURCE = Symbol('FeedSource');

/**
 * An event belongs to the places before and after it. Take-downs are sent for every place within the token's own:
 * selecting by place would reveal where the home was.
 */
export type FeedFilter = { types: readonly string[]; place: string; within: string };

export type ReadFeed = {
  /** Checked between partitions. */
  isOver(): boolean;
  /** Listings whose history cannot be folded are left out, like their pages. */
  onLeftOut(stream: string, error: unknown): void;
};

export type FeedPage = {
  source: string;
  told: { event: PublicEvent; seqs: readonly number[] }[];
  next: readonly number[];
  isEnd: boolean;
};

export const MAX_EVENTS_A_PAGE = 500;
/** Most events are not public. */
const STEP = 250;
const MAX_STEPS = 8;

/** @throws Problem 503 for an event newer than this code, which must not be skipped */
export async function loadFeedPage(
  from: FeedSource,
  after: readonly number[],
  filter: FeedFilter,
  { isOver, onLeftOut }: ReadFeed,
): Promise<FeedPage> {
  const source = await from.source();
  const told: FeedPage['told'] = [];
  let next = after;
  for (let step = 0; step < MAX_STEPS; step++) {
    const read = await from.readAfter(next, STEP);
    if (read.length === 0) return { source, told, next, isEnd: true };
    const begun = next;
    const ends = EVERY_PARTITION.map((p) => read.findLast(({ partition }) => partition === p)?.seq ?? begun[p]);
    // One partition at a time, so that nothing is folded beyond a full page.
    for (const partition of EVERY_PARTITION) {
      const own = read.filter((event) => event.partition === partition);
      const traced = await traceEach(from, own, source, onLeftOut);
      for (const { seq } of own) {
        const one = traced.get(seq);
        if (!one || !matches(one, filter)) continue;
        const seqs = begun.map((start, p) => (p < partition ? ends[p] : p === partition ? seq : start));
        told.push({ event: one.event, seqs });
        if (told.length === MAX_EVENTS_A_PAGE) return { source, told, next: seqs, isEnd: false };
      }
      // A page that ends where it began would mean there is nothing more.
      if (!isOver()) continue;
      const at = begun.map((start, p) => (p <= partition ? ends[p] : start));
      if (at.some((seq, p) => seq !== after[p])) return { source, told, next: at, isEnd: false };
    }
    next = ends;
  }
  return { source, told, next, isEnd: false };
}

const isIn = (place: string, places: ReadonlySet<string>): boolean => place === ALL_PLACES || places.has(place);

const matches = ({ name, places, off }: TracedEvent, { types, place, within }: FeedFilter): boolean =>
  off ? isIn(within, places) : types.includes(name) && isIn(place, places);

async function traceEach(
  from: FeedSource,
  read: readonly RecordedEvent[],
  source: string,
  onLeftOut: ReadFeed['onLeftOut'],
): Promise<Map<number, TracedEvent>> {
  const mayBeTold = read.filter(({ type }) => (PUBLIC_EVENT_TYPES as readonly string[]).includes(type));
  const streams = [...new Set(mayBeTold.map(({ stream }) => stream))];
  const histories = streams.length > 0 ? await from.readStreams(streams) : [];
  const traced = new Map<number, TracedEvent>();
  for (const [stream, history] of Map.groupBy(histories, ({ stream }) => stream))
    try {
      const events = history.map((event) => decodeEvent(event));
      for (const one of toPublicEvents(events, source)) traced.set(one.seq, one);
    } catch (error) {
      if (error instanceof UnknownEventVersion)
        throw new Problem(
          503,
          'behind',
          'This server runs an older version than the event log. Try again.',
          undefined,
          30,
        );
      onLeftOut(stream, error);
    }
  return traced;
}
