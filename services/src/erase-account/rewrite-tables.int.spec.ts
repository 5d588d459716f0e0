import type { AccountId } from '@naksha/events/kernel';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PostListing } from '../listings/post-listing/post-listing.ts';
import { ReactorBed } from '../testing/reactor-bed.ts';
import { flat } from '../testing/sample-listing.ts';
import type { TestApp } from '../testing/test-app.ts';
import { ApplyLedger } from './apply-ledger.ts';
import { EraseAccount } from './erase-account.ts';
import { Erasures } from './erasures.ts';
import { finishErasure } from './finish-erasure.ts';
import { RewriteTables } from './rewrite-tables.ts';

const UNDER_WAY = 120;
const REWRITE_AGAIN = 300;

let bed: ReactorBed;
let test: TestApp;
let account: AccountId;
beforeAll(async () => {
  bed = await ReactorBed.open(finishErasure);
  test = bed.app;
  await test.app.get(ApplyLedger, { strict: false }).apply();
});
beforeEach(async () => {
  account = await bed.account();
});
afterAll(() => bed.close());

const query = async (text: string, values: unknown[] = []) => (await test.database.pool.query(text, values)).rows;

/** Including indexes and planner statistics. */
async function findInFiles(word: string): Promise<string[]> {
  await query('checkpoint');
  const rows = await query(
    `select relname from pg_class
     where pg_relation_filepath(oid) is not null
       and position(convert_to($1, 'UTF8') in pg_read_binary_file(pg_relation_filepath(oid), true)) > 0
     order by 1`,
    [word],
  );
  return rows.map(({ relname }) => relname);
}

/** Transactions of other tests on the same server can delay it. */
const PATIENT = { timeout: 15_000 };

const writeOfThem = async () => {
  await query(
    `update vault_person set first_name = 'Canarysingh', last_name = 'Quetzal', firm_name = 'Ostrich Estates' where account = $1`,
    [account],
  );
  const draft = { ...flat, description: 'Peacock view over the lake' };
  await test.commands.execute(new PostListing(draft, test.meta({ account, staff: false })));
};
const erase = () => test.commands.execute(new EraseAccount({ account, by: 'owner' }, test.clock.now()));
const readFinished = async () =>
  (await test.app.get(Erasures, { strict: false }).list(100)).find((one) => one.account === account)?.finishedAt;

async function finish(reactors: Awaited<ReturnType<typeof bed.start>>): Promise<void> {
  await bed.drain(reactors);
  for (let retry = 0; retry < 10 && !(await readFinished()); retry++) {
    test.advance(REWRITE_AGAIN);
    await bed.drain(reactors);
  }
  expect(await readFinished()).toEqual(expect.any(Date));
}

it('S-11 leaves no data of the person in the database files once it is finished', async () => {
  const phone = await bed.readPhone(account);
  await writeOfThem();
  await query('analyze');
  const words = [phone, 'Canarysingh', 'Ostrich', 'Peacock'];
  for (const word of words) expect(await findInFiles(word)).not.toEqual([]);
  const reactors = await bed.start();
  await erase();
  await bed.drain(reactors);
  expect(await readFinished()).toBeNull();
  test.advance(UNDER_WAY);
  await finish(reactors);
  for (const word of words) expect([word, await findInFiles(word)]).toEqual([word, []]);
  await bed.stopReactors();
});

it('S-11 rewrites tables up to a size limit, and only vacuums larger ones', async () => {
  await writeOfThem();
  const readFile = async () => (await query(`select pg_relation_filenode('vault_person') as file`))[0].file;
  const rewrite = (maxRewrittenBytes: number) =>
    new RewriteTables(test.database.url, [], maxRewrittenBytes).withoutDeletedRows();
  const before = await readFile();
  await expect.poll(() => rewrite(0), PATIENT).toBe(true);
  expect(await readFile()).toBe(before);
  const [{ bytes }] = await query(`select pg_total_relation_size('vault_person') as bytes`);
  await expect.poll(() => rewrite(Number(bytes)), PATIENT).toBe(true);
  expect(await readFile()).not.toBe(before);
});

it.each([
  ['a session can still read deleted rows', 'begin isolation level repeatable read; select count(*) from vault_text'],
  ['a session holds a lock on a table', 'begin; lock table vault_text in access share mode'],
  ['an older transaction has written', 'begin; select pg_current_xact_id()'],
  ['an older transaction of another database has written', 'begin; select pg_current_xact_id()', 'postgres'],
])('is not finished while %s, and is retried', async (_, statements, database?: string) => {
  await writeOfThem();
  const reader = new pg.Client(database ? new URL(`/${database}`, test.database.url).href : test.database.url);
  await reader.connect();
  await reader.query(statements);
  const reactors = await bed.start();
  await erase();
  test.advance(UNDER_WAY);
  await bed.drain(reactors);
  expect(await readFinished()).toBeNull();
  await reader.end();
  test.advance(REWRITE_AGAIN);
  await finish(reactors);
  await bed.stopReactors();
});

it('rewrites every table with personal data', async () => {
  const filesOf = async () =>
    query(
      `select relname, pg_relation_filenode(oid) as file from pg_class
       where relkind = 'r' and relnamespace = 'public'::regnamespace
         and (relname like 'vault%' or relname in ('account', 'session', 'search_alert', 'idempotency'))`,
    );
  const before = await filesOf();
  await erase();
  const rewriting = test.app.get(RewriteTables, { strict: false });
  await expect.poll(() => rewriting.withoutDeletedRows(), PATIENT).toBe(true);
  const after = new Map((await filesOf()).map(({ relname, file }) => [relname, file]));
  expect(before.filter(({ relname, file }) => after.get(relname) === file)).toEqual([]);
});
