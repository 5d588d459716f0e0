import '../../require-node.mjs';

import { openDatabases } from '../databases/databases.ts';
import { readPartnerArguments } from '../partners/partner-arguments.ts';
import { runPartnerCommand } from '../partners/run-partner-command.ts';
import { openOperator } from '../write-side/operator.ts';
import { runMain } from './run-main.ts';

await runMain('partner', async (config, lifetime, words) => {
  const asked = readPartnerArguments(words);
  const operator = await openOperator(config, await openDatabases(config, 'partner', lifetime));
  await lifetime.onEnd(() => operator.stop());
  for (const line of await runPartnerCommand(operator, asked)) console.log(line);
});
