import type { EventStore } from '@naksha/events/event-store';
import { type AccountId, nameAccountStream } from '@naksha/events/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { staff } from '../../testing/sample-listing.ts';
import { settings, TestApp } from '../../testing/test-app.ts';
import { OpenAccount } from '../accounts/open-account.ts';
import { Sessions } from '../sessions.ts';
import { BlockAccount } from './block-account.ts';
import { UnblockStaff } from './unblock-staff.ts';

/** To let another request win the race. */
type Append = EventStore['append'];

describe('blocking during other requests', () => {
  let test: TestApp;
  let account: AccountId;
  let token: string;
  let phones = 9876500000;
  let append: Append;
  beforeAll(async () => {
    test = await TestApp.start();
    append = test.store.append.bind(test.store);
  });
  beforeEach(async () => {
    test.store.append = append;
    account = await test.commands.execute(new OpenAccount(`+91${phones++}`, test.clock.now()));
    token = await signIn();
  });
  afterAll(() => test.stop());

  const signIn = () => test.app.get(Sessions, { strict: false }).open(account);
  const proven = () => ({ ...staff, provenAt: test.clock.now() });
  const block = (caller = proven(), key?: string) =>
    test.commands.execute(new BlockAccount(account, 'spam', test.meta(caller, key)));
  const rename = (first_name: string) => test.request('PUT', '/api/auth/myprofile', { token, body: { first_name } });
  const listen = async () => (await test.request('GET', '/api/auth/myprofile', { token })).status;
  const linesOf = (kind: string) => test.security.filter((line) => line.kind === kind && line.of === account);

  it('wins over a person who changes the account each time before the block is appended', async () => {
    const answers: number[] = [];
    const underWay = 10;
    test.store.append = async (asked) => {
      if (asked.events[0]?.type === 'AccountBlocked') {
        const { status } = await rename(`Spammer ${answers.length}`);
        answers.push(status);
        if (answers.length <= underWay) {
          const stream = nameAccountStream(account);
          const expectedVersion = (await test.store.readStream(stream)).length;
          const events = [{ type: 'ProfileCompleted' as const, data: {} }];
          expect((await append({ ...asked, stream, expectedVersion, events })).outcome).toBe('appended');
        }
      }
      return append(asked);
    };
    await block();
    expect(answers).toEqual(Array(underWay + 1).fill(401));
    expect(linesOf('account_blocked')).toHaveLength(1);
  });

  it('reopens an account that it could not block', async () => {
    test.store.append = async (asked) =>
      asked.events[0]?.type === 'AccountBlocked' ? { outcome: 'conflict' as const } : append(asked);
    await expect(block()).rejects.toMatchObject({ status: 409, code: 'conflict' });
    token = await signIn();
    expect(await listen()).toBe(200);
    expect(linesOf('account_blocked')).toEqual([]);
  });

  it('does nothing a second time for the same key, and rejects callers who may not block', async () => {
    await block(proven(), 'once');
    await test.commands.execute(new BlockAccount(account, undefined, test.meta(proven())));
    token = await signIn();
    const { provenAt: _, ...unproven } = proven();
    await expect(
      block({ ...unproven, staff: false } as typeof staff & { provenAt: Date }, 'once'),
    ).rejects.toMatchObject({
      code: 'staff_only',
    });
    const before = { ...proven(), provenAt: new Date(test.clock.now().getTime() - 300_001) };
    await expect(block(before, 'once')).rejects.toMatchObject({ code: 'prove_again' });
    await block(proven(), 'once');
    expect(await listen()).toBe(200);
    expect(linesOf('account_blocked')).toHaveLength(1);
    expect(linesOf('session_ended')).toHaveLength(1);
  });

  it('does not restore earlier sessions when it is lifted', async () => {
    const opened = new Promise<string>((resolve) => {
      test.store.append = async (asked) => {
        if (asked.events[0]?.type === 'AccountBlocked') resolve(await signIn());
        return append(asked);
      };
    });
    await block();
    token = await opened;
    await test.commands.execute(new BlockAccount(account, undefined, test.meta(proven())));
    expect(await listen()).toBe(401);
  });

  it('is lifted for staff only by an operator', async () => {
    const phone = settings.STAFF_PHONES[0];
    account = await test.commands.execute(new OpenAccount(phone, test.clock.now()));
    await block();
    await test.commands.execute(new UnblockStaff(phone, test.clock.now()));
    token = await signIn();
    expect(await listen()).toBe(200);
    expect(linesOf('account_unblocked')).toHaveLength(1);
    const again = (number: string) => test.commands.execute(new UnblockStaff(number, test.clock.now()));
    await expect(again(phone)).rejects.toMatchObject({ status: 409, code: 'not_blocked' });
    const reason = 'is not the number of a staff account';
    const refused = { status: 422, errors: [{ field: 'phone', reason }] };
    await expect(again('+919876500001')).rejects.toMatchObject(refused);
  });
});
