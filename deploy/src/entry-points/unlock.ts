import '../../require-node.mjs';

import { UnlockNumber } from '@naksha/services';
import { CommandBus } from '@nestjs/cqrs';
import { openDatabases } from '../databases/databases.ts';
import { UserError } from '../process/user-error.ts';
import { readStoredPhone } from '../terminal/read-phone-argument.ts';
import { openOperator } from '../write-side/operator.ts';
import { runMain } from './run-main.ts';

const USAGE = 'say which number: npm run unlock -- +919876543210';

/** `npm run unlock -- +91…` opens a number again that wrong codes have locked, once the office knows whose it is. */
await runMain(
  async (config, lifetime, numbers) => {
    if (numbers.length === 0) throw new UserError(USAGE);
    const phones = numbers.map(readStoredPhone);
    const operator = await openOperator(config, await openDatabases(config, 'unlock', lifetime));
    await lifetime.onEnd(() => operator.stop());
    const commands = operator.app.get(CommandBus, { strict: false });
    for (const phone of phones)
      console.log((await commands.execute(new UnlockNumber(phone))) ? `${phone} is open again` : `${phone} was open`);
  },
  { usage: USAGE },
);
