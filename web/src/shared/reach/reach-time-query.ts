import { type PlaceReach, type Position, printReach } from '@naksha/events/kernel';
import type { ReachTimes, RouterState } from '@naksha/events/wire/reach';
import { queryOptions } from '@tanstack/react-query';
import { fetchPublicJson } from '../api/api.ts';

/** The server's limit. */
const MAX_POINTS = 60;

/** Asked for again when the router's times arrive. */
export function reachTimeQuery(within: PlaceReach, at: Position, router: RouterState | undefined) {
  const [limit, point] = [printReach(within), printPoint(at)];
  return queryOptions({
    queryKey: ['reach', limit, point, router],
    enabled: router !== undefined,
    queryFn: () => loadTime(limit, point),
    placeholderData: (time, before) =>
      before?.queryKey[1] === limit && before.queryKey[2] === point ? time : undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const printPoint = ({ lat, lng }: Position): string => `${lat.toFixed(5)},${lng.toFixed(5)}`;

type Time = ReachTimes['times'][number];
type Waiting = { at: string; resolve(time: Time): void; reject(error: unknown): void };
const waiting = new Map<string, Waiting[]>();

/** Requests of the same moment are combined. */
function loadTime(within: string, at: string): Promise<Time> {
  return new Promise((resolve, reject) => {
    const others = waiting.get(within) ?? [];
    waiting.set(within, [...others, { at, resolve, reject }]);
    if (others.length === 0) setTimeout(() => void loadTimes(within));
  });
}

async function loadTimes(within: string): Promise<void> {
  const all = waiting.get(within) ?? [];
  waiting.delete(within);
  for (let from = 0; from < all.length; from += MAX_POINTS) {
    const some = all.slice(from, from + MAX_POINTS);
    try {
      const at = some.map((one) => one.at).join(';');
      const { times } = await fetchPublicJson<ReachTimes>('/reach/times', { query: { within, at } });
      for (const [k, { resolve }] of some.entries()) resolve(times[k]);
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  }
}
