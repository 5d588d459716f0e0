import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { exportOpenData, FolderExportStore } from '@naksha/read-model/open-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDemoHistory } from './testing/demo-history.ts';

const ANALYST = fileURLToPath(new URL('../../../analyst/', import.meta.url));
const PYTHON = process.env.NOTEBOOK_PYTHON ?? 'python3';

function hasPackages(): boolean {
  try {
    execFileSync(PYTHON, ['-c', 'import polars, nbclient, nbformat, ipykernel'], { stdio: 'ignore' });
    return true;
  } catch {
    // The skipped test's title names the missing program.
    return false;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'naksha-notebook-'));
beforeAll(async () => {
  await exportOpenData({
    reader: createDemoHistory(),
    store: new FolderExportStore(folder),
    noiseKey: Buffer.alloc(32, 1),
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

it.skipIf(!hasPackages())(
  'the notebook reads the export with polars and gets the same results as the SQL of the questions (needs pip install polars nbclient ipykernel)',
  async () => {
    const { stdout } = await promisify(execFile)(
      PYTHON,
      [join(ANALYST, 'run_notebook.py'), join(ANALYST, 'market.ipynb')],
      {
        env: { ...process.env, OPEN_DATA: folder },
      },
    );
    // As in questions 2 and 3.
    expect(stdout).toMatch(/Chappar Chiri\s+┆ flat\s+┆ 26\s+┆ 8344/);
    expect(stdout).toContain('2282 homes, one in two within 37.9 hours');
    expect(stdout).toContain('ListingSold');
  },
);
