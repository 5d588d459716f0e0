import { decodeEvent } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { type Gazetteer, type ListingId, nameListingStream } from '@naksha/events/kernel';
import type { StoredDocument } from '../documents/stored-document.ts';
import type { ListingDocument } from '../listing/listing-document.ts';
import { listingKind } from '../listing/listing-kind.ts';
import type { MapRow } from '../map/engine/rows/map-row.ts';
import { toMapRow } from '../map/to-map-row.ts';

/** A listing as it was and as it is; without `before` nobody could open it then. */
export type ListingChange = {
  listing: ListingId;
  before: MapRow | undefined;
  /** Undefined where it can't be had now. */
  after: MapRow | undefined;
  /** Its price was cut since. */
  cut: boolean;
  partition: number;
  seq: number;
  /** When its last event happened, ISO 8601; '' for what is gone. */
  changedAt: string;
};

/**
 * What a changed document was when its partition stood at `from`: folded anew from the events, so that it is known after a
 * crash as well, and however many changes came together.
 */
export async function readChange(
  { id, partition, seq, body }: StoredDocument<ListingDocument>,
  from: number,
  { store, gazetteer }: { store: Pick<EventStore, 'readStream'>; gazetteer: Gazetteer },
): Promise<ListingChange> {
  const listing = id as ListingId;
  const gone = { listing, before: undefined, after: undefined, cut: false, partition, seq, changedAt: '' };
  if (body?.state !== 'verified' || body.stale) return gone;
  const events = (await store.readStream(nameListingStream(listing))).filter((event) => event.seq <= seq);
  const before = events
    .filter((event) => event.seq <= from)
    .reduce<ListingDocument | null | undefined>((was, event) => listingKind.fold(was, decodeEvent(event)), undefined);
  return {
    ...gone,
    // One that had lapsed was there to be opened all the same.
    before: before?.state === 'verified' ? toMapRow(before, gazetteer) : undefined,
    after: toMapRow(body, gazetteer),
    cut: body.cut !== undefined && body.cut.on !== before?.cut?.on,
    changedAt: events.at(-1)?.occurredAt ?? '',
  };
}
