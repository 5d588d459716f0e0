import '../../require-node.mjs';

import { PostgresEventStore, RandomIds, SystemClock } from '@naksha/events/event-store';
import { KeyRing, migrate } from '@naksha/services';
import { usageError } from '../commands/help.ts';
import { loadOrCreateServerSecret } from '../config/secret.ts';
import { openDatabases } from '../databases/databases.ts';
import { openWriteAndReadPools } from '../databases/open-pool.ts';
import { UserError } from '../process/user-error.ts';
import { explainHistory } from '../why/explain-history.ts';
import { runEntryPoint } from './run-main.ts';

/** `npm run why -- KEY`: prints what happened after an event, and why it took so long. */
await runEntryPoint('why', async (config, lifetime, keys) => {
  if (keys.length !== 1) throw usageError('why', 'Give one id or key.');
  const databases = await openDatabases(config, 'why', lifetime);
  await migrate(databases.write);
  const { write, read } = openWriteAndReadPools(databases, 2, lifetime);
  const lines = await explainHistory(
    {
      ...{ write, read, now: new SystemClock().now(), usesKafka: config.KAFKA_BROKERS.length > 0 },
      keys: new KeyRing({
        secret: loadOrCreateServerSecret(config),
        previousSecret: config.NAKSHA_SECRET_PREVIOUS || undefined,
      }),
      store: new PostgresEventStore({ pool: write, ids: new RandomIds() }),
    },
    keys[0],
  );
  if (!lines)
    throw new UserError(
      `${keys[0]} was not found. Name the id of a lead, listing or event, the key of an effect, or the Idempotency-Key of a command of the last two days.`,
    );
  console.log(lines.join('\n'));
});
