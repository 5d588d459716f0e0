import { decodeEvent, type KnownEvent } from '@naksha/events/contracts';
import type { EventReader } from '@naksha/events/event-store';
import { isListingId, toOrderingKey } from '@naksha/events/kernel';
import { type ListingTrace, traceListing } from './trace-listing.ts';

/** What is asked for at the same time. */
const SIDE_BY_SIDE = 8;

/** Runs through the items, a few at a time. */
export async function eachOf<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const left = items[Symbol.iterator]();
  const take = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, take));
}

export type ReadListing = {
  key: string;
  /** Its whole history; an error where that can't be folded: it is parked on the read side, and told of there. */
  trace: ListingTrace | Error;
  /** Those of the asked events that are under its key. */
  own: readonly KnownEvent[];
};

/**
 * Each listing that one of the events is under, with its history.
 * @param events all there are between two vectors, in order
 * @param upTo the later of the two
 */
export async function eachListing(
  reader: EventReader,
  events: readonly KnownEvent[],
  upTo: readonly number[],
  found: (listing: ReadListing) => void,
): Promise<void> {
  const byKey = Map.groupBy(events, ({ stream }) => toOrderingKey(stream));
  await eachOf(byKey, async ([key, own]) => {
    if (!isListingId(key)) return;
    // A listing's posting is the first that there can be under its key.
    const isWhole = own[0].type === 'ListingPosted';
    const history = isWhole ? own : (await reader.readKey(key, upTo[own[0].partition])).map((one) => decodeEvent(one));
    found({ key, trace: tryTrace(history), own });
  });
}

function tryTrace(events: readonly KnownEvent[]): ListingTrace | Error {
  try {
    return traceListing(events);
  } catch (error) {
    return error as Error;
  }
}
