import { openPostgresPool } from '@naksha/deploy';
import { type MapFilter, projectToUnitSquare, type TileAddress, TRICITY_REGION } from '@naksha/events/kernel';
import { DOCUMENT_KINDS, type Documents, openDocuments, type PastDay } from '@naksha/read-model';
import {
  createMapEngine,
  createWorkerRebuilder,
  type MapQueries,
  type Rebuilder,
  rebuildInThisThread,
} from '@naksha/read-model/map-engine';
import { sampleRows } from '@naksha/read-model/testing';
import { withBenchDatabase } from './bench-server.ts';
import { createPastDays } from './past-days.ts';
import { computeQuantiles, formatQuantiles } from './quantiles.ts';
import { formatSpreadOfRatios } from './spread.ts';
import { insertListingDocuments, type ListingSpot } from './tiles-documents.ts';

const ROUNDS = 5;
const VIEWS = 100;
const Z = 13;
/** By then most of the benchmark's listings are posted. */
const DAY = '2026-02-01';

/** SQL: past listings made from documents. */
const PAST_OF_LISTINGS = `insert into read.document (kind, id, key, partition, seq, body)
  select 'past', id, key, partition, seq, jsonb_build_object('kept', jsonb_build_array(
    jsonb_build_object('at', body->'postedAt', 'event', jsonb_build_object('type', 'ListingPosted', 'data',
      body - array['id', 'state', 'postedAt', 'waitingSince', 'reasons', 'verified', 'prices'] || '{"seller": ""}'))
    ) || case when body ? 'verified' then jsonb_build_array(jsonb_build_object('at', body->'postedAt', 'event',
      jsonb_build_object('type', 'ListingVerified', 'data', '{"checks": [], "price": 1}'::jsonb))) else '[]' end)
  from read.document where kind = 'listing'`;

/** New views are compared with the present's, in turns; one caller, ms. */
export async function benchPastDays(size: number): Promise<void> {
  await withBenchDatabase(async (_, { read }) => {
    const pool = openPostgresPool(read, 4);
    const documents = await openDocuments(pool, { kinds: DOCUMENT_KINDS, onError: (error) => console.error(error) });
    try {
      const spots = await insertListingDocuments(read, size);
      await pool.query(PAST_OF_LISTINGS);
      await pool.query('vacuum analyze');
      const { rebuild, close } = createWorkerRebuilder();
      await openDay(documents, 'this thread', rebuildInThisThread);
      const past = await openDay(documents, 'worker thread', rebuild);
      await close();
      const present = createMapEngine({ region: TRICITY_REGION });
      present.load([...sampleRows(size)]);
      const { rows } = await pool.query(
        `select avg(pg_column_size(body))::int as bytes from read.document where kind = 'past'`,
      );
      console.log(`Past map, ${past.rows.toLocaleString('en')} listings on ${DAY}, ${size.toLocaleString('en')} today`);
      console.log(`  in the database            ${rows[0].bytes} bytes per listing`);
      compare(past.engine, present, spots);
    } finally {
      await documents.close();
      await pool.end();
    }
  });
}

/** Time that blocks this thread, in total and the longest stretch, as processor time. */
async function openDay(documents: Documents, how: string, rebuild: Rebuilder): Promise<PastDay> {
  const days = createPastDays(documents, rebuild);
  const worked = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1e6;
  };
  const [began, before] = [performance.now(), worked()];
  let [longest, last] = [0, before];
  const watching = setInterval(() => {
    const now = worked();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  const past = await days.open(DAY);
  await new Promise((resolve) => setTimeout(resolve, 5));
  clearInterval(watching);
  const [took, own] = [(performance.now() - began) / 1000, worked() - before];
  console.log(
    `  first query, built in ${how.padEnd(13)} ${took.toFixed(1)} s; CPU of the main thread ${own.toFixed(1)} s, longest block ${longest.toFixed(2)} s`,
  );
  return past;
}

function compare(past: MapQueries, present: MapQueries, spots: readonly ListingSpot[]): void {
  const [ratios, took] = [[] as number[], { past: [] as number[], present: [] as number[] }];
  for (let round = 0; round < ROUNDS; round++) {
    const ask = (engine: MapQueries) =>
      Array.from({ length: VIEWS }, (_, k) => {
        const [address, filter] = neverSeen(spots, round * VIEWS + k);
        const began = performance.now();
        engine.tile(address, filter);
        return performance.now() - began;
      });
    const [then, now] = round % 2 ? [ask(past), ask(present)] : [ask(present), ask(past)].reverse();
    took.past.push(...then);
    took.present.push(...now);
    ratios.push(computeQuantiles(then).p50 / computeQuantiles(now).p50);
  }
  console.log(`  uncached view, past day    ${formatQuantiles(computeQuantiles(took.past))}`);
  console.log(`  uncached view, today       ${formatQuantiles(computeQuantiles(took.present))}`);
  console.log(`  past day / today           ${formatSpreadOfRatios(ratios)}`);
}

function neverSeen(spots: readonly ListingSpot[], number: number): [TileAddress, MapFilter] {
  const { x, y } = projectToUnitSquare(spots[(number * 37) % spots.length].position);
  const min = 1 + (number % 400);
  const price = { min, max: min + 20 + Math.floor(number / 400) };
  return [
    { z: Z, x: Math.floor(x * 2 ** Z), y: Math.floor(y * 2 ** Z) },
    { subtype: 'flat', price },
  ];
}
