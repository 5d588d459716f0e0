import type { Marks } from '@naksha/events/wire/marks';
import type { Property } from '@naksha/events/wire/property';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { citiesKey } from '../../shared/api/cities.ts';
import { listingsKey } from '../../shared/api/listings-key.ts';
import { propertiesKey } from '../../shared/api/properties-key.ts';
import { activityKey } from '../../shared/saving/activity-key.ts';
import { marksQuery } from '../../shared/session/use-marks.ts';

const startsWithKey = (key: QueryKey, with_: QueryKey): boolean => with_.every((part, at) => key[at] === part);

export const isListingsQueryKey = (key: QueryKey): boolean =>
  startsWithKey(key, listingsKey) || startsWithKey(key, activityKey);
export const isPropertyQueryKey = (key: QueryKey): boolean => startsWithKey(key, propertiesKey);

/** Never messages from others. */
const isCachedOffline = (key: QueryKey): boolean =>
  isListingsQueryKey(key) ||
  isPropertyQueryKey(key) ||
  [citiesKey, marksQuery.queryKey].some((one) => startsWithKey(key, one));

const isProperty = (data: unknown): data is Property =>
  typeof data === 'object' && data !== null && 'has_access' in data && 'assisted_by' in data;

/** Numbers only for who requested them; never staff's views of others' homes. */
export function shouldCacheQueryOffline(client: QueryClient, key: QueryKey, data: unknown): boolean {
  if (!isCachedOffline(key) || data === undefined) return false;
  if (!isProperty(data) || data.mine || !data.has_access.can_view) return true;
  return client.getQueryData<Marks>(marksQuery.queryKey)?.contacted.includes(data.id) ?? false;
}

export const isPersonalQueryKey = (key: QueryKey): boolean =>
  key[0] === 'me' || (isPropertyQueryKey(key) && key.at(-1) !== 'out');
