import '../../require-node.mjs';

import { openDatabases } from '../databases/databases.ts';
import { parseImportArguments } from '../import/import-arguments.ts';
import { findSize, importFile } from '../import/import-file.ts';
import { printReport } from '../import/print-report.ts';
import { openOperator } from '../write-side/operator.ts';
import { runMain } from './run-main.ts';

await runMain('import', async (config, lifetime, args) => {
  const parsed = parseImportArguments(args);
  await findSize(parsed.file);
  const databases = await openDatabases(config, 'import', lifetime);
  // Before the first row, so that a wrong data folder or address is noticed.
  console.error(`Importing into ${databases.how.write}`);
  const operator = await openOperator(config, databases);
  await lifetime.onEnd(() => operator.stop());
  const report = await importFile(operator, parsed);
  console.log(printReport(report));
  if (report.refused.length > 0 || report.brokenOff) process.exitCode = 1;
});
