import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STAFF_PHONE } from '@naksha/deploy/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EVERY_CHECK, sampleFlat, tileOfSample } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';

/** How somebody writes a number: as it is, and so that a machine may not see it. */
const WRITINGS: Readonly<Record<string, (digits: string) => string>> = {
  plain: (digits) => digits,
  'with commas': (digits) => `${digits.slice(0, 5)},,${digits.slice(5)}`,
  'in Devanagari': (digits) => digits.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit))),
};
const SHELL = '<html><head><!--head--><title>Naksha</title><!--/head--></head><body><!--data--></body></html>';
const seeds: { field: string; digits: string }[] = [];
/** Ten digits that no other field and no other writing has. */
const seed = (field: string, writing: string): string => {
  const digits = `78${String(31_415_926 + 271_828 * seeds.length).padStart(8, '0')}`;
  seeds.push({ field: `${field}, ${writing}`, digits });
  return WRITINGS[writing](digits);
};
/** Fields whose digits are in a text, whatever stands between them. */
const leaks = (text: string): string[] => {
  const packed = text
    .replace(/%(?:[0-9A-F]{2}%?)+/gi, (coded) => decoded(coded))
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\s,()+"'-]/g, '');
  return seeds.filter(({ digits }) => packed.includes(digits)).map(({ field }) => field);
};
const decoded = (coded: string): string => {
  try {
    return decodeURIComponent(coded);
  } catch {
    return coded;
  }
};

let app: TestApp;
let client: string;
let [anyone, seller, staff]: TestClient[] = [];
let listing: { id: string; slug: string };

beforeAll(async () => {
  client = await mkdtemp(join(tmpdir(), 'naksha-client-'));
  await writeFile(join(client, 'index.html'), SHELL);
  app = await TestApp.start({ client, settings: { LOG_LEVEL: 'trace' }, worker: true });
  anyone = app.client();
  seller = await app.signIn('+919812345672', 'Asha Rani');
  staff = await app.signIn(STAFF_PHONE);
  listing = await seller.postFlat();
  for (const writing of Object.keys(WRITINGS)) {
    for (const field of ['title', 'project', 'locality', 'city'])
      for (const change of [
        () => seller.post('/api/property/residential/flat', flatWith(field, writing)),
        () => seller.put(`/api/property/${listing.id}`, { [field]: `At ${seed(`${field} edited`, writing)}` }),
      ])
        expect((await change()).status, `${field}, ${writing}`).toBe(422);
    for (const field of ['first_name', 'last_name', 'firm_name'])
      expect((await seller.put('/api/auth/myprofile', { [field]: seed(field, writing) })).status, field).toBe(422);
    const reasons = [`Call ${seed('reason', writing)}`];
    expect((await staff.post(`/api/staff/listings/${listing.id}/reject`, { reasons })).status).toBe(422);
    const coded = encodeURIComponent(seed('query parameter', writing));
    for (const path of ['/api/map/count', '/api/listings', '/home', tileOfSample(14)])
      await anyone.get(`${path}?bbox=76.5,30.5,77.05,30.95&search=${coded}`);
    await anyone.get(`/flat/${encodeURIComponent(seed('path', writing))}`);
    await anyone.get('/api/listings', { 'x-request-id': encodeURIComponent(seed('header', writing)) });
  }
  // What may only be ASCII.
  const headers = { 'idempotency-key': seed('idempotency key', 'plain') };
  await seller.put(`/api/property/${listing.id}`, { expected_price: 8_600_000 }, headers);
  const { external_id, description } = {
    external_id: seed('external id', 'plain'),
    description: `Call ${seed('description', 'in Devanagari')}`,
  };
  listing = await seller.postFlat({ title: 'Another flat by the lake', external_id, description });
  await staff.post(`/api/staff/listings/${listing.id}/verify`, { checks: EVERY_CHECK });
  await app.drain();
});
afterAll(async () => {
  await app.stop();
  await rm(client, { recursive: true });
});

const flatWith = (field: string, writing: string) => ({ ...sampleFlat, [field]: `Home ${seed(field, writing)}` });

it('D-13 digits given through any field that takes text are in no table but the vault’s', async () => {
  const { rows: tables } = await app.database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(10);
  for (const { name } of tables) {
    const { rows } = await app.database.pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    const found = leaks(rows.map(({ row }) => row).join('\n'));
    expect(found, name).toEqual(name === 'public.vault_text' ? ['description, in Devanagari'] : []);
  }
});

it('D-13 they are in no log line, the query strings of requests included', () => {
  expect(app.logLines.join('\n')).toContain('/api/map/count');
  for (const line of app.logLines) expect(leaks(line), line).toEqual([]);
});

it('D-13 they are in no answer, page, tile or slug that others are given', async () => {
  expect(listing.slug).toMatch(/^another-flat-by-the-lake-/);
  const paths = [
    '/api/listings?bbox=76.5,30.5,77.05,30.95',
    `/api/listings/cards?ids=${listing.id}`,
    `/api/property/${listing.slug}`,
    `/flat/${listing.slug}`,
    tileOfSample(14),
  ];
  for (const path of paths) {
    const { status, text } = await anyone.get(path);
    expect([status, leaks(text)], path).toEqual([200, []]);
  }
  for (const insider of [seller, staff])
    expect(leaks((await insider.get(`/api/property/${listing.slug}`)).text)).toEqual(['description, in Devanagari']);
});
