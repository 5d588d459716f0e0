import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFile, openOperator } from '@naksha/deploy';
import { createTestConfig, STAFF_PHONE } from '@naksha/deploy/testing';
import { expect } from 'vitest';
import { defineContent } from '../app/define-content.ts';
import { EVERY_CHECK, type ListingPosted, sampleFlat, tileOfSample } from '../app/sample-flat.ts';
import type { TestApp } from '../app/start-test-app.ts';
import type { Answer, TestClient } from '../app/test-client.ts';
import { ALL_WRITINGS, type Seeds } from './seeds.ts';

const QUESTIONS = [
  '/api/map/count',
  '/api/map/facets',
  '/api/map/tiles.json',
  '/api/map/nearest',
  '/api/map/surroundings',
  '/api/map/prices',
  '/api/suggestions',
  '/api/did-you-mean',
  '/api/search',
  '/api/listings',
  '/api/price-drops',
  '/home',
  tileOfSample(14),
];
const PARAMETERS = [
  'q',
  'city',
  'place',
  'property_type',
  'area_range',
  'search',
  'poly',
  'bbox',
  'price_range',
  'bedroom',
  'lister',
  'property_subtype',
  'sort',
  'cursor',
  'after',
  'ids',
];
const HEADERS = [
  'user-agent',
  'referer',
  'cookie',
  'accept-language',
  'x-request-id',
  'last-event-id',
  'if-none-match',
];
/** Fields of a listing that are not free text, sent as text. */
const LISTING_WORDS = ['lister', 'amenities', 'rooms', 'bedrooms', 'expected_price', 'ownership', 'note'];
const NAMES = ['first_name', 'last_name', 'firm_name'];
const CSV_COLUMNS = [
  'type',
  'subtype',
  'title',
  'price',
  'area',
  'area_unit',
  'bedrooms',
  'lat',
  'locality',
  'city',
  'project',
];
/** Columns with free text: one is in the vault, the other stored as a keyed hash. */
const CSV_FREE = ['description', 'external_id'];

type Town = { app: TestApp; seeds: Seeds };

/**
 * Writes digits into every text field, header, parameter, path and import column.
 * @returns a verified listing with digits in description and external id
 */
export async function seedEveryField({ app, seeds }: Town): Promise<ListingPosted> {
  const [anyone, seller, staff] = [
    app.client(),
    await app.signIn('+919812345672', 'Asha Rani'),
    await app.signIn(STAFF_PHONE),
  ];
  const { id } = await seller.postFlat();
  for (const [n, writing] of ALL_WRITINGS.entries()) {
    const say = (field: string) => seeds.write(field, writing);
    await seedListing(seller, id, say);
    await seedPeople({ anyone, seller }, say);
    await seedDecisions({ seller, staff }, id, say);
    await seedContent(staff, say);
    await seedSearches({ anyone, seller }, n, say);
    await seedQuestions(anyone, say);
    await seedFile(app, say);
  }
  // ASCII only.
  const headers = { 'idempotency-key': seeds.write('idempotency key', 'plain') };
  assertAccepted(await seller.put(`/api/property/${id}`, { expected_price: 8_600_000 }, headers));
  for (const name of HEADERS) await anyone.get('/api/listings', { [name]: seeds.write(name, 'plain') });
  await anyone.get('/api/me/listings', { authorization: `Bearer ${seeds.write('token', 'plain')}` });
  const listing = await seller.postFlat({
    title: 'Another flat by the lake',
    external_id: seeds.write('external id', 'plain'),
    description: `Call ${seeds.write('description', 'in Devanagari')}`,
  });
  assertAccepted(await staff.post(`/api/staff/listings/${listing.id}/verify`, { checks: EVERY_CHECK }));
  return listing;
}

type Say = (field: string) => string;

