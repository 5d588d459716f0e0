import '../../require-node.mjs';

import { usageError } from '../commands/help.ts';
import { loadItems } from '../content/load-content.ts';
import { printReport } from '../content/print-report.ts';
import { openDatabases } from '../databases/databases.ts';
import { readRegion } from '../region/read-region.ts';
import { openOperator } from '../write-side/operator.ts';
import { runMain } from './run-main.ts';

await runMain('content', async (config, lifetime, [what, folder, ...rest]) => {
  if (what !== 'load' || !folder || rest.length > 0) throw usageError('content', 'Use load FOLDER.');
  const { items } = readRegion(folder, config.BRAND_NAME);
  const operator = await openOperator(config, await openDatabases(config, 'content', lifetime));
  await lifetime.onEnd(() => operator.stop());
  const report = await loadItems(operator.app, items, operator.write.clock.now());
  console.log(printReport(report));
  if (report.refused.length > 0) process.exitCode = 1;
});
