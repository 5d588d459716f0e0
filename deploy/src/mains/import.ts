import { openDatabases } from '../databases.ts';
import { IMPORT_USAGE, importArguments } from '../import/import-arguments.ts';
import { importFile } from '../import/import-file.ts';
import { printReport } from '../import/print-report.ts';
import { openOperator } from '../operator.ts';
import { Refused, runMain } from './run-main.ts';

/** `npm run import`: beside a serving process, or alone. */
await runMain(async (config, args) => {
  const given = importArguments(args);
  if (!given) throw new Refused(IMPORT_USAGE);
  const databases = await openDatabases(config, 'import');
  const operator = await openOperator(config, databases);
  const report = await importFile(operator, given);
  console.log(printReport(report));
  if (report.refused.length > 0) process.exitCode = 1;
  await operator.stop();
  await databases.stop();
});
