import { PostgresEventStore, RandomIds } from '@naksha/events/event-store';
import { createFreshDatabase, type FreshDatabase } from '@naksha/events/testing';
import { DOCUMENT_KINDS, replayIntoNewGeneration } from '@naksha/read-model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UserError } from '../process/user-error.ts';
import { assertDocumentsMatchEventTable } from './assert-own-documents.ts';
import type { ProcessContext } from './process-context.ts';

describe('a process that reads documents', () => {
  const databases: FreshDatabase[] = [];
  const warnings: string[] = [];
  beforeEach(async () => {
    warnings.length = 0;
    databases.push(...(await Promise.all([createFreshDatabase(), createFreshDatabase(), createFreshDatabase()])));
  });
  afterEach(() => Promise.all(databases.splice(0).map((database) => database.drop())));

  const openStore = ({ pool }: FreshDatabase) => new PostgresEventStore({ pool, ids: new RandomIds() });
  const project = (write: FreshDatabase, read: FreshDatabase) =>
    replayIntoNewGeneration({ pool: read.pool, kinds: DOCUMENT_KINDS, reader: openStore(write) });
  const start = (write: FreshDatabase, read: FreshDatabase, pool: Pick<FreshDatabase['pool'], 'query'> = write.pool) =>
    assertDocumentsMatchEventTable({
      write: { pool, store: openStore(write) } as ProcessContext['write'],
      readPool: read.pool,
      logger: { warn: (words: string) => warnings.push(words) } as unknown as ProcessContext['logger'],
    });

  it('starts if they belong to its event table, or if there are none yet', async () => {
    const [write, read] = databases;
    await start(write, read);
    await project(write, read);
    await start(write, read);
    expect(warnings).toEqual([]);
  });

  it('rejects those of another environment, and names the settings', async () => {
    const [write, read, theirs] = databases;
    // Databases of tests share their name, being made from one template.
    await theirs.pool.query('update event_source set id = gen_random_uuid()');
    await project(theirs, read);
    await expect(start(write, read)).rejects.toThrow(UserError);
    await expect(start(write, read)).rejects.toThrow(/^READ_DATABASE_URL: .* npm run replay .* the same environment/);
    await project(write, read);
    await start(write, read);
  });

  it('warns if the projector fills the write database instead of the given read database', async () => {
    const [write, read] = databases;
    await project(write, write);
    await start(write, read);
    expect(warnings).toEqual([
      {
        reason: 'the projector writes to DATABASE_URL',
        action: expect.stringContaining('Set READ_DATABASE_URL to the same database'),
      },
    ]);
  });
  it('does not warn if both are one database and its projector starts meanwhile', async () => {
    const [both] = databases;
    let begun: ReturnType<typeof project> | undefined;
    const query = async (text: string) => {
      begun ??= project(both, both);
      await begun;
      return both.pool.query(text);
    };
    await start(both, both, { query } as typeof both.pool);
    expect(begun).toBeDefined();
    expect(warnings).toEqual([]);
  });
});
