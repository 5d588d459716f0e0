import { randomUUID } from 'node:crypto';
import { openPostgresPool } from '@naksha/deploy';
import type { ListingEvent } from '@naksha/events/contracts';
import { PostgresEventStore, RandomIds } from '@naksha/events/event-store';
import {
  type AccountId,
  createArea,
  createListingNumber,
  listingIdFromNumber,
  nameListingStream,
  type Rupees,
} from '@naksha/events/kernel';
import type pg from 'pg';
import { assertCommitsAreDurable, formatRateAndLatency, measureConcurrentCallers } from './callers.ts';
import { formatSpreadOfRatios } from './spread.ts';

const POSTED: ListingEvent = {
  type: 'ListingPosted',
  data: {
    seller: '00000000-0000-7000-8000-000000000001' as AccountId,
    lister: 'owner',
    price: 4_500_000 as Rupees,
    facts: {
      propertyType: 'residential',
      subtype: 'flat',
      area: createArea(1250, 'sqft'),
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

/**
 * Compared with plain durable single-row inserts of the same JSON, in turns.
 * @throws if a commit is not durable, an append was rejected, or (partition, seq) has a gap
 */
export async function benchEventStore(databaseUrl: string): Promise<void> {
  const pool = openPostgresPool(databaseUrl, CONNECTIONS);
  try {
    await assertCommitsAreDurable(pool);
    await pool.query('create table if not exists bench_plain (id uuid primary key, data jsonb not null)');
    const store = new PostgresEventStore({ pool, ids: new RandomIds() });
    let number = createListingNumber(Date.now(), 0);
    const data = JSON.stringify(POSTED.data);
    const plain = () =>
      pool.query({ name: 'plain', text: 'insert into bench_plain values ($1, $2)', values: [randomUUID(), data] });
    const append = async () => {
      const { outcome } = await store.append({
        stream: nameListingStream(listingIdFromNumber(number++)),
        expectedVersion: 0,
        events: [POSTED],
        meta: { ...META, occurredAt: new Date() },
      });
      if (outcome !== 'appended') throw new Error(`Append failed with outcome “${outcome}”`);
    };

    console.log(`Event store: ${CALLERS} callers, ${CONNECTIONS} connections, rounds of ${ROUND_MS / 1000} s, durable`);
    await measureConcurrentCallers(plain, 500, CALLERS);
    await measureConcurrentCallers(append, 500, CALLERS);
    const ratios: number[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const [plainly, grouped] = [
        await measureConcurrentCallers(plain, ROUND_MS, CALLERS),
        await measureConcurrentCallers(append, ROUND_MS, CALLERS),
      ];
      ratios.push(grouped.rate / plainly.rate);
      console.log(
        `  round ${round}  plain insert ${formatRateAndLatency(plainly)}   group append ${formatRateAndLatency(grouped)}`,
      );
    }
    console.log(`  group append / plain insert: ${formatSpreadOfRatios(ratios)}`);
    const [alone, appendAlone] = [
      await measureConcurrentCallers(plain, ROUND_MS, 1),
      await measureConcurrentCallers(append, ROUND_MS, 1),
    ];
    console.log(
      `  one caller  plain insert ${formatRateAndLatency(alone)}   append ${formatRateAndLatency(appendAlone)}`,
    );
    console.log(`  (partition, seq) without a gap over ${await countWithoutGap(pool)} events`);
    await pool.query('drop table bench_plain');
  } finally {
    await pool.end();
  }
}

async function countWithoutGap(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(`
    select h.partition, h.seq::float8 as head, count(e.seq)::float8 as events, coalesce(min(e.seq), 1)::float8 as first,
      coalesce(max(e.seq), 0)::float8 as last
    from partition_head h left join events e on e.partition = h.partition group by h.partition, h.seq`);
  for (const { partition, head, events, first, last } of rows)
    if (events !== head || last !== head || first !== 1)
      throw new Error(`Partition ${partition} has gaps: ${events} events between ${first} and ${last}, head ${head}`);
  return rows.reduce((sum, { events }) => sum + events, 0);
}
