import { type Clock, Problem } from '@naksha/events/kernel';
import { networkOf } from '@naksha/services';
import type { FastifyInstance } from 'fastify';

const WINDOW_MS = 60_000;
/** Addresses remembered at most; beyond it the map is emptied of those whose minute is over, and nobody is let in unseen. */
const MOST_ADDRESSES = 100_000;

type Minute = { began: number; requests: number };

/**
 * Tiles and page files are cheap, many and cached: a fast pan asks for hundreds a minute. Judged by the route that was found:
 * the address itself may be written as `/%61pi/…` or with a host before it, and finds the same route.
 */
const free = (route: string): boolean => !route.startsWith('/api/') || route.startsWith('/api/map/');

/**
 * General politeness per network address and minute; identity has stricter limits of its own, in the database.
 * @param most requests a minute
 */
export function throttle(server: FastifyInstance, most: number, clock: Clock): void {
  const minutes = new Map<string, Minute>();
  server.addHook('onRequest', async (request) => {
    if (free(request.routeOptions.url ?? '/')) return;
    const now = clock.now().getTime();
    const minute = minuteOf(minutes, networkOf(request.ip), now);
    if (++minute.requests <= most) return;
    const seconds = Math.ceil((minute.began + WINDOW_MS - now) / 1000);
    throw new Problem(429, 'too_many_requests', 'too many requests from your address', undefined, Math.max(1, seconds));
  });
}

function minuteOf(minutes: Map<string, Minute>, address: string, now: number): Minute {
  const known = minutes.get(address);
  if (known && now - known.began < WINDOW_MS) return known;
  if (minutes.size >= MOST_ADDRESSES) {
    for (const [other, { began }] of minutes) if (now - began >= WINDOW_MS) minutes.delete(other);
    if (minutes.size >= MOST_ADDRESSES) throw new Problem(429, 'too_many_requests', 'too many visitors', undefined, 60);
  }
  const fresh = { began: now, requests: 0 };
  minutes.set(address, fresh);
  return fresh;
}
