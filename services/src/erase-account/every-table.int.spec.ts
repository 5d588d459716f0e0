import type { AccountId } from '@naksha/events/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OpenAccount } from '../identity/accounts/open-account.ts';
import { AccountTables } from '../testing/account-tables.ts';
import { TestApp } from '../testing/test-app.ts';
import { ApplyLedger } from './apply-ledger.ts';
import { EraseAccount } from './erase-account.ts';

/** Fails for a table with an account column that no feature's `erasing` covers. */
describe('every table with an account column', () => {
  let test: TestApp;
  let tables: AccountTables;
  beforeAll(async () => {
    test = await TestApp.start();
    await test.app.get(ApplyLedger, { strict: false }).apply();
    tables = await AccountTables.find(test);
  });
  afterAll(() => test.stop());

  const openAccount = (n: number): Promise<AccountId> =>
    test.commands.execute(new OpenAccount(`+91987650000${n}`, test.clock.now()));
  const erase = (account: AccountId) =>
    test.commands.execute(new EraseAccount({ account, by: 'owner' }, test.clock.now()));

  it('contains no row of the person after erasure', async () => {
    expect(tables.names).toEqual(expect.arrayContaining(['session', 'vault_person', 'vault_text']));
    const account = await openAccount(1);
    await tables.fill(account);
    expect(await tables.holding(account)).toEqual(tables.names);
    await erase(account);
    expect(await tables.holding(account)).toEqual([]);
  });

  it('rejects new rows of the person afterwards', async () => {
    const account = await openAccount(2);
    await erase(account);
    for (const table of tables.names)
      await expect(tables.insertRow(table, account), table).rejects.toThrow(/was erased|foreign key/);
  });
});
