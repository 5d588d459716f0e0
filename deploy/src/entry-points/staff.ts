import '../../require-node.mjs';

import { openDatabases } from '../databases/databases.ts';
import { runStaffCommand } from '../staff/run-staff-command.ts';
import { readStaffArguments, STAFF_USAGE } from '../staff/staff-arguments.ts';
import { openOperator } from '../write-side/operator.ts';
import { runMain } from './run-main.ts';

/**
 * `npm run staff -- add +91… --role reviewer` makes somebody staff and `remove` ends it, without a deploy; `list` says who is.
 * `enrol` prints a code by which one of them sets up a second factor; `reset` takes away what there is before, and ends their
 * sessions. To be given to the person themselves, once it is clear who they are. `unblock` opens their account, where no other
 * administrator is left who can.
 */
await runMain(
  async (config, lifetime, words) => {
    const asked = readStaffArguments(words);
    const operator = await openOperator(config, await openDatabases(config, 'staff', lifetime));
    await lifetime.onEnd(() => operator.stop());
    for (const line of await runStaffCommand(operator, config, asked)) console.log(line);
  },
  { usage: STAFF_USAGE },
);
