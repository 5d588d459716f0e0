import type { Property } from '@naksha/events/wire/property';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { get } from '../../shared/api/api.ts';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { propertiesKey } from '../../shared/api/properties-key.ts';
import { useSession } from '../../shared/session/session.ts';

export { propertiesKey };
/** One's own and others' eyes see different things of a listing, so the key names who looks. */
export const propertyKey = (slug: string, session: string, at?: string) =>
  [...propertiesKey, slug, session, ...(at ? [at] : [])] as const;

/** @param slug or id @param at a past day: as it was then */
export const propertyQuery = (slug: string, session: string, at?: string) =>
  queryOptions({
    queryKey: propertyKey(slug, session, at),
    queryFn: async ({ signal }) =>
      (await get<{ property: Property }>(`/property/${encodeURIComponent(slug)}`, { query: { at }, signal })).property,
  });

export function useProperty(slug: string, at?: string) {
  const session = useSession();
  // While the token is being validated the call carries it already: nothing is drawn twice.
  return useQuery({ ...propertyQuery(slug, session, at), placeholderData: (before) => before });
}

/** Why there is nothing to show. */
export type Absence = 'gone' | 'missing' | 'failed' | 'offline';

export function toAbsence(error: unknown): Absence {
  if (!(error instanceof ApiProblem)) return 'failed';
  if (error.status === 0) return 'offline';
  if (error.status === 410) return 'gone';
  return error.status >= 400 && error.status < 500 && error.status !== 429 ? 'missing' : 'failed';
}
