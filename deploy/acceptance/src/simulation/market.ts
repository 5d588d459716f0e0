import {
  type AccountId,
  createListingNumber,
  type ListingId,
  listingIdFromNumber,
  nameListingStream,
  partitionForKey,
  REQUIRED_CHECKS,
  TRICITY_REGION,
} from '@naksha/events/kernel';
import { listing, postListing } from '@naksha/services/testing/parts';
import { draftOf } from './drafts.ts';
import { MARKET_SELLER, type Person, SELLERS } from './people.ts';
import { NO_PLACES } from './places.ts';
import type { Scheduler } from './scheduler.ts';
import { letters } from './seeded-ids.ts';
import type { SimulatedPostgres } from './simulated-postgres.ts';

/** Not used in histories. */
const PHONE = '+919800000000';

type Market = {
  database: SimulatedPostgres;
  scheduler: Scheduler;
  client: { listings: { id: ListingId; seller: Person | undefined }[] };
};

/** Listings verified before the history starts, to save time. */
export function openMarket(world: Market, size: number): void {
  if (size === 0) return;
  const { tables } = world.database;
  const caller = { account: MARKET_SELLER as AccountId, staff: false };
  append(
    world,
    `account-${MARKET_SELLER}`,
    `account-${MARKET_SELLER}`,
    [['AccountOpened', { demo: false }]],
    [['phone', 'market', MARKET_SELLER]],
  );
  tables
    .write('account')
    .set(MARKET_SELLER, { id: MARKET_SELLER, phoneHash: 'market', demo: false, openedAt: new Date(0) });
  tables.write('vault_person').set(MARKET_SELLER, { account: MARKET_SELLER, phone: PHONE, firstName: '' });
  for (let n = 0; n < size; n++) {
    const id = listingIdFromNumber(createListingNumber(world.scheduler.now - 60_000 - n, n));
    const draft = draftOf({ do: 'post', seller: 0, price: n % 8, spot: n % 6, draft: 'plain' }, SELLERS[0]);
    const context = {
      region: TRICITY_REGION,
      gazetteer: NO_PLACES,
      now: new Date(world.scheduler.now),
      photos: new Map(),
    };
    const decision = postListing.decide(listing.initial, { caller, draft, demo: false }, context);
    if (!('events' in decision)) throw new Error(`A generated listing was rejected: ${decision.refusal.detail}`);
    const { data } = decision.events[0] as { data: { price: number } };
    const verified = { checks: [...REQUIRED_CHECKS], price: data.price, by: 'administrator' };
    append(
      world,
      id,
      nameListingStream(id),
      [
        ['ListingPosted', data],
        ['ListingVerified', verified],
      ],
      [],
    );
    world.client.listings.push({ id, seller: undefined });
  }
}

function append(
  { database, scheduler }: Market,
  key: string,
  stream: string,
  events: readonly (readonly [type: string, data: unknown])[],
  claims: readonly (readonly string[])[],
): void {
  const at = new Date(scheduler.now).toISOString();
  const rows = events.map(([type, data], k) => [
    `${letters(database.tables.log.partitions.flat().length)}-aaaa-7aaa-8aaa-aaaaaaaaaaa${'abc'[k]}`,
    type,
    1,
    data,
  ]);
  const tuple = [
    partitionForKey(key),
    key,
    stream,
    0,
    `account:${MARKET_SELLER}`,
    stream,
    stream,
    at,
    rows,
    claims,
    [],
  ];
  database.runNow('select * from append_group($1)', [JSON.stringify([tuple])]);
}
