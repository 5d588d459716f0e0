import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseConfig } from '../config/config.ts';
import { startEmbeddedDatabase } from '../embedded-postgres/embedded-database.ts';
import { setDataFolderAside } from './set-data-folder-aside.ts';

const NOW = new Date('2026-11-27T11:45:00Z');

let parent: string;
let folder: string;
let renamed: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'naksha-fresh-'));
  await chmod(parent, 0o711);
  folder = join(parent, 'data');
  renamed = `${folder}.2026-11-27T11-45-00`;
});
afterEach(() => rm(parent, { recursive: true }));

const fresh = (environment: Record<string, string> = {}) =>
  setDataFolderAside(parseConfig({ NAKSHA_DATA_DIR: folder, ...environment }), NOW);

it('the renamed folder is complete, and Naksha can start from it', async () => {
  await (await startEmbeddedDatabase(folder, 'server')).stop();
  await writeFile(join(folder, 'secret'), 'kept');
  expect(await fresh()).toBe(renamed);
  expect(existsSync(folder)).toBe(false);
  await (await startEmbeddedDatabase(folder, 'server')).stop();
  expect(await readFile(join(renamed, 'secret'), 'utf8')).toBe('kept');
  await (await startEmbeddedDatabase(renamed, 'server')).stop();
});

it('a folder without its database or secret is renamed too', async () => {
  await mkdir(folder);
  await symlink(join(parent, 'gone'), join(folder, 'postgres-home'));
  await writeFile(join(folder, 'postgres.made'), '');
  expect(await fresh()).toBe(renamed);
});

it('a database that is stored elsewhere, in private folders, is found from the renamed folder', async () => {
  const home = join(parent, 'home');
  await mkdir(join(home, 'postgres'), { recursive: true });
  await mkdir(folder);
  await symlink(home, join(folder, 'postgres-home'));
  await writeFile(join(home, 'linked-from'), join(folder, 'postgres-home'));
  await fresh();
  expect(await readFile(join(home, 'linked-from'), 'utf8')).toBe(join(renamed, 'postgres-home'));
});

it('a missing or empty folder is not renamed', async () => {
  expect(await fresh()).toBeUndefined();
  await mkdir(folder);
  expect(await fresh()).toBeUndefined();
});

it('a folder in use is not renamed', async () => {
  const serving = await startEmbeddedDatabase(folder, 'server');
  await expect(fresh()).rejects.toThrow('is in use');
  await serving.stop();
  expect(existsSync(renamed)).toBe(false);
});

it('an external database is not renamed', async () => {
  await expect(fresh({ DATABASE_URL: 'postgresql://db.example/naksha' })).rejects.toThrow(
    '--fresh only works with the embedded database, but DATABASE_URL is set.',
  );
});
