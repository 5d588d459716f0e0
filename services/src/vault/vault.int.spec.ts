import type { AccountId, TextId } from '@naksha/events/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OpenAccount, OpenDemoAccount } from '../identity/accounts/open-account.ts';
import { seller } from '../testing/sample-listing.ts';
import { TestApp } from '../testing/test-app.ts';
import { Vault } from './vault.ts';

describe('the vault', () => {
  let test: TestApp;
  let vault: Vault;
  beforeAll(async () => {
    test = await TestApp.start();
    vault = test.app.get(Vault, { strict: false });
  });
  afterAll(() => test.stop());

  it('returns first names, if known', async () => {
    const now = test.clock.now();
    const demo = await test.commands.execute(new OpenDemoAccount(7, now));
    const nameless = await test.commands.execute(new OpenAccount('+919876543210', now));
    const unknown = test.ids.uuid() as AccountId;
    expect(await vault.findFirstNames([demo, nameless, unknown, demo])).toEqual(new Map([[demo, 'Demo']]));
    expect(await vault.findFirstNames([])).toEqual(new Map());
  });

  it('opens a demo seller once, marked as demo', async () => {
    const open = () => test.commands.execute(new OpenDemoAccount(8, test.clock.now()));
    expect(await open()).toBe(await open());
    expect(await test.events()).toContainEqual({ type: 'AccountOpened', data: { demo: true } });
  });

  it('rejects a number without its calling code', async () => {
    const open = (phone: string) => test.commands.execute(new OpenAccount(phone, test.clock.now()));
    await expect(open('9876543210')).rejects.toMatchObject({ status: 422 });
    await expect(open('+91123')).rejects.toMatchObject({ status: 422 });
  });

  it('returns texts by key, until they are deleted', async () => {
    const [kept, dropped] = [test.ids.uuid() as TextId, test.ids.uuid() as TextId];
    for (const id of [kept, dropped])
      await vault.putText(id, { account: seller.account, body: `text ${id}`, awaitedIn: 'listing-1' });
    await vault.deleteText(dropped);
    expect(await vault.findTexts([kept, dropped])).toEqual(new Map([[kept, `text ${kept}`]]));
  });
});
