import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { loadOrCreateServerSecret } from './secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naksha-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const choose = () => loadOrCreateServerSecret(parseConfig({ NAKSHA_DATA_DIR: folder }));
const LOST =
  /NAKSHA_DATA_DIR: \S+\/secret is missing or incomplete\. .*\. Restore the file from a backup, set NAKSHA_SECRET/;

it('is generated once, and recorded as generated', () => {
  const secret = choose();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(choose()).toBe(secret);
  expect(readdirSync(folder).sort()).toEqual(['secret', 'secret.made']);
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(secret);
});

it('is not generated again if it is lost, truncated, or next to a database of an earlier version', () => {
  choose();
  rmSync(join(folder, 'secret'));
  expect(choose).toThrow(LOST);
  writeFileSync(join(folder, 'secret'), '');
  expect(choose).toThrow(LOST);
  rmSync(join(folder, 'secret'));
  rmSync(join(folder, 'secret.made'));
  mkdirSync(join(folder, 'postgres'));
  expect(choose).toThrow(LOST);
  expect(readdirSync(folder)).toEqual(['postgres']);
});

it('of a folder without this record is accepted and recorded', () => {
  writeFileSync(join(folder, 'secret'), 'a secret of an earlier version, long enough');
  mkdirSync(join(folder, 'postgres'));
  expect(choose()).toBe('a secret of an earlier version, long enough');
  expect(readdirSync(folder).sort()).toEqual(['postgres', 'secret', 'secret.made']);
});

it('from the environment needs no folder', () => {
  const NAKSHA_SECRET = 'a secret of the environment, long enough';
  expect(loadOrCreateServerSecret(parseConfig({ NAKSHA_DATA_DIR: join(folder, 'none'), NAKSHA_SECRET }))).toBe(
    NAKSHA_SECRET,
  );
  expect(readdirSync(folder)).toEqual([]);
});
