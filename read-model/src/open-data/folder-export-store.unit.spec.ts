import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FolderExportStore } from './folder-export-store.ts';
import { exportStoreContract } from './testing/export-store-contract.ts';

const root = mkdtempSync(join(tmpdir(), 'naksha-export-store-'));
afterAll(() => rmSync(root, { recursive: true }));

describe('an export in a folder', () => {
  exportStoreContract(() => new FolderExportStore(join(root, 'made/when/needed')));

  it('leaves no unfinished file behind', () => {
    expect(readdirSync(root, { recursive: true }).filter((name) => String(name).includes('unfinished'))).toEqual([]);
  });
});
