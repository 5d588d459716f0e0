import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

it('the data folder can be read only by its owner', () => {
  const folder = mkdtempSync(join(tmpdir(), 'naksha-lock-'));
  const taken = lockFolder(folder, 'server');
  try {
    expect(statSync(join(folder, 'in-use.json')).mode & 0o777).toBe(0o600);
  } finally {
    taken.release();
    rmSync(folder, { recursive: true });
  }
});
