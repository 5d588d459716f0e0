import { openPool } from '@naksha/deploy';
import type { DomainEvent } from '@naksha/events/contracts';
import { PostgresTail } from '@naksha/events/event-log';
import { PostgresEventStore, RandomIds } from '@naksha/events/event-store';
import { type AccountId, areaOf, type ListingId, listingIdOf, type Rupees } from '@naksha/events/kernel';
import { openDocuments, replay, startProjector } from '@naksha/read-model';
import type pg from 'pg';
import { spread } from './spread.ts';

const LISTINGS = 20_000;
const ROUNDS = 4;
const CALLERS = 128;

/**
 * Replay (the live projector on an empty generation, hashes compared and swapped in) beside COPY of the very same documents,
 * from a file on the server into a table with the same indexes and generated hash, in turns in one run. Prints events and
 * documents a second and the ratio with its spread.
 * @param databaseUrl a superuser's, of a database with the write-side migrations; the benchmark fills it
 * @throws where a replay's content differs from the live one's
 */
export async function benchReplay(databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl, 16);
  const onError = (error: unknown): void => console.error(error);
  try {
    const reader = new PostgresEventStore({ pool, ids: new RandomIds() });
    await fill(reader);
    const heads = await reader.heads();
    const events = heads.reduce((a, b) => a + b, 0);

    const documents = await openDocuments(pool, { onError });
    const began = performance.now();
    const eventLog = new PostgresTail({ reader, listenUrl: databaseUrl });
    const projector = await startProjector({ pool, eventLog, reader, onError });
    for (const [partition, seq] of heads.entries())
      if (!(await documents.waitFor({ partition, seq }, 300_000))) throw new Error('the projector never caught up');
    const live = performance.now() - began;
    await projector.stop();
    const { documents: count } = await documents.content();
    await documents.close();
    console.log(`Replay: ${events} events, ${count} documents`);
    console.log(`  live projector behind the tail, from nothing ${rate(events, live)} events`);

    await pool.query('vacuum analyze');
    const ratios: number[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const copied = await copyDocuments(pool);
      const start = performance.now();
      const { equal, after } = await replay({ pool, reader });
      const replayed = performance.now() - start;
      if (!equal) throw new Error('the replay came to other content');
      ratios.push(copied / replayed);
      console.log(
        `  round ${round}  replay ${rate(events, replayed)} events = ${rate(count, replayed)} documents   COPY ${rate(count, copied)} documents   hash ${after.hash}`,
      );
    }
    console.log(`  replay / COPY, documents a second: ${spread(ratios)}`);
  } finally {
    await pool.end();
  }
}

/** @returns milliseconds to copy the live documents into an empty table like theirs */
async function copyDocuments(pool: pg.Pool): Promise<number> {
  const columns = 'kind, id, key, partition, seq, body, hidden';
  const { rows } = await pool.query(`select number, current_setting('data_directory') as folder
    from read.generation where status = 'live'`);
  const file = `'${rows[0].folder}/bench-documents.copy'`;
  await pool.query(`
    create schema bench_copy;
    create table bench_copy.document (like read_g${rows[0].number}.document including all);
    copy (select ${columns} from read.document) to ${file}`);
  const start = performance.now();
  await pool.query(`copy bench_copy.document (${columns}) from ${file}`);
  const took = performance.now() - start;
  await pool.query('drop schema bench_copy cascade');
  return took;
}

async function fill(store: PostgresEventStore): Promise<void> {
  let next = 0;
  const meta = { actor: 'system', correlationId: 'bench', causationId: 'bench', occurredAt: new Date() } as const;
  const append = async (stream: string, events: readonly DomainEvent[]) => {
    const { outcome } = await store.append({ stream, expectedVersion: 0, events, meta });
    if (outcome !== 'appended') throw new Error(`an append ended as ${outcome}`);
  };
  const caller = async () => {
    while (next < LISTINGS) {
      const number = next++;
      const listing = listingIdOf(3_000_000 + number);
      await append(`listing-${listing}`, lifeOf(number));
      if (number % 2) await append(`interest-${listing}-${account(number % 500)}`, interestIn(listing, number % 500));
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
}

const account = (number: number): AccountId =>
  `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}` as AccountId;

/** Posted, verified, and one in three cheaper since. */
function lifeOf(number: number): DomainEvent[] {
  const price = (3_000_000 + ((number * 7919) % 20_000) * 1000) as Rupees;
  const life: DomainEvent[] = [
    {
      type: 'ListingPosted',
      data: {
        seller: account(number % 900),
        lister: 'owner',
        price,
        facts: {
          propertyType: 'residential',
          subtype: 'flat',
          area: areaOf(900 + (number % 1200), 'sqft'),
          bedrooms: 3,
          position: { lat: 30.6 + (number % 977) / 5000, lng: 76.6 + (number % 1009) / 5000 },
          city: 'Mohali',
          locality: `Sector ${number % 120}`,
        },
        free: { title: `Three bedrooms by the park ${number}`, amenities: ['lift', 'parkFacing'], rooms: [] },
        demo: false,
      },
    },
    { type: 'ListingVerified', data: { checks: ['phone_reached'], price } },
  ];
  if (number % 3 === 0)
    life.push({ type: 'ListingPriceChanged', data: { from: price, to: (price - 100_000) as Rupees } });
  return life;
}

function interestIn(listing: ListingId, buyer: number): DomainEvent[] {
  const between = { listing, buyer: account(buyer) };
  const day = '2026-11-21';
  return [
    { type: 'ListingViewed', data: { ...between, day } },
    { type: 'ListingContacted', data: { ...between, seller: account(buyer + 1), day } },
  ];
}

const rate = (amount: number, ms: number): string => `${Math.round((amount / ms) * 1000)}/s`;
