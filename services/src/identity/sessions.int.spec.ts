import type { AccountId } from '@naksha/events/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WriteDatabase } from '../database/write-database.ts';
import { WRITE_DATABASE } from '../injection/tokens.ts';
import { markSecondFactorProvenInAllSessions } from '../testing/prove-second-factor.ts';
import { TestApp } from '../testing/test-app.ts';
import { OpenAccount } from './accounts/open-account.ts';
import { Sessions } from './sessions.ts';

const DAY = 86_400;
const toBits = (byte: number): string[] => [...byte.toString(2).padStart(8, '0')];

describe('sessions', () => {
  let test: TestApp;
  let sessions: Sessions;
  let account: AccountId;
  beforeAll(async () => {
    test = await TestApp.start();
    sessions = test.app.get(Sessions, { strict: false });
    account = await test.commands.execute(new OpenAccount('+919876543210', test.clock.now()));
  });
  afterAll(() => test.stop());

  it('S-09 resolves its own token and no other', async () => {
    const token = await sessions.open(account);
    expect(await sessions.resolve(token)).toMatchObject({ account, staff: false });
    for (const other of [`${token.slice(0, -1)}~`, '', token.toLowerCase(), 'x'.repeat(43)])
      expect(await sessions.resolve(other)).toBeUndefined();
  });

  it('S-09 every token has 256 random bits, also that of a proven session', async () => {
    const database = test.app.get<WriteDatabase>(WRITE_DATABASE, { strict: false });
    const opened = await Promise.all(Array.from({ length: 64 }, () => sessions.open(account)));
    const { rows } = await test.database.pool.query<{ id: string }>('select id from session where proven_at is null');
    const proven = await Promise.all(rows.slice(0, 64).map(({ id }) => sessions.markProven(id, database)));
    for (const tokens of [opened, proven]) {
      const bits = tokens.map((token) => [...Buffer.from(token!, 'base64url')].flatMap(toBits));
      expect(bits.map(({ length }) => length)).toEqual(Array(64).fill(256));
      // Each bit must vary among 64 tokens.
      const set = bits[0].map((_, at) => bits.filter((token) => token[at] === '1').length);
      expect(set.filter((count) => count === 0 || count === 64)).toEqual([]);
    }
  });

  it('S-10 ends after 30 days without use', async () => {
    const token = await sessions.open(account);
    test.advance(29 * DAY);
    expect(await sessions.resolve(token)).toBeDefined();
    test.advance(29 * DAY);
    expect(await sessions.resolve(token)).toBeDefined();
    test.advance(31 * DAY);
    expect(await sessions.resolve(token)).toBeUndefined();
  });

  it('S-10 ends after 90 days, however much it was used', async () => {
    const token = await sessions.open(account);
    for (let day = 0; day < 90; day += 10) {
      expect(await sessions.resolve(token)).toBeDefined();
      test.advance(10 * DAY);
    }
    test.advance(1);
    expect(await sessions.resolve(token)).toBeUndefined();
  });

  it('S-10 is invalid at once when it is ended, and others continue', async () => {
    const [first, second] = [await sessions.open(account), await sessions.open(account)];
    await sessions.end(first);
    expect(await sessions.resolve(first)).toBeUndefined();
    expect(await sessions.resolve(second)).toBeDefined();
  });

  it('recognizes only the configured numbers as staff', async () => {
    const office = await test.commands.execute(new OpenAccount('+919800000001', test.clock.now()));
    const token = await sessions.open(office);
    expect(await sessions.resolve(token)).toMatchObject({ account: office, staff: false, staffUnproven: true });
    await markSecondFactorProvenInAllSessions(test.database, test.clock.now());
    expect(await sessions.resolve(token)).toMatchObject({ account: office, staff: true, provenAt: test.clock.now() });
    const other = await sessions.open(account);
    await markSecondFactorProvenInAllSessions(test.database, test.clock.now());
    expect(await sessions.resolve(other)).toMatchObject({ account, staff: false });
  });

  it('resolves a session whose use cannot be stored, as on a full disk', async () => {
    const token = await sessions.open(account);
    test.advance(DAY);
    await test.database.pool.query(`
      create function refuse_use() returns trigger language plpgsql as
        $$ begin raise exception using errcode = 'read_only_sql_transaction'; end $$;
      create trigger refuse_use before update on session for each row execute function refuse_use()`);
    expect(await sessions.resolve(token)).toMatchObject({ account });
    await test.database.pool.query('drop function refuse_use cascade');
  });

  it('S-07 fails if the database is unavailable, instead of treating the caller as signed out', async () => {
    const token = await sessions.open(account);
    await test.database.pool.query('alter table session rename to session_away');
    await expect(sessions.resolve(token)).rejects.toThrow();
    await test.database.pool.query('alter table session_away rename to session');
    expect(await sessions.resolve(token)).toBeDefined();
  });
});
