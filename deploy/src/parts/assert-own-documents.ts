import { loadEventSource } from '@naksha/read-model';
import { UserError } from '../process/user-error.ts';
import type { ProcessContext } from './process-context.ts';

/** If there are no documents yet, it passes, unless a projector fills another database. */
export async function assertDocumentsMatchEventTable({
  write,
  readPool,
  logger,
}: Pick<ProcessContext, 'write' | 'readPool' | 'logger'>): Promise<void> {
  const [origin, source] = await Promise.all([loadEventSource(readPool), write.store.source()]);
  if (origin && origin.source !== source)
    throw new UserError(
      `READ_DATABASE_URL: its documents were built from event table ${origin.source}, but DATABASE_URL has ${source}. ` +
        'If the write database was restored, run npm run replay to rebuild the documents. Otherwise set both to databases of the same environment.',
    );
  if (origin) return;
  const other = await loadEventSource(write.pool);
  // If both are one database, its projector may have started meanwhile.
  if (other?.source === source && !(await loadEventSource(readPool)))
    logger.warn(
      {
        reason: 'the projector writes to DATABASE_URL',
        action: 'Set READ_DATABASE_URL to the same database in every process.',
      },
      'read database empty',
    );
}
