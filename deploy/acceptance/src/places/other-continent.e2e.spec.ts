import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFile, openOperator } from '@naksha/deploy';
import { createTestConfig, STAFF_PHONE } from '@naksha/deploy/testing';
import type { FirstPaint } from '@naksha/events/wire/first-paint';
import type { ReviewQueue } from '@naksha/events/wire/review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVERY_CHECK } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';
import {
  BAY_BOUNDS,
  BAY_CITIES,
  BAY_CREDIT,
  BAY_HOMES,
  BAY_LOCALITIES,
  buildBayHomes,
  writeBayPack,
} from './bay-town.ts';

const SHELL = '<html><head><!--head--><title></title><!--/head--></head><body><!--data--></body></html>';
/** Words specific to the shipped region. */
const TRICITY_WORDS = /tri-?city|chandigarh|mohali|panchkula|zirakpur|ट्राइसिटी|चंडीगढ़|ਟ੍ਰਾਈਸਿਟੀ|ਚੰਡੀਗੜ੍ਹ/i;
const OPENED = 12;
/** Enough where nothing is known about them. */
const FEW = 300;

const { homes, csv } = buildBayHomes();
const bounds = BAY_BOUNDS.join(',');
let folder: string;
/** With its own pack, and with bounds only. */
let packed: TestApp;
let unknown: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naksha-bay-'));
  await writeBayPack(join(folder, 'pack'));
  await writeFile(join(folder, 'index.html'), SHELL);
  await writeFile(join(folder, 'homes.csv'), csv);
  await writeFile(join(folder, 'few.csv'), csv.split('\n', FEW + 1).join('\n'));
  packed = await serve({ NAKSHA_REGION: join(folder, 'pack') }, 'homes.csv', BAY_HOMES);
  unknown = await serve({ SERVICE_REGION: bounds }, 'few.csv', FEW);
});
afterAll(async () => {
  await Promise.all([packed?.stop(), unknown?.stop()]);
  await rm(folder, { recursive: true });
});

async function serve(settings: Record<string, string>, name: string, rows: number) {
  const app = await TestApp.start({ client: folder, settings });
  const operator = await openOperator(createTestConfig(settings), { write: app.database.url });
  const file = { file: join(folder, name), as: '+919812300031', update: false };
  const report = await importFile(operator, file, { update: () => {} });
  await operator.stop();
  expect(report).toMatchObject({ posted: rows, refused: [] });
  await app.drain();
  const staff = await app.signIn(STAFF_PHONE);
  const { items }: ReviewQueue = (await staff.get('/api/staff/review')).body;
  for (const { listing } of items.slice(0, OPENED))
    await staff.post(`/api/staff/listings/${listing.id}/verify`, { checks: EVERY_CHECK });
  await app.drain();
  return app;
}

const readJson = (html: string, type: string) =>
  JSON.parse(new RegExp(`<script type="${type}"[^>]*>(.*?)</script>`).exec(html)?.[1] ?? 'null');
