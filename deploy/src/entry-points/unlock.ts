import '../../require-node.mjs';

import { UnlockNumber } from '@naksha/services';
import { CommandBus } from '@nestjs/cqrs';
import { usageError } from '../commands/help.ts';
import { openDatabases } from '../databases/databases.ts';
import { parseStoredPhone } from '../terminal/read-phone-argument.ts';
import { openOperator } from '../write-side/operator.ts';
import { runEntryPoint } from './run-main.ts';

await runEntryPoint('unlock', async (config, lifetime, numbers) => {
  if (numbers.length === 0) throw usageError('unlock', 'The phone number is missing.');
  const phones = numbers.map(parseStoredPhone);
  const operator = await openOperator(config, await openDatabases(config, 'unlock', lifetime));
  await lifetime.onEnd(() => operator.stop());
  const commands = operator.app.get(CommandBus, { strict: false });
  for (const phone of phones)
    console.log(`${phone}: ${(await commands.execute(new UnlockNumber(phone))) ? 'unlocked' : 'was not locked'}`);
});
