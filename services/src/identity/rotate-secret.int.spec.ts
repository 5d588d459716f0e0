import { createHmac } from 'node:crypto';
import type { AccountId } from '@naksha/events/kernel';
import { Secret, TOTP } from 'otpauth';
import { afterEach, describe, expect, it } from 'vitest';
import type { WriteDatabase } from '../database/write-database.ts';
import { WRITE_DATABASE } from '../injection/tokens.ts';
import { REKEY_RULES, rekeyAllTables } from '../keys/rekey.ts';
import type { RekeyRule } from '../keys/rekey-rule.ts';
import { PostListing } from '../listings/post-listing/post-listing.ts';
import { markSecondFactorProvenInAllSessions } from '../testing/prove-second-factor.ts';
import { flat } from '../testing/sample-listing.ts';
import { settings, TestApp } from '../testing/test-app.ts';
import { OpenAccount } from './accounts/open-account.ts';
import { RecoveryCodes } from './second-factor/recovery-codes.ts';
import { TotpFactor } from './second-factor/totp-factor.ts';
import { Sessions } from './sessions.ts';

const [OLD, NEW] = [settings.secret, 'another secret of the tests'];
const PHONES = Array.from({ length: 12 }, (_, n) => `+9198765432${String(n).padStart(2, '0')}`);
const STAFF = settings.STAFF_PHONES[0];

const hashWithoutId = (purpose: string, text: string): string =>
  createHmac('sha256', OLD).update(`${purpose}\0${text}`).digest('base64url');

