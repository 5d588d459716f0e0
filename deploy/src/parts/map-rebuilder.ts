import { type Rebuilder, workerRebuilder } from '@naksha/read-model/map-engine';
import type { ProcessContext } from './process-context.ts';

const CONSEQUENCES = {
  again: 'another thread is started',
  here: 'this process builds the map itself and does not respond while it does',
  'given up': 'not enough memory; the previous map stays in use',
} as const;

export async function openMapRebuilder({
  lifetime,
  logger,
  metrics,
}: Pick<ProcessContext, 'lifetime' | 'logger' | 'metrics'>): Promise<Rebuilder> {
  const count = metrics.counter(
    'map_builds_total',
    'Builds of the map, by builder: a thread, the process itself after threads failed, or none for lack of memory',
    [{ by: 'thread' }, { by: 'process' }, { by: 'nobody' }],
  );
  const { rebuild, close } = workerRebuilder({
    onBuilt: (by) => count({ by }),
    onFailed: (err, then) =>
      logger[then === 'again' ? 'warn' : 'error'](
        { err, consequence: CONSEQUENCES[then] },
        'map rebuild thread failed',
      ),
  });
  await lifetime.onEnd(close);
  return rebuild;
}
