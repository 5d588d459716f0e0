import type { KnownEvent, ListingEvent } from '@naksha/events/contracts';
import { availabilityLapsesAt, parseListingStream } from '@naksha/events/kernel';
import type pg from 'pg';
import type { Reactor } from '../../reactors/reactor.ts';
import { lapseOverdueListings } from './lapse-due-listings.ts';

const TYPES = [
  'ListingPosted',
  'ListingVerified',
  'AvailabilityConfirmed',
  'AvailabilityLapsed',
  'ListingSold',
  'ListingRelisted',
  'ListingDeleted',
] as const;
type Told = KnownEvent<Extract<ListingEvent, { type: (typeof TYPES)[number] }>>;

/** Without `due` it is kept. */
type Change = { posted?: 'real' | 'demo'; due?: string | null; gone?: boolean };

/** `availability_due` has the candidates; the listing's own rule decides. Demo listings have no row. */
export const availability: Reactor = {
  name: 'availability',
  from: 'beginning',
  round: lapseOverdueListings,
  keeps: { types: TYPES, write: (transaction, events) => write(transaction, foldChanges(events as Told[])) },
};

function foldChanges(events: readonly Told[]): Map<string, Change> {
  const changes = new Map<string, Change>();
  for (const event of events) {
    const listing = parseListingStream(event.stream);
    changes.set(listing, { ...changes.get(listing), ...toChange(event) });
  }
  return changes;
}

function toChange(event: Told): Change {
  switch (event.type) {
    case 'ListingPosted':
      return { posted: event.data.demo ? 'demo' : 'real', due: null };
    case 'ListingVerified':
    case 'AvailabilityConfirmed':
      return { due: availabilityLapsesAt(event.occurredAt) };
    case 'AvailabilityLapsed':
    case 'ListingSold':
      return { due: null };
    case 'ListingRelisted':
      return { due: event.data.to === 'verified' ? availabilityLapsesAt(event.occurredAt) : null };
    case 'ListingDeleted':
      return { gone: true };
    default:
      return event satisfies never;
  }
}

async function write(transaction: pg.ClientBase, changes: ReadonlyMap<string, Change>): Promise<void> {
  const rows = (wanted: (change: Change) => boolean) =>
    JSON.stringify([...changes].filter(([, one]) => wanted(one)).map(([listing, { due }]) => ({ listing, due })));
  await transaction.query(
    `insert into availability_due select * from jsonb_to_recordset($1) as r (listing text, due timestamptz)
     on conflict (listing) do update set due = excluded.due`,
    [rows(({ posted, gone }) => posted === 'real' && !gone)],
  );
  await transaction.query(
    `update availability_due a set due = r.due
     from jsonb_to_recordset($1) as r (listing text, due timestamptz) where a.listing = r.listing`,
    [rows(({ posted, gone }) => posted === undefined && !gone)],
  );
  const gone = [...changes].filter(([, change]) => change.gone).map(([listing]) => listing);
  await transaction.query('delete from availability_due where listing = any ($1)', [gone]);
}
