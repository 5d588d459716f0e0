import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EditDataQuery } from '../listings/edit-listing/edit-data.ts';
import { seller } from '../testing/sample-listing.ts';
import { TestApp } from '../testing/test-app.ts';
import { importListingRows } from './import-rows.ts';
import { readCsv } from './read-csv.ts';
import { ImportTargets } from './sellers-book.ts';

const NEEDED = 'type,subtype,title,price,area,area_unit,lat,lng,external_id';
const ROW = 'residential,flat,Flat by the park,45 lakh,1450,sqft,30.7,76.721,A-1';
const OPTIONAL = 'bedrooms,bathrooms,project,description,city,locality';
const BATCH = '00000000-0000-4000-8000-000000000001';

describe('a corrected file', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await TestApp.start();
  });
  afterAll(() => test.stop());

  const openBook = () =>
    test.app.get(ImportTargets, { strict: false }).open({ caller: seller, batch: BATCH, byOperator: true });
  const importFile = (columns: string, cells: string, update = false) => {
    const file = (async function* () {
      yield Buffer.from(`${NEEDED},${columns}\n${ROW},${cells}\n`);
    })();
    return importListingRows(readCsv(file, {}), openBook(), { update, onRow: () => {} });
  };

  it('reports values that empty cells clear, clears them with --update, and keeps those without a column', async () => {
    expect(await importFile(OPTIONAL, '3,2,Green Towers,Morning sun,Mohali,Sector 70')).toMatchObject({ posted: 1 });
    expect(await importFile('bedrooms', '3', true)).toMatchObject({ unchanged: 1 });

    const columns = ['bedrooms', 'bathrooms', 'project', 'description'];
    const emptied = () => importFile(OPTIONAL, ',,,,,');
    expect(await emptied()).toMatchObject({ changed: [{ line: 2, columns }], updated: 0 });
    expect(await importFile(OPTIONAL, ',,,,,', true)).toMatchObject({ updated: 1, refused: [] });
    expect(await emptied()).toMatchObject({ unchanged: 1 });

    const id = (await openBook().known()).get('A-1');
    if (id === undefined) throw new Error('A-1 was not posted');
    const standing = await test.app.get(EditDataQuery, { strict: false }).getEditData(id, seller);
    expect(standing).toMatchObject({ city: 'Mohali', locality: 'Sector 70' });
    for (const field of columns) expect(standing[field as keyof typeof standing], field).toBeUndefined();
  });
});
