import type { KnownEvent } from '@naksha/events/contracts';
import {
  formatPublicCloudEventType,
  PUBLIC_EVENT_TYPES,
  type PublicEvent,
  pickPublicFields,
} from '@naksha/events/public-events';
import { foldListingToOpenData } from '../open-data/trace-listing.ts';

/** `off`: it took the home down. */
export type TracedEvent = { seq: number; name: string; places: ReadonlySet<string>; off: boolean; event: PublicEvent };

const isPublicType = (type: string) => PUBLIC_EVENT_TYPES.find((known) => known === type);

/** From its first verification on; of a listing that is down now, only that. Pure. */
export function toPublicEvents(history: readonly KnownEvent[], source: string): TracedEvent[] {
  const { events, told } = foldListingToOpenData(history);
  const verified = events.findIndex(({ state }) => state === 'verified');
  if (verified < 0) return [];
  const isDown = events.at(-1)?.state === 'off';
  return events.flatMap((row, k) => {
    const type = isPublicType(row.type);
    const { seq, places, changed } = told[k];
    if (!type || k < verified || (isDown && row.state !== 'off')) return [];
    // Confirmations of several homes in one minute would reveal a common owner.
    if (type === 'AvailabilityConfirmed' && !changed) return [];
    const { listing, at } = row;
    const off = row.state === 'off';
    // An erased owner's homes go together; the exact time would reveal a common owner.
    const time = off ? `${at.slice(0, 10)}T00:00:00.000Z` : at;
    // Identified by its log position, which stays stable when more types become public.
    const event: PublicEvent = {
      ...({ specversion: '1.0', datacontenttype: 'application/json' } as const),
      ...{ id: `${listing}.${seq}`, source, type: formatPublicCloudEventType(type), subject: listing, time },
      data: pickPublicFields(row),
    };
    return [{ seq, places, name: type, off, event }];
  });
}
