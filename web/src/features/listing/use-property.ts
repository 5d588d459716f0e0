import type { Property } from '@naksha/events/wire/property';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchJson, fetchPublicJson } from '../../shared/api/api.ts';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { propertiesKey } from '../../shared/api/properties-key.ts';
import { useSession } from '../../shared/session/session.ts';

export { propertiesKey };
/** The key includes the viewer, because owners see more. */
export const propertyQueryKey = (slug: string, session: string, at?: string) =>
  [...propertiesKey, slug, session, ...(at ? [at] : [])] as const;

/** `slug`: or id. */
export const propertyQuery = (slug: string, session: string, at?: string) =>
  queryOptions({
    queryKey: propertyQueryKey(slug, session, at),
    queryFn: async ({ signal }) => {
      const read = async (ask: typeof fetchJson) =>
        (await ask<{ property: Property }>(`/property/${encodeURIComponent(slug)}`, { query: { at }, signal }))
          .property;
      return read(fetchJson).catch((error: unknown) => {
        // While sessions cannot be checked, the public page is still there.
        if (error instanceof ApiProblem && error.code === 'sessions_away') return read(fetchPublicJson);
        throw error;
      });
    },
  });

export function useProperty(slug: string, at?: string) {
  const session = useSession();
  // The token is sent while being validated, so nothing is rendered twice.
  return useQuery({ ...propertyQuery(slug, session, at), placeholderData: (before) => before });
}

export type Absence = 'gone' | 'missing' | 'failed' | 'offline';

export function reasonForUnavailability(error: unknown): Absence {
  if (!(error instanceof ApiProblem)) return 'failed';
  if (error.status === 0) return 'offline';
  if (error.status === 410) return 'gone';
  return error.status >= 400 && error.status < 500 && error.status !== 429 ? 'missing' : 'failed';
}
