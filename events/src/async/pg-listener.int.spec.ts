import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFreshDatabase, type FreshDatabase } from '../testing/fresh-database.ts';
import { PgListener } from './pg-listener.ts';

const CHANNEL = 'Some channel';

describe('a listener', () => {
  let database: FreshDatabase;
  let listener: PgListener | undefined;
  let notified = 0;
  const errors: unknown[] = [];
  beforeAll(async () => {
    database = await createFreshDatabase();
  });
  afterEach(async () => {
    await listener?.stop();
    errors.length = 0;
    notified = 0;
  });
  afterAll(() => database.drop());

  function listen(connectionString: string): void {
    listener = new PgListener({
      connection: { connectionString, application_name: 'listener' },
      channel: CHANNEL,
      retryMs: [1, 20],
      onNotify: () => notified++,
      onError: (error) => errors.push(error),
    });
  }
  const notify = () => database.pool.query('select pg_notify($1, $2)', [CHANNEL, '']);
  const cut = () =>
    database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'listener' and datname = current_database()`);
  const connections = async () =>
    (
      await database.pool.query(`select from pg_stat_activity
      where application_name = 'listener' and datname = current_database()`)
    ).rowCount;

  it('reports when it listens, and each notification', async () => {
    listen(database.url);
    await expect.poll(() => notified).toBe(1);
    await notify();
    await expect.poll(() => notified).toBe(2);
    await database.pool.query(`select pg_notify('another', '')`);
    await notify();
    await expect.poll(() => notified).toBe(3);
    expect(errors).toEqual([]);
  });

  it('listens again after each loss, and reports this, because notifications may be missing', async () => {
    listen(database.url);
    await expect.poll(() => notified).toBe(1);
    for (const times of [2, 3]) {
      await cut();
      await expect.poll(() => notified).toBe(times);
    }
    // pg reports a lost connection twice.
    expect(errors).toHaveLength(2);
    await notify();
    await expect.poll(() => notified).toBe(4);
    expect(await connections()).toBe(1);
  });

  it('retries while there is no server, and ends when it is stopped', async () => {
    listen('postgresql://postgres@127.0.0.1:1/nothing');
    await expect.poll(() => errors.length).toBeGreaterThan(3);
    await listener?.stop();
    const { length } = errors;
    // Longer than the longest retry delay.
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(errors).toHaveLength(length);
    expect(notified).toBe(0);
  });

  it('is silent once stopped, and holds no connection', async () => {
    listen(database.url);
    await expect.poll(() => notified).toBe(1);
    await listener?.stop();
    await notify();
    await expect.poll(connections).toBe(0);
    expect([notified, errors]).toEqual([1, []]);
  });
});
