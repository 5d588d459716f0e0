import type { EventLog } from '@naksha/events/event-log';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notifyLead } from '../interest/notify-lead/notify-lead.ts';
import { availability } from '../listings/lapse-availability/availability.ts';
import { ReactorBed, type Text } from '../testing/reactor-bed.ts';
import type { EffectHandler, EffectId } from './effect.ts';
import { RETRY_DELAYS_MS } from './effect-worker.ts';
import { Effects } from './effects.ts';
import type { JobQueue } from './job-queue.port.ts';
import { openJobQueue } from './open-job-queue.ts';
import { listLateEffects } from './stuck-effects.ts';

describe('effects during failures', () => {
  let bed: ReactorBed;
  beforeEach(async () => {
    bed = await ReactorBed.open(notifyLead, availability);
    // Positions are set before the tests' leads.
    await bed.start();
    await bed.stopReactors();
  });
  afterEach(() => bed.close());

  const lead = async () => bed.contact(await bed.listing(await bed.account()));
  const real = () => openJobQueue({ databaseUrl: bed.app.database.url }, { onError: () => {} });
  const forgetful = (): JobQueue => ({ add: async () => {}, work: () => {}, close: async () => {} });
  const handler = (perform: EffectHandler['perform']): EffectHandler => ({ perform });
  const until = (holds: () => Promise<boolean>) => expect.poll(holds, { timeout: 20_000 }).toBe(true);
  const state = async () => (await bed.effects()).map((effect) => effect.state);

  it('D-64 that the queue lost are performed when the sweeper finds them', async () => {
    const deaf = await bed.start({ substitutes: { queue: forgetful() } });
    await lead();
    await until(async () => (await state()).length === 1);
    await deaf.stop();
    expect(await state()).toEqual(['pending']);

    const reactors = await bed.start({ substitutes: { sweepMs: 20, graceMs: 0 } });
    await until(async () => (await state())[0] === 'done');
    expect(bed.texts).toHaveLength(1);
    await reactors.stop();
  });

  it('D-64 that an unavailable or full queue cannot accept are performed meanwhile', async () => {
    const away: JobQueue = { ...forgetful(), add: () => Promise.reject(new Error('away')) };
    await bed.start({ substitutes: { queue: away, sweepMs: 20, graceMs: 0 } });
    for (let n = 0; n < 6; n++) await lead();
    await until(async () => (await state()).join() === Array(6).fill('done').join());
    expect(bed.errors.map(({ what }) => what)).toContain('effect requeue failed');
    expect(bed.texts).toHaveLength(6);
  });

  it('do not delay a stop for long while the sweeper performs them and the gateway hangs', async () => {
    const away: JobQueue = { ...forgetful(), add: () => Promise.reject(new Error('away')) };
    const reactors = await bed.start({ substitutes: { queue: away, sweepMs: 20, graceMs: 0 } });
    const carried = Promise.withResolvers<void>();
    bed.carrier = () => carried.promise;
    await lead();
    await until(async () => bed.texts.length === 1);
    const began = performance.now();
    await reactors.stop();
    expect(performance.now() - began).toBeLessThan(6_000);
    carried.resolve();
    await until(async () => (await state())[0] === 'done');
  });

  it('are counted without reading all finished ones', async () => {
    const pool = bed.app.database.pool;
    await pool.query(
      `insert into effects (event_id, kind, partition, seq, subject, state, due_at, created_at, done_at)
       select gen_random_uuid(), 'notify-lead', 0, n, n::text, case n when 1 then 'dead' when 2 then 'pending' else 'done' end, now(), now(), now()
       from generate_series(1, 20000) n`,
    );
    await pool.query('analyze effects');
    const asked: string[] = [];
    const listening = {
      query(sql: string) {
        asked.push(sql);
        return pool.query(sql);
      },
    };
    const depth = await new Effects(listening as never).countByKind();
    expect(depth.get('notify-lead')).toEqual({ waiting: 1, running: 0, dead: 1 });
    const plan = await pool.query(`explain ${asked[0]}`);
    expect(JSON.stringify(plan.rows)).not.toContain('Seq Scan on effects');
  });

  it('report how far each reactor is behind, even if it has stopped', async () => {
    const reactors = await bed.start();
    await lead();
    await bed.drain(reactors);
    expect(await reactors.lag()).toEqual({ 'notify-lead': 0, availability: 0 });
    await bed.stopReactors();
    await bed.listing(await bed.account());
    const { 'notify-lead': behind, availability } = await reactors.lag();
    expect(behind).toBeGreaterThanOrEqual(2);
    expect(availability).toBe(behind);
  });

  it('are attempted again with the same key after an interruption between sending and recording', async () => {
    const pool = bed.app.database.pool;
    const gate = Promise.withResolvers<void>();
    let working: Promise<void> | undefined;
    let perform: (effect: EffectId) => Promise<void>;
    await bed.start({
      substitutes: {
        queue: {
          async add([effect]) {
            if (effect) working = perform(effect);
          },
          work(given) {
            perform = given;
          },
          close: async () => {},
        },
      },
    });
    bed.carrier = () => gate.promise;
    await lead();
    await until(async () => bed.texts.length === 1);
    expect(await state()).toEqual(['running']);
    const { rows } = await pool.query('select due_at from effects');
    bed.carrier = async () => {};
    bed.app.advance((rows[0].due_at.getTime() - bed.app.clock.now().getTime()) / 1000);
    await bed.stopReactors();
    await bed.drain(await bed.start());
    expect(await state()).toEqual(['done']);
    expect(bed.texts).toHaveLength(2);
    expect(new Set(bed.texts.map(({ key }: Text) => key)).size).toBe(1);
    gate.resolve();
    await working;
    expect(await bed.effects()).toMatchObject([{ state: 'done', attempts: 2 }]);
  });

  describe('of a dead worker', () => {
    const claimed = async () => {
      const deaf = await bed.start({ substitutes: { queue: forgetful() } });
      await lead();
      await until(async () => (await state()).length === 1);
      await deaf.stop();
      const effects = new Effects(bed.app.database.pool);
      const [id] = await effects.listOverdue(bed.app.clock.now(), 1);
      expect(await effects.claim(id, bed.app.clock.now())).toMatchObject({ attempt: 1, takenOver: false });
      return { effects, id };
    };
    const expireLease = () =>
      bed.app.database.pool.query(`update effects set lease_until = now() - interval '1 millisecond'`);

    it('are taken over when the lease has ended, without the queue, and reported with their key', async () => {
      const { id } = await claimed();
      await expireLease();
      const reported: unknown[] = [];
      await bed.start({
        substitutes: { queue: forgetful(), watchMs: 20 },
        onTakenOver: (effect) => void reported.push(effect),
      });
      await until(async () => (await state())[0] === 'done');
      expect(reported).toEqual([{ ...id, attempt: 2, key: `notify-lead-${id.event}` }]);
      expect(bed.texts).toMatchObject([{ key: `notify-lead-${id.event}` }]);
    });

    it('stay with a worker that renews its lease, and do not delay others of their subject after it', async () => {
      const { effects, id } = await claimed();
      const now = bed.app.clock.now();
      expect(await effects.listAbandoned(10)).toEqual([]);
      expect(await effects.claim(id, now)).toBeUndefined();
      await expireLease();
      const [first] = await effects.listAbandoned(10);
      expect(first).toEqual(id);
      await effects.renewLease({ ...id, attempt: 1 } as never);
      expect(await effects.listAbandoned(10)).toEqual([]);
      await expireLease();
      expect(await effects.claim(id, now)).toMatchObject({ attempt: 2, takenOver: true });
      await expireLease();
      await effects.renewLease({ ...id, attempt: 1 } as never);
      expect(await effects.listAbandoned(10)).toEqual([id]);
    });

    it('are not taken over during a long attempt, because its lease is renewed', async () => {
      const gate = Promise.withResolvers<void>();
      bed.carrier = () => gate.promise;
      await bed.start();
      await lead();
      await until(async () => bed.texts.length === 1);
      const lease = async () =>
        (await bed.app.database.pool.query('select lease_until from effects')).rows[0].lease_until?.getTime();
      const first = await lease();
      await until(async () => (await lease()) > first);
      gate.resolve();
      await until(async () => (await state())[0] === 'done');
      expect(await lease()).toBeUndefined();
    });
  });

  it('get their result recorded when the database is back, and are performed once', async () => {
    const pool = bed.app.database.pool;
    const query = pool.query.bind(pool) as (...values: unknown[]) => unknown;
    let failures = 0;
    bed.carrier = async () => {
      pool.query = ((...values: unknown[]) =>
        String(values[0]).includes(`state = 'done', done_at`) && failures++ < 2
          ? Promise.reject(new Error('Connection terminated unexpectedly'))
          : query(...values)) as never;
    };
    await bed.start();
    await lead();
    await until(async () => (await state())[0] === 'done');
    expect(failures).toBe(3);
    expect(bed.texts).toHaveLength(1);
  });

  it('are performed soon after the queue has failed, long before the next regular sweep', async () => {
    const away: JobQueue = { ...forgetful(), add: () => Promise.reject(new Error('away')) };
    await bed.start({ substitutes: { queue: away, watchMs: 20 } });
    await lead();
    await until(async () => (await state())[0] === 'done');
  });

  it('are late after a minute, with the error of the last attempt, measured from their due time', async () => {
    bed.carrier = () => Promise.reject(new Error('SMS gateway responded with status 503'));
    const attempts: unknown[] = [];
    const reactors = await bed.start({ onAttempt: (attempt) => void attempts.push(attempt) });
    await lead();
    await bed.drain(reactors);
    const now = () => bed.app.clock.now();
    const late = () => listLateEffects(bed.app.database.pool, now());
    expect(await late()).toEqual([]);
    const since = now();
    bed.app.advance(61);
    expect(await reactors.oldest()).toEqual({ 'notify-lead': 61 });
    expect(await late()).toMatchObject([
      { kind: 'notify-lead', waiting: 1, since, error: 'SMS gateway responded with status 503' },
    ]);
    bed.carrier = async () => {};
    await bed.drain(reactors);
    expect(await late()).toEqual([]);
    expect(await reactors.oldest()).toEqual({ 'notify-lead': 0 });
    expect(attempts).toEqual([
      { kind: 'notify-lead', outcome: 'failed', startedAfter: 0, endedAfter: 0 },
      { kind: 'notify-lead', outcome: 'done', startedAfter: 61, endedAfter: 61 },
    ]);
  });

  it('are not late while postponed until the morning', async () => {
    const reactors = await bed.start();
    const listing = await bed.listing(await bed.account());
    // 21:30 in India.
    bed.app.advance(10 * 3600);
    await bed.contact(listing);
    await bed.drain(reactors);
    bed.app.advance(3600);
    expect(await reactors.oldest()).toEqual({ 'notify-lead': 0 });
    expect(await listLateEffects(bed.app.database.pool, bed.app.clock.now())).toEqual([]);
  });

  it('D-63 two workers with the same job perform it once', async () => {
    const [one, other] = [await bed.start(), await bed.start()];
    const jobs = await real();
    for (let n = 0; n < 5; n++) await lead();
    await bed.drain(one);
    const { rows } = await bed.app.database.pool.query('select event_id as event, kind from effects');
    for (let n = 0; n < 5; n++) await jobs.add(rows);
    await bed.drain(other);
    await jobs.close();
    expect(bed.texts).toHaveLength(5);
    expect(new Set(bed.texts.map(({ key }) => key)).size).toBe(5);
  });

  it('failed effects are retried with growing pauses, and finally given up', async () => {
    bed.carrier = () => Promise.reject(new Error('the carrier is away'));
    const reactors = await bed.start();
    await lead();
    await bed.drain(reactors);
    for (const [k, pause] of RETRY_DELAYS_MS.entries()) {
      expect(await bed.effects()).toMatchObject([
        { state: 'pending', attempts: k + 1, last_error: 'the carrier is away' },
      ]);
      bed.app.advance(pause / 1000 - 1);
      await bed.drain(reactors);
      expect(bed.texts).toHaveLength(k + 1);
      bed.app.advance(1);
      await bed.drain(reactors);
    }
    const dead = [{ state: 'dead', attempts: RETRY_DELAYS_MS.length + 1, last_error: 'the carrier is away' }];
    expect(await bed.effects()).toMatchObject(dead);
    expect((await reactors.depth())['notify-lead']).toEqual({ waiting: 0, running: 0, dead: 1 });
    expect(bed.errors.at(-1)).toMatchObject({ what: 'effect failed', fields: { attempt: 6, retrying: false } });
    bed.app.advance(10 * 86_400);
    await bed.drain(reactors);
    expect(await bed.effects()).toMatchObject(dead);
  });

  it('effects of one subject are performed one after the other', async () => {
    let [atOnce, most] = [0, 0];
    const slow = handler(async () => {
      most = Math.max(most, ++atOnce);
      await bed.app.database.pool.query('select pg_sleep(0.02)');
      atOnce--;
      return 'done';
    });
    const reactors = await bed.start({ substitutes: { handlers: new Map([['notify-lead', slow]]) } });
    const listing = await bed.listing(await bed.account());
    await Promise.all([1, 2, 3, 4, 5].map(() => bed.contact(listing)));
    await bed.drain(reactors);
    expect(await state()).toEqual(['done', 'done', 'done', 'done', 'done']);
    expect(most).toBe(1);
  });

  it('one of several concurrent claims succeeds, even of different effects of one subject', async () => {
    const deaf = await bed.start({ substitutes: { queue: forgetful() } });
    const listing = await bed.listing(await bed.account());
    await Promise.all([1, 2, 3, 4].map(() => bed.contact(listing)));
    await until(async () => (await state()).length === 4);
    await deaf.stop();
    const now = bed.app.clock.now();
    const effects = new Effects(bed.app.database.pool);
    const waiting = await effects.listOverdue(now, 10);
    expect(waiting).toHaveLength(4);
    for (let left = 4; left > 0; left--) {
      const claims = await Promise.all([...waiting, ...waiting].map((id) => effects.claim(id, now)));
      const won = claims.filter((claim) => claim !== undefined);
      expect(won).toHaveLength(1);
      expect(await effects.listOverdue(now, 10)).toHaveLength(left - 1);
      await effects.markDone(won[0], now);
    }
  });
});

it('events right after the very first start cause effects, however late the log is read', async () => {
  const bed = await ReactorBed.open(notifyLead);
  await bed.contact(await bed.listing(await bed.account()));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const late: EventLog = {
    follow: (consumer) =>
      bed.tail.follow({
        name: consumer.name,
        positions: (partitions) => released.then(() => consumer.positions(partitions)),
        handle: (batch) => consumer.handle(batch),
        onError: (error, partition) => consumer.onError?.(error, partition),
      }),
  };
  const reactors = await bed.start({ eventLog: late });
  const buyer = await bed.account();
  await bed.contact(await bed.listing(await bed.account()), buyer);
  release();
  await bed.drain(reactors);
  expect(bed.texts).toHaveLength(1);
  await bed.close();
});
