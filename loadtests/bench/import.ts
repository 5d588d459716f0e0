import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleCsv } from '@naksha/acceptance';
import { importFile, type Operator, openOperator } from '@naksha/deploy';
import { withBenchDatabase } from './bench-server.ts';
import { formatSpreadOfRatios } from './spread.ts';

const ROWS = 20_000;
const TURNS = 3;
/** Of typical length. */
const DESCRIPTION =
  'Bright corner flat on a quiet street, five minutes from the market and the park. Two balconies, modular kitchen, covered parking for one car. '.repeat(
    3,
  );

export const benchImport = (): Promise<void> =>
  withBenchDatabase(async (config, databases) => {
    const operator = await openOperator(config, databases);
    try {
      const ratios: number[] = [];
      for (let turn = 1; turn <= TURNS; turn++) {
        const plain = await measure(operator, join(config.NAKSHA_DATA_DIR, `plain-${turn}.csv`), `P${turn}-`, '');
        const described = await measure(
          operator,
          join(config.NAKSHA_DATA_DIR, `described-${turn}.csv`),
          `D${turn}-`,
          DESCRIPTION,
        );
        ratios.push(described / plain);
      }
      console.log(`Import, rows with descriptions / plain rows: ${formatSpreadOfRatios(ratios)}  (goal ≥ 0.75)`);
      await measure(operator, join(config.NAKSHA_DATA_DIR, 'plain-1.csv'), 'P1-', '');
    } finally {
      await operator.stop();
    }
  });

async function measure(operator: Operator, file: string, prefix: string, description: string): Promise<number> {
  await writeFile(file, sampleCsv(ROWS, { prefix, description }));
  const report = await importFile(operator, { file, as: '+919800000009', update: false });
  const { rows, seconds, posted, unchanged, refused } = report;
  const speed = rows / seconds;
  console.log(
    `Import, ${description ? 'described' : 'plain'}: ${rows} rows in ${seconds.toFixed(1)} s = ${Math.round(speed)} rows/s  (posted ${posted}, unchanged ${unchanged}, rejected ${refused.length})`,
  );
  return speed;
}