/** Texts are rejected for the digits, other fields for their type. */
async function seedListing(seller: TestClient, id: string, say: Say): Promise<void> {
  for (const field of ['title', 'project', 'locality', 'city']) {
    assertRejected(
      await seller.post('/api/property/residential/flat', { ...sampleFlat, [field]: `Home ${say(field)}` }),
    );
    assertRejected(await seller.put(`/api/property/${id}`, { [field]: `At ${say(`${field} edited`)}` }));
  }
  for (const field of LISTING_WORDS) {
    const told = field === 'amenities' || field === 'rooms' ? [say(field)] : say(field);
    // Unknown fields are dropped.
    assertRejected(await seller.post('/api/property/residential/flat', { ...sampleFlat, [field]: told, title: '' }));
    await seller.put(`/api/property/${id}`, { [field]: told });
  }
  const area = { value: 1, unit: say('area unit') };
  assertRejected(await seller.post('/api/property/residential/flat', { ...sampleFlat, area }));
  assertRejected(await seller.post(`/api/property/residential/${coded(say('subtype'))}`, sampleFlat));
  assertRejected(await seller.post('/api/property/residential/flat', `{"title":"${say('broken body')}`));
}

async function seedPeople({ anyone, seller }: { anyone: TestClient; seller: TestClient }, say: Say): Promise<void> {
  for (const field of NAMES) assertRejected(await seller.put('/api/auth/myprofile', { [field]: say(field) }));
  const who = { mobile_phone: '9812398123', country_code: '+91' };
  for (const field of ['firstname', 'lastname', 'firm_name', 'subtype', 'proof', 'country_code', 'mobile_phone'])
    await anyone.post('/api/auth/signup/signin', { ...who, [field]: `${say(`${field} at sign-in`)}x` });
  await anyone.post('/api/auth/signin/otpverify', { ...who, otp: say('code') });
  await anyone.post('/api/auth/token-verify', { token: say('token to verify') });
  await seller.request('DELETE', '/api/auth/myprofile', { body: { otp: say('code to erase') } });
  assertRejected(await seller.request('DELETE', `/api/me/sessions/${coded(say('session'))}`));
}

async function seedDecisions(
  { seller, staff }: { seller: TestClient; staff: TestClient },
  id: string,
  say: Say,
): Promise<void> {
  assertRejected(await staff.post(`/api/staff/listings/${id}/reject`, { reasons: [`Call ${say('reason')}`] }));
  assertRejected(await staff.post(`/api/staff/listings/${id}/verify`, { checks: [say('check')] }));
  assertRejected(await staff.post('/api/staff/accounts/find', { mobile_phone: say('number looked for') }));
  assertRejected(await staff.post(`/api/staff/accounts/${coded(say('account'))}/block`, { reason: 'spam' }));
  assertRejected(await staff.post(`/api/staff/accounts/${id}/block`, { reason: say('reason of a block') }));
  for (const field of ['totp', 'recovery_code'])
    assertRejected(await staff.post('/api/me/second-factor/proof', { [field]: say(field) }));
  assertRejected(await staff.post('/api/me/second-factor/enrolment', { code: say('enrolment code') }));
  assertRejected(await seller.post('/api/buyer/saved', { property: say('listing to save') }));
  assertRejected(await seller.post(`/api/buyer/${coded(say('action'))}`, { property: id }));
  assertRejected(await staff.put(`/api/staff/leads/${coded(say('lead'))}`, { status: 'called' }));
  assertRejected(await staff.put(`/api/staff/leads/${id}`, { status: say('status of a lead') }));
  assertRejected(await staff.put(`/api/staff/enquiries/${coded(say('enquiry'))}`, { note: 'a note' }));
  assertRejected(await seller.post('/api/buyer/contacted', { property: id, callback_at: say('time of a call') }));
  assertRejected(await seller.put(`/api/property/sold-delete/${id}`, { action: say('sold or deleted') }));
}

async function seedContent(staff: TestClient, say: Say): Promise<void> {
  const article = {
    ...{ state: 'draft', language: 'en', title: 'Units', author: 'Naksha editorial', category: 'Guides' },
    ...{ postedOn: '2026-11-01', excerpt: 'What they are.', cover: 'units', text: 'A gaj.' },
  };
  for (const field of Object.keys(article))
    assertRejected(await defineContent(staff, 'blog/units', { ...article, [field]: say(`${field} of an article`) }));
  const faq = { question: { en: 'When?' }, answer: { en: 'At once.' }, order: 0 };
  for (const field of ['question', 'answer'])
    assertRejected(await defineContent(staff, 'faq/when', { ...faq, [field]: { en: say(`${field} of an FAQ`) } }));
}

