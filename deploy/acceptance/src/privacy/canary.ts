import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STAFF_PHONE } from '@naksha/deploy/testing';
import { PUBLIC_EVENT_TYPES } from '@naksha/events/public-events';
import { PartnerTokens } from '@naksha/services';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EVERY_CHECK, tileOfSample } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';
import { readExport } from './read-export.ts';
import { listTables, readTable } from './read-tables.ts';
import { seedEveryField } from './seed-every-field.ts';
import { Seeds } from './seeds.ts';

/** Unique words and digits. */
const SELLER = { phone: '+919812345671', digits: '9812345671', name: 'Sellerwala Canarysingh' };
export const BUYER = { phone: '+919876501234', digits: '9876501234', name: 'Buyerjeet Canarykaur' };
const DESCRIPTION = 'Peacockgarden view, no dampness anywhere.';
export const SECRETS = [
  SELLER.digits,
  BUYER.digits,
  'Sellerwala',
  'Canarysingh',
  'Buyerjeet',
  'Canarykaur',
  'Peacockgarden',
];
/** Visible to their owner only; first names also to the lead's seller. */
const PRIVATE = [SELLER.digits, BUYER.digits, 'Sellerwala', 'Canarysingh', 'Canarykaur'];
const VAULT = [
  'vault_enquiry',
  'vault_import',
  'vault_import_part',
  'vault_import_row',
  'vault_note',
  'vault_person',
  'vault_report',
  'vault_search_name',
  'vault_text',
];
/** Free text, which the vault may hold. */
const FREE_TEXT = /^((CSV )?description|name of a search), /;
const SHELL = '<html><head><!--head--><title>Naksha</title><!--/head--></head><body><!--data--></body></html>';

/** GraphQL's fields of listed homes. */
const LISTED = 'property_data { id slug title city assisted_by profile_details { project locality } }';
const QUERIES = [
  `{ properties_search { ${LISTED} } }`,
  ...[1, 2, 3].map((action) => `{ buyer_listings(action_id: ${action}) { ${LISTED} } }`),
  `{ my_listings { ${LISTED} } }`,
  '{ cities { name localities { name } } overall_masterdata(city_id: "mohali") { name } }',
];

const TILES = [tileOfSample(14), tileOfSample(10)];

/** Digits are compared without separators. */
export const findSecretsIn = (text: string, secrets: readonly string[]): string[] => {
  const packed = text.replaceAll(/[\s()-]/g, '').toLowerCase();
  return secrets.filter((secret) => packed.includes(secret.toLowerCase()));
};

export type Canary = {
  app: TestApp;
  listing: { id: string; slug: string };
  findLeaks(text: string): string[];
};

/**
 * Registers tests in which people with unique data do everything, with digits planted in every field; then everything stored or
 * served is searched for them.
 * @param settings read when the tests run
 * @param elsewhere further tests, before stored data is deleted
 */
