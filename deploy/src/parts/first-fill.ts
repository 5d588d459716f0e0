import { measureProjectionLag } from '@naksha/read-model';
import type { ProcessContext } from './process-context.ts';

/** A working projector is at most this many events behind. */
const FEW = 500;

/**
 * After a move or a restore, documents are rebuilt from the first event, and for minutes a map would show "12 homes"
 * instead of a million. Documents that are merely late are served.
 */
export async function createFirstProjectionDoneCheck({
  readPool: pool,
  write: { store: reader, clock },
}: Pick<ProcessContext, 'readPool' | 'write'>): Promise<() => Promise<boolean>> {
  const findLag = async () => (await measureProjectionLag({ pool, reader, now: clock.now() })).events;
  const events = (await reader.heads()).reduce((sum, head) => sum + head, 0);
  let filled = (await findLag()) * 2 <= events;
  return async () => {
    filled ||= (await findLag()) <= FEW;
    return filled;
  };
}
