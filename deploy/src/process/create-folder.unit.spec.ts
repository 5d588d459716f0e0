import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createFolder } from './create-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'naksha-folder-'));
afterAll(() => rmSync(folder, { recursive: true }));
const make = (path: string) => () => createFolder('NAKSHA_DATA_DIR', path, 0o700);

it('makes a folder with those above it, and leaves one that is there', () => {
  const path = join(folder, 'a/b');
  make(path)();
  expect(statSync(path).mode & 0o777).toBe(0o700);
  make(path)();
});

it('says of a file, or of a place below one, that it is no folder', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const words = `${file} is a file, but must be a folder.`;
  expect(make(file)).toThrow(`NAKSHA_DATA_DIR: cannot write to ${file}: ${words}`);
  expect(make(join(file, 'x/y'))).toThrow(`NAKSHA_DATA_DIR: cannot write to ${join(file, 'x/y')}: ${words}`);
});

it.runIf(process.platform === 'linux')('ends where the file system makes no folders', () => {
  expect(make('/proc/naksha')).toThrow('NAKSHA_DATA_DIR: cannot write to /proc/naksha: ');
});

it.skipIf(process.getuid?.() === 0)('says of a folder that may only be read whose it has to be', () => {
  const path = join(folder, 'read');
  make(path)();
  chmodSync(path, 0o500);
  expect(make(path)).toThrow('permission denied on');
  expect(make(join(path, 'below'))).toThrow('permission denied on');
});
