import { inspect } from 'node:util';
import type { TextId } from '@naksha/events/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OpenAccount } from '../identity/accounts/open-account.ts';
import { seller } from '../testing/sample-listing.ts';
import { TestApp } from '../testing/test-app.ts';
import { Vault } from './vault.ts';

describe('a failing vault', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await TestApp.start();
    // PostgreSQL includes the whole row in this error's detail.
    await test.database.pool.query('alter table vault_person add check (false)');
    await test.database.pool.query('alter table vault_text add check (false)');
  });
  afterAll(() => test.stop());

  const told = (failing: Promise<unknown>): Promise<string> =>
    failing.then(
      () => expect.unreachable('it must fail'),
      (error: unknown) => inspect(error, { depth: 20, showHidden: true }),
    );

  it('does not contain the value in its error', async () => {
    const account = await told(test.commands.execute(new OpenAccount('+919876543210', test.clock.now())));
    expect(account).toContain('vault_person');
    expect(account).not.toContain('9876543210');
    expect((await test.database.pool.query('select from account')).rowCount).toBe(0);
    const vault = test.app.get(Vault, { strict: false });
    const text = vault.putText(test.ids.uuid() as TextId, {
      account: seller.account,
      body: 'ask Harpreet',
      awaitedIn: 'listing-1',
    });
    expect(await told(text)).not.toContain('Harpreet');
  });
});
