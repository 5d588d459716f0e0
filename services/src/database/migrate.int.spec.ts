import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createFreshDatabase, type FreshDatabase } from '@naksha/events/testing';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';

describe('migrations', () => {
  let database: FreshDatabase;
  let folder: string;
  beforeEach(async () => {
    database = await createFreshDatabase();
    folder = await mkdtemp(join(tmpdir(), 'naksha-migrations-'));
  });
  afterEach(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  async function write(name: string, sql: string): Promise<void> {
    await mkdir(join(folder, name), { recursive: true });
    await writeFile(join(folder, name, 'migration.sql'), sql);
  }
  const run = () => migrate(database.url, { folder: pathToFileURL(`${folder}/`) });

  it('applies missing migrations in order, once', async () => {
    await write('0002_more', 'alter table cake add column layers int');
    await write('0001_cake', 'create table cake (name text)');
    expect(await run()).toEqual(['0001_cake', '0002_more']);
    expect(await run()).toEqual([]);
    await write('0003_candles', 'alter table cake add column candles int');
    expect(await run()).toEqual(['0003_candles']);
  });

  it('skips excluded migrations until they are included', async () => {
    await write('0001_cake', 'create table cake (name text)');
    await write('0002_more', 'alter table cake add column layers int');
    const folderUrl = pathToFileURL(`${folder}/`);
    expect(await migrate(database.url, { folder: folderUrl, only: (name) => name === '0001_cake' })).toEqual([
      '0001_cake',
    ]);
    expect(await run()).toEqual(['0002_more']);
  });

  it('applies them once if several processes start together', async () => {
    await write('0001_cake', 'create table cake (name text)');
    const applied = await Promise.all([run(), run(), run()]);
    expect(applied.flat()).toEqual(['0001_cake']);
  });

  it('leaves nothing of a failed migration, and rejects further ones until it is resolved', async () => {
    await write('0001_cake', 'create table cake (name text); create table cake (name text);');
    await expect(run()).rejects.toThrow('0001_cake failed');
    expect((await database.pool.query(`select to_regclass('cake') as cake`)).rows).toEqual([{ cake: null }]);
    await expect(run()).rejects.toThrow('failed earlier');
  });

  describe('with a long read of the table, such as a backup,', () => {
    let reader: pg.PoolClient;
    beforeEach(async () => {
      await write('0001_cake', 'create table cake (name text)');
      await run();
      await write('0002_more', 'create table crumb (); alter table cake add column layers int');
      reader = await database.pool.connect();
      await reader.query('begin; select from cake');
    });
    afterEach(() => reader.release());
    const waiting = async () => {
      const { rowCount } = await database.pool.query(
        `select from pg_locks where relation = 'cake'::regclass and mode = 'AccessExclusiveLock' and not granted`,
      );
      return rowCount;
    };

    it('yields to later queries, and is applied once it can lock the table', async () => {
      const migrated = run();
      await expect.poll(waiting, { interval: 5 }).toBe(1);
      await database.pool.query(`insert into cake values ('of the version before')`);
      expect((await database.pool.query(`select to_regclass('crumb') as crumb`)).rows).toEqual([{ crumb: null }]);
      await reader.query('commit');
      expect(await migrated).toEqual(['0002_more']);
      expect((await database.pool.query('select * from cake')).rows).toEqual([
        { name: 'of the version before', layers: null },
      ]);
    });

    it('fails after the maximum number of attempts, and leaves nothing', async () => {
      const migrated = migrate(database.url, { folder: pathToFileURL(`${folder}/`), lockTries: 1 });
      await expect(migrated).rejects.toThrow('0002_more failed');
      await reader.query('commit');
      expect((await database.pool.query(`select to_regclass('crumb') as crumb`)).rows).toEqual([{ crumb: null }]);
    });
  });

  it('rejects a migration that was edited after it was applied', async () => {
    await write('0001_cake', 'create table cake (name text)');
    await run();
    await write('0001_cake', 'create table cake (name text, age int)');
    await expect(run()).rejects.toThrow('edited');
  });

  it('keeps records in Prisma’s format', async () => {
    const sql = 'create table cake (name text)';
    await write('0001_cake', sql);
    await run();
    const { rows } = await database.pool.query('select * from "_prisma_migrations" where migration_name = $1', [
      '0001_cake',
    ]);
    expect(rows).toMatchObject([
      {
        migration_name: '0001_cake',
        checksum: createHash('sha256').update(sql).digest('hex'),
        applied_steps_count: 1,
        rolled_back_at: null,
        finished_at: expect.any(Date),
      },
    ]);
  });
});
