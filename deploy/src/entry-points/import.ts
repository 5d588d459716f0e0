import '../../require-node.mjs';

import { openDatabases } from '../databases/databases.ts';
import { parseImportArguments } from '../import/import-arguments.ts';
import { findFileSize, importFile } from '../import/import-file.ts';
import { formatImportReport } from '../import/print-report.ts';
import { openOperator } from '../write-side/operator.ts';
import { runEntryPoint } from './run-main.ts';

await runEntryPoint('import', async (config, lifetime, args) => {
  const parsed = parseImportArguments(args);
  await findFileSize(parsed.file);
  const databases = await openDatabases(config, 'import', lifetime);
  // Before the first row, so that a wrong data folder or address is noticed.
  console.error(`Importing into ${databases.how.write}`);
  const operator = await openOperator(config, databases);
  await lifetime.onEnd(() => operator.stop());
  const report = await importFile(operator, parsed);
  console.log(formatImportReport(report));
  if (report.refused.length > 0 || report.brokenOff) process.exitCode = 1;
});
