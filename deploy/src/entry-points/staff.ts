import '../../require-node.mjs';

import { openDatabases } from '../databases/databases.ts';
import { runStaffCommand } from '../staff/run-staff-command.ts';
import { readStaffArguments } from '../staff/staff-arguments.ts';
import { openOperator } from '../write-side/operator.ts';
import { runMain } from './run-main.ts';

await runMain('staff', async (config, lifetime, words) => {
  const asked = readStaffArguments(words);
  const operator = await openOperator(config, await openDatabases(config, 'staff', lifetime));
  await lifetime.onEnd(() => operator.stop());
  for (const line of await runStaffCommand(operator, config, asked)) console.log(line);
});
