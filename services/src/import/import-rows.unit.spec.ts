import { Problem } from '@naksha/events/contracts';
import { type ListingId, listingIdFromNumber } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import type { ListingDraft } from '../listings/listing-draft.ts';
import { BadFile } from './bad-file.ts';
import { importListingRows } from './import-rows.ts';
import type { Row } from './map-columns.ts';
import { parseCellToText } from './read-cell.ts';
import type { LinedRow } from './read-csv.ts';
import { parseRowToDraft } from './row-to-draft.ts';
import type { ImportTarget } from './sellers-book.ts';

const good: Row = {
  type: 'residential',
  subtype: 'flat',
  title: '3 BHK in Sector 70',
  price: '85,00,000',
  area: '1,450',
  area_unit: 'Sq.ft',
  bedrooms: '3',
  bathrooms: '3+',
  lat: '30.697',
  lng: '76.71',
  locality: 'Sector 70',
  external_id: 'A1',
};
const toDraft = (row: Row): ListingDraft => {
  const read = parseRowToDraft(row);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  return read.draft;
};

/** Refuses prices of a thousand rupees. */
function bookInMemory() {
  const listings = new Map<string, { id: ListingId; draft: ListingDraft }>();
  const edits: string[] = [];
  const renewed: string[] = [];
  const book: ImportTarget = {
    known: async () => ({ get: (key) => listings.get(key)?.id, isCurrent: (key) => key !== 'A1' }),
    renew: async (id, externalId) => void renewed.push(`${externalId} ${id}`),
    post: async (draft) => {
      if (draft.expected_price === 1000)
        throw new Problem(422, 'invalid', 'too low', [{ field: 'expected_price', reason: 'is too low' }]);
      if (draft.expected_price === 2000) throw new Error('the database is gone');
      const id = listingIdFromNumber(listings.size + 1);
      listings.set(draft.external_id ?? '', { id, draft });
      return id;
    },
    changes: async (_, draft) =>
      listings.get(draft.external_id ?? '')?.draft.expected_price === draft.expected_price ? [] : ['expected_price'],
    edit: async (_, draft) => void edits.push(draft.external_id ?? ''),
  };
  return { book, listings, edits, renewed };
}

async function* lined(...rows: Row[]): AsyncGenerator<LinedRow> {
  for (const [k, row] of rows.entries()) yield { line: k + 2, row, cells: Object.values(row) };
}
const quiet = { update: false, onRow: () => {} };

it('F-22 reads prices and areas with commas, units in common notations, and "3+" as more than three', () => {
  const draft = toDraft(good);
  expect(draft).toMatchObject({
    expected_price: 8_500_000,
    area: { value: 1450, unit: 'sqft' },
    bedrooms: 3,
    bathrooms: 99,
  });
  for (const [written, unit] of [
    ['Gaj', 'sqyd'],
    ['Sq. Yards', 'sqyd'],
    ['MARLA', 'marla'],
    ['sq.mt', 'sqm'],
    ['Bigha', 'bigha'],
  ])
    expect(toDraft({ ...good, area: '1450', area_unit: written }).area.unit).toBe(unit);
});

it('reads the unit from the area, from its own column or the same one; an area without a unit is rejected', () => {
  const read = (area: string, area_unit?: string) => {
    const row = parseRowToDraft({ ...good, area, area_unit });
    return 'errors' in row ? row.errors : row.draft.area;
  };
  expect(read('10 marla')).toEqual({ value: 10, unit: 'marla' });
  expect(read('200 gaj', '200 gaj')).toEqual({ value: 200, unit: 'sqyd' });
  const reason = { code: 'unit_missing', params: { text: '1450' } };
  expect(read('1450')).toEqual([{ column: 'area', reason }]);
  expect(read('1450', '1450')).toEqual([{ column: 'area_unit', reason }]);
});

it('reads the number of floors from "3rd of 10" unless its own column has another value', () => {
  const read = (total_floors?: string) => parseRowToDraft({ ...good, floor: '3rd of 10', total_floors });
  for (const cell of [undefined, '', 'N/A', '10'])
    expect(read(cell)).toMatchObject({ draft: { floor: 3, total_floors: 10 } });
  expect(read('12')).toEqual({
    errors: [
      {
        column: 'floor',
        reason: {
          code: 'several_meanings',
          params: { text: '3rd of 10', choices: 'total_floors 10, total_floors 12' },
        },
      },
    ],
  });
  expect(parseRowToDraft({ ...good, floor: '3', total_floors: '12' })).toMatchObject({
    draft: { floor: 3, total_floors: 12 },
  });
});

