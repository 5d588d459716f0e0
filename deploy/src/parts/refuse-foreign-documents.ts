import { readOrigin } from '@naksha/read-model';
import { UserError } from '../process/user-error.ts';
import type { ProcessContext } from './process-context.ts';

/**
 * Whoever answers from documents makes sure that they are of its own events. Where there are none yet it says nothing, unless
 * a projector fills another database than the one that was given.
 * @throws UserError where the documents are made of another event table
 */
export async function refuseForeignDocuments({
  write,
  readPool,
  logger,
}: Pick<ProcessContext, 'write' | 'readPool' | 'logger'>): Promise<void> {
  const [origin, source] = await Promise.all([readOrigin(readPool), write.store.source()]);
  if (origin && origin.source !== source)
    throw new UserError(
      `the documents are of the event table ${origin.source}, and this one is ${source}: is READ_DATABASE_URL or DATABASE_URL ` +
        'another environment’s? Where the write database was restored, npm run replay makes the documents anew',
    );
  if (origin) return;
  const other = await readOrigin(write.pool);
  // Where both are one database its projector may have begun meanwhile.
  if (other?.source === source && !(await readOrigin(readPool)))
    logger.warn(
      'READ_DATABASE_URL has no documents yet, but DATABASE_URL has: is the projector given READ_DATABASE_URL too?',
    );
}
