import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { exportOpenData, FolderExportStore } from '@naksha/read-model/open-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDemoHistory } from './testing/demo-history.ts';

const ANALYST = fileURLToPath(new URL('../../../analyst/', import.meta.url));
const PACKAGES = ['polars==1.35.2', 'nbclient==0.10.2', 'ipykernel==7.1.0'];
const ENVIRONMENT = fileURLToPath(new URL('../../../node_modules/.cache/notebook', import.meta.url));
const run = promisify(execFile);

/** `NOTEBOOK_PYTHON` with the packages, or a virtual environment into which they are installed. */
async function findPython(): Promise<string | undefined> {
  const python = process.env.NOTEBOOK_PYTHON ?? 'python3';
  const inEnvironment = join(ENVIRONMENT, 'bin/python');
  for (const one of [python, inEnvironment])
    if (await run(one, ['-c', 'import polars, nbclient, ipykernel']).catch(() => undefined)) return one;
  try {
    await run(python, ['-m', 'venv', ENVIRONMENT]);
    await run(inEnvironment, ['-m', 'pip', 'install', '--quiet', ...PACKAGES]);
    return inEnvironment;
  } catch {
    // The skipped test's title names the missing programs.
    return undefined;
  }
}
const python = await findPython();

const folder = mkdtempSync(join(tmpdir(), 'naksha-notebook-'));
beforeAll(async () => {
  await exportOpenData({
    reader: createDemoHistory(),
    store: new FolderExportStore(folder),
    noiseKey: Buffer.alloc(32, 1),
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

it.skipIf(!python)(
  'the notebook reads the export with polars and gets the same results as the SQL of the questions (needs Python with venv and pip)',
  async () => {
    const { stdout } = await run(python!, [join(ANALYST, 'run_notebook.py'), join(ANALYST, 'market.ipynb')], {
      env: { ...process.env, OPEN_DATA: folder },
    });
    // As in questions 2 and 3.
    expect(stdout).toMatch(/Chappar Chiri\s+┆ flat\s+┆ 26\s+┆ 8344/);
    expect(stdout).toContain('2282 homes, one in two within 37.9 hours');
    expect(stdout).toContain('ListingSold');
  },
);