it('Y-10 reports each rejected row with line, column and reason, and posts the other rows', async () => {
  const { book, listings } = bookInMemory();
  const rows = lined(
    good,
    { ...good, external_id: 'A2', price: 'ask' },
    { ...good, external_id: 'A3', area_unit: 'cubit' },
    { ...good, external_id: 'A4', price: '1k' },
    { ...good, external_id: 'A5' },
  );
  const report = await importListingRows(rows, book, quiet);
  expect(report).toMatchObject({
    posted: 2,
    refused: [
      { line: 3, column: 'price', reason: { code: 'not_number', params: { text: 'ask' } } },
      { line: 4, column: 'area_unit', reason: { code: 'unit_unknown', params: { text: 'cubit' } } },
      { line: 5, column: 'price', reason: { code: 'command', params: { reason: 'is too low' } } },
    ],
  });
  expect([...listings.keys()]).toEqual(['A1', 'A5']);
});

it('Y-10 posts nothing twice: in a repeated import, and for rows without an id', async () => {
  const { book, listings, renewed } = bookInMemory();
  const rows = () => lined(good, { ...good, external_id: '' });
  expect(await importListingRows(rows(), book, quiet)).toMatchObject({ posted: 2, unchanged: 0 });
  expect(await importListingRows(rows(), book, quiet)).toMatchObject({ posted: 0, unchanged: 2 });
  expect(listings.size).toBe(2);
  // Its ID was hashed with a former secret.
  expect(renewed).toEqual([`A1 ${listings.get('A1')?.id}`]);
});

it('Y-10 rejects the second of two rows with one id, and names the first', async () => {
  const report = await importListingRows(lined(good, good), bookInMemory().book, quiet);
  expect(report).toMatchObject({
    posted: 1,
    refused: [{ line: 3, column: 'external_id', reason: { code: 'id_repeated', params: { line: '2' } } }],
  });
});

it('G-40 a corrected row without an external id is rejected with --update, and not posted', async () => {
  const { book, listings } = bookInMemory();
  const { external_id: _, ...nameless } = good;
  await importListingRows(lined(nameless), book, quiet);
  const corrected = lined(nameless, { ...nameless, price: '90,00,000' }, { ...good, external_id: 'A7' });
  expect(await importListingRows(corrected, book, { ...quiet, update: true })).toMatchObject({
    posted: 1,
    unchanged: 1,
    refused: [{ line: 3, column: 'external_id', reason: { code: 'id_missing' } }],
  });
  expect(listings.size).toBe(2);
});

it('G-41 an open-ended count is left out and reported; values after the last column are rejected', async () => {
  const { book, listings } = bookInMemory();
  const rows: LinedRow[] = [
    { line: 2, cells: [], row: { ...good, bedrooms: '2+' } },
    { line: 3, cells: [], row: { ...good, external_id: 'A2', bathrooms: 'some' } },
    { line: 4, cells: [], row: { ...good, external_id: 'A3' }, beyond: ['Mohali'] },
    { line: 5, cells: [], row: { ...good, external_id: 'A4', bedrooms: '9+', bathrooms: '4+' } },
  ];
  const report = await importListingRows(
    (async function* () {
      yield* rows;
    })(),
    book,
    quiet,
  );
  expect(report.notes.filter((note) => note.left_out).map(({ line, column }) => [line, column])).toEqual([
    [2, 'bedrooms'],
    [3, 'bathrooms'],
  ]);
  expect(listings.get('A1')?.draft).toMatchObject({ bedrooms: undefined, bathrooms: 99 });
  expect(report.refused).toMatchObject([{ line: 4, reason: { code: 'beyond_last', params: { text: 'Mohali' } } }]);
  expect(listings.get('A4')?.draft).toMatchObject({ bedrooms: 99, bathrooms: 99 });
});

it('Y-10 reports a changed row, and edits it with --update', async () => {
  const { book, edits } = bookInMemory();
  await importListingRows(lined(good), book, quiet);
  const dearer = { ...good, price: '90,00,000' };
  expect((await importListingRows(lined(dearer), book, quiet)).changed).toEqual([{ line: 2, columns: ['price'] }]);
  expect(edits).toEqual([]);
  expect(await importListingRows(lined(dearer), book, { ...quiet, update: true })).toMatchObject({
    updated: 1,
    changed: [],
  });
  expect(edits).toEqual(['A1']);
});

it('stops with the error, not with a rejected row, if the system fails', async () => {
  await expect(importListingRows(lined({ ...good, price: '2k' }), bookInMemory().book, quiet)).rejects.toThrow(
    'the database is gone',
  );
});

