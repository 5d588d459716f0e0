import { createFreshDatabase, type FreshDatabase } from '@naksha/events/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lapseOverdueListings } from '../listings/lapse-availability/lapse-due-listings.ts';
import { Effects } from './effects.ts';
import { ReactorPositions } from './reactor-positions.ts';

const EVENT = '0190a000-0000-7000-8000-000000000001';
const NOW = new Date('2026-11-20T09:00:00Z');

describe('a database connection that is lost during work', () => {
  let database: FreshDatabase;
  beforeEach(async () => {
    database = await createFreshDatabase();
    await database.pool.query(
      `insert into effects (event_id, kind, partition, seq, subject, state, due_at, created_at)
       values ($1, 'notify-lead', 0, 1, 'listing', 'pending', $2, $2)`,
      [EVENT, NOW],
    );
    await database.pool.query(`insert into availability_due values ('listing', $1)`, [NOW]);
    await database.pool.query(`insert into reactor_position values ('one', 0, 0)`);
  });
  afterEach(() => database.drop());

  const cut = async () => {
    const others = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    await database.pool.query(`select pg_terminate_backend(pid) ${others}`);
    await expect.poll(async () => (await database.pool.query(`select ${others}`)).rowCount).toBe(0);
  };

  it('fails the move of a reactor’s position, not the process, and moves nothing', async () => {
    const positions = new ReactorPositions(database.pool, { name: 'one', from: 'beginning' });
    const moved = positions.move({ partition: 0, from: 0, to: 1, effects: [], now: NOW, writeMore: cut });
    await expect(moved).rejects.toThrow(/connection/i);
    expect((await positions.read()).get(0)).toBe(0);
  });

  it('fails a claim, not the process, and the next claim gets it', async () => {
    const effects = new Effects(database.pool);
    const holder = await database.pool.connect();
    holder.on('error', () => {});
    await holder.query(`select pg_advisory_lock(hashtextextended('notify-lead listing', 0))`);
    const claimed = effects.claim({ event: EVENT, kind: 'notify-lead' }, NOW);
    const refused = expect(claimed).rejects.toThrow(/connection/i);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`;
    await expect.poll(async () => (await database.pool.query(waiting)).rowCount).toBe(1);
    await cut();
    holder.release(true);
    await refused;
    expect(await effects.claim({ event: EVENT, kind: 'notify-lead' }, NOW)).toMatchObject({ attempt: 1 });
  });

  it('fails a run of the scheduler, not the process, and the next run succeeds', async () => {
    const clock = { now: () => NOW };
    const told: unknown[] = [];
    const lapse = { pool: database.pool, clock, onFailed: (error: unknown) => void told.push(error) };
    const cutting = {
      execute: async () => {
        await cut();
        throw new Error('lost');
      },
    };
    await expect(lapseOverdueListings({ ...lapse, commands: cutting as never })).rejects.toThrow(/connection/i);
    expect(told).toEqual([]);
    const lapsing = { execute: async () => 'lapsed' };
    expect(await lapseOverdueListings({ ...lapse, commands: lapsing as never })).toBe(1);
  });
});
