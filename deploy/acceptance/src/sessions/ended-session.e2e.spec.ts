import { STAFF_PHONE } from '@naksha/deploy/testing';
import type { AccountId } from '@naksha/events/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LiveStream } from '../app/live-stream.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';

const PHONE = '+919812300001';
/** Far less than the ten minutes after which a stream ends anyway. */
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

  it('ends its own live streams at once, in every process', async () => {
    const [left, stays] = [await here.signIn(PHONE), await here.signIn('+919812300002')];
    const ended = [await listen(here, left), await listen(there, left)];
    const others = [await listen(here, stays), await listen(there)];
    await left.get('/api/auth/signout');
    await Promise.all(ended.map((stream) => stream.end(AT_ONCE_MS)));
    expect(others.map(({ ended }) => ended)).toEqual([false, false]);
  });

  it('S-10 does so when it is ended from another session', async () => {
    const [phone, computer] = [await here.signIn(PHONE), await there.signIn(PHONE)];
    const [lost, kept] = [await listen(there, phone), await listen(here, computer)];
    const [{ id }] = (await sessionsOf(computer)).filter((session: { current: boolean }) => !session.current);
    expect((await computer.request('DELETE', `/api/me/sessions/${id}`)).status).toBe(204);
    await lost.end(AT_ONCE_MS);
    expect(kept.ended).toBe(false);
  });

  it('S-29 ends live streams in every process by sign-out, from another session, by staff, by a block or by an erasure', async () => {
    const staff = await there.signIn(STAFF_PHONE);
    const manage = async (phone: string, what: string, body: object) => {
      const { status, text } = await staff.post(`/api/staff/accounts/${await findAccount(phone)}/${what}`, body);
      if (status !== 200) throw new Error(text);
    };
    const ways: ((session: TestClient, phone: string) => Promise<unknown>)[] = [
      (session) => session.get('/api/auth/signout'),
      async (session, phone) => {
        const another = await there.signIn(phone);
        const [{ id }] = (await sessionsOf(session)).filter(({ current }: { current: boolean }) => current);
        return another.request('DELETE', `/api/me/sessions/${id}`);
      },
      (_, phone) => manage(phone, 'end-sessions', {}),
      (_, phone) => manage(phone, 'block', { reason: 'spam' }),
      (session, phone) => session.erase(phone),
    ];
    const stays = await listen(here, staff);
    await Promise.all(
      ways.map(async (end, n) => {
        const phone = `+91981230001${n}`;
        const session = await here.signIn(phone);
        const streams = [await listen(here, session), await listen(there, session)];
        await end(session, phone);
        await Promise.all(streams.map((stream) => stream.end(AT_ONCE_MS)));
        expect((await session.get('/api/auth/myprofile')).status).toBe(401);
      }),
    );
    expect(stays.ended).toBe(false);
  });

  it('by a block cannot start again until the block is lifted', async () => {
    const phone = '+919812300006';
    const blocked = await here.signIn(phone);
    const staff = await there.signIn(STAFF_PHONE);
    const account = `/api/staff/accounts/${await findAccount(phone)}`;
    expect((await staff.post(`${account}/block`, { reason: 'spam' })).status).toBe(200);
    await expect(blocked.postFlat()).rejects.toThrow('401');
    await expect(here.signIn(phone)).rejects.toThrow('account_blocked');
    expect((await staff.post(`${account}/unblock`, {})).status).toBe(200);
    expect((await here.signIn(phone)).token).toBeDefined();
  });

  it('includes all sessions of an erased user', async () => {
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

  it('ends even if a process could not be notified at that moment', async () => {
    const [left, stays] = [await here.signIn('+919812300004'), await here.signIn('+919812300005')];
    const [stream, other] = [await listen(here, left), await listen(here, stays)];
    const { pool } = here.database;
    await pool.query('alter table session disable trigger session_ended');
    await left.get('/api/auth/signout');
    await pool.query('alter table session enable trigger session_ended');
    await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen%session_ended%'`);
    await stream.end(AT_ONCE_MS);
    expect(other.ended).toBe(false);
  });
});
