import { type ListingId, listingNumber } from '@naksha/events/kernel';
import type { Marks } from '@naksha/events/wire/marks';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchJson } from '../api/api.ts';
import { useDeviceItems } from '../on-device/device-list.ts';
import { hiddenOnDevice, savedOnDevice } from '../on-device/homes-on-device.ts';
import { useSession } from './session.ts';

const fetchMarks = (signal: AbortSignal) => fetchJson<Marks>('/me/marks', { signal });

export const marksQuery = queryOptions({
  queryKey: ['me', 'marks'],
  queryFn: ({ signal }) => fetchMarks(signal),
  staleTime: 15_000,
});

/** By listing number. */
export type OwnMarks = Record<keyof Marks, ReadonlySet<number>>;

const numbers = (ids: readonly ListingId[] = []): Set<number> => new Set(ids.map(listingNumber));

/** Separate from tiles and lists because they are personal. */
export function useOwnMarks(): OwnMarks {
  const signedIn = useSession() === 'in';
  const { data } = useQuery({ ...marksQuery, enabled: signedIn });
  const hidden = useDeviceItems(hiddenOnDevice);
  const savedHere = useDeviceItems(savedOnDevice);
  return useMemo(() => {
    const { saved = [], seen, contacted, own, dismissed = [] } = (signedIn && data) || ({} as Partial<Marks>);
    return {
      saved: numbers([...saved, ...savedHere.map(({ listing }) => listing)]),
      seen: numbers(seen),
      contacted: numbers(contacted),
      own: numbers(own),
      dismissed: numbers([...dismissed, ...hidden]),
    };
  }, [signedIn, data, hidden, savedHere]);
}
