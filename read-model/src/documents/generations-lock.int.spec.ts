import { createFreshDatabase, type FreshDatabase } from '@naksha/events/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withGenerationsLock } from './generations-lock.ts';

describe('a connection of the read database', () => {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await createFreshDatabase({ max: 2 });
  });
  afterAll(() => database.drop());

  it('that held the generation lock releases it to the next process at once', async () => {
    for (let k = 0; k < 20; k++)
      expect(await withGenerationsLock(database.pool, false, async () => `turn ${k}`)).toBe(`turn ${k}`);
    await expect(
      withGenerationsLock(database.pool, false, async () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    const nested = await withGenerationsLock(database.pool, true, () =>
      withGenerationsLock(database.pool, false, async () => 'both'),
    );
    expect(nested).toBeUndefined();
  });
});
