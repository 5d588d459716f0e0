import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { restrictToOwner } from './photo-store.ts';

const root = mkdtempSync(join(tmpdir(), 'naksha-photos-'));
afterAll(() => rmSync(root, { recursive: true }));

it.skipIf(process.platform === 'win32')('closes photo folders that were open to other users', () => {
  for (const name of ['fe', 'ff']) mkdirSync(join(root, 'photos', name), { recursive: true, mode: 0o755 });
  restrictToOwner(join(root, 'photos'));
  const modes = ['', 'fe', 'ff'].map((name) => statSync(join(root, 'photos', name)).mode & 0o777);
  expect(modes).toEqual([0o700, 0o700, 0o700]);
});
