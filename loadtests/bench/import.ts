import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleCsv } from '@naksha/acceptance';
import { importFile, openOperator } from '@naksha/deploy';
import { withDatabase } from './bench-server.ts';

const ROWS = 20_000;

/** Rows a second of `npm run import`'s own code on the embedded server: the first run posts, the second finds everything there. */
export const benchImport = (): Promise<void> =>
  withDatabase(async (config, databases) => {
    const file = join(config.NAKSHA_DATA_DIR, 'rows.csv');
    await writeFile(file, sampleCsv(ROWS));
    const operator = await openOperator(config, databases);
    try {
      for (const run of ['first', 'again']) {
        const report = await importFile(operator, { file, as: '+919800000009', maps: [], update: false });
        const { rows, seconds, posted, unchanged, refused } = report;
        console.log(
          `Import, ${run}: ${rows} rows in ${seconds.toFixed(1)} s = ${Math.round(rows / seconds)} rows/s  (posted ${posted}, unchanged ${unchanged}, refused ${refused.length})`,
        );
      }
    } finally {
      await operator.stop();
    }
  });
