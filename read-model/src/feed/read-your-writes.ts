import { BEHIND } from '@naksha/events/contracts';
import type { Query } from '@naksha/events/kernel';
import { parseAfter } from './position-query.ts';
import type { WaitTarget } from './position-waiter.ts';

/** Longer than a projection takes, and nobody waits longer for an answer. */
export const POSITION_TIMEOUT_MS = 2000;

/** What is asked: the feed, where documents are read; the map, where the engine answers. */
export type PositionReader = { reached(target: WaitTarget, timeoutMs: number): Promise<boolean> };

/** Sets response headers; Fastify's reply is one. */
export type Headers = { header(name: string, value: string): unknown };

/**
 * `?after=` of a command's position: waits for it, so that the answer shows the caller's own write; says
 * `Naksha-Behind: true` when it gave up.
 * @throws Problem 422 on what is no position
 */
export async function waitForOwnWrite(reader: PositionReader, query: Query, reply: Headers): Promise<void> {
  const after = parseAfter(query);
  if (after && !(await reader.reached(after, POSITION_TIMEOUT_MS))) reply.header(BEHIND, 'true');
}
