import { randomUUID } from 'node:crypto';
import { sampleFlat } from '@naksha/acceptance';
import {
  type AccountId,
  createArea,
  type ListingId,
  nameInterestStream,
  nameListingStream,
} from '@naksha/events/kernel';
import type pg from 'pg';

const TABLES = ['events', 'claims', 'idempotency', 'vault_text'];
const DAY = '2026-11-22';
const HASH = 'q'.repeat(43);

type Insert = () => Promise<unknown>;

export async function createBaselineTables(
  pool: pg.Pool,
): Promise<{ rowsOfPosting: Insert[]; rowsOfContact: Insert[] }> {
  await pool.query('create schema bench');
  for (const table of TABLES) await pool.query(`create table bench.${table} (like public.${table} including all)`);
  const event = insertEvents(pool);
  return {
    rowsOfPosting: [
      () => event(nameListingStream(randomUUID() as ListingId), 'ListingPosted', posted()),
      () => insertClaim(pool, 'posted', `${randomUUID()}/${DAY}/1`),
      () =>
        insertKey(pool, {
          id: randomUUID().slice(0, 11),
          slug: `corner-flat-near-the-lake-${randomUUID().slice(0, 11)}`,
        }),
      () =>
        pool.query({
          name: 'text',
          text: 'insert into bench.vault_text (id, account, body, created_at, awaited_in) values ($1, $2, $3, now(), $4)',
          values: [randomUUID(), randomUUID(), sampleFlat.description, nameListingStream(randomUUID() as ListingId)],
        }),
    ],
    rowsOfContact: [
      () =>
        event(
          nameInterestStream(randomUUID() as ListingId, randomUUID() as AccountId),
          'ListingContacted',
          contacted(),
        ),
      () => insertClaim(pool, 'contact', `${randomUUID()}/${DAY}/1`),
      () => insertKey(pool, { can_view: true, is_liked: false, city: 'Mohali' }),
    ],
  };
}

function insertEvents(pool: pg.Pool) {
  let seq = 0;
  return (stream: string, type: string, data: object) =>
    pool.query({
      name: 'event',
      text: `insert into bench.events (partition, seq, id, stream, version, type, schema, data, actor, correlation_id, causation_id,
        occurred_at, ordering_key) values ($1, $2, $3, $4, 1, $5, 1, $6, $7, 'bench', $8, now(), $4)`,
      values: [
        seq % 16,
        ++seq,
        randomUUID(),
        stream,
        type,
        JSON.stringify(data),
        `account:${randomUUID()}`,
        randomUUID(),
      ],
    });
}

const insertClaim = (pool: pg.Pool, kind: string, key: string) =>
  pool.query({
    name: 'claim',
    text: 'insert into bench.claims values ($1, $2, $3)',
    values: [kind, key, randomUUID().slice(0, 11)],
  });

const insertKey = (pool: pg.Pool, result: object) =>
  pool.query({
    name: 'key',
    text: 'insert into bench.idempotency (principal, key, body_hmac, result, partition, seq) values ($1, $2, $3, $4, 1, 1)',
    values: [randomUUID(), HASH.slice(36) + randomUUID(), HASH, JSON.stringify(result)],
  });

const posted = () => ({
  seller: randomUUID(),
  lister: 'owner',
  price: sampleFlat.expected_price,
  facts: {
    propertyType: 'residential',
    subtype: 'flat',
    area: createArea(sampleFlat.area.value, 'sqft'),
    bedrooms: 3,
    bathrooms: 2,
    carParkings: 1,
    ownership: 'freehold',
    position: sampleFlat.position,
    city: 'Mohali',
    locality: 'Sector 70',
  },
  free: { title: sampleFlat.title, amenities: ['lift', 'park'], rooms: [], text: randomUUID() },
  demo: false,
});

const contacted = () => ({
  listing: randomUUID().slice(0, 11),
  buyer: randomUUID(),
  seller: randomUUID(),
  day: DAY,
  city: 'Mohali',
});
