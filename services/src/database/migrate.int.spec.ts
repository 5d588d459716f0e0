import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FreshDatabase, freshDatabase } from '@naksha/events/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';

describe('migrations', () => {
  let database: FreshDatabase;
  let folder: string;
  beforeEach(async () => {
    database = await freshDatabase();
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

  it('applies what is missing, in order, once', async () => {
    await write('0002_more', 'alter table cake add column layers int');
    await write('0001_cake', 'create table cake (name text)');
    expect(await run()).toEqual(['0001_cake', '0002_more']);
    expect(await run()).toEqual([]);
    await write('0003_candles', 'alter table cake add column candles int');
    expect(await run()).toEqual(['0003_candles']);
  });

  it('leaves out those that are not asked for, until they are', async () => {
    await write('0001_cake', 'create table cake (name text)');
    await write('0002_more', 'alter table cake add column layers int');
    const folderUrl = pathToFileURL(`${folder}/`);
    expect(await migrate(database.url, { folder: folderUrl, only: (name) => name === '0001_cake' })).toEqual([
      '0001_cake',
    ]);
    expect(await run()).toEqual(['0002_more']);
  });

  it('does it once when several processes start together', async () => {
    await write('0001_cake', 'create table cake (name text)');
    const applied = await Promise.all([run(), run(), run()]);
    expect(applied.flat()).toEqual(['0001_cake']);
  });

  it('leaves nothing of one that fails, and refuses to go on until it is resolved', async () => {
    await write('0001_cake', 'create table cake (name text); create table cake (name text);');
    await expect(run()).rejects.toThrow('0001_cake failed');
    expect((await database.pool.query(`select to_regclass('cake') as cake`)).rows).toEqual([{ cake: null }]);
    await expect(run()).rejects.toThrow('failed earlier');
  });

  it('refuses one that was edited after it had been applied', async () => {
    await write('0001_cake', 'create table cake (name text)');
    await run();
    await write('0001_cake', 'create table cake (name text, age int)');
    await expect(run()).rejects.toThrow('edited');
  });

  it('keeps the books as Prisma does', async () => {
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
