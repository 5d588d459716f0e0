import '../../require-node.mjs';

import { openDatabases } from '../databases/databases.ts';
import { PARTNER_USAGE, readPartnerArguments } from '../partners/partner-arguments.ts';
import { runPartnerCommand } from '../partners/run-partner-command.ts';
import { openOperator } from '../write-side/operator.ts';
import { runMain } from './run-main.ts';

/**
 * `npm run partner -- add NAME --types A,B --place CITY` makes a token for the feed of public events, shown once; `list` says who
 * has one, `end NAME` ends it and what is open with it.
 */
await runMain(
  async (config, lifetime, words) => {
    const asked = readPartnerArguments(words);
    const operator = await openOperator(config, await openDatabases(config, 'partner', lifetime));
    await lifetime.onEnd(() => operator.stop());
    for (const line of await runPartnerCommand(operator, asked)) console.log(line);
  },
  { usage: PARTNER_USAGE },
);
