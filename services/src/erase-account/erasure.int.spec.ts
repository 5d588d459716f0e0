import { readFile } from 'node:fs/promises';
import { type AccountId, nameAccountStream } from '@naksha/events/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostListing } from '../listings/post-listing/post-listing.ts';
import { findTablesContainingWords } from '../testing/find-traces.ts';
import { ReactorBed } from '../testing/reactor-bed.ts';
import { flat } from '../testing/sample-listing.ts';
import type { TestApp } from '../testing/test-app.ts';
import { ApplyLedger } from './apply-ledger.ts';
import { EraseAccount } from './erase-account.ts';
import { EraseNumber } from './erase-number.ts';
import { ErasureLedger } from './erasure-ledger.ts';
import { Erasures } from './erasures.ts';
import { finishErasure } from './finish-erasure.ts';

const PHONE = '+919876500001';
const UNDER_WAY = 120;

describe('erasing a person', () => {
  let bed: ReactorBed;
  let test: TestApp;
  beforeAll(async () => {
    bed = await ReactorBed.open(finishErasure);
    test = bed.app;
    await test.app.get(ApplyLedger, { strict: false }).apply();
  });
  afterAll(() => bed.close());

  const findAccount = async (phone: string): Promise<AccountId> =>
    (await test.database.pool.query('select account from vault_person where phone = $1', [phone])).rows[0]?.account;
  const post = (account: AccountId, more: object = {}) =>
    test.commands.execute(
      new PostListing({ ...flat, ...more }, test.meta({ account, staff: false }, `once-${test.ids.uuid()}`)),
    );

  it('S-11 leaves only opaque ids in events, deletes their listings and marks them as erased', async () => {
    const token = await signInNamed(PHONE);
    const account = await findAccount(PHONE);
    await post(account, { description: 'Peacock view', external_id: 'ours-1' });
    await bed.contact(await bed.listing(await bed.account()), account);
    const hashes = (await test.database.pool.query('select phone_hash from account where id = $1', [account])).rows;
    await askCode(PHONE, { firstname: 'Pendingjeet' });
    const everywhere = ['account', 'claims', 'events', 'idempotency', 'session', 'vault_person', 'vault_text'];
    expect(await findTablesContainingWords(test, account)).toEqual(everywhere);
    const reactors = await bed.start();

    await test.commands.execute(new EraseAccount({ account, by: 'owner' }, test.clock.now()));
    expect((await test.request('GET', '/api/auth/myprofile', { token })).status).toBe(401);
    expect(await findTablesContainingWords(test, '9876500001', 'Canarysingh', 'Peacock', 'Pendingjeet')).toEqual([]);
    // The counter expires within two days.
    expect(await findTablesContainingWords(test, hashes[0].phone_hash)).toEqual(['sign_in_counter']);
    await bed.drain(reactors);
    expect(await findTablesContainingWords(test, account)).toEqual(['effects', 'erasure', 'events']);
    expect(await test.events()).toContainEqual({ type: 'AccountErased', data: { by: 'owner' } });
    expect((await test.events()).filter(({ type }) => type === 'ListingDeleted')).toHaveLength(1);
    await bed.stopReactors();
  });

  it('is completed by the effect if the command stopped after its event', async () => {
    const account = await bed.account();
    const phone = await bed.readPhone(account);
    const erasures = test.app.get(Erasures, { strict: false });
    const whole = erasures.deleteRows.bind(erasures);
    erasures.deleteRows = () => Promise.reject(new Error('the process died'));
    const erase = new EraseAccount({ account, by: 'owner' }, test.clock.now());
    await expect(test.commands.execute(erase)).rejects.toThrow('died');
    erasures.deleteRows = whole;
    expect(await findAccount(phone)).toBe(account);
    const reactors = await bed.start();
    await bed.drain(reactors);
    expect(await findAccount(phone)).toBeUndefined();
    await bed.stopReactors();
  });

  it('is completed by the next start if only the ledger contains it', async () => {
    const [account, phone] = await openAccount();
    await test.app.get(ErasureLedger, { strict: false }).append({ account, at: test.clock.now() });
    test.advance(UNDER_WAY);
    const apply = () => test.app.get(ApplyLedger, { strict: false }).apply();
    expect(await apply()).toMatchObject({ applied: expect.any(Number), found: expect.any(Number) });
    expect(await findAccount(phone)).toBeUndefined();
    const stream = (await test.store.readStream(nameAccountStream(account))).map(({ type, data }) => [type, data]);
    expect(stream.at(-1)).toEqual(['AccountErased', { by: 'ledger' }]);
    expect(await apply()).toMatchObject({ applied: 0, found: 0 });
  });

  it('the number can sign in again as a new account', async () => {
    const before = await findAccount(await signInAgain());
    const id = await test.commands.execute(new EraseNumber('+919876500002', test.clock.now()));
    expect(id).toBe(before);
    test.advance(86_400);
    await signInNamed('+919876500002');
    const after = await findAccount('+919876500002');
    expect(after).toBeDefined();
    expect(after).not.toBe(before);
    for (const [phone, status] of [
      ['+919876599999', 404],
      ['9876500002', 404],
    ] as const)
      await expect(test.commands.execute(new EraseNumber(phone, test.clock.now()))).rejects.toMatchObject({ status });
  });

  const openAccount = async (): Promise<[AccountId, string]> => {
    const account = await bed.account();
    return [account, await bed.readPhone(account)];
  };
  const signInAgain = async () => {
    await signInNamed('+919876500002');
    return '+919876500002';
  };
  const askCode = (phone: string, names: object) =>
    test.request('POST', '/api/auth/signup/signin', { body: { mobile_phone: phone.slice(3), ...names } });
  async function signInNamed(phone: string): Promise<string> {
    await askCode(phone, { firstname: 'Canarysingh' });
    const text = bed.texts.findLast((one) => one.phone === phone)?.text ?? '';
    const otp = /^\d+/.exec(text)?.[0];
    const body = { mobile_phone: phone.slice(3), otp };
    return (await test.request('POST', '/api/auth/signin/otpverify', { body })).body.access;
  }

  it('is written to the ledger, with only an opaque id', async () => {
    const lines = (await readFile(test.erasureLedger, 'utf8')).split('\n').filter(Boolean);
    expect(lines.length).toBeGreaterThanOrEqual(5);
    for (const line of lines.slice(1)) expect(line).toMatch(/^[0-9a-f-]{36} 2026-11-2\dT[\d:.]+Z$/);
  });
});
