import '../../require-node.mjs';

import { KeyRing, REKEY_RULES, type RekeyRule, rekeyAllTables } from '@naksha/services';
import { openDatabases } from '../databases/databases.ts';
import { ConsoleProgress } from '../terminal/console-progress.ts';
import { deleteFormerSecretIds } from '../write-side/check-secret.ts';
import { openOperator } from '../write-side/operator.ts';
import { assertNoArguments, runEntryPoint } from './run-main.ts';

await runEntryPoint('rekey', async (config, lifetime, args) => {
  assertNoArguments('rekey', args);
  const operator = await openOperator(config, await openDatabases(config, 'rekey', lifetime));
  await lifetime.onEnd(() => operator.stop());
  const rules = operator.app.get<RekeyRule[]>(REKEY_RULES, { strict: false });
  const bars = new Map(rules.map(({ what }) => [what, new ConsoleProgress(what)]));
  const all = await rekeyAllTables(rules, (what, rekeyed, total) => bars.get(what)?.update(rekeyed, total));
  for (const { what, rekeyed, left, otherwise } of all) {
    console.log(`${what}: ${rekeyed} updated, ${left} remaining`);
    if (left > 0) console.log(`  If you remove NAKSHA_SECRET_PREVIOUS now: ${otherwise}.`);
  }
  if (all.every(({ left }) => left === 0))
    await deleteFormerSecretIds(operator.app.get(KeyRing, { strict: false }), operator.write.databaseUrl);
  console.log('Not updated: idempotency keys, codes and other data that expires within two days.');
});