export function testForLeaks(settings: () => Record<string, string>, elsewhere?: (town: () => Canary) => void): void {
  let app: TestApp;
  let [anyone, seller, buyer, staff]: TestClient[] = [];
  let listing: { id: string; slug: string };
  let seeded: { id: string; slug: string };
  let client: string;
  const seeds = new Seeds();
  const findLeaks = (text: string): string[] => [...findSecretsIn(text, SECRETS), ...seeds.findLeaks(text)];
  beforeAll(async () => {
    client = await mkdtemp(join(tmpdir(), 'naksha-client-'));
    await writeFile(join(client, 'index.html'), SHELL);
    // A fast machine makes all requests within one minute.
    const own = { LOG_LEVEL: 'trace', REQUESTS_A_MINUTE: '10000', ...settings() };
    app = await TestApp.start({ client, settings: own, worker: true });
    anyone = app.client();
    seller = await app.signIn(SELLER.phone, SELLER.name);
    buyer = await app.signIn(BUYER.phone, BUYER.name);
    staff = await app.signIn(STAFF_PHONE);
    listing = await seller.postFlat({ description: DESCRIPTION });
    await staff.post(`/api/staff/listings/${listing.id}/verify`, { checks: EVERY_CHECK });
    for (const action of ['viewed', 'saved', 'contacted'])
      await buyer.post(`/api/buyer/${action}`, { property: listing.id });
    // Ways a number could reach a log: URLs, malformed, rejected and wrong input.
    await buyer.get(`/api/auth/profile/${BUYER.digits}/`);
    await anyone.post('/api/auth/signup/signin', `{"mobile_phone":"${BUYER.digits}`, {
      'content-type': 'application/json',
    });
    await anyone.post('/api/auth/signup/signin', { mobile_phone: [BUYER.digits] });
    await anyone.post('/api/auth/signin/otpverify', { mobile_phone: BUYER.digits, country_code: '+91', otp: '0000' });
    await seller.postFlat({ title: `Call ${SELLER.digits}` }).catch(() => {});
    await askTheOffice();
    await sendAFile();
    seeded = await seedEveryField({ app, seeds });
    await app.drain();
  });
  afterAll(async () => {
    await app.stop();
    await rm(client, { recursive: true });
  });

  async function askTheOffice(): Promise<void> {
    const said = { listing: listing.id, kind: 'sold', note: DESCRIPTION, browser: 'a-browser-of-its-own' };
    const asked = { name: BUYER.name, email: 'buyerjeet@canarykaur.example', mobile_phone: BUYER.digits };
    const answers = [
      await anyone.post('/api/reports', said),
      await anyone.post('/api/contact/contact-us', { ...asked, subject: 'A call', message: DESCRIPTION }),
    ];
    const { leads } = (await staff.get('/api/staff/leads')).body;
    answers.push(await staff.put(`/api/staff/leads/${leads[0].id}`, { note: `${BUYER.name} wants a garden` }));
    for (const { status, text } of answers) expect(status, text).toBe(200);
  }

  async function sendAFile(): Promise<void> {
    const columns = 'type,subtype,title,price,area,area_unit,bedrooms,lat,lng,description';
    const file = `${columns}\nresidential,flat,A flat,45 lakh,1450,sqft,3,30.7,76.721,"${DESCRIPTION}"`;
    const begun = await staff.post('/api/imports', { file_name: `${SELLER.name}.csv`, parts: 1 });
    const { id } = begun.body.import;
    const sent = await staff.put(`/api/imports/${id}/parts/0`, { data: Buffer.from(file).toString('base64') });
    const checked = await staff.post(`/api/imports/${id}/check`, {});
    for (const { status, text } of [begun, sent, checked]) expect(status, text).toBe(200);
  }

  it('D-12 D-13 D-14 known digits, names and descriptions are in no table outside the vault', async () => {
    // Waits until the lead's job is queued.
    await expect
      .poll(async () => (await app.database.pool.query('select from effects')).rowCount, { timeout: 20_000 })
      .toBe(1);
    const names = await listTables(app.database.pool);
    const jobs = settings().REDIS_URL ? [] : ['bullmq.job'];
    expect(names).toEqual(expect.arrayContaining(['public.events', 'public.claims', 'public.effects', ...jobs]));
    expect(names.some((name) => /^read_g\d+\.document$/.test(name))).toBe(true);
    for (const name of names) {
      const contents = await readTable(app.database.pool, name);
      if (!VAULT.some((vault) => name === `public.${vault}`)) expect(findLeaks(contents), name).toEqual([]);
      else {
        expect(findLeaks(contents).length, name).toBeGreaterThan(0);
        for (const field of seeds.findLeaks(contents)) expect(field).toMatch(FREE_TEXT);
      }
    }
    expect(seeds.findLeaks(await readTable(app.database.pool, 'public.vault_text')).length).toBeGreaterThan(0);
  });

  it('D-42 every stream is named after a listing, a buyer’s interest in it, an account or an item', async () => {
    const { rows } = await app.database.pool.query<{ stream: string }>('select distinct stream from events');
    const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
    const named = new RegExp(
      `^(listing-[0-9a-z]{11}|interest-[0-9a-z]{11}-${uuid}|(account|search|enquiry)-${uuid}|(city|locality|project|query-link|blog|faq)-[a-z0-9-]+|region-served)$`,
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.map(({ stream }) => stream).filter((stream) => !named.test(stream))).toEqual([]);
  });

  it('D-13 are only in responses to the people they belong to', async () => {
    for (const tile of TILES) expect((await anyone.get(tile)).text, tile).not.toBe('');
    const paths = [
      '/api/listings?bbox=76.5,30.5,77.05,30.95',
      `/api/listings/cards?ids=${listing.id}`,
      `/api/property/${listing.slug}`,
      `/api/property/${seeded.slug}`,
      `/flat/${seeded.slug}`,
      '/home',
      '/api/map/tiles.json',
      '/api/map/count',
      '/api/map/facets',
      ...TILES,
      '/api/property/cities',
      '/api/me/listings',
      '/api/me/leads',
      '/api/me/marks',
      '/api/me/searches',
      '/api/me/activity/saved',
      '/api/me/activity/contacted',
      '/api/me/activity/viewed',
      '/api/price-drops',
      '/api/buyer/leads/summary',
      '/api/auth/mylistings',
      '/api/property/all_properties/mohali/1',
      '/api/property/overallmasterdata',
      `/api/listings/${listing.slug}/around`,
      `/api/me/listings/${listing.id}/price-what-if?price=8000000`,
      '/api/staff/review',
      '/api/staff/batches',
      '/api/staff/parked',
      '/api/auth/sessions',
      `/api/auth/profile/${SELLER.digits}/`,
      `/api/auth/profile/${BUYER.digits}/`,
    ];
    for (const [who, client] of Object.entries({ anyone, seller, buyer, staff })) {
      for (const path of paths) {
        const own =
          (who === 'seller' && path.includes(SELLER.digits)) || (who === 'buyer' && path.includes(BUYER.digits));
        if (own) continue;
        // The rejected path itself is the client's own text.
        const text = (await client.get(path)).text.replaceAll(path, '');
        expect(findSecretsIn(text, PRIVATE), `${path} to ${who}`).toEqual([]);
        // Staff may see a person's own words.
        if (who !== 'staff') expect(seeds.findLeaks(text), `${path} to ${who}`).toEqual([]);
      }
      for (const query of QUERIES) {
        const { text, body } = await client.post('/graphql', { query });
        expect(findLeaks(text), `${query} to ${who}`).toEqual([]);
        const { code } = body.errors?.[0]?.extensions ?? {};
        expect([query, code]).toEqual([
          query,
          who === 'anyone' && /my_|buyer_/.test(query) ? 'sign_in_first' : undefined,
        ]);
      }
    }
    const tools = {
      search: { q: '3 bhk flat' },
      listing: { id: seeded.slug },
      places: { q: 'flat' },
      prices: { place: 'mohali' },
    };
    for (const [name, args] of Object.entries(tools)) {
      const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } };
      const { text, body } = await anyone.post('/mcp', call);
      expect(body.result.isError, text).toBeUndefined();
      expect([...findSecretsIn(text, PRIVATE), ...seeds.findLeaks(text)], name).toEqual([]);
    }
    expect(seeded.slug).toMatch(/^another-flat-by-the-lake-/);
    expect(seeds.findLeaks((await staff.get(`/api/property/${seeded.slug}`)).text)).toEqual([
      'description, in Devanagari',
    ]);
    expect(findSecretsIn((await seller.get('/api/me/leads')).text, SECRETS)).toEqual(['Buyerjeet']);
    for (const client of [anyone, buyer])
      expect(findSecretsIn((await client.get('/api/me/leads')).text, SECRETS)).toEqual([]);
  });

  it('D-13 Y-14 are not in the open data, nor is any id of a person, import, text or photo', async () => {
    const data = await readExport(app.database.pool);
    expect(data).toContain(listing.id);
    expect(findLeaks(data)).toEqual([]);
    // Accounts, texts, photos and imports have UUIDs; nothing else does.
    expect(data).not.toMatch(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/);
  });

  it('are not in the partner feed, nor is any id of a person, import, text, photo or event', async () => {
    const { token } = await app.naksha.app
      .get(PartnerTokens, { strict: false })
      .add('A partner', PUBLIC_EVENT_TYPES, '*');
    const { status, text } = await anyone.get('/api/events', { authorization: `Bearer ${token}` });
    expect([status, text]).toEqual([200, expect.stringContaining(listing.id)]);
    expect(findLeaks(text)).toEqual([]);
    // Except the event table's own.
    expect(text.replaceAll(/"source":"urn:uuid:[^"]+"/g, '')).not.toMatch(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/);
  });

  elsewhere?.(() => ({ app, listing, findLeaks }));

  it('D-13 D-15 names and free text on a page are filled in on request', async () => {
    expect((await anyone.get(`/api/property/${listing.slug}`)).body.property.description).toBe(DESCRIPTION);
    await app.database.pool.query('delete from vault_text');
    expect((await anyone.get(`/api/property/${listing.slug}`)).text).not.toContain('Peacockgarden');
  });

  it('D-13 D-18 are in no log line at the most verbose level', () => {
    expect(app.logLines.length).toBeGreaterThan(0);
    expect(app.logLines.join('\n')).toContain('/api/map/count');
    for (const line of app.logLines) expect(findLeaks(line), line).toEqual([]);
  });

  it('the search detects a misplaced number', async () => {
    await app.database.pool.query(`create table elsewhere as select '+91 98123-45671'::text as note`);
    expect(findLeaks(await readTable(app.database.pool, 'public.elsewhere'))).toEqual([SELLER.digits]);
    expect(seeds.count).toBeGreaterThan(300);
  });
}