describe('a changed secret', () => {
  let apps: TestApp[] = [];
  afterEach(async () => {
    for (const app of apps.slice(1)) await app.stop({ keepDatabase: true });
    await apps[0]?.stop();
    apps = [];
  });

  async function start(secrets: { secret: string; previousSecret?: string }): Promise<TestApp> {
    const app = await TestApp.start(secrets, {}, apps[0]?.database);
    apps.push(app);
    return app;
  }

  const open = (app: TestApp, phone: string): Promise<AccountId> =>
    app.commands.execute(new OpenAccount(phone, app.clock.now()));
  const openAll = async (app: TestApp): Promise<AccountId[]> => {
    const ids: AccountId[] = [];
    for (const phone of PHONES) ids.push(await open(app, phone));
    return ids;
  };
  const sessionsOf = (app: TestApp) => app.app.get(Sessions, { strict: false });
  const rulesOf = (app: TestApp) => app.app.get<RekeyRule[]>(REKEY_RULES, { strict: false });
  const rekey = async (app: TestApp) =>
    Object.fromEntries((await rekeyAllTables(rulesOf(app), () => {})).map(({ what, ...figures }) => [what, figures]));
  const countAccounts = async () =>
    (await apps[0].database.pool.query("select from events where type = 'AccountOpened'")).rowCount;

  it('S-31 loses no account, claim or used session while both secrets are accepted', async () => {
    const before = await start({ secret: OLD });
    const ids = await openAll(before);
    const office = await open(before, STAFF);
    const [used, unused] = [await sessionsOf(before).open(ids[0]), await sessionsOf(before).open(ids[1])];
    const officeToken = await sessionsOf(before).open(office);
    await markSecondFactorProvenInAllSessions(before.database, before.clock.now());

    const both = await start({ secret: NEW, previousSecret: OLD });
    expect(await openAll(both)).toEqual(ids);
    expect(await sessionsOf(both).resolve(used)).toMatchObject({ account: ids[0], staff: false });
    expect(await sessionsOf(both).resolve(officeToken)).toMatchObject({ account: office, staff: true });
    expect(await sessionsOf(both).listSessions(ids[0], used)).toEqual([expect.objectContaining({ current: true })]);
    expect(await rekey(both)).toMatchObject({ accounts: { rekeyed: 13, left: 0 }, sessions: { left: 1 } });
    expect(await openAll(both)).toEqual(ids);

    const after = await start({ secret: NEW });
    expect(await openAll(after)).toEqual(ids);
    expect(await open(after, STAFF)).toBe(office);
    expect(await countAccounts()).toBe(13);
    expect(await sessionsOf(after).resolve(used)).toMatchObject({ account: ids[0], staff: false });
    expect(await sessionsOf(after).resolve(officeToken)).toMatchObject({ account: office, staff: true });
    expect(await sessionsOf(after).resolve(unused)).toBeUndefined();
    const { rows } = await after.database.pool.query<{ form: string }>(
      `select phone_hash as form from account union select key from claims where kind = 'phone'`,
    );
    expect(new Set(rows.map(({ form }) => form.split('.')[0])).size).toBe(1);
  });

  it('S-31 keeps authenticator apps of staff working, encrypted with the new secret; recovery codes until the old one is removed', async () => {
    const before = await start({ secret: OLD });
    const office = await open(before, STAFF);
    const totpOf = (app: TestApp) => app.app.get(TotpFactor, { strict: false });
    const tablesOf = (app: TestApp) => app.app.get<WriteDatabase>(WRITE_DATABASE, { strict: false });
    const recoveryOf = (app: TestApp) => app.app.get(RecoveryCodes, { strict: false });
    const offer = await totpOf(before).offer(tablesOf(before), office, '…0001');
    const code = (app: TestApp) =>
      new TOTP({ secret: Secret.fromBase32(offer?.secret ?? '') }).generate({ timestamp: app.clock.now().getTime() });
    const confirming = { code: code(before), now: before.clock.now(), confirming: true };
    expect(await totpOf(before).checkCode(tablesOf(before), office, confirming)).toBe('right');
    const recovery = await recoveryOf(before).renew(tablesOf(before), office);

    const both = await start({ secret: NEW, previousSecret: OLD });
    both.advance(60);
    expect(await totpOf(both).checkCode(tablesOf(both), office, { code: code(both), now: both.clock.now() })).toBe(
      'right',
    );
    expect(await recoveryOf(both).useCode(tablesOf(both), office, recovery[0])).toBe(true);
    expect(await rekey(both)).toMatchObject({
      'authenticator apps': { rekeyed: 1, left: 0 },
      'recovery codes': { left: 9 },
    });

    const after = await start({ secret: NEW });
    after.advance(120);
    expect(await totpOf(after).checkCode(tablesOf(after), office, { code: code(after), now: after.clock.now() })).toBe(
      'right',
    );
    expect(await recoveryOf(after).useCode(tablesOf(after), office, recovery[1])).toBe(false);
  });

  it('S-31 keeps data of the single earlier key, and re-keys it', async () => {
    const app = await start({ secret: OLD });
    const ids = await openAll(app);
    const token = await sessionsOf(app).open(ids[0]);
    const { pool } = app.database;
    for (const [n, phone] of PHONES.entries()) {
      const form = hashWithoutId('phone', phone);
      await pool.query('update account set phone_hash = $1 where id = $2', [form, ids[n]]);
      await pool.query("update claims set key = $1 where kind = 'phone' and owner = $2", [form, ids[n]]);
    }
    await pool.query('update session set token_hash = $1', [hashWithoutId('token', token)]);

    expect(await openAll(app)).toEqual(ids);
    expect(await sessionsOf(app).resolve(token)).toMatchObject({ account: ids[0], staff: false });
    const both = await start({ secret: NEW, previousSecret: OLD });
    expect(await openAll(both)).toEqual(ids);
    expect(await sessionsOf(both).resolve(token)).toMatchObject({ account: ids[0], staff: false });
    expect(await rekey(both)).toMatchObject({ accounts: { rekeyed: 12, left: 0 }, sessions: { left: 0 } });
    const after = await start({ secret: NEW });
    expect(await openAll(after)).toEqual(ids);
    expect(await countAccounts()).toBe(12);
  });

  it('S-31 continues interrupted re-keying, and finds nothing when it is done', async () => {
    const before = await start({ secret: OLD });
    const ids = await openAll(before);
    const both = await start({ secret: NEW, previousSecret: OLD });
    const [accounts] = rulesOf(both);
    expect(await accounts.rekey?.('', 5)).toMatchObject({ rekeyed: 5, after: expect.any(String) });
    expect(await accounts.countLeft()).toBe(7);
    expect(await openAll(both)).toEqual(ids);
    expect(await rekey(both)).toMatchObject({ accounts: { rekeyed: 7, left: 0 } });
    expect(await rekey(both)).toMatchObject({ accounts: { rekeyed: 0, left: 0 } });
  });

  it('S-31 finds accounts of a lost secret by their numbers in the vault', async () => {
    const before = await start({ secret: OLD });
    const ids = await openAll(before);
    const lost = await start({ secret: NEW });
    expect(await rekey(lost)).toMatchObject({ accounts: { rekeyed: 12, left: 0 } });
    expect(await openAll(lost)).toEqual(ids);
  });

  it('S-31 opens one account for a number that signs in first at two processes with the secrets in another order', async () => {
    const one = await start({ secret: OLD, previousSecret: NEW });
    const other = await start({ secret: NEW, previousSecret: OLD });
    for (const phone of PHONES) {
      const ids = await Promise.all([one, other, one, other].map((app) => open(app, phone)));
      expect(new Set(ids).size, phone).toBe(1);
    }
    expect(await countAccounts()).toBe(12);
  });

  it('still runs a command once that is sent twice with the same key', async () => {
    const before = await start({ secret: OLD });
    const [seller] = await openAll(before);
    const post = (app: TestApp) =>
      app.commands.execute(new PostListing(flat, app.meta({ account: seller, staff: false }, 'once')));
    const first = await post(before);
    expect(await post(await start({ secret: NEW, previousSecret: OLD }))).toEqual(first);
  });
});
