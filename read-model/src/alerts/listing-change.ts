import { decodeEvent } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { type Gazetteer, type ListingId, nameListingStream } from '@naksha/events/kernel';
import type { StoredDocument } from '../documents/stored-document.ts';
import type { ListerIds } from '../listing/lister-ids.ts';
import type { ListingDocument } from '../listing/listing-document.ts';
import { listingKind } from '../listing/listing-kind.ts';
import type { MapRow } from '../map/engine/rows/map-row.ts';
import { toMapRow } from '../map/to-map-row.ts';

export type ListingChange = {
  listing: ListingId;
  before: MapRow | undefined;
  after: MapRow | undefined;
  cut: boolean;
  partition: number;
  seq: number;
  changedAt: string;
};

/** Folds events again from `from`, so that it is exact after a crash and for combined changes. */
export async function loadListingChange(
  { id, partition, seq, body }: StoredDocument<ListingDocument>,
  from: number,
  {
    store,
    gazetteer,
    listerIds,
  }: { store: Pick<EventStore, 'readStream'>; gazetteer: Gazetteer; listerIds: ListerIds },
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
    before: before?.state === 'verified' ? toMapRow(before, gazetteer, listerIds) : undefined,
    after: toMapRow(body, gazetteer, listerIds),
    cut: body.cut !== undefined && body.cut.on !== before?.cut?.on,
    changedAt: events.at(-1)?.occurredAt ?? '',
  };
}
