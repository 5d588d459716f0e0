import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadRegionPack, TRICITY } from '@naksha/deploy';
import type { Spawned } from '@naksha/deploy/testing';
import type { ListingPage } from '@naksha/events/wire/listing-page';
import type { SearchPage, Suggestions } from '@naksha/events/wire/suggestions';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtMain } from '../app/built-main.ts';
import { shareBrowser, type TestBrowser } from '../browser/browser.ts';
import { findAxeProblems } from '../browser/find-axe-problems.ts';
import { WITHOUT_WEBGL } from '../browser/without-webgl.ts';
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
let browser: TestBrowser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naksha-typed-'));
  // PostgreSQL may run as another user.
  await chmod(folder, 0o711);
  const data = join(folder, 'data');
  const settings = {
    NAKSHA_DATA_DIR: data,
    NAKSHA_DEMO: 'on',
    PORT: '0',
    REQUESTS_A_MINUTE: '10000',
    MAP_STYLE_URL: 'plain',
    LOG_LEVEL: 'warn',
  };
  serving = builtMain('embedded', [], settings);
  origin = /http:\S+/.exec(await serving.line('is ready at http'))?.[0] ?? '';
  browser = await shareBrowser();
  oracle = await readOracle(JSON.parse(await readFile(join(data, 'connection.json'), 'utf8')).url);
}, 300_000);
afterAll(async () => {
  await browser?.close();
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
  return new SearchOracle(homes, places, loadRegionPack(TRICITY).landmarks);
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

describe('each typed search, in the demo town', () => {
  it.each(searches)(
    'F-46 "$query" lists matching homes, and below them what each near match misses',
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

/** Kinds of words, languages, spelling errors, and searches without results. */
const TYPED_IN_A_BROWSER = [
  '2bhk kharar under 50 lakh',
  'zirakpr flat',
  'furnished flat panchkula',
  '3 bhk near chandigarh university',
  'plot 200 gaj',
  '10 marla kothi',
  '2 बीएचके खरड़',
  '2 or 3 bhk sector 79',
  'above 2 crore kothi chandigarh',
  'villa in new chandigarh',
  'duplex sector 8 panchkula',
  'scf sector 20',
  '1 kanal kothi sector 8 chandigarh',
  'mohali, panchkula 3 bhk',
  'walking distance sukhna lake',
  'gated society 3bhk with lift and parking',
  'owner only 2bhk kharar',
  'cheap flats in kharar',
  'mohali me kothi 1 crore ke andar',
  'ਖਰੜ 40 ਲੱਖ ਤੋਂ ਘੱਟ ਫਲੈਟ',
];
const SOON = { timeout: 60_000 };

describe('searches typed in a browser, one after the other', () => {
  it('F-44 F-46 list homes that fit at widths of 360 and 1440 px, and Back returns to the search before', async () => {
    const halved = TYPED_IN_A_BROWSER.filter((_, k) => k % 2 === 0);
    await Promise.all([typeAll(TYPED_IN_A_BROWSER, 360), typeAll(halved, 1440)]);
  });
});

/** As typed, the word meant, and the id of its place. */
const MISSPELT = [
  ['zirakpr', 'Zirakpur', 'zirakpur'],
  ['khrar', 'Kharar', 'kharar'],
  ['pnchkula', 'Panchkula', 'panchkula'],
  ['chandigrah', 'Chandigarh', 'chandigarh'],
  ['mohlai', 'Mohali', 'mohali'],
] as const;

describe('typing errors', () => {
  it.each(MISSPELT)('F-45 "%s" is %s for suggestions and for the API', async (typed, meant, place) => {
    const { suggestions, reading } = await get<Suggestions>(`/api/suggestions?q=${typed}`);
    expect(suggestions[0].slug).toBe(place);
    expect(reading).toMatchObject({ query: `place=${place}`, corrections: [{ typed, meant }] });
    expect((await get<SearchPage>(`/api/search?q=${typed}`)).reading).toEqual(reading);
  });

  it('F-45 are corrected in the same way on Enter, shown, and undone with one click', async () => {
    const page = await openHome(1440);
    const notes = page.getByTestId('search-notes');
    for (const [typed, meant, place] of MISSPELT) {
      await type(page, typed);
      await page.waitForURL(({ searchParams }) => searchParams.getAll('place').join() === place, SOON);
      await notes.getByText(`Showing results for ${meant}.`).waitFor(SOON);
    }
    await notes.getByRole('button', { name: 'Search for “mohlai” instead' }).click();
    await page.waitForURL(({ searchParams }) => searchParams.get('search') === 'mohlai', SOON);
    expect(new URL(page.url()).searchParams.has('place')).toBe(false);
    await page.context().close();
  });
});

describe('without a mouse', () => {
  it.each([360, 1440])('at %i px, suggestions are grouped and what a search may mean is a choice', async (width) => {
    const page = await openHome(width);
    const field = page.getByRole('combobox', { name: 'Search' });
    await field.fill('khar');
    for (const group of ['Places', 'Searches'])
      await page.getByRole('group', { name: group, exact: true }).getByRole('option').first().waitFor(SOON);
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    // One read of both, because suggestions that arrive later move the selected option.
    const selected = await field.evaluate((input) => [
      input.getAttribute('aria-activedescendant'),
      ...Array.from(input.ownerDocument.querySelectorAll('[role=option][aria-selected=true]'), ({ id }) => id),
    ]);
    expect(selected).toEqual([expect.any(String), selected[0]]);
    expect(await findAxeProblems(page)).toEqual([]);
    await field.press('Escape');
    await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false');

    await type(page, 'kothi under 200');
    const choice = page.getByRole('group', { name: 'What does “under 200” mean?' });
    const area = choice.getByRole('button').last();
    await area.waitFor(SOON);
    expect(await findAxeProblems(page)).toEqual([]);
    const focused = area.and(page.locator(':focus'));
    for (let tabs = 0; tabs < 60 && (await focused.count()) === 0; tabs++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(({ searchParams }) => searchParams.get('size') === ',200,sqyd', SOON);
    expect(new URL(page.url()).searchParams.has('price_range')).toBe(false);
    await page.context().close();
  });
});

async function openHome(width: number): Promise<Page> {
  const person = await browser.person({ viewport: { width, height: 740 } });
  await person.addInitScript(WITHOUT_WEBGL);
  const page = await person.newPage();
  await page.goto(`${origin}/home?city=mohali`);
  return page;
}

async function type(page: Page, query: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill(query);
  await field.press('Enter');
}

async function typeAll(queries: readonly string[], width: number): Promise<void> {
  const page = await openHome(width);
  const readings: string[] = [];
  for (const query of queries) {
    // Of several places with a name, those of the city on screen are meant.
    const city = new URL(page.url()).searchParams.get('city');
    const { reading } = await get<SearchPage>(`/api/search?q=${encodeURIComponent(query)}&city=${city}`);
    readings.push(reading!.query);
    await type(page, query);
    await waitForList(page, query, reading!.query);
  }
  await page.goBack();
  await waitForList(page, queries.at(-2)!, readings.at(-2)!);
  await page.context().close();
}

async function waitForList(page: Page, query: string, reading: string): Promise<void> {
  const wanted = [...new URLSearchParams(reading)];
  await page.waitForURL(
    ({ searchParams }) => wanted.every(([name, value]) => searchParams.getAll(name).includes(value)),
    SOON,
  );
  await expect.poll(() => findProblems(page, query), SOON).toEqual([]);
}

/** Homes above the near matches that do not fit; an empty list that suggests nothing. */
async function findProblems(page: Page, query: string): Promise<string[]> {
  const { fields } = searches.find((one) => one.query === query)!;
  const list = page.getByTestId('list');
  if ((await list.locator('[aria-busy=true]').count()) > 0) return ['the list is loading'];
  const ids = await list
    .locator('> ul a[data-listing]')
    .evaluateAll((links) => links.map((link) => link.dataset.listing));
  const misfits = ids.filter((id) => !oracle.fits(findHome(id!), fields) || !oracle.walks(findHome(id!), fields));
  if (ids.length > 0) return misfits.map((id) => `${id} does not fit ${query}`);
  const hasLess = [...fields.keys()].some((name) => oracle.count(fields, [name]) > 0);
  const suggests = (await page.getByTestId('near-matches').count()) + (await page.getByTestId('elsewhere').count());
  return hasLess && suggests === 0 ? [`${query} shows nothing`] : [];
}

/** Whole lakhs, rounded areas and minutes on foot are within bounds that the oracle knows approximately; of "a|b" it does not know which. */
const isExact = (fields: Fields): boolean =>
  !fields.has('price') && !fields.has('area') && !fields.has('mode') && !fields.get('kind')?.includes('|');
