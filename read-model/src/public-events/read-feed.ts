import { decodeEvent, Problem, type RecordedEvent, UnknownEventVersion } from '@naksha/events/contracts';
import type { EventReader } from '@naksha/events/event-store';
import { EVERY_PARTITION } from '@naksha/events/kernel';
import { PUBLIC_EVENT_TYPES, type PublicEvent } from '@naksha/events/public-events';
import { EVERYWHERE } from './partner.ts';
import { selectPublic, type TracedEvent } from './select-public.ts';

/** The event table, as the feed reads it. */
export type FeedSource = Pick<EventReader, 'readAfter' | 'heads' | 'source'> & {
  /** Each of these streams from its first event on, in order. */
  readStreams(streams: readonly string[]): Promise<RecordedEvent[]>;
};

export const FEED_SOURCE = Symbol('FeedSource');

/**
 * What is asked for. `place`: an id or `*`; an event is of the places that the listing lay in before it and since. What takes a home
 * down is told whatever was asked for, within the token's own place: who has its earlier events has to hear of it, and who
 * could ask place by place would learn where a home lay of which nobody is told any more.
 */
export type FeedFilter = { types: readonly string[]; place: string; within: string };

export type ReadFeed = {
  /** Asked between two partitions: has this page taken its time? Then it ends there, and the next one goes on. */
  isOver(): boolean;
  /** Told of each listing whose history can't be folded; it is left out, as its page is. */
  onLeftOut(stream: string, error: unknown): void;
};

/** Some of the feed: each event with the vector that a reader has come to with it. */
export type FeedPage = {
  /** The event table that it is from. */
  source: string;
  told: { event: PublicEvent; seqs: readonly number[] }[];
  /** Where the next one begins. */
  next: readonly number[];
  /** Nothing more had happened. */
  isEnd: boolean;
};

/** Events that a page has at most. */
export const MOST_TOLD = 500;
/** Of each partition, at once: most are nobody's business but ours, and are passed over. */
const STEP = 250;
/** Of such steps for one page, after which the reader comes again. */
const MOST_STEPS = 8;

/**
 * Reads on from a vector.
 * @throws Problem 503 on an event that is newer than this code: to pass over it would be to lose it
 */
export async function readFeed(
  from: FeedSource,
  after: readonly number[],
  filter: FeedFilter,
  { isOver, onLeftOut }: ReadFeed,
): Promise<FeedPage> {
  const source = await from.source();
  const told: FeedPage['told'] = [];
  let next = after;
  for (let step = 0; step < MOST_STEPS; step++) {
    const read = await from.readAfter(next, STEP);
    if (read.length === 0) return { source, told, next, isEnd: true };
    const begun = next;
    const ends = EVERY_PARTITION.map((p) => read.findLast(({ partition }) => partition === p)?.seq ?? begun[p]);
    // One partition after the other: what a full page no longer holds is not traced for it.
    for (const partition of EVERY_PARTITION) {
      const own = read.filter((event) => event.partition === partition);
      const traced = await traceEach(from, own, source, onLeftOut);
      for (const { seq } of own) {
        const one = traced.get(seq);
        if (!one || !matches(one, filter)) continue;
        // Those before are read to their ends, those behind not at all.
        const seqs = begun.map((start, p) => (p < partition ? ends[p] : p === partition ? seq : start));
        told.push({ event: one.event, seqs });
        if (told.length === MOST_TOLD) return { source, told, next: seqs, isEnd: false };
      }
      // A page that leads on where it began would say that there is nothing more.
      if (!isOver()) continue;
      const at = begun.map((start, p) => (p <= partition ? ends[p] : start));
      if (at.some((seq, p) => seq !== after[p])) return { source, told, next: at, isEnd: false };
    }
    next = ends;
  }
  return { source, told, next, isEnd: false };
}

const isIn = (place: string, places: ReadonlySet<string>): boolean => place === EVERYWHERE || places.has(place);

const matches = ({ name, places, off }: TracedEvent, { types, place, within }: FeedFilter): boolean =>
  off ? isIn(within, places) : types.includes(name) && isIn(place, places);

/** Of these events of one partition those that partners are told of, by their `seq`. */
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
      for (const one of selectPublic(events, source)) traced.set(one.seq, one);
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
