import { PostgresEventStore, RandomIds } from '@naksha/events/event-store';
import { type FreshDatabase, freshDatabase } from '@naksha/events/testing';
import { DOCUMENT_KINDS, replay } from '@naksha/read-model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Ground } from './ground.ts';
import { refuseForeignDocuments } from './refuse-foreign-documents.ts';
import { Refused } from './refused.ts';

describe('whoever answers from documents', () => {
  const databases: FreshDatabase[] = [];
  const warnings: string[] = [];
  beforeEach(async () => {
    warnings.length = 0;
    databases.push(...(await Promise.all([freshDatabase(), freshDatabase(), freshDatabase()])));
  });
  afterEach(() => Promise.all(databases.splice(0).map((database) => database.drop())));

  const storeOf = ({ pool }: FreshDatabase) => new PostgresEventStore({ pool, ids: new RandomIds() });
  const project = (write: FreshDatabase, read: FreshDatabase) =>
    replay({ pool: read.pool, kinds: DOCUMENT_KINDS, reader: storeOf(write) });
  const start = (write: FreshDatabase, read: FreshDatabase) =>
    refuseForeignDocuments({
      write: { pool: write.pool, store: storeOf(write) } as Ground['write'],
      readPool: read.pool,
      logger: { warn: (words: string) => warnings.push(words) } as unknown as Ground['logger'],
    });

  it('starts where they are of its own events, and where there are none yet', async () => {
    const [write, read] = databases;
    await start(write, read);
    await project(write, read);
    await start(write, read);
    expect(warnings).toEqual([]);
  });

  it('refuses another environment’s, and names the settings', async () => {
    const [write, read, theirs] = databases;
    // Made from one template, the specs' databases have one name.
    await theirs.pool.query('update event_source set id = gen_random_uuid()');
    await project(theirs, read);
    await expect(start(write, read)).rejects.toThrow(Refused);
    await expect(start(write, read)).rejects.toThrow(/another environment’s\? Where .* npm run replay/);
    await project(write, read);
    await start(write, read);
  });

  it('says so where the projector fills the write database instead of the one that was given', async () => {
    const [write, read] = databases;
    await project(write, write);
    await start(write, read);
    expect(warnings).toEqual([expect.stringContaining('is the projector given READ_DATABASE_URL too?')]);
  });
});
