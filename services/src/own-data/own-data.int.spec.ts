import type { AccountId } from '@naksha/events/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEATURES } from '../features.ts';
import { OpenAccount } from '../identity/accounts/open-account.ts';
import { AccountTables } from '../testing/account-tables.ts';
import { TestApp } from '../testing/test-app.ts';
import { OwnData, type OwnDataFile } from './own-data.ts';

const HELD = FEATURES.flatMap(({ holding = [] }) => holding);

/** Fails for a table or column with an account that no feature's `holding` declares. */
describe('the stored data of a person', () => {
  let test: TestApp;
  let account: AccountId;
  let other: AccountId;
  let tables: AccountTables;
  beforeAll(async () => {
    test = await TestApp.start();
    tables = await AccountTables.find(test);
    account = await test.commands.execute(new OpenAccount('+919876500001', test.clock.now()));
    other = await test.commands.execute(new OpenAccount('+919876500002', test.clock.now()));
    for (const one of [account, other]) await tables.fill(one);
  });
  afterAll(() => test.stop());
  const print = async (who: AccountId): Promise<string[]> => {
    const pieces: string[] = [];
    for await (const piece of test.app.get(OwnData, { strict: false }).printFile(who, test.clock.now()))
      pieces.push(piece);
    return pieces;
  };
  const collect = async (who: AccountId): Promise<OwnDataFile> => JSON.parse((await print(who)).join(''));

  it('Y-17 includes every table with an account column, and no other person', async () => {
    const file = await collect(account);
    expect(Object.keys(file.tables)).toEqual(expect.arrayContaining([...tables.names, 'account']));
    for (const [table, rows] of Object.entries(file.tables)) expect([table, rows.length]).toEqual([table, 1]);
    expect(file.tables.vault_person).toEqual([expect.objectContaining({ phone: '+919876500001' })]);
    // Staff notes may name the other party of a lead.
    expect(file.tables.vault_note).toEqual([{ id: expect.any(String), created_at: expect.any(String) }]);
    expect(file.left_out.join()).toContain('staff notes about your enquiries');
    expect(file.left_out.join()).toContain('sent without signing in');
    expect(file.history.map(({ type }) => type)).toContain('AccountOpened');
    const text = JSON.stringify(file);
    expect(text).not.toContain('9876500002');
    expect(text).not.toContain(other);
  });

  it('Y-17 includes the rows of an import with their file, whose table has no account', async () => {
    const { pool } = test.database;
    await pool.query(
      `insert into vault_import_row (import, line, read) select id, 2, '{"title":"Corner flat"}' from vault_import where account = $1`,
      [account],
    );
    expect((await collect(account)).tables.vault_import_row).toEqual([
      expect.objectContaining({ line: 2, read: { title: 'Corner flat' } }),
    ]);
    expect((await collect(other)).tables).not.toHaveProperty('vault_import_row');
  });

  it('Y-17 includes all rows of a table, however many, without holding them in memory at once', async () => {
    const { pool } = test.database;
    await pool.query(
      `insert into vault_import_row (import, line, read)
         select id, line, jsonb_build_object('title', 'Flat ' || line) from vault_import, generate_series(100, 1100) as line
         where account = $1`,
      [other],
    );
    const pieces = await print(other);
    const { vault_import_row: rows } = (JSON.parse(pieces.join('')) as OwnDataFile).tables;
    expect((rows as { line: number }[]).map(({ line }) => line)).toEqual(
      Array.from({ length: 1001 }, (_, n) => n + 100),
    );
    const most = Math.max(...pieces.map((piece) => piece.split('"title"').length - 1));
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(200);
  });

  it('lists each column of those tables as exported or withheld, and exports no hash, key or secret', async () => {
    for (const { table, told, withheld = [] } of HELD) {
      const { rows } = await test.database.pool.query<{ name: string }>(
        `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
        [table],
      );
      const columns = rows.map(({ name }) => name).filter((name) => name !== 'account');
      expect([...told, ...withheld].toSorted(), table).toEqual(columns.toSorted());
    }
    expect(HELD.flatMap(({ told }) => told).filter((name) => /hash|hmac|secret|token|key/.test(name))).toEqual([]);
  });

  it('includes tables that reference those tables', async () => {
    const { rows } = await test.database.pool.query<{ child: string; parent: string }>(
      `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f'`,
    );
    const held = new Set(HELD.map(({ table }) => table));
    const missing = rows.filter(({ child, parent }) => held.has(parent) && !held.has(child));
    expect(missing).toEqual([]);
  });
});
