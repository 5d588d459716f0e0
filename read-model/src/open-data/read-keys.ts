import { decodeEvent, type KnownEvent } from '@naksha/events/contracts';
import type { EventReader } from '@naksha/events/event-store';
import { isListingId, toOrderingKey } from '@naksha/events/kernel';
import { foldListingToOpenData, type ListingTrace } from './trace-listing.ts';

const SIDE_BY_SIDE = 8;

export async function forEachConcurrently<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items[Symbol.iterator]();
  const take = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, take));
}

export type ReadListing = {
  key: string;
  /** An error if its events cannot be folded. */
  trace: ListingTrace | Error;
  own: readonly KnownEvent[];
};

/** `events`: all between two vectors, in order; `upTo`: the later vector. */
export async function forEachChangedListing(
  reader: EventReader,
  events: readonly KnownEvent[],
  upTo: readonly number[],
  found: (listing: ReadListing) => void,
): Promise<void> {
  const byKey = Map.groupBy(events, ({ stream }) => toOrderingKey(stream));
  await forEachConcurrently(byKey, async ([key, own]) => {
    if (!isListingId(key)) return;
    // Posting is always the first event of a key.
    const isWhole = own[0].type === 'ListingPosted';
    const history = isWhole ? own : (await reader.readKey(key, upTo[own[0].partition])).map((one) => decodeEvent(one));
    found({ key, trace: tryTrace(history), own });
  });
}

export function tryTrace(events: readonly KnownEvent[]): ListingTrace | Error {
  try {
    return foldListingToOpenData(events);
  } catch (error) {
    return error as Error;
  }
}