it('reports an interrupted file with the rows done until then; a file without rows is rejected', async () => {
  const { book, listings } = bookInMemory();
  const broken = async function* (...rows: Row[]): AsyncGenerator<LinedRow> {
    yield* lined(...rows);
    throw new BadFile('quote_misplaced', { line: '4' });
  };
  const report = await importListingRows(broken(good, { ...good, external_id: 'A2', price: 'ask' }), book, quiet);
  expect(report).toMatchObject({
    rows: 2,
    posted: 1,
    refused: [{ line: 3 }],
    brokenOff: { code: 'quote_misplaced', params: { line: '4' } },
  });
  expect(listings.size).toBe(1);
  await expect(importListingRows(broken(), book, quiet)).rejects.toThrow('quote_misplaced');
  expect(await importListingRows(lined(good), book, quiet)).not.toHaveProperty('brokenOff');
});

it('reports the interpretation of a cell before its row was read', async () => {
  const note = { column: 'external_id', reason: { code: 'read_as', params: { text: '="A1"', read: 'A1' } } } as const;
  const rows = (async function* (): AsyncGenerator<LinedRow> {
    yield { line: 2, row: { ...good, bathrooms: '5' }, cells: [], notes: [note] };
  })();
  expect((await importListingRows(rows, bookInMemory().book, quiet)).notes).toMatchObject([
    note,
    { column: 'bathrooms' },
  ]);
});

it('an empty cell clears an optional value; missing columns and values from the position stay', () => {
  const clearable = { bedrooms: '', bathrooms: ' ', project: '', description: '' };
  const { bedrooms: _, bathrooms: __, locality: ___, ...without } = good;
  const draft = toDraft({ ...without, ...clearable, city: '', locality: '' });
  expect(draft).toMatchObject({ bedrooms: null, bathrooms: null, project: null, description: null });
  expect([draft.city, draft.locality]).toEqual([undefined, undefined]);
  expect(toDraft({ ...good, bedrooms: 'Studio' }).bedrooms).toBe(1);
  const silent = toDraft(without);
  expect([silent.bedrooms, silent.bathrooms, silent.project, silent.description]).toEqual(Array(4).fill(undefined));
});

it('a duplicate row without an id is rejected as a whole, and counted as unidentified', async () => {
  const { external_id: _, ...nameless } = good;
  expect(await importListingRows(lined(nameless, nameless), bookInMemory().book, quiet)).toMatchObject({
    posted: 1,
    nameless: 2,
    refused: [{ line: 3, column: '', reason: { code: 'id_repeated', params: { line: '2' } } }],
  });
});

it('keeps the city as written, and recognizes a row imported before cities were parsed', () => {
  const { external_id: _, ...row } = good;
  expect(toDraft({ ...row, city: ' Seattle ' })).toMatchObject({ city: 'Seattle', locality: 'Sector 70' });
  expect(toDraft({ ...row, city: 'Seattle' }).external_id).toBe(toDraft(row).external_id);
  expect(toDraft({ ...row, locality: 'Sector 71' }).external_id).not.toBe(toDraft(row).external_id);
});

it('treats texts such as "N/A" as blank, as the preview does', () => {
  const texts = { locality: '-', project: 'N/A', description: 'None' };
  for (const [column, text] of Object.entries(texts))
    expect(parseCellToText(column as keyof typeof texts, text, good)).toEqual({ kind: 'blank' });
  expect(toDraft({ ...good, ...texts })).toMatchObject({ locality: undefined, project: null, description: null });
});

it('coordinates in another script are reported in full; a decimal comma in them is not reported', () => {
  expect(parseRowToDraft({ ...good, lat: '३०.६९७२', lng: '76,7189' })).toMatchObject({
    draft: { position: { lat: 30.6972, lng: 76.7189 } },
    notes: [{ column: 'lat', reason: { code: 'read_as', params: { text: '३०.६९७२', read: '30.6972' } } }],
  });
});

it('a price without a unit is rejected below the region’s minimum, and accepted from it on', async () => {
  const rows = () => lined({ ...good, price: '85000' });
  const refused = await importListingRows(rows(), bookInMemory().book, quiet);
  expect(refused.refused).toMatchObject([{ column: 'price', reason: { code: 'no_scale' } }]);
  const { book } = bookInMemory();
  const read = await importListingRows(rows(), { ...book, barePriceFrom: 1 }, quiet);
  expect(read).toMatchObject({ posted: 1, refused: [] });
});
