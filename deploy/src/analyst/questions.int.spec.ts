import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EventReader } from '@naksha/events/event-store';
import { exportOpenData, FolderExportStore } from '@naksha/read-model/open-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOpenDataSql, type Sql } from './open-sql.ts';
import { formatSqlResult } from './print-answer.ts';
import { createDemoHistory } from './testing/demo-history.ts';

const QUESTIONS = fileURLToPath(new URL('../../../analyst/questions/', import.meta.url));
const SPRING = Date.parse('2027-03-05T06:00:00Z');
const exportsFolder = mkdtempSync(join(tmpdir(), 'naksha-sql-'));
const folder = join(exportsFolder, 'demo');
let sql: Sql;
let sqlOfSpring: Sql;
let sqlOfVisitors: Sql;
/** More than a thousand files would otherwise be synced to disk. */
class UnsyncedExportStore extends FolderExportStore {
  override async write(path: string, bytes: Uint8Array): Promise<void> {
    const file = join(this.name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}
async function openHistory(name: string, reader: EventReader): Promise<Sql> {
  const own = join(exportsFolder, name);
  await exportOpenData({ reader, store: new UnsyncedExportStore(own), noiseKey: Buffer.alloc(32, 1) });
  return openOpenDataSql(own);
}
beforeAll(async () => {
  sql = await openHistory('demo', createDemoHistory());
  sqlOfSpring = await openHistory('spring', createDemoHistory({ now: SPRING }));
  sqlOfVisitors = await openHistory('visitors', createDemoHistory({ size: 1000, withVisitors: true }));
});
afterAll(() => {
  for (const one of [sql, sqlOfSpring, sqlOfVisitors]) one?.close();
  rmSync(exportsFolder, { recursive: true });
});

describe('the analyst questions', () => {
  const questions = readdirSync(QUESTIONS).filter((name) => name.endsWith('.sql'));
  const read = (name: string) => readFileSync(join(QUESTIONS, name), 'utf8');
  const isAboutVisitors = (name: string) => /listing_interest|lead_answers/.test(read(name));

  it.each(questions)('%s gives the result that is stored next to it', async (name) => {
    const answer = formatSqlResult(await (isAboutVisitors(name) ? sqlOfVisitors : sql).ask(read(name)));
    await expect(`${answer}\n`).toMatchFileSnapshot(join(QUESTIONS, name.replace('.sql', '.txt')));
    expect(answer).not.toMatch(/^0 rows$/m);
  });

  it.each(questions.filter((name) => !isAboutVisitors(name)))(
    '%s gives the same result on demo listings that were made on another day',
    async (name) => {
      expect(await sqlOfSpring.ask(read(name))).toEqual(await sql.ask(read(name)));
    },
  );
});

describe('the open data in SQL', () => {
  const one = async (query: string) => (await sql.ask(query)).rows[0];

  it('contains every listing once in its current state, and in its state on a given day', async () => {
    expect(await one('select count(*), count(distinct listing) from listings')).toEqual(['2500', '2500']);
    const [sold] = await one("select count(*) from events where type = 'ListingSold'");
    expect(await one("select count(*) from listings where state = 'sold'")).toEqual([sold]);
    const [listing, day] = await one(
      "select listing, day - 1 from events where type = 'ListingSold' order by listing limit 1",
    );
    expect(await one(`select state from listings_on('${day}') where listing = '${listing}'`)).toEqual(['verified']);
    expect(await one(`select state from listings where listing = '${listing}'`)).toEqual(['sold']);
  });

  it('has views that agree with the tables', async () => {
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

  it('writes a result as CSV, and reports errors in a query or folder', async () => {
    const file = join(folder, "it's.csv");
    await sql.writeCsv('select id, name from areas order by id limit 1;', file);
    expect(readFileSync(file, 'utf8')).toBe('id,name\nchandigarh,Chandigarh\n');
    await expect(sql.ask('select nothing from nowhere')).rejects.toThrow('nowhere');
    await expect(openOpenDataSql(join(folder, 'events'))).rejects.toThrow('contains no open data');
    await expect(openOpenDataSql(file)).rejects.toThrow('contains no open data');
    await expect(sql.writeCsv('select 1', join(folder, 'absent', 'a.csv'))).rejects.toThrow(/Cannot write \S+a\.csv/);
    await expect(sql.ask(' -- nothing\n;')).rejects.toThrow('The query is empty. Write a SELECT statement.');
  });

  it('runs every statement of a text, and shows those with rows and the last one', async () => {
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

  it('can read only files in the folder, and cannot write', async () => {
    const outside = join(tmpdir(), `naksha-sql-outside-${process.pid}.csv`);
    for (const question of [
      "select * from read_text('/etc/passwd')",
      "select * from glob('/etc/*')",
      `select * from read_text('${join(folder, 'manifest.json')}')`,
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
      await expect(sql.ask(question), question).rejects.toThrow(/Permission Error|locked|is not allowed/);
    expect(readdirSync(folder).filter((name) => name.startsWith('in'))).toEqual([]);
    expect(existsSync(outside)).toBe(false);
    expect(await one('select count(*) > 0 from events')).toEqual(['true']);
  });

  it('cannot overwrite the open data, even with EXPLAIN', async () => {
    const first = join(folder, JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')).files[0].path);
    const before = readFileSync(first);
    const copy = `copy (select 1) to '${first}' (format parquet, use_tmp_file false)`;
    for (const question of [
      copy,
      `explain analyze ${copy}`,
      `explain (analyze, format json) ${copy}`,
      `select 1; /* ; */ explain /* ; */ analyze ${copy}`,
    ])
      await expect(sql.ask(question), question).rejects.toThrow(
        'COPY is not allowed: use --csv FILE to write a result.',
      );
    expect(readFileSync(first).equals(before)).toBe(true);
  });

  it.each([
    ["call enable_logging('QueryLog', storage='file', storage_path='log')", 'enable_logging is not allowed'],
    ["from enable_logging('QueryLog', storage='file', storage_path='log')", 'enable_logging is not allowed'],
    ["from query('from ENABLE_PROFILING(save_location=''p.json'')')", 'ENABLE_PROFILING is not allowed'],
    ["from query('from enable_' || 'logging()')", 'query is not allowed. Write the query directly.'],
    ['from system.main."QUERY" /* ( */ -- (\n (\'select 1\')', 'QUERY is not allowed. Write the query directly.'],
    ["create macro q(t) as table from query(t); from q('from enable_' || 'logging()')", 'query is not allowed'],
    ["from query_table('enable_' || 'logging')", 'query_table is not allowed. Write the query directly.'],
    [
      "from json_execute_serialized_sql(json_serialize_sql('from enable_' || 'logging()'))",
      'json_execute_serialized_sql is not allowed. Write the query directly.',
    ],
    ['call pragma_version()', 'CALL is not allowed: use select * from FUNCTION(…)'],
    ['explain analyze call pragma_version()', 'CALL is not allowed: use select * from FUNCTION(…)'],
    ['load httpfs', 'LOAD is not allowed: extensions cannot be loaded'],
    ["attach ':memory:' as other", 'ATTACH is not allowed: the open data are the only database'],
    ['detach memory', 'DETACH is not allowed: the open data are the only database'],
    ['pragma enable_progress_bar', 'PRAGMA is not allowed: DuckDB’s settings cannot be changed'],
    [
      "explain pivot (select 'x' as export) on export",
      'EXPLAIN cannot be combined with PIVOT. Run them as separate queries.',
    ],
    ['prepare p as select 1', /^PREPARE is not allowed\.$/],
  ])('%s is rejected with a message that fits it', async (question, sentence) => {
    await expect(sql.ask(question)).rejects.toThrow(sentence);
    expect(await one('select 1')).toEqual(['1']);
  });

  it.each([
    "explain select 'query' as query",
    "explain select 'copy; export, attach'",
    "explain analyze select 1 as copy -- attach '",
    'explain (analyze, format json) select 1',
    "explain (select 'export')",
    '/* ; */ explain (format json) (select 1)',
    "select 2; explain /* ; */ select 'a;b'; -- done",
    "create temp table t as select 'x' as export; explain select export from t; drop table t",
  ])('%s is allowed', async (question) => {
    const shown = await Array.fromAsync(sql.answers(question));
    expect(JSON.stringify(shown)).toMatch(/physical_plan|analyzed_plan/);
  });

  it('writes the last of several results and says so, writes nothing if there is none, and never overwrites the open data', async () => {
    const file = join(folder, 'several.csv');
    expect(await sql.writeCsv('select 1 as a; select 2 as b', file)).toBe(2);
    expect(readFileSync(file, 'utf8')).toBe('b\n2\n');
    expect(await sql.writeCsv('create temp table few as select 3 as c; from few', file)).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe('c\n3\n');
    await expect(sql.writeCsv('select 1; drop table few', file)).rejects.toThrow('The last statement returns no rows');
    expect(readFileSync(file, 'utf8')).toBe('c\n3\n');

    const manifest = join(folder, 'manifest.json');
    const first = join(folder, JSON.parse(readFileSync(manifest, 'utf8')).files[0].path);
    const link = join(folder, 'link.csv');
    symlinkSync(first, link);
    for (const own of [manifest, first, link]) {
      const before = readFileSync(own);
      await expect(sql.writeCsv('select 1', own)).rejects.toThrow(`${own} belongs to the open data`);
      expect(readFileSync(own).equals(before)).toBe(true);
    }
  });
});
