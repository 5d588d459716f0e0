import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRegion, TRICITY } from '@naksha/deploy';
import type { Spawned } from '@naksha/deploy/testing';
import type { ListingPage } from '@naksha/events/wire/listing-page';
import type { SearchPage } from '@naksha/events/wire/suggestions';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtMain } from '../app/built-main.ts';
import { type Fields, type HomeRow, type PlaceRow, parseFields, SearchOracle } from './search-oracle.ts';

/** What buyers type, its language, and its reading. */
const TABLE = new URL('typed-searches.tsv', import.meta.url);
const searches = (await readFile(TABLE, 'utf8'))
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([query, , reading]) => ({ query, fields: parseFields(reading) }));

let folder: string;
let serving: Spawned;
let origin: string;
let oracle: SearchOracle;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naksha-typed-'));
  // PostgreSQL may run as another user.
  await chmod(folder, 0o711);
  const data = join(folder, 'data');
  const settings = { NAKSHA_DATA_DIR: data, NAKSHA_DEMO: 'on', PORT: '0', MAP_STYLE_URL: 'plain', LOG_LEVEL: 'warn' };
  serving = builtMain('embedded', [], settings);
  origin = /http:\S+/.exec(await serving.line('is ready at http'))?.[0] ?? '';
  oracle = await readOracle(JSON.parse(await readFile(join(data, 'connection.json'), 'utf8')).url);
}, 300_000);
afterAll(async () => {
  serving?.process.kill('SIGKILL');
  await serving?.ended;
  await rm(folder, { recursive: true });
});

async function readOracle(url: string): Promise<SearchOracle> {
  const database = new pg.Client(url);
  await database.connect();
  const read = async <Row>(where: string): Promise<Row[]> => {
    const { rows } = await database.query(`select body from read.document where ${where}`);
    return rows.map(({ body }) => body);
  };
  const homes = await read<HomeRow>(`kind = 'listing' and body->>'state' = 'verified'`);
  const places = await read<PlaceRow>(`kind in ('city', 'locality')`);
  await database.end();
  return new SearchOracle(homes, places, readRegion(TRICITY).landmarks);
}

async function get<T>(path: string): Promise<T> {
  const response = await fetch(origin + path);
  expect(response.status, path).toBe(200);
  return (await response.json()) as T;
}

/** The ids of all homes that a filter lists. */
async function listAll(query: string): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: ListingPage = await get(`/api/listings?${query}&limit=100${cursor && `&cursor=${cursor}`}`);
    ids.push(...page.listings.map(({ id }) => id));
    cursor = page.cursor;
  }
  return ids;
}

/** Which field of a reading a parameter of the filter is. */
const FIELDS: Readonly<Record<string, string>> = {
  ...{ bedrooms: 'bed', price_range: 'price', size: 'area', within: 'near', lister: 'by' },
  ...{ property_type: 'kind', property_subtype: 'kind', kinds: 'kind' },
  ...{ possession: 'status', transaction: 'status' },
  ...{ amenities: 'with', rooms: 'with', rera: 'with', ownership: 'with', car_parkings: 'with', with_photos: 'with' },
};

const findHome = (id: string): HomeRow => {
  const home = oracle.homes.find((one) => one.id === id);
  if (!home) throw new Error(`${id} is not on the market`);
  return home;
};

describe('each typed search, asked of the demo town', () => {
  it.each(searches)(
    'F-46 "$query" lists homes that fit, and below them what each misses',
    async ({ query, fields }) => {
      const { total, reading, near } = await get<SearchPage>(`/api/search?q=${encodeURIComponent(query)}`);
      expect(reading, 'it is read').not.toBeNull();
      const ids = await listAll(reading!.query);
      expect(ids).toHaveLength(total);
      const misfits = ids.filter((id) => !oracle.fits(findHome(id), fields) || !oracle.walks(findHome(id), fields));
      expect(misfits, `listed but not meant, of ${total}`).toEqual([]);
      if (isExact(fields)) expect(total).toBe(oracle.count(fields));
      if (total > 0) return;

      for (const { listing, misses } of near?.listings ?? []) {
        const field = FIELDS[misses] ?? misses;
        expect([...fields.keys()], `${misses} is asked for`).toContain(field);
        const home = findHome(listing.id);
        expect(oracle.fits(home, fields, [field]), `${listing.id} fits but for ${field}`).toBe(true);
        if (!fields.has('mode')) expect(oracle.fits(home, fields), `${listing.id} misses ${field}`).toBe(false);
      }
      const found = [...fields.keys()].filter((name) => oracle.count(fields, [name]) > 0);
      if (found.length > 0) expect(near?.wider.map(({ parameter }) => FIELDS[parameter] ?? parameter)).not.toEqual([]);
    },
  );
});

/** Whole lakhs, rounded areas and minutes on foot are within bounds that the oracle knows approximately; of "a|b" it does not know which. */
const isExact = (fields: Fields): boolean =>
  !fields.has('price') && !fields.has('area') && !fields.has('mode') && !fields.get('kind')?.includes('|');
