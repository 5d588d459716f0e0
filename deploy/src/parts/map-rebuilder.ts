import { createWorkerRebuilder, type Rebuilder } from '@naksha/read-model/map-engine';
import type { ProcessContext } from './process-context.ts';

const OUTCOMES = {
  again: { retrying: true },
  here: { fallback: 'build in this process', impact: 'the process does not respond during the build' },
  'given up': { reason: 'not enough memory', fallback: 'previous map' },
} as const;

export async function openMapRebuilder({
  lifetime,
  logger,
  metrics,
}: Pick<ProcessContext, 'lifetime' | 'logger' | 'metrics'>): Promise<Rebuilder> {
  const count = metrics.counter(
    'map_builds_total',
    'Builds of the map, by builder: thread, process (after threads failed), or nobody (given up, memory was short)',
    [{ by: 'thread' }, { by: 'process' }, { by: 'nobody' }],
  );
  const { rebuild, close } = createWorkerRebuilder({
    onBuilt: (by) => count({ by }),
    onFailed: (err, then) =>
      logger[then === 'again' ? 'warn' : 'error']({ err, ...OUTCOMES[then] }, 'map rebuild thread failed'),
  });
  await lifetime.onEnd(close);
  return rebuild;
}
