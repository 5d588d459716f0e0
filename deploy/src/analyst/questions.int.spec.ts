import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exportOpenData, FolderExportStore } from '@naksha/read-model/open-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSql, type Sql } from './open-sql.ts';
import { printAnswer } from './print-answer.ts';
import { demoHistory } from './testing/demo-history.ts';

const QUESTIONS = fileURLToPath(new URL('../../../analyst/questions/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'naksha-sql-'));
let sql: Sql;
beforeAll(async () => {
  await exportOpenData({ reader: demoHistory(), store: new FolderExportStore(folder), noiseKey: Buffer.alloc(32, 1) });
  sql = await openSql(folder);
});
afterAll(() => {
  sql.close();
  rmSync(folder, { recursive: true });
});

describe('the worked questions, on the demo town', () => {
  it.each(readdirSync(QUESTIONS).filter((name) => name.endsWith('.sql')))(
    '%s has the answer that stands beside it',
    async (name) => {
      const answer = printAnswer(await sql.ask(readFileSync(join(QUESTIONS, name), 'utf8')));
      await expect(`${answer}\n`).toMatchFileSnapshot(join(QUESTIONS, name.replace('.sql', '.txt')));
      expect(answer).not.toMatch(/^0 rows$/m);
    },
  );
});

describe('the open data in SQL', () => {
  const one = async (query: string) => (await sql.ask(query)).rows[0];

  it('have every listing once as it stands, and as it stood on a day', async () => {
    expect(await one('select count(*), count(distinct listing) from listings')).toEqual(['2500', '2500']);
    const [sold] = await one("select count(*) from events where type = 'ListingSold'");
    expect(await one("select count(*) from listings where state = 'sold'")).toEqual([sold]);
    const [listing, day] = await one(
      "select listing, day - 1 from events where type = 'ListingSold' order by listing limit 1",
    );
    expect(await one(`select state from listings_on('${day}') where listing = '${listing}'`)).toEqual(['verified']);
    expect(await one(`select state from listings where listing = '${listing}'`)).toEqual(['sold']);
  });

  it('have views that agree with the tables', async () => {
    expect(await one('select count(*) from time_to_verify')).toEqual(
      await one("select count(distinct listing) from events where type = 'ListingVerified'"),
    );
    expect(await one('select sum(homes)::int from market_by_locality')).toEqual(
      await one("select count(*) from listings where state = 'verified' and not stale"),
    );
    expect(await one('select sum(sold)::int from absorption')).toEqual(
      await one("select count(*) from events where type = 'ListingSold'"),
    );
    expect(await one('select count(*) from people')).toEqual(['0']);
  });

  it('write an answer as CSV, and say what is wrong with a question or a folder', async () => {
    const file = join(folder, "it's.csv");
    await sql.writeCsv('select id, name from areas order by id limit 1;', file);
    expect(readFileSync(file, 'utf8')).toBe('id,name\nchandigarh,Chandigarh\n');
    await expect(sql.ask('select nothing from nowhere')).rejects.toThrow('nowhere');
    await expect(openSql(join(folder, 'events'))).rejects.toThrow('holds no open data');
    await expect(openSql(file)).rejects.toThrow('holds no open data');
    await expect(sql.writeCsv('select 1', join(folder, 'absent', 'a.csv'))).rejects.toThrow(/a\.csv can't be written/);
    await expect(sql.ask(' -- nothing\n;')).rejects.toThrow('there is no question in it');
  });

  it('run every statement of a text, and show what has rows and the last', async () => {
    const texts = async (text: string) => (await Array.fromAsync(sql.answers(text))).map(({ rows }) => rows);
    expect(await texts('select 1; select 2; -- and\nselect 3')).toEqual([[['1']], [['2']], [['3']]]);
    expect(await texts('create temp table few as select 4 as n; select n from few; drop table few')).toEqual([
      [['4']],
      [],
    ]);
    const file = join(folder, 'last.csv');
    await sql.writeCsv(
      `create temp table two as select 'a,"b' as t, null as n, '' as e, [1, 2] as l; from two; -- done`,
      file,
    );
    expect(readFileSync(file, 'utf8')).toBe('t,n,e,l\n"a,""b",,"","[1,2]"\n');
  });

  it('read nothing of this computer but the folder, and write nothing at all', async () => {
    const outside = join(tmpdir(), `naksha-sql-outside-${process.pid}.csv`);
    const { files } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
    const first = join(folder, files[0].path);
    for (const question of [
      "select * from read_text('/etc/passwd')",
      "select * from glob('/etc/*')",
      `select * from read_text('${join(folder, 'manifest.json')}')`,
      `copy (select 1) to '${first}' (format parquet, use_tmp_file false)`,
      `copy (select 1) to '${outside}'`,
      `explain analyze copy (select 1) to '${join(folder, 'in.csv')}'`,
      `copy (select 1) to '${join(folder, 'in.csv')}'`,
      `export database '${join(folder, 'in')}'`,
      `attach '${join(folder, 'in.duckdb')}' as inside`,
      `prepare writing as copy (select 1) to '${join(folder, 'in.csv')}'`,
      'set enable_external_access = true',
      'set lock_configuration = false',
      'install httpfs',
      `select 1; copy (select 1) to '${join(folder, 'in.csv')}'`,
    ])
      await expect(sql.ask(question), question).rejects.toThrow(/Permission Error|locked|is not for questions/);
    expect(readdirSync(folder).filter((name) => name.startsWith('in'))).toEqual([]);
    expect(existsSync(outside)).toBe(false);
    expect(await one('select count(*) > 0 from events')).toEqual(['true']);
  });
});
