import '../../require-node.mjs';

import { redactContacts } from '@naksha/events/contacts';
import { PostgresEventStore, RandomIds, SystemClock } from '@naksha/events/event-store';
import { listParkedKeys, requestParkedKeyRelease } from '@naksha/read-model';
import { listDeadEffects, listLateEffects, migrate, retryDeadEffect } from '@naksha/services';
import { openDatabases } from '../databases/databases.ts';
import { openWriteAndReadPools } from '../databases/open-pool.ts';
import { UserError } from '../process/user-error.ts';
import { filterDeadEffects, parseParkedArguments } from '../terminal/parked-arguments.ts';
import { emptyListIfTableIsMissing, loadConsumerPositions } from '../why/consumer-positions.ts';
import { countParkedByPartition } from '../why/explain-history.ts';
import { listStoppedPartitions } from '../why/stopped-partitions.ts';
import { runEntryPoint } from './run-main.ts';

const MOST = 200;

await runEntryPoint('parked', async (config, lifetime, words) => {
  const asked = parseParkedArguments(words);
  const databases = await openDatabases(config, 'parked', lifetime);
  await migrate(databases.write);
  const { write, read } = openWriteAndReadPools(databases, 2, lifetime);
  const [ids, clock] = [new RandomIds(), new SystemClock()];
  const store = new PostgresEventStore({ pool: write, ids });
  const parked = await listParkedKeys(read).catch(emptyListIfTableIsMissing);
  const dead = await listDeadEffects(write, MOST);
  const strange = asked.keys.filter((key) => !parked.some((one) => one.key === key));
  if (strange.length > 0)
    throw new UserError(`No parked key is named ${strange.join(', ')}. Run npm run parked to list the parked keys.`);
  for (const key of asked.keys)
    console.log(
      `${key}: released at position ${(await requestParkedKeyRelease({ store, clock, ids, key })).position}; a projector will process it again`,
    );
  for (let left = filterDeadEffects(dead, asked.effects); left.length > 0; ) {
    for (const effect of left)
      if (await retryDeadEffect(write, effect, clock.now()))
        console.log(`${effect.event}/${effect.kind}: queued; a worker will retry it`);
    left = asked.effects === 'all' ? await listDeadEffects(write, MOST) : [];
  }
  if (words.length > 0) return;
  if (parked.length > 0) console.table(parked);
  // The SMS gateway's error text may contain the phone number.
  const shown = dead.map(({ since, error, ...effect }) => ({
    ...effect,
    error: redactContacts(error),
    since: since.toISOString(),
  }));
  if (shown.length > 0) console.table(shown);
  const late = await listLateEffects(write, clock.now());
  if (late.length > 0) {
    console.log('Effects that have waited for more than a minute:');
    console.table(
      late.map(({ since, nextAttempt, error, ...effects }) => ({
        ...effects,
        error: redactContacts(error) || 'not attempted yet; check that a worker is running',
        since: since.toISOString(),
        'next attempt': nextAttempt.toISOString(),
      })),
    );
  }
  const positions = await loadConsumerPositions({ write, read }, config.KAFKA_BROKERS.length > 0);
  const stopped = await listStoppedPartitions({
    ...{ reader: store, positions, now: clock.now(), parked: countParkedByPartition(parked) },
  });
  if (stopped.length > 0) {
    console.log('Partitions whose next event has waited for more than a minute:');
    console.table(stopped.map(({ since, ...partition }) => ({ ...partition, since: since.toISOString() })));
  }
  if (parked.length + dead.length + late.length + stopped.length === 0)
    console.log('No parked keys, no failed or late effects, and no event that has waited for more than a minute.');
});
