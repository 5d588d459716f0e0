import { type Rebuilder, workerRebuilder } from '@naksha/read-model/map-engine';
import type { ProcessContext } from './process-context.ts';

const THEN = {
  again: "the map's rebuild thread failed; another is started",
  here: "the map's rebuild thread failed again and again: this process builds the map itself, and answers nobody meanwhile",
  'given up': "the map's rebuild thread had not memory enough; what is shown stays as it was",
} as const;

/** What builds the map's base, ended with the process, and told of in its log and its figures. */
export async function openMapRebuilder({
  lifetime,
  logger,
  metrics,
}: Pick<ProcessContext, 'lifetime' | 'logger' | 'metrics'>): Promise<Rebuilder> {
  const count = metrics.counter(
    'map_builds_total',
    'Times the base of a map was built anew: by a thread, by the process itself for want of one, or by nobody',
    [{ by: 'thread' }, { by: 'process' }, { by: 'nobody' }],
  );
  const { rebuild, close } = workerRebuilder({
    onBuilt: (by) => count({ by }),
    onFailed: (err, then) => logger[then === 'again' ? 'warn' : 'error']({ err }, THEN[then]),
  });
  await lifetime.onEnd(close);
  return rebuild;
}
