import type { AccountId } from '@naksha/events/kernel';
import { Sessions } from '@naksha/services';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LiveStream } from '../app/live-stream.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';

const PHONE = '+919812300001';
/** Far below the ten minutes after which a stream ends by itself. */
const AT_ONCE_MS = 3_000;

describe('a session that ends', () => {
  let here: TestApp;
  let there: TestApp;
  const open: LiveStream[] = [];
  beforeAll(async () => {
    here = await TestApp.start();
    there = await TestApp.start({ database: here.database });
  });
  afterEach(() => {
    for (const stream of open.splice(0)) stream.close();
  });
  afterAll(async () => {
    await there.stop();
    await here.stop();
  });

  const listen = async (app: TestApp, client?: TestClient): Promise<LiveStream> => {
    const stream = await LiveStream.open(`${app.url}/api/live`, client?.token);
    open.push(stream);
    await stream.first(({ event }) => event === 'position');
    return stream;
  };
  const sessionsOf = async (client: TestClient) => (await client.get('/api/me/sessions')).body.sessions;
  const findAccount = async (phone: string): Promise<AccountId> => {
    const { rows } = await here.database.pool.query('select account from vault_person where phone = $1', [phone]);
    return rows[0].account;
  };

  it('ends its live streams at once, in every process, and nobody else’s', async () => {
    const [left, stays] = [await here.signIn(PHONE), await here.signIn('+919812300002')];
    const ended = [await listen(here, left), await listen(there, left)];
    const others = [await listen(here, stays), await listen(there)];
    await left.get('/api/auth/signout');
    await Promise.all(ended.map((stream) => stream.end(AT_ONCE_MS)));
    expect(others.map(({ ended }) => ended)).toEqual([false, false]);
  });

  it('S-10 also where it is ended from another one', async () => {
    const [phone, computer] = [await here.signIn(PHONE), await there.signIn(PHONE)];
    const [lost, kept] = [await listen(there, phone), await listen(here, computer)];
    const [{ id }] = (await sessionsOf(computer)).filter((session: { current: boolean }) => !session.current);
    expect((await computer.ask('DELETE', `/api/me/sessions/${id}`)).status).toBe(204);
    await lost.end(AT_ONCE_MS);
    expect(kept.ended).toBe(false);
  });

  it('and all of an account’s, as a block and an erasure end them', async () => {
    const one = await here.signIn('+919812300003');
    const other = await there.signIn('+919812300003');
    const streams = [await listen(here, one), await listen(there, one), await listen(here, other)];
    const sessions = there.naksha.app.get(Sessions, { strict: false });
    expect(await sessions.endAll(await findAccount('+919812300003'))).toBe(2);
    await Promise.all(streams.map((stream) => stream.end(AT_ONCE_MS)));
  });

  it('and all of whoever is erased', async () => {
    const phone = '+919812300006';
    const [one, other, stays] = [
      await here.signIn(phone),
      await there.signIn(phone),
      await here.signIn('+919812300007'),
    ];
    const streams = [await listen(here, one), await listen(there, one), await listen(here, other)];
    const kept = await listen(there, stays);
    await other.erase(phone);
    await Promise.all(streams.map((stream) => stream.end(AT_ONCE_MS)));
    expect(kept.ended).toBe(false);
  });

  it('also where the process could not be told at that moment', async () => {
    const [left, stays] = [await here.signIn('+919812300004'), await here.signIn('+919812300005')];
    const [stream, other] = [await listen(here, left), await listen(here, stays)];
    const { pool } = here.database;
    // As an administrator's hand at the table would, and without a word.
    await pool.query('alter table session disable trigger session_ended');
    await left.get('/api/auth/signout');
    await pool.query('alter table session enable trigger session_ended');
    await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen%session_ended%'`);
    await stream.end(AT_ONCE_MS);
    expect(other.ended).toBe(false);
  });
});
