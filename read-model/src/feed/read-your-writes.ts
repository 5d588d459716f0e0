import { BEHIND_HEADER } from '@naksha/events/contracts';
import type { QueryParameters } from '@naksha/events/kernel';
import { parseAfterPosition } from './position-query.ts';
import type { WaitTarget } from './position-waiter.ts';

export const POSITION_TIMEOUT_MS = 2000;

/** The feed for documents, the map for results of the engine. */
export type PositionReader = { reached(target: WaitTarget, timeoutMs: number): Promise<boolean> };

export type Headers = { header(name: string, value: string): unknown };

/** Sets `Naksha-Behind: true` on timeout. */
export async function waitForOwnWrite(reader: PositionReader, query: QueryParameters, reply: Headers): Promise<void> {
  const after = parseAfterPosition(query);
  if (after && !(await reader.reached(after, POSITION_TIMEOUT_MS))) reply.header(BEHIND_HEADER, 'true');
}
