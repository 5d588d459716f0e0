import type { AccountId } from '@naksha/events/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OpenAccount } from '../identity/accounts/open-account.ts';
import { TestApp } from '../testing/test-app.ts';
import { ApplyLedger } from './apply-ledger.ts';
import { EraseAccount } from './erase-account.ts';

/** It says that somebody was erased, and stays. */
const STAYS = 'erasure';
/** Something that fits, by the type that PostgreSQL names. */
const SAMPLES: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  text: 'gen_random_uuid()::text',
  integer: '0',
  bigint: '0',
  boolean: 'false',
  jsonb: "'{}'",
  'timestamp with time zone': 'now()',
  ARRAY: "'{}'",
};

/** Whoever adds a table that names an account finds here that erasing must know of it (`erasing` of the feature). */
describe('every table with an account in a column of its own', () => {
  let test: TestApp;
  let tables: string[];
  beforeAll(async () => {
    test = await TestApp.start();
    await test.app.get(ApplyLedger, { strict: false }).apply();
    const rows = await ask<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'account' and table_name <> '${STAYS}' order by 1`,
    );
    tables = rows.map(({ name }) => name);
  });
  afterAll(() => test.stop());

  const ask = async <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    (await test.database.pool.query(sql, values)).rows;
  const openAccount = (n: number): Promise<AccountId> =>
    test.commands.execute(new OpenAccount(`+91987650000${n}`, test.clock.now()));
  const erase = (account: AccountId) =>
    test.commands.execute(new EraseAccount({ account, by: 'owner' }, test.clock.now()));

  /** A row of the account in that table, made up of whatever it must have. */
  async function insertRow(table: string, account: AccountId): Promise<void> {
    const columns = await ask<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_name <> 'account'`,
      [table],
    );
    const values = columns.map(({ name, type }) => {
      if (!SAMPLES[type]) throw new Error(`${table}.${name}: no sample of ${type}`);
      return SAMPLES[type];
    });
    const names = ['account', ...columns.map(({ name }) => name)].join(', ');
    await ask(`insert into ${table} (${names}) values (${['$1::uuid', ...values].join(', ')})`, [account]);
  }
  const holding = async (account: AccountId): Promise<string[]> => {
    const found = await Promise.all(
      tables.map(async (table) =>
        (await ask(`select from ${table} where account = $1`, [account])).length ? [table] : [],
      ),
    );
    return found.flat();
  };

  it('is emptied of the person', async () => {
    expect(tables).toEqual(expect.arrayContaining(['session', 'vault_person', 'vault_text']));
    const account = await openAccount(1);
    const there = await holding(account);
    for (const table of tables) if (!there.includes(table)) await insertRow(table, account);
    expect(await holding(account)).toEqual(tables);
    await erase(account);
    expect(await holding(account)).toEqual([]);
  });

  it('takes up nothing of them afterwards', async () => {
    const account = await openAccount(2);
    await erase(account);
    for (const table of tables)
      await expect(insertRow(table, account), table).rejects.toThrow(/was erased|foreign key/);
  });
});