/** A search's name is in the vault. */
async function seedSearches(
  { anyone, seller }: { anyone: TestClient; seller: TestClient },
  n: number,
  say: Say,
): Promise<void> {
  const view = `price_range=0,${5 * (n + 1)}`;
  assertAccepted(await seller.post('/api/searches', { view, name: say('name of a search') }));
  for (const field of ['search', 'place', 'poly', 'bedroom', 'lister'])
    assertRejected(
      await seller.post('/api/searches', { view: `${field}=${coded(say(`${field} of a saved search`))}` }),
    );
  assertRejected(await seller.post('/api/searches', { view: '', frequency: say('frequency') }));
  assertRejected(await seller.put(`/api/searches/${coded(say('saved search'))}`, { paused: true }));
  assertRejected(await anyone.post('/api/alerts/stop', { token: say('link of an alert') }));
}

async function seedQuestions(anyone: TestClient, say: Say): Promise<void> {
  for (const path of QUESTIONS)
    for (const name of PARAMETERS) await anyone.get(`${path}?${name}=${coded(say(`${name} of ${path}`))}`);
  for (const field of ['query', 'operationName', 'variables'])
    assertRejected(await anyone.post('/graphql', { query: '{ cities { id } }', [field]: say(`${field} of GraphQL`) }));
  for (const argument of ['city', 'locality', 'prop_type', 'subtype'])
    assertRejected(
      await anyone.post('/graphql', {
        query: `{ properties_search(${argument}: "${say(`${argument} of GraphQL`)}") { page_no } }`,
      }),
    );
  for (const path of ['/flat/', '/api/property/', '/api/property/localities/', '/api/auth/profile/', '/api/', '/'])
    await anyone.get(path + coded(say(`path ${path}`)));
}

async function seedFile(app: TestApp, say: Say): Promise<void> {
  const row: Record<string, string> = {
    ...{ type: 'residential', subtype: 'flat', title: 'Flat beside the park', price: '7500000', area: '1200' },
    ...{ area_unit: 'sqft', bedrooms: '3', lat: '30.7', lng: '76.72', locality: '', city: '', project: '' },
    ...{ description: '', external_id: '' },
  };
  const columns = Object.keys(row);
  const rows = [...CSV_COLUMNS, ...CSV_FREE].map((column) =>
    columns.map((name) => (name === column ? say(`CSV ${name}`) : row[name])),
  );
  const folder = await mkdtemp(join(tmpdir(), 'naksha-canary-'));
  const file = join(folder, 'flats.csv');
  await writeFile(file, [columns, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n'));
  const operator = await openOperator(createTestConfig({ LOG_LEVEL: 'silent' }), { write: app.database.url });
  try {
    const report = await importFile(operator, { file, as: '+919812345673', update: false }, { update() {} });
    // Line 1 is the header. An invalid optional cell is dropped with a note; the city is taken from the position.
    const leftOut = report.notes.filter((note) => note.left_out || note.reason.code === 'city_differs');
    const lines = [...report.refused, ...leftOut].map(({ line }) => line);
    expect(lines).toEqual(expect.arrayContaining(CSV_COLUMNS.map((_, n) => n + 2)));
    expect(report.posted, 'rows whose digits are free text, or a key').toBeGreaterThan(0);
  } finally {
    await operator.stop();
    await rm(folder, { recursive: true });
  }
}

const coded = (text: string): string => encodeURIComponent(text);

function assertRejected({ status, text }: Answer): void {
  expect(status, text).toBeGreaterThanOrEqual(400);
  expect(status, text).toBeLessThan(500);
}

function assertAccepted({ status, text }: Answer): void {
  expect(status, text).toBe(200);
}
