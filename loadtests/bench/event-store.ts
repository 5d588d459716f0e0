import { randomUUID } from 'node:crypto';
import { openPool } from '@naksha/deploy';
import type { ListingEvent } from '@naksha/events/contracts';
import { PostgresEventStore, RandomIds } from '@naksha/events/event-store';
import {
  type AccountId,
  listingNumberAt,
  nameListingStream,
  type Rupees,
  toArea,
  toListingId,
} from '@naksha/events/kernel';
import type pg from 'pg';
import { spread } from './spread.ts';

const POSTED: ListingEvent = {
  type: 'ListingPosted',
  data: {
    seller: '00000000-0000-7000-8000-000000000001' as AccountId,
    lister: 'owner',
    price: 4_500_000 as Rupees,
    facts: {
      propertyType: 'residential',
      subtype: 'flat',
      area: toArea(1250, 'sqft'),
      bedrooms: 3,
      position: { lat: 30.7046, lng: 76.7179 },
      city: 'Mohali',
      locality: 'Sector 70',
    },
    free: { title: 'Three bedrooms by the park', amenities: ['lift', 'parkFacing'], rooms: [] },
    demo: false,
  },
};
const META = { actor: 'system', correlationId: 'bench', causationId: 'bench' } as const;

const ROUNDS = 4;
const ROUND_MS = 2500;
const CALLERS = 192;
const CONNECTIONS = 24;

type Measured = { rate: number; p50: number; p99: number };

/**
 * Group appends beside plain durable single-row inserts of the same JSON, in turns in one run, by the same number of
 * callers over the same pool. Prints appends a second, latencies in ms, the ratio with its spread, and checks for gaps.
 * @param databaseUrl a database with the write-side migrations, which the benchmark fills
 * @throws where a commit isn't durable, an append was refused or (partition, seq) has a gap
 */
export async function benchEventStore(databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl, CONNECTIONS);
  try {
    await expectDurable(pool);
    await pool.query('create table if not exists bench_plain (id uuid primary key, data jsonb not null)');
    const store = new PostgresEventStore({ pool, ids: new RandomIds() });
    let number = listingNumberAt(Date.now(), 0);
    const data = JSON.stringify(POSTED.data);
    const plain = () =>
      pool.query({ name: 'plain', text: 'insert into bench_plain values ($1, $2)', values: [randomUUID(), data] });
    const append = async () => {
      const { outcome } = await store.append({
        stream: nameListingStream(toListingId(number++)),
        expectedVersion: 0,
        events: [POSTED],
        meta: { ...META, occurredAt: new Date() },
      });
      if (outcome !== 'appended') throw new Error(`an append ended as ${outcome}`);
    };

    console.log(`Event store: ${CALLERS} callers, ${CONNECTIONS} connections, rounds of ${ROUND_MS / 1000} s, durable`);
    await measure(plain, 500);
    await measure(append, 500);
    const ratios: number[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const [plainly, grouped] = [await measure(plain, ROUND_MS), await measure(append, ROUND_MS)];
      ratios.push(grouped.rate / plainly.rate);
      console.log(`  round ${round}  plain insert ${print(plainly)}   group append ${print(grouped)}`);
    }
    console.log(`  group append / plain insert: ${spread(ratios)}`);
    const [alone, appendAlone] = [await measure(plain, ROUND_MS, 1), await measure(append, ROUND_MS, 1)];
    console.log(`  one caller  plain insert ${print(alone)}   append ${print(appendAlone)}`);
    console.log(`  (partition, seq) without a gap over ${await countWithoutGap(pool)} events`);
    await pool.query('drop table bench_plain');
  } finally {
    await pool.end();
  }
}

async function measure(work: () => Promise<unknown>, ms: number, callers = CALLERS): Promise<Measured> {
  const took: number[] = [];
  const start = performance.now();
  const caller = async () => {
    for (let at = performance.now(); at < start + ms; ) {
      await work();
      const now = performance.now();
      took.push(now - at);
      at = now;
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  const seconds = (performance.now() - start) / 1000;
  took.sort((a, b) => a - b);
  return { rate: took.length / seconds, p50: took[took.length >> 1], p99: took[Math.floor(took.length * 0.99)] };
}

const print = ({ rate, p50, p99 }: Measured): string =>
  `${Math.round(rate).toString().padStart(6)}/s p50 ${p50.toFixed(2)} p99 ${p99.toFixed(2)} ms`;

async function expectDurable(pool: pg.Pool): Promise<void> {
  for (const setting of ['synchronous_commit', 'fsync']) {
    const { rows } = await pool.query(`show ${setting}`);
    if (rows[0][setting] !== 'on') throw new Error(`${setting} is ${rows[0][setting]}: this would measure nothing`);
  }
}

async function countWithoutGap(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(`
    select h.partition, h.seq::float8 as head, count(e.seq)::float8 as events, coalesce(min(e.seq), 1)::float8 as first,
      coalesce(max(e.seq), 0)::float8 as last
    from partition_head h left join events e on e.partition = h.partition group by h.partition, h.seq`);
  for (const { partition, head, events, first, last } of rows)
    if (events !== head || last !== head || first !== 1)
      throw new Error(`partition ${partition}: ${events} events from ${first} to ${last}, head ${head}`);
  return rows.reduce((sum, { events }) => sum + events, 0);
}
