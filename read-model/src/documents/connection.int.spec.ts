import { type FreshDatabase, freshDatabase } from '@naksha/events/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction, onConnection } from './connection.ts';
import { holdingGenerations } from './generations-lock.ts';

describe('a connection of the read database', () => {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await freshDatabase({ max: 2 });
  });
  afterAll(() => database.drop());

  /** Ends the client's server process and waits until the client knows. */
  const cut = async (client: { processID?: number; once(event: 'end', listener: () => void): unknown }) => {
    const known = new Promise<void>((resolve) => client.once('end', resolve));
    await database.pool.query('select pg_terminate_backend($1)', [client.processID]);
    await known;
  };

  it('that breaks while nobody asks it anything fails the next question, not the process', async () => {
    const asked = onConnection(database.pool, async (client) => {
      await cut(client as never);
      return client.query('select 1');
    });
    await expect(asked).rejects.toThrow(/connection/i);
    for (let k = 0; k < 3; k++) expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('that breaks within a transaction tells the first error and does nothing by half', async () => {
    await database.pool.query('create table half (n int)');
    const failed = inTransaction(database.pool, async (client) => {
      await client.query('insert into half values (1)');
      await cut(client as never);
      throw new Error('the work failed');
    });
    await expect(failed).rejects.toThrow('the work failed');
    expect((await database.pool.query('select * from half')).rows).toEqual([]);
  });

  it('that held the generations’ lock gives it to the next at once', async () => {
    for (let k = 0; k < 20; k++)
      expect(await holdingGenerations(database.pool, false, async () => `turn ${k}`)).toBe(`turn ${k}`);
    await expect(
      holdingGenerations(database.pool, false, async () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    const nested = await holdingGenerations(database.pool, true, () =>
      holdingGenerations(database.pool, false, async () => 'both'),
    );
    expect(nested).toBeUndefined();
  });
});
