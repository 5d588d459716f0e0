import '../../require-node.mjs';

import { loadItems } from '../content/load-content.ts';
import { printReport } from '../content/print-report.ts';
import { openDatabases } from '../databases/databases.ts';
import { UserError } from '../process/user-error.ts';
import { readRegion } from '../region/read-region.ts';
import { openOperator } from '../write-side/operator.ts';
import { runMain } from './run-main.ts';

const USAGE = 'npm run content -- load FOLDER   defines the places and query links of a region pack again';

/** `npm run content -- load FOLDER`: places and query links of a region pack, beside a serving process or alone. */
await runMain(
  async (config, lifetime, [what, folder, ...rest]) => {
    if (what !== 'load' || !folder || rest.length > 0) throw new UserError(USAGE);
    const { items } = readRegion(folder, config.BRAND_NAME);
    const operator = await openOperator(config, await openDatabases(config, 'content', lifetime));
    await lifetime.onEnd(() => operator.stop());
    const report = await loadItems(operator.app, items, operator.write.clock.now());
    console.log(printReport(report));
    if (report.refused.length > 0) process.exitCode = 1;
  },
  { usage: USAGE },
);
