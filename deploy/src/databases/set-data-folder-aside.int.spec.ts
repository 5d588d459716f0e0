import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
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
  setDataFolderAside(readConfig({ NAKSHA_DATA_DIR: folder, ...environment }), NOW);

it('the former folder is whole under its new name, and starts from there', async () => {
  await (await startEmbeddedDatabase(folder, 'server')).stop();
  await writeFile(join(folder, 'secret'), 'kept');
  expect(await fresh()).toBe(renamed);
  expect(existsSync(folder)).toBe(false);
  await (await startEmbeddedDatabase(folder, 'server')).stop();
  expect(await readFile(join(renamed, 'secret'), 'utf8')).toBe('kept');
  await (await startEmbeddedDatabase(renamed, 'server')).stop();
});

it('one that has lost its database or secret is renamed too', async () => {
  await mkdir(folder);
  await symlink(join(parent, 'gone'), join(folder, 'postgres-home'));
  await writeFile(join(folder, 'postgres.made'), '');
  expect(await fresh()).toBe(renamed);
});

it('a cluster that is kept elsewhere, under closed folders, is found again from the renamed one', async () => {
  const home = join(parent, 'home');
  await mkdir(join(home, 'postgres'), { recursive: true });
  await mkdir(folder);
  await symlink(home, join(folder, 'postgres-home'));
  await writeFile(join(home, 'linked-from'), join(folder, 'postgres-home'));
  await fresh();
  expect(await readFile(join(home, 'linked-from'), 'utf8')).toBe(join(renamed, 'postgres-home'));
});

it('there is nothing to rename where there is no folder, or an empty one', async () => {
  expect(await fresh()).toBeUndefined();
  await mkdir(folder);
  expect(await fresh()).toBeUndefined();
});

it('a folder that is in use stays', async () => {
  const serving = await startEmbeddedDatabase(folder, 'server');
  await expect(fresh()).rejects.toThrow('is in use');
  await serving.stop();
  expect(existsSync(renamed)).toBe(false);
});

it('a database of one’s own is not renamed', async () => {
  await expect(fresh({ DATABASE_URL: 'postgresql://db.example/naksha' })).rejects.toThrow(
    '--fresh only works with the embedded database, but DATABASE_URL is set.',
  );
});
