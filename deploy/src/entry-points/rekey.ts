import '../../require-node.mjs';

import { KeyRing, REKEY_RULES, type RekeyRule, rekeyAll } from '@naksha/services';
import { openDatabases } from '../databases/databases.ts';
import { ConsoleProgress } from '../terminal/console-progress.ts';
import { forgetFormerSecrets } from '../write-side/check-secret.ts';
import { openOperator } from '../write-side/operator.ts';
import { runMain, takesNone } from './run-main.ts';

/** `npm run rekey`: brings what is kept under a former secret under NAKSHA_SECRET, beside serving processes; it may be ended and begun again. */
await runMain(
  async (config, lifetime, args) => {
    takesNone(args);
    const operator = await openOperator(config, await openDatabases(config, 'rekey', lifetime));
    await lifetime.onEnd(() => operator.stop());
    const rules = operator.app.get<RekeyRule[]>(REKEY_RULES, { strict: false });
    const bars = new Map(rules.map(({ what }) => [what, new ConsoleProgress(what)]));
    const all = await rekeyAll(rules, (what, rekeyed, total) => bars.get(what)?.update(rekeyed, total));
    for (const { what, rekeyed, left, otherwise } of all) {
      console.log(`${what}: ${rekeyed} re-keyed, ${left} left`);
      if (left > 0) console.log(`  without NAKSHA_SECRET_PREVIOUS those ${otherwise}`);
    }
    if (all.every(({ left }) => left === 0))
      await forgetFormerSecrets(operator.app.get(KeyRing, { strict: false }), operator.write.databaseUrl);
    console.log(
      'what lives for two days or less, such as idempotency keys and codes, is not re-keyed: it ends by itself',
    );
  },
  { usage: 'npm run rekey: renews what was made with NAKSHA_SECRET_PREVIOUS under NAKSHA_SECRET (docs/operations.md)' },
);
