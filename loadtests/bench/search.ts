import { loadRegionPack, openPostgresPool, TRICITY } from '@naksha/deploy';
import { type BBox, Gazetteer, LAKH, type Position, seededRandom, TRICITY_REGION } from '@naksha/events/kernel';
import {
  CurrentListings,
  DOCUMENT_KINDS,
  ListerIds,
  ListingsQuery,
  openDocuments,
  PostgresListingSearch,
  ShownPhotos,
} from '@naksha/read-model';
import { createMapEngine, rebuildInThisThread } from '@naksha/read-model/map-engine';
import { sampleRows } from '@naksha/read-model/testing';
import type pg from 'pg';
import { withBenchDatabase } from './bench-server.ts';
import { createPastDays } from './past-days.ts';
import { computeQuantiles } from './quantiles.ts';
import { openMeilisearch } from './search-meilisearch.ts';
import { PlainSearch } from './search-peer.ts';
import { createTitleGenerator, generateTypedPrefixes, generateTypedSearches } from './search-words.ts';
import { formatSpreadOfRatios } from './spread.ts';
import { insertListingDocuments } from './tiles-documents.ts';

const ROUNDS = 5;
const QUESTIONS = 60;
const CARDS = 24;
const SUGGESTIONS = 18;

type Answers<Question> = { name: string; answer: (question: Question) => Promise<unknown> };

/** In turns with one caller. Ratios are the peer's median by ours. */
export async function benchSearch(sizes: readonly number[]): Promise<void> {
  for (const size of sizes) await withBenchDatabase((_, { read }) => benchSize(read, size));
}

async function benchSize(databaseUrl: string, size: number): Promise<void> {
  const { places } = loadRegionPack(TRICITY);
  const pool = openPostgresPool(databaseUrl, 8);
  const documents = await openDocuments(pool, { kinds: DOCUMENT_KINDS, onError: (error) => console.error(error) });
  const gazetteer = new Gazetteer(places);
  try {
    const began = performance.now();
    const spots = await withoutWordIndexes(pool, () =>
      insertListingDocuments(databaseUrl, size, createTitleGenerator(places)),
    );
    const peer = new PlainSearch(pool);
    await peer.fill(places);
    const engine = createMapEngine({ region: TRICITY_REGION });
    engine.load([...sampleRows(size)]);
    console.log(`Search, ${size.toLocaleString('en')} listings (filled in ${seconds(began)})`);

    const ours = new PostgresListingSearch(documents, { gazetteer }, new ListerIds(Buffer.alloc(32)));
    const tolerant = await openMeilisearch(pool, documents, { gazetteer });
    const searches = [
      { name: 'ours', search: ours },
      ...(tolerant ? [{ name: 'Meilisearch', search: tolerant.search }] : []),
    ];
    await compare('suggestions', (round) => generateTypedPrefixes(places, QUESTIONS, round), [
      ...searches.map(({ name, search }) => ({
        name,
        answer: ({ text, city }: { text: string; city: (typeof places)[number]['id'] }) =>
          search.suggest(text, { city, limit: SUGGESTIONS }),
      })),
      { name: 'plain', answer: ({ text }) => peer.suggest(text) },
    ]);
    await compare('ranked search of flats, with counts', (round) => generateTypedSearches(QUESTIONS, round), [
      ...searches.map(({ name, search }) => ({
        name,
        answer: (text: string) => search.search(text, { subtype: 'flat' }, CARDS),
      })),
      { name: 'plain', answer: (text) => peer.search(text, 'flat') },
    ]);
    const none = async () => undefined;
    const photos = new ShownPhotos({ findShown: async () => new Map(), find: none, openFile: none });
    const never = createPastDays(documents, rebuildInThisThread);
    const current = new CurrentListings(documents, { get: () => undefined }, () => false);
    const lists = new ListingsQuery(engine, current, photos, never);
    await compare('list and count of a view, new filter', (round) => views(spots, round), [
      {
        name: 'ours',
        answer: ({ bbox, min, max }) =>
          lists.getPage({
            bbox,
            filter: { subtype: 'flat', price: { min: min / LAKH, max: max / LAKH } },
            sort: 'newest',
            limit: CARDS,
          }),
      },
      { name: 'plain', answer: ({ bbox, min, max }) => peer.list(bbox, 'flat', { min, max }) },
    ]);
    await tolerant?.drop();
  } finally {
    await documents.close();
    await pool.end();
  }
}

/** All get the same requests in turn, new ones each round; the first is compared with the rest. */
async function compare<Question>(
  what: string,
  ask: (round: number) => readonly Question[],
  all: readonly Answers<Question>[],
): Promise<void> {
  const took = new Map(all.map(({ name }) => [name, [] as number[][]]));
  for (const { answer } of all) for (const question of ask(0)) await answer(question);
  for (let round = 1; round <= ROUNDS; round++)
    for (const { name, answer } of all) {
      const times: number[] = [];
      for (const question of ask(round)) {
        const start = performance.now();
        await answer(question);
        times.push(performance.now() - start);
      }
      took.get(name)!.push(times);
    }
  console.log(`  ${what}`);
  const ours = took.get(all[0].name)!;
  for (const [name, rounds] of took) {
    const { p50, p99 } = computeQuantiles(rounds.flat());
    const ratios = rounds.map((times, k) => computeQuantiles(times).p50 / computeQuantiles(ours[k]).p50);
    const beside = name === all[0].name ? '' : `   ×${formatSpreadOfRatios(ratios)}`;
    console.log(`    ${name.padEnd(12)} p50 ${p50.toFixed(2)}  p99 ${p99.toFixed(2)} ms${beside}`);
  }
}

/** Building a GIN index at the end is faster than updating it per row. */
async function withoutWordIndexes<Result>(pool: pg.Pool, fill: () => Promise<Result>): Promise<Result> {
  const { rows } = await pool.query<{ name: string; text: string }>(
    `select format('%I.%I', schemaname, indexname) as name, indexdef as text from pg_indexes where indexdef like '% USING gin %'`,
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  const filled = await fill();
  for (const { text } of rows) await pool.query(text);
  await pool.query('vacuum analyze');
  return filled;
}

function views(spots: readonly { position: Position }[], round: number) {
  const random = seededRandom(round);
  return Array.from({ length: QUESTIONS }, () => {
    const { lat, lng } = spots[Math.floor(random() * spots.length)].position;
    const bbox: BBox = [lng - 0.016, lat - 0.009, lng + 0.016, lat + 0.009];
    const min = 10 * LAKH + Math.floor(random() * 1000) * 1000;
    return { bbox, min, max: min + 50 * LAKH + Math.floor(random() * 1000) * 1000 };
  });
}

const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(0)} s`;
