import { type ListingId, listingNumber } from '@naksha/events/kernel';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getMarks } from '../../features/home/queries/home-api.ts';
import { useSession } from '../../shared/session/session.ts';

export const marksKey = ['me', 'marks'] as const;
const NOBODY = { saved: new Set<number>(), seen: new Set<number>(), own: new Set<number>() };
const numbers = (ids: readonly ListingId[]): Set<number> => new Set(ids.map(listingNumber));

/** How the signed-in person's own doings colour the map. Personal, so apart from tiles and lists. */
export function useMarks() {
  const signedIn = useSession() === 'in';
  const { data } = useQuery({
    queryKey: marksKey,
    queryFn: ({ signal }) => getMarks(signal),
    enabled: signedIn,
    staleTime: 15_000,
  });
  return useMemo(
    () =>
      signedIn && data ? { saved: numbers(data.saved), seen: numbers(data.seen), own: numbers(data.own) } : NOBODY,
    [signedIn, data],
  );
}
