import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { importFile, type Operator, openOperator, parseImportArguments } from '@naksha/deploy';
import { createTestConfig, STAFF_PHONE } from '@naksha/deploy/testing';
import { createFreshDatabase } from '@naksha/events/testing';
import { importListingRows, previewImport, readCsv } from '@naksha/services';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EVERY_CHECK } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import { type ForeignFile, kingCounty, melbourne } from './foreign-files.ts';

const DEALER = '+919812300041';
const SEED = 7;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naksha-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name);
function importWith(operator: Operator, file: string, as: string, flags: readonly string[] = []) {
  const parsed = parseImportArguments([file, '--as', as, ...flags]);
  return importFile(operator, parsed, { update: () => {} });
}

describe('files of brokers and portals', () => {
  let app: TestApp;
  let operator: Operator;
  let phones = 0;
  let seller: string;
  beforeAll(async () => {
    const settings = { DEALER_PHONES: DEALER };
    app = await TestApp.start({ settings });
    operator = await openOperator(createTestConfig({ LOG_LEVEL: 'silent', ...settings }), { write: app.database.url });
  });
  afterAll(async () => {
    await operator?.stop();
    await app?.stop();
  });
  beforeEach(() => {
    seller = `+9198123001${String(phones++).padStart(2, '0')}`;
  });

  const importAs = (name: string, ...flags: string[]) => importWith(operator, fixture(name), seller, flags);
  type Posted = { kind: string; lister: string; title: string; bedrooms?: number; city?: string; locality?: string };
  const listPosted = async (batch: string): Promise<Posted[]> =>
    (
      await app.database.pool.query(
        `select data->'facts'->>'subtype' as kind, data->>'lister' as lister, data->'free'->>'title' as title,
          (data->'facts'->>'bedrooms')::int as bedrooms, data->'facts'->>'city' as city, data->'facts'->>'locality' as locality
         from events where data->>'batch' = $1 order by data->'free'->>'title'`,
        [batch],
      )
    ).rows;

  const BROKER_COLUMNS = [
    ...['--map', 'external_id=क्र.', '--map', 'subtype=प्रकार', '--map', 'title=विवरण', '--map', 'price=कीमत'],
    ...['--map', 'area=क्षेत्रफल', '--map', 'area_unit=इकाई', '--map', 'bedrooms=कमरे', '--map', 'bathrooms=बाथरूम'],
    ...['--map', 'city=शहर', '--map', 'locality=सेक्टर', '--map', 'description=टिप्पणी'],
  ];

  it('a broker’s file in Hindi: after a question about plots, 11 of its 16 rows are imported and each other row has a reason', async () => {
    await expect(importAs('broker-hindi.csv', ...BROKER_COLUMNS)).rejects.toThrow(
      /Nothing was posted[\s\S]+Which subtype does “Plot” mean\? 2 rows, first on line 6\.[\s\S]+--values subtype:Plot=residential-plot/,
    );
    const { rows } = await app.database.pool.query(`select from events where type = 'ListingPosted'`);
    expect(rows).toHaveLength(0);

    const report = await importAs('broker-hindi.csv', ...BROKER_COLUMNS, '--values', 'subtype:Plot=residential-plot');
    expect(report).toMatchObject({ rows: 16, posted: 11 });
    expect(report.refused.map(({ line, column, reason }) => [line, column, reason.code])).toEqual([
      [9, 'external_id', 'id_repeated'],
      [11, 'price', 'not_number'],
      [13, 'lat', 'missing'],
      [13, 'lng', 'missing'],
      [16, 'price', 'no_scale'],
      [17, 'price', 'range'],
    ]);

    // "Sec 70" is a known locality.
    const kothi = (await listPosted(report.batch)).find(({ title }) => title === 'Kothi 250 gaj');
    expect(kothi).toMatchObject({ city: 'Mohali', locality: 'Sector 70', bedrooms: 4 });

    await app.drain();
    const staff = await app.signIn(STAFF_PHONE);
    const { items } = (await staff.get('/api/staff/review')).body as { items: { listing: { id: string } }[] };
    for (const { listing } of items)
      await staff.post(`/api/staff/listings/${listing.id}/verify`, { checks: EVERY_CHECK });
    await app.drain();
    const anyone = app.client();
    const pages = await Promise.all(
      items.map(async ({ listing }) => JSON.stringify((await anyone.get(`/api/property/${listing.id}`)).body)),
    );
    const tables = await app.database.pool.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'vault%'`,
    );
    const kept = await Promise.all(
      tables.rows.map(async ({ name }) => (await app.database.pool.query(`select t::text from ${name} t`)).rows),
    );
    expect(pages.length).toBeGreaterThanOrEqual(11);
    const contactNumbers = /98765[\s-]?4321[0-2]/;
    expect(JSON.stringify(kept)).not.toMatch(contactNumbers);
    expect(pages.join()).not.toMatch(contactNumbers);
  });

  const RESO_COLUMNS = [
    ...['--map', 'external_id=ListingKey', '--map', 'subtype=PropertySubType', '--map', 'title=UnparsedAddress'],
    ...['--map', 'price=ListPrice', '--map', 'bedrooms=BedroomsTotal', '--map', 'bathrooms=BathroomsTotalInteger'],
    ...['--map', 'area=LivingArea,LotSizeArea', '--map', 'area_unit=LivingAreaUnits,LotSizeUnits'],
    ...['--map', 'locality=SubdivisionName', '--map', 'lat=Latitude', '--map', 'lng=Longitude'],
    ...['--values', 'subtype:Unimproved Land=residential-plot'],
  ];

  it('a portal’s file: asks which values mean sold, then skips those rows and reads the kinds', async () => {
    await expect(importAs('reso.csv', ...RESO_COLUMNS)).rejects.toThrow(
      /“StandardStatus” looks like a sale status[\s\S]+--skip StandardStatus=Pending,Closed\n {2}--ignore StandardStatus/,
    );
    // Naming some values is not enough.
    await expect(importAs('reso.csv', ...RESO_COLUMNS, '--skip', 'StandardStatus=Closed')).rejects.toThrow(
      /--skip StandardStatus=Pending\n/,
    );
    const report = await importAs('reso.csv', ...RESO_COLUMNS, '--skip', 'StandardStatus=Closed,Pending');
    expect(report).toMatchObject({
      ...{ rows: 5, posted: 3, refused: [] },
      skipped: [
        { column: 'StandardStatus', text: 'Pending', rows: 1 },
        { column: 'StandardStatus', text: 'Closed', rows: 1 },
      ],
    });
    expect((await listPosted(report.batch)).map(({ title, kind }) => [title, kind])).toEqual([
      ['12 Park Road', 'kothi'],
      ['Plot 9', 'residential-plot'],
      ['Tower 3', 'office'],
    ]);
  });

  it('imports all rows of a status column if told to', async () => {
    const report = await importAs('reso.csv', ...RESO_COLUMNS, '--ignore', 'StandardStatus');
    expect(report).toMatchObject({ posted: 5, skipped: [] });
  });

  it('a short row is posted without its missing values and removes no existing ones', async () => {
    const report = await importAs('short-row.csv');
    expect(report).toMatchObject({ posted: 12, refused: [] });
    const short = { line: 5, column: '', reason: { code: 'short_row' } };
    expect(report.notes).toMatchObject([short]);
    const whole = join(folder, 'whole.csv');
    const row = 'SH-4,residential,flat,Café flat SH 4 é,44 lakh,1040,sqft,30.6940,76.7140';
    const header = 'external_id,type,subtype,title,price,area,area_unit,lat,lng,bedrooms,bathrooms,description';
    await writeFile(whole, `${header}\n${row},4,2,Morning sun\n`);
    expect(await importWith(operator, whole, seller, ['--update'])).toMatchObject({ updated: 1 });
    expect(await importAs('short-row.csv', '--update')).toMatchObject({ updated: 0, unchanged: 12, changed: [] });
  });

  it('a broken quote ends the import, keeps what was done, and importing again posts nothing twice', async () => {
    const report = await importAs('stray-quote.csv');
    expect(report).toMatchObject({ posted: 4, brokenOff: { code: 'quote_misplaced', params: { line: '6' } } });
    expect(await importAs('stray-quote.csv')).toMatchObject({ posted: 0, unchanged: 4 });
  });

  it('a dealer’s homes are listed as agent and an owner’s as owner, unless a flag or column says otherwise', async () => {
    const header = 'external_id,subtype,title,price,area,area_unit,lat,lng';
    const row = 'kothi,Kothi near the park,2 Cr,250,gaj,30.697,76.7189';
    const file = join(folder, 'listers.csv');
    const listers = async (as: string, text: string, ...flags: string[]) => {
      await writeFile(file, text);
      return (await listPosted((await importWith(operator, file, as, flags)).batch)).map(({ lister }) => lister);
    };
    expect(await listers(DEALER, `${header}\nL1,${row}\n`)).toEqual(['agent']);
    expect(await listers(seller, `${header}\nL1,${row}\n`)).toEqual(['owner']);
    expect(await listers(seller, `${header}\nL2,${row}\n`, '--lister', 'builder')).toEqual(['builder']);
    const own = `${header},lister\nL3,${row},Broker\nL4,${row},Developer\nL5,${row},\n`;
    expect((await listers(seller, own)).sort()).toEqual(['agent', 'builder', 'owner']);
    const unknown = `${header},lister\nL6,${row},Cousin’s friend\n`;
    await expect(listers(seller, unknown)).rejects.toThrow(/--values 'lister:Cousin’s friend=owner'/);
    expect(await listers(seller, unknown, '--values', 'lister:Cousin’s friend=relative')).toEqual(['relative']);
  });

  it('ids that lost digits are rejected; similar ids are reported and kept as written', async () => {
    const header = 'external_id,subtype,title,price,area,area_unit,lat,lng';
    const ids = ['9.19876E+11', '9.19876E+11', '101', '0101', '101.0', 'B-7', 'b-7'];
    const file = join(folder, 'ids.csv');
    const rows = ids.map((id, k) => `${id},kothi,Kothi ${k} near the park,2 Cr,250,gaj,30.697,76.7189`);
    await writeFile(file, [header, ...rows].join('\n'));
    const report = await importWith(operator, file, seller);
    expect(report).toMatchObject({
      posted: 5,
      refused: [2, 3].map((line) => ({ line, column: 'external_id', reason: { code: 'scientific_id' } })),
    });
    const similar = report.notes.filter(({ reason }) => reason.code === 'id_similar');
    expect(similar.map(({ line, reason }) => [line, reason.params?.other, reason.params?.line])).toEqual([
      [5, '101', '4'],
      [6, '101', '4'],
      [8, 'B-7', '7'],
    ]);
  });

  it('a row whose optional value the command rejects is posted without it', async () => {
    const header = 'external_id,subtype,title,price,area,area_unit,lat,lng,bathrooms,car_parkings,project';
    const file = join(folder, 'optional.csv');
    const row = 'Plot near the park,2 Cr,250,gaj,30.697,76.7189';
    await writeFile(
      file,
      `${header}\nO1,residential-plot,${row},1,0,Call 98765 43217\nO2,kothi,${row},0,seven,\u0007Towers\n`,
    );
    const report = await importWith(operator, file, seller);
    expect(report).toMatchObject({ posted: 2, refused: [] });
    expect(report.notes.filter((note) => note.left_out).map(({ line, column }) => [line, column])).toEqual(
      expect.arrayContaining([
        [2, 'bathrooms'],
        [2, 'car_parkings'],
        [2, 'project'],
        [3, 'project'],
      ]),
    );
  });
});

describe('files of other countries, in a region with only its bounds known', () => {
  it.each([
    ['King County, by mapping alone', kingCounty, 20_000, 0.99],
    ['Melbourne, by documented flags', melbourne, 16_000, 0.95],
  ])('%s', async (_, foreign, rows, share) => {
    const all = foreign.write(rows, SEED);
    expect((await previewImport(Readable.from([Buffer.from(all)]), foreign.options)).questions).toEqual([]);
    expect((await countReadable(all, foreign)) / rows).toBeGreaterThanOrEqual(share);
    // A sample, because the whole file takes minutes.
    const few = 300;
    const file = join(folder, 'few.csv');
    await writeFile(file, all.split('\n', few + 1).join('\n'));
    const database = await createFreshDatabase();
    const operator = await openOperator(
      createTestConfig({ LOG_LEVEL: 'silent', SERVICE_REGION: foreign.bounds.join(',') }),
      {
        write: database.url,
      },
    );
    try {
      const report = await importFile(
        operator,
        { file, as: '+919812300042', update: false, ...foreign.options },
        { update: () => {} },
      );
      expect(report.rows).toBe(few);
      expect(report.posted / few).toBeGreaterThanOrEqual(share);
    } finally {
      await operator.stop();
      await database.drop();
    }
  });

  async function countReadable(text: string, { options }: ForeignFile): Promise<number> {
    let posted = 0;
    const book = {
      known: async () => ({ get: () => undefined, isCurrent: () => true }),
      renew: async () => {},
      post: async () => void posted++,
      changes: async () => [],
      edit: async () => {},
    };
    const rows = readCsv(Readable.from([Buffer.from(text)]), options);
    await importListingRows(rows, book as never, {
      update: false,
      reading: { values: options.values },
      onRow: () => {},
    });
    return posted;
  }
});
