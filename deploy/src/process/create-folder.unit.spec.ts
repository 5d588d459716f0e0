import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ensureWritableFolder } from './create-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'naksha-folder-'));
afterAll(() => rmSync(folder, { recursive: true }));
const make = (path: string) => () => ensureWritableFolder('NAKSHA_DATA_DIR', path, 0o700);

it('creates a folder with its parents, and keeps an existing one', () => {
  const path = join(folder, 'a/b');
  make(path)();
  expect(statSync(path).mode & 0o777).toBe(0o700);
  make(path)();
});

it('reports that a file, or a path below a file, is not a folder', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const words = `${file} is a file, but must be a folder.`;
  expect(make(file)).toThrow(`NAKSHA_DATA_DIR: cannot write to ${file}: ${words}`);
  expect(make(join(file, 'x/y'))).toThrow(`NAKSHA_DATA_DIR: cannot write to ${join(file, 'x/y')}: ${words}`);
});

it.runIf(process.platform === 'linux')('stops where the file system does not create folders', () => {
  expect(make('/proc/naksha')).toThrow('NAKSHA_DATA_DIR: cannot write to /proc/naksha: ');
});

it.skipIf(process.getuid?.() === 0)('names the required owner of a read-only folder', () => {
  const path = join(folder, 'read');
  make(path)();
  chmodSync(path, 0o500);
  expect(make(path)).toThrow('permission denied on');
  expect(make(join(path, 'below'))).toThrow('permission denied on');
});
