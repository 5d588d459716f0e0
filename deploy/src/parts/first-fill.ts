import { projectionLag } from '@naksha/read-model';
import type { ProcessContext } from './process-context.ts';

/** So few events behind is what a projector at work is at any time. */
const FEW = 500;

/**
 * Whether documents are there that may be answered from. Where a log is older than its documents, as after a move or a
 * restore, they are made from its first event on: minutes in which a map would say "12 homes" where there are a million, so a
 * process that finds less than half of the log in them isn't ready before they have caught up. Documents that are merely late are served.
 */
export async function openFirstFill({
  readPool: pool,
  write: { store: reader, clock },
}: Pick<ProcessContext, 'readPool' | 'write'>): Promise<() => Promise<boolean>> {
  const findLag = async () => (await projectionLag({ pool, reader, now: clock.now() })).events;
  const events = (await reader.heads()).reduce((sum, head) => sum + head, 0);
  let filled = (await findLag()) * 2 <= events;
  return async () => {
    filled ||= (await findLag()) <= FEW;
    return filled;
  };
}
