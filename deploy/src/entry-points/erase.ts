import '../../require-node.mjs';

import { EraseNumber, Erasures } from '@naksha/services';
import { CommandBus } from '@nestjs/cqrs';
import { openDatabases } from '../databases/databases.ts';
import { applyErasureLedger } from '../parts/apply-erasure-ledger.ts';
import { formatErasures } from '../terminal/print-erasures.ts';
import { parseStoredPhone } from '../terminal/read-phone-argument.ts';
import { openOperator } from '../write-side/operator.ts';
import { runEntryPoint } from './run-main.ts';

await runEntryPoint('erase', async (config, lifetime, numbers) => {
  const phones = numbers.map(parseStoredPhone);
  const { app, write, stop } = await openOperator(config, await openDatabases(config, 'erase', lifetime));
  await lifetime.onEnd(stop);
  await applyErasureLedger(app);
  for (const phone of phones) {
    const erased = new EraseNumber(phone, write.clock.now());
    const account = await app.get(CommandBus, { strict: false }).execute(erased);
    console.log(`${phone}: account ${account} erased; the worker will delete its listings`);
  }
  if (phones.length === 0) console.log(formatErasures(await app.get(Erasures, { strict: false }).list(50)));
});
