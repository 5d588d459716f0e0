import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusalProblem } from '../commands/refusal.ts';
import { listing } from '../listings/listing.ts';
import type { ListingDraft } from '../listings/listing-draft.ts';
import { postListing } from '../listings/post-listing/decide-post-listing.ts';
import { gazetteer, now, region, seller } from '../testing/sample-listing.ts';
import { importListingRows } from './import-rows.ts';
import { type CsvOptions, readCsv } from './read-csv.ts';
import type { ImportTarget } from './sellers-book.ts';

async function importFixture(name: string, options: CsvOptions = {}) {
  const posted: ListingDraft[] = [];
  const book: ImportTarget = {
    known: async () => ({ get: () => undefined, isCurrent: () => true }),
    renew: async () => {},
    async post(draft) {
      const decision = postListing.decide(
        listing.initial,
        { caller: seller, draft, demo: false },
        { region, gazetteer, now },
      );
      if ('refusal' in decision) throw refusalProblem(decision.refusal);
      posted.push(draft);
      return undefined;
    },
    changes: async () => [],
    edit: async () => {},
  };
  const file = createReadStream(join(import.meta.dirname, 'fixtures', name));
  const report = await importListingRows(readCsv(file, options), book, { update: false, onRow: () => {} });
  return { ...report, posted: posted.sort((a, b) => ((a.external_id ?? '') < (b.external_id ?? '') ? -1 : 1)) };
}

describe('real files', () => {
  const kingCounty: CsvOptions = {
    map: { external_id: ['id'], area: ['sqft_living'], lng: ['long'] },
    set: { type: 'residential', subtype: 'flat', title: 'A home', area_unit: 'sqft' },
  };

  it('half baths are rounded up and reported, and prices with exponents are read', async () => {
    const { posted, notes, refused } = await importFixture('half-baths.csv', kingCounty);
    expect(posted.map((one) => [one.external_id, one.expected_price, one.bedrooms, one.bathrooms])).toEqual([
      ['1954400510', 5_100_000, undefined, 2],
      ['2487200875', 6_040_000, 99, 99],
      ['5631500400', 1_800_000, 2, 1],
      ['6414100192', 5_380_000, 3, 3],
      ['7129300520', 2_219_000, 3, 1],
    ]);
    expect(notes.map(({ line, column, reason }) => [line, column, reason.params])).toEqual([
      [3, 'bathrooms', { text: '2.25', read: '3' }],
      [4, 'bathrooms', { text: '.75', read: '1' }],
      [5, 'bedrooms', { text: '10', read: '9+' }],
      [5, 'bathrooms', { text: '3.5', read: '3+' }],
      [6, 'bedrooms', { text: '3.5' }],
    ]);
    expect(notes.at(-1)).toMatchObject({ reason: { code: 'half_bedroom' }, left_out: true });
    expect(refused).toEqual([]);
  });

  it('names missing columns and those of the file', async () => {
    await expect(importFixture('half-baths.csv', { map: { lng: ['long'] } })).rejects.toMatchObject({
      reason: {
        code: 'missing_columns',
        params: {
          missing: 'subtype, title, area',
          header: 'id, date, price, bedrooms, bathrooms, sqft_living, lat, long',
        },
      },
    });
  });

  it('Indian prices, decimals and units are read, and other currencies are rejected with their line', async () => {
    const { posted, notes, refused } = await importFixture('decimals.csv');
    expect(posted.map((one) => [one.expected_price, one.area, one.bedrooms, one.bathrooms])).toEqual([
      [4_500_000, { value: 1450.5, unit: 'sqft' }, 3, 2],
      [11_500_000, { value: 1450, unit: 'sqft' }, 2, 2],
      [4_500_000, { value: 250, unit: 'sqyd' }, 4, 99],
    ]);
    expect(notes).toEqual([
      { line: 2, column: 'price', reason: { code: 'rounded', params: { text: '₹ 45,00,000.40', read: 4_500_000 } } },
    ]);
    expect(refused.map(({ line, column, reason }) => [line, column, reason.code])).toEqual([
      [5, 'price', 'not_number'],
      [6, 'price', 'not_rupees'],
      [7, 'price', 'not_number'],
    ]);
  });

  it('G-41 Latin-1 is rejected with its line, and read if it is specified', async () => {
    await expect(importFixture('latin-1.csv')).rejects.toMatchObject({
      reason: { code: 'wrong_encoding', params: { line: '3', encoding: 'utf-8' } },
    });
    const { posted } = await importFixture('latin-1.csv', { encoding: 'windows-1252' });
    expect(posted.map(({ title }) => title)).toEqual(['Plain flat', 'Flat above the Café – quiet']);
  });

  it('semicolons are detected; a decimal comma is read if it can be nothing else', async () => {
    const { posted, refused } = await importFixture('semicolons.csv');
    expect(posted).toMatchObject([
      { title: 'Flat; corner', area: { value: 95.5, unit: 'sqm' }, position: { lat: 30.6972, lng: 76.7189 } },
    ]);
    expect(refused.map(({ line, column, reason }) => [line, column, reason.code])).toEqual([
      [3, 'price', 'comma'],
      [4, 'area', 'comma'],
    ]);
  });

  it('merged headers are rejected with the line that has the names', async () => {
    await expect(importFixture('merged-headers.csv')).rejects.toMatchObject({
      reason: { code: 'names_below', params: { line: '3' } },
    });
  });
});
