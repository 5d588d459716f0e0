import '../../require-node.mjs';

import { openDatabases } from '../databases/databases.ts';
import { runStaffCommand } from '../staff/run-staff-command.ts';
import { parseStaffArguments } from '../staff/staff-arguments.ts';
import { openOperator } from '../write-side/operator.ts';
import { runEntryPoint } from './run-main.ts';

await runEntryPoint('staff', async (config, lifetime, words) => {
  const asked = parseStaffArguments(words);
  const operator = await openOperator(config, await openDatabases(config, 'staff', lifetime));
  await lifetime.onEnd(() => operator.stop());
  for (const line of await runStaffCommand(operator, config, asked)) console.log(line);
});
