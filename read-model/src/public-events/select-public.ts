import type { KnownEvent } from '@naksha/events/contracts';
import { PUBLIC_EVENT_TYPES, type PublicEvent, publicEventType, toPublicData } from '@naksha/events/public-events';
import { traceListing } from '../open-data/trace-listing.ts';

/** An event of the feed, where it stands in its partition, the places whose readers are told of it, and whether it took the home down. */
export type TracedEvent = { seq: number; name: string; places: ReadonlySet<string>; off: boolean; event: PublicEvent };

const isPublicType = (type: string) => PUBLIC_EVENT_TYPES.find((known) => known === type);

/**
 * What partners are told of one listing: everything that anybody could see, in the open data's own words, from its first verification
 * on. Of one that is down by now they are told that alone: whoever reads late learns neither where it lay nor what it cost. Pure.
 * @param history of the listing's stream from the first event on
 * @param source which event table it is from
 */
export function selectPublic(history: readonly KnownEvent[], source: string): TracedEvent[] {
  const { events, told } = traceListing(history);
  const verified = events.findIndex(({ state }) => state === 'verified');
  if (verified < 0) return [];
  const isDown = events.at(-1)?.state === 'off';
  return events.flatMap((row, k) => {
    const type = isPublicType(row.type);
    const { seq, places, changed } = told[k];
    if (!type || k < verified || (isDown && row.state !== 'off')) return [];
    // To the minute, and of several homes at once, it would say which are one hand's.
    if (type === 'AvailabilityConfirmed' && !changed) return [];
    const { listing, at } = row;
    const off = row.state === 'off';
    // All homes of somebody who is erased go in one minute, which would say for ever that they were one hand's.
    const time = off ? `${at.slice(0, 10)}T00:00:00.000Z` : at;
    // Known by its place in the log: its number among what is told would be another one once more types are told of.
    const event: PublicEvent = {
      ...({ specversion: '1.0', datacontenttype: 'application/json' } as const),
      ...{ id: `${listing}.${seq}`, source, type: publicEventType(type), subject: listing, time },
      data: toPublicData(row),
    };
    return [{ seq, places, name: type, off, event }];
  });
}
