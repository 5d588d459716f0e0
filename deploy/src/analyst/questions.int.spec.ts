import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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
  });
});