const readPaint = (html: string): FirstPaint =>
  JSON.parse(/<script type="application\/json" id="first-paint">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');
const readTitle = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

/** No page in any language names a place of the shipped region. */
async function namesNothingElse(anyone: TestClient, listing: string): Promise<void> {
  for (const path of ['', '/home', '/add', '/login', listing])
    for (const locale of ['', '/hi', '/pa']) {
      const { status, text } = await anyone.get(`${locale}${path}` || '/');
      expect([locale, path, status, TRICITY_WORDS.exec(text)?.[0]]).toEqual([locale, path, 200, undefined]);
    }
  for (const path of ['/manifest.webmanifest', '/api/map/tiles.json', '/api/property/cities'])
    expect([path, TRICITY_WORDS.exec((await anyone.get(path)).text)?.[0]]).toEqual([path, undefined]);
}

const findOpened = async (anyone: TestClient) =>
  (await anyone.get(`/api/listings?bbox=${bounds}`)).body.listings as {
    slug: string;
    property_subtype: string;
    city: string;
    locality: string;
  }[];

async function findOpenPage(anyone: TestClient): Promise<string> {
  const [{ slug, property_subtype: subtype }] = await findOpened(anyone);
  return `/${subtype}/${slug}`;
}

describe('a town on another continent with its region pack', () => {
  let anyone: TestClient;
  beforeAll(() => {
    anyone = packed.client();
  });

  it('shows the map of its first city, its homes and its credit', async () => {
    const painted = readPaint((await anyone.get('/home')).text);
    expect(painted.camera).toEqual({ ...BAY_CITIES[0].position, zoom: 13 });
    expect(painted.credits).toBe(BAY_CREDIT);
    expect(painted.page.listings.length).toBeGreaterThan(0);
    expect(painted.review.length).toBeGreaterThan(5);
    const { body } = await anyone.get('/api/map/tiles.json');
    expect(body.bounds).toEqual(BAY_BOUNDS);
  });

  it('shows every home on the map, and finds localities by id', async () => {
    const countOf = async (query: string) => {
      const { total, under_review } = (await anyone.get(`/api/map/count?${query}`)).body;
      return total + under_review;
    };
    expect(await countOf(`bbox=${bounds}`)).toBe(BAY_HOMES);
    for (const city of BAY_CITIES)
      expect(await countOf(`place=${city.id}`)).toBe(homes.filter(({ place }) => place.city === city.id).length);
    for (const { id } of BAY_LOCALITIES)
      expect([id, await countOf(`place=${id}`)]).toEqual([id, homes.filter(({ place }) => place.id === id).length]);
    expect((await findOpened(anyone)).length).toBeGreaterThan(0);
  });

  it('finds its places despite different spellings', async () => {
    const suggest = async (text: string) =>
      (await anyone.get(`/api/suggestions?q=${encodeURIComponent(text)}`)).body.suggestions[0];
    expect(await suggest('bahia')).toMatchObject({ type: 'city', slug: 'bahia-alba' });
    expect(await suggest('Farolez')).toMatchObject({ type: 'locality', slug: 'bahia-alba-los-faroles' });
  });

  it('lists its cities, and the pack’s country in structured data', async () => {
    expect((await anyone.get('/home')).text).toContain('for sale in Bahía Alba and Cerro Lindo, on one map');
    const [{ city, locality }] = await findOpened(anyone);
    const { text } = await anyone.get(await findOpenPage(anyone));
    expect(readJson(text, 'application/ld\\+json').about.address).toEqual({
      '@type': 'PostalAddress',
      streetAddress: locality,
      addressLocality: city,
      addressCountry: 'CL',
    });
  });
});

it('with only its bounds known, shows its homes without credit and country', async () => {
  const anyone = unknown.client();
  const painted = readPaint((await anyone.get('/home')).text);
  expect(Math.abs(painted.camera.lat - BAY_CITIES[0].position.lat)).toBeLessThan(0.05);
  expect(Math.abs(painted.camera.lng - BAY_CITIES[0].position.lng)).toBeLessThan(0.05);
  expect([painted.clusters.length > 0, painted.review.length > 0]).toEqual([true, true]);
  expect(painted.credits).toBe('');
  const { total, under_review } = (await anyone.get(`/api/map/count?bbox=${bounds}`)).body;
  expect(total + under_review).toBe(FEW);
  const { text } = await anyone.get(await findOpenPage(anyone));
  expect(readJson(text, 'application/ld\\+json').about.address).not.toHaveProperty('addressCountry');
});

it('L-29 NAKSHA_REGION selects another region folder, after which nothing names the tri-city', async () => {
  const titles = await Promise.all([packed, unknown].map(async (app) => readTitle((await app.client().get('/')).text)));
  expect(titles).toEqual([
    'Best real estate company in Costa Alba | Naksha',
    'Best real estate company in the region | Naksha',
  ]);
  for (const app of [packed, unknown]) await namesNothingElse(app.client(), await findOpenPage(app.client()));
});
