import { parseSettings } from '@naksha/events/settings';
import type { ImportPreview, ImportProgress, LineRemarks } from '@naksha/events/wire/imports';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SERVICES_SETTINGS } from '../../injection/settings.ts';
import { Retention } from '../../retention/retention.ts';
import { TestApp } from '../../testing/test-app.ts';
import { ImportLines } from './import-lines.ts';
import { ImportWorker } from './import-worker.ts';

const DAY = 24 * 60 * 60;
const HEADER = 'type,subtype,title,price,area,area_unit,bedrooms,lat,lng,description,external_id';
const line = (id: string, price: string | number = '45 lakh') =>
  `residential,flat,Flat ${id},${price},1450,sqft,3,30.7,76.721,Words of ${id},${id}`;
const csv = (...lines: string[]) => [HEADER, ...lines].join('\n');

const dealerPhone = (n: number) => `98000001${String(n).padStart(2, '0')}`;

describe('importing a file over HTTP', () => {
  let test: TestApp;
  let dealer: string;
  let phones = 0;
  beforeAll(async () => {
    const numbers = Array.from({ length: 20 }, (_, n) => `+91${dealerPhone(n)}`).join(',');
    const settings = { STAFF_PHONES: '+919800000001', DEALER_PHONES: numbers, POSTS_A_DAY_DEALER: '6' };
    test = await TestApp.start(parseSettings(SERVICES_SETTINGS, settings).values);
  });
  afterAll(() => test.stop());
  beforeEach(async () => {
    dealer = await test.signIn(dealerPhone(phones++));
  });

  const ask = async (method: string, path: string, body?: unknown, token = dealer) =>
    test.request(method, `/api/imports${path}`, { token, body });
  const current = async (token?: string): Promise<ImportProgress> =>
    (await ask('GET', '/current', undefined, token)).body.import;
  const work = () =>
    test.app.get(ImportWorker, { strict: false }).runRound({
      onFailed: (error) => {
        throw error;
      },
    });
  const remarks = async (id: string): Promise<LineRemarks[]> => (await ask('GET', `/${id}/remarks`)).body.rows;

  async function send(text: string, { partBytes = 100_000, options = {} } = {}): Promise<string> {
    const bytes = Buffer.from(text);
    const parts = Math.max(1, Math.ceil(bytes.length / partBytes));
    const begun = await ask('POST', '', { file_name: 'stock.csv', parts });
    expect(begun.status).toBe(200);
    const { id } = begun.body.import;
    for (let part = 0; part < parts; part++) {
      const data = bytes.subarray(part * partBytes, (part + 1) * partBytes).toString('base64');
      expect((await ask('PUT', `/${id}/parts/${part}`, { data })).status).toBe(200);
    }
    expect((await ask('POST', `/${id}/check`, options)).status).toBe(200);
    return id;
  }
  const posted = async () => (await test.events()).filter(({ type }) => type === 'ListingPosted').length;

  it('Y-10 a file is checked without posting; then its valid rows are posted, with the id of the import', async () => {
    const before = await posted();
    const id = await send(csv(line('A1'), line('A2', 'ask'), line('A3', '100 Cr'), line('A4'), line('A4')), {
      partBytes: 90,
    });
    expect(await current()).toMatchObject({ state: 'checking', rows: 5, waiting: 5 });
    await work();
    const checked = await current();
    expect(checked).toMatchObject({ state: 'checked', waiting: 0, outcomes: { posted: 2, refused: 3 } });
    expect(checked.totals.map(({ column, reason, rows, line }) => [column, reason.code, rows, line])).toEqual([
      ['price', 'not_number', 1, 3],
      ['price', 'command', 1, 4],
      ['external_id', 'id_repeated', 1, 6],
    ]);
    expect((await remarks(id)).map(({ line }) => line)).toEqual([3, 4, 6]);
    expect(await posted()).toBe(before);

    expect((await ask('POST', `/${id}/start`, { edits: false })).status).toBe(200);
    await work();
    expect(await current()).toMatchObject({ state: 'ended', outcomes: { posted: 2, refused: 3 } });
    expect(await posted()).toBe(before + 2);
    const { rows } = await test.database.pool.query(
      `select data->>'batch' as batch, data->>'lister' as lister, data::text as data from events where data->>'batch' = $1`,
      [id],
    );
    expect(rows.map(({ batch, lister }) => [batch, lister])).toEqual([
      [id, 'agent'],
      [id, 'agent'],
    ]);
    expect(rows[0].data).not.toContain('Words of');
    const { body } = await ask('GET', `/${id}/refused`);
    expect(body.rows.map((one: { cells: string[] }) => one.cells.at(-1))).toEqual(['A2', 'A3', 'A4']);
  });

  it('counts rows separately if their text or interpretation differs', async () => {
    const withBedrooms = (id: string, bedrooms: string) => line(id).replace(',sqft,3,', `,sqft,${bedrooms},`);
    await send(csv(withBedrooms('B1', 'Studio'), withBedrooms('B2', '३'), withBedrooms('B3', 'Studio')));
    await work();
    const { totals } = await current();
    expect(totals.map(({ reason, rows, line: first }) => [reason.params, rows, first])).toEqual([
      [{ text: 'Studio', read: '1' }, 2, 2],
      [{ text: '३', read: '3' }, 1, 3],
    ]);
  });

  it('rejects unstorable values with their field, and a part that the file does not have', async () => {
    const refuses = async (answer: ReturnType<typeof ask>, field: string) => {
      const { status, body } = await answer;
      expect([status, body.errors?.map((error: { field: string }) => error.field)]).toEqual([422, [field]]);
    };
    await refuses(ask('POST', '', { file_name: 'a\0.csv', parts: 1 }), 'file_name');
    await refuses(ask('POST', '', { file_name: 'a\ud800.csv', parts: 1 }), 'file_name');
    const { id } = (await ask('POST', '', { file_name: 'stock.csv', parts: 1 })).body.import;
    const data = Buffer.from(csv(line('K1'))).toString('base64');
    for (const part of [1, 31]) await refuses(ask('PUT', `/${id}/parts/${part}`, { data }), 'part');
    const { rows } = await test.database.pool.query('select part from vault_import_part where import = $1', [id]);
    expect(rows).toEqual([]);
    expect((await ask('PUT', `/${id}/parts/0`, { data })).status).toBe(200);
    await refuses(ask('POST', `/${id}/check`, { encoding: 'utf\0' }), 'encoding');
    await refuses(ask('POST', `/${id}/check`, { delimiter: '\0' }), 'delimiter');
    for (const bad of ['\0', '\ud800']) {
      await refuses(ask('POST', `/${id}/check`, { set: { city: bad } }), 'set.city');
      await refuses(ask('POST', `/${id}/check`, { map: { city: [bad] } }), 'map.city.0');
    }
    expect((await current()).state).toBe('sending');
  });

  it('the corrected rows are imported with another file, and posted ones are skipped', async () => {
    await send(csv(line('B1'), line('B2')));
    await work();
    await ask('POST', `/${(await current()).id}/start`, { edits: false });
    await work();
    const again = await send(csv(line('B1'), line('B2', '50 lakh'), line('B3')));
    await work();
    expect(await current()).toMatchObject({ outcomes: { posted: 1, unchanged: 1, changed: 1 } });
    expect(await remarks(again)).toMatchObject([{ line: 3, outcome: 'changed', columns: ['price'] }]);
    const before = await posted();
    await ask('POST', `/${again}/start`, { edits: true });
    await work();
    expect(await current()).toMatchObject({ outcomes: { posted: 1, unchanged: 1, edited: 1 } });
    expect(await posted()).toBe(before + 1);
  });

  it('an import whose process was killed is finished by another, and its posted rows count as posted', async () => {
    const id = await send(csv(line('C1'), line('C2'), line('C3')));
    await work();
    await ask('POST', `/${id}/start`, { edits: false });
    // Killed after appending events and before saving results: the next process waits for the lease.
    const lines = test.app.get(ImportLines, { strict: false });
    const killed = vi.spyOn(lines, 'save').mockRejectedValueOnce(new Error('killed'));
    await expect(work()).rejects.toThrow('killed');
    expect(killed).toHaveBeenCalledOnce();
    await work();
    expect(await current()).toMatchObject({ state: 'importing', waiting: 3 });
    test.advance(61);
    await work();
    expect(await current()).toMatchObject({ state: 'ended', outcomes: { posted: 3 } });
    const { rows } = await test.database.pool.query(`select from events where data->>'batch' = $1`, [id]);
    expect(rows).toHaveLength(3);
  });

  it('an import waits when the daily limit is reached, shows this, and continues the next day', async () => {
    const id = await send(csv(...Array.from({ length: 8 }, (_, n) => line(`D${n}`))));
    await work();
    await ask('POST', `/${id}/start`, { edits: false });
    await work();
    const waiting = await current();
    expect(waiting).toMatchObject({ state: 'importing', waiting: 2, outcomes: { posted: 6 } });
    expect(waiting.waits?.for).toBe('postings_of_today_used');
    expect(Date.parse(waiting.waits?.until ?? '')).toBeGreaterThan(test.clock.now().getTime());
    expect((await ask('POST', '', { file_name: 'b.csv', parts: 1 })).body.code).toBe('import_under_way');
    test.advance(DAY);
    await work();
    expect(await current()).toMatchObject({ state: 'ended', outcomes: { posted: 8 } });
  });

  it('stops between two groups, shows its progress, and continues from there', async () => {
    const id = await send(csv(...Array.from({ length: 8 }, (_, n) => line(`H${n}`))));
    await work();
    await ask('POST', `/${id}/start`, { edits: false });
    await work();
    expect((await ask('POST', `/${id}/stop`)).body.import).toMatchObject({
      ...{ state: 'stopped', rows: 8, waiting: 2, outcomes: { posted: 6 } },
    });
    expect((await current()).waits).toBeUndefined();
    test.advance(DAY);
    const before = await posted();
    await work();
    expect([await posted(), (await current()).state]).toEqual([before, 'stopped']);
    expect((await ask('POST', `/${id}/check`, {})).body.code).toBe('import_under_way');
    expect((await ask('POST', `/${id}/resume`)).body.import).toMatchObject({ state: 'importing', waiting: 2 });
    await work();
    expect(await current()).toMatchObject({ state: 'ended', outcomes: { posted: 8 } });
    expect(await posted()).toBe(before + 2);
    for (const path of ['stop', 'resume']) await ask('POST', `/${id}/${path}`);
    expect((await current()).state).toBe('ended');
  });

  it('stopping records the rows in progress, and starts no others', async () => {
    const id = await send(csv(line('J1'), line('J2')));
    await work();
    await ask('POST', `/${id}/start`, { edits: false });
    const lines = test.app.get(ImportLines, { strict: false });
    const next = lines.next.bind(lines);
    vi.spyOn(lines, 'next').mockImplementationOnce(async (file) => {
      const [first] = await next(file, 1);
      await ask('POST', `/${id}/stop`);
      return [first];
    });
    await work();
    expect(await current()).toMatchObject({ state: 'stopped', waiting: 1, outcomes: { posted: 1 } });
    await ask('POST', `/${id}/resume`);
    await work();
    expect(await current()).toMatchObject({ state: 'ended', outcomes: { posted: 2 } });
  });

  it('a file that was checked with other options is checked again', async () => {
    const id = await send(`${HEADER},cost\n${line('O1', 45)},45 lakh`);
    const lines = test.app.get(ImportLines, { strict: false });
    const next = lines.next.bind(lines);
    vi.spyOn(lines, 'next').mockImplementationOnce(async (file) => {
      const rows = await next(file, 100);
      await ask('POST', `/${id}/check`, { map: { price: ['cost'] } });
      return rows;
    });
    await work();
    expect(await current()).toMatchObject({ state: 'checked', waiting: 0, outcomes: { posted: 1 } });
  });

  it('a NUL in a title is rejected with its line and column, and not stored', async () => {
    const id = await send(csv(line('N1'), line('N2').replace('flat,', 'flat,\0')));
    await work();
    expect(await current()).toMatchObject({ state: 'checked', outcomes: { posted: 1, refused: 1 } });
    expect(await remarks(id)).toMatchObject([
      { line: 3, remarks: [{ column: 'title', reason: { code: 'damaged', params: { character: 'U+0000' } } }] },
    ]);
    const refused = await ask('GET', `/${id}/refused`);
    expect(JSON.stringify(refused.body)).not.toContain('\\u0000');
  });

  it('a file that cannot be decoded shows the reason, and is read again with other options', async () => {
    const id = await send('art;preis\nflat;1');
    expect(await current()).toMatchObject({ state: 'unreadable', problem: { code: 'missing_columns' } });
    const cells = line('E1').split(',');
    const set = Object.fromEntries(HEADER.split(',').map((name, k) => [name, cells[k]]));
    await ask('POST', `/${id}/check`, { set, map: { bathrooms: ['preis'] } });
    await work();
    expect(await current()).toMatchObject({ state: 'checked', left_out: ['art'], outcomes: { posted: 1 } });
    const long = await send(csv(...Array.from({ length: 5_001 }, (_, n) => line(`E${n}`))));
    expect(long).not.toBe(id);
    expect(await current()).toMatchObject({ problem: { code: 'too_many_rows', params: { most: 5000 } } });
  });

  it('shows columns and values even if columns are missing, and imports nothing before its questions are answered', async () => {
    const text = [
      'Kind,Heading,Price,Size,lat,lng,Status',
      'Plot,Plot one,45 lakh,10 marla,30.7,76.721,Active',
      'Flat,Flat two,45 lakh,1450 sqft,30.7,76.721,Closed',
    ].join('\n');
    const id = await send(text);
    const preview = async (): Promise<ImportPreview> => (await ask('GET', `/${id}/preview`)).body.preview;
    expect(await current()).toMatchObject({
      ...{ state: 'unreadable', problem: { code: 'missing_columns' } },
      columns: ['Kind', 'Heading', 'Price', 'Size', 'lat', 'lng', 'Status'],
    });
    expect((await preview()).columns[0]).toMatchObject({
      name: 'Kind',
      use: 'unread',
      samples: [{ text: 'Plot' }, {}],
    });
    const map = { subtype: ['Kind'], title: ['Heading'], area: ['Size'] };
    await ask('POST', `/${id}/check`, { map, set: { area_unit: 'sqft' } });
    await work();
    const { questions } = await preview();
    expect(questions.map(({ kind }) => kind).sort()).toEqual(['sale_state', 'value']);
    const start = await ask('POST', `/${id}/start`, { edits: false });
    expect([start.status, start.body.code]).toEqual([409, 'import_has_questions']);
    await ask('POST', `/${id}/check`, {
      ...{ map, set: { area_unit: 'sqft' }, skip: { Status: ['Closed'] } },
      values: { subtype: { Plot: 'residential-plot' } },
    });
    await work();
    expect((await preview()).questions).toEqual([]);
    expect((await preview()).columns[0]?.samples).toContainEqual({ text: 'Plot', rows: 1, read: 'residential-plot' });
    expect(await current()).toMatchObject({ state: 'checked', outcomes: { posted: 1, skipped: 1 } });
    expect((await ask('POST', `/${id}/start`, { edits: false })).status).toBe(200);
  });

  it('is for dealers, each for their own files', async () => {
    const id = await send(csv(line('F1')));
    const buyer = await test.signIn('9812300001');
    const other = await test.signIn(dealerPhone(19));
    expect((await ask('GET', '/current', undefined, buyer)).body.code).toBe('dealers_only');
    expect((await ask('POST', '', { file_name: 'a', parts: 1 }, buyer)).body.code).toBe('dealers_only');
    for (const [method, path, body] of [
      ['GET', 'preview'],
      ['GET', 'remarks'],
      ['GET', 'refused'],
      ['POST', 'check', {}],
      ['POST', 'start', { edits: true }],
      ['POST', 'stop'],
      ['POST', 'resume'],
      ['PUT', 'parts/0', { data: '' }],
      ['DELETE', ''],
    ] as const)
      expect((await ask(method, `/${id}/${path}`.replace(/\/$/, ''), body, other)).body.code, path).toBe(
        'no_such_import',
      );
    expect(await current(other)).toBeNull();
    expect((await ask('POST', `/${id}/start`, { edits: false })).body.code).toBe('import_not_checked');
    expect((await ask('DELETE', `/${id}`)).status).toBe(200);
    expect(await current()).toBeNull();
  });

  it('is stored for seven days', async () => {
    const rows = async () => (await test.database.pool.query('select from vault_import_row')).rowCount;
    await test.database.pool.query('delete from vault_import');
    await send(csv(line('G1')));
    await work();
    const retention = test.app.get(Retention, { strict: false });
    const after = (days: number) => new Date(test.clock.now().getTime() + days * DAY * 1000);
    await retention.once(after(6.9));
    expect(await rows()).toBe(1);
    await retention.once(after(7.1));
    expect(await rows()).toBe(0);
    expect(await current()).toBeNull();
  });
});
