import type { Accepted } from '@naksha/events/contracts';
import type { ListingId } from '@naksha/events/kernel';
import type { Marks } from '@naksha/events/wire/marks';
import { useQuery } from '@tanstack/react-query';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { sendCommand } from '../api/api.ts';
import { propertiesKey } from '../api/properties-key.ts';
import { queryClient } from '../api/query-client.ts';
import { useSession } from '../session/session.ts';
import { marksQuery } from '../session/use-marks.ts';
import { activityKey } from './activity-key.ts';

const store = getDefaultStore();
/** Optimistic until the server responds. */
const pendingSaves = atom<ReadonlyMap<ListingId, boolean>>(new Map());

/** `fallback`: used until the marks are loaded. */
export function useIsSaved(id: ListingId, fallback: boolean): boolean {
  const session = useSession();
  const { data: marks } = useQuery({ ...marksQuery, enabled: session === 'in' });
  const pending = useAtomValue(pendingSaves).get(id);
  return pending ?? (session !== 'out' && (marks ? marks.saved.includes(id) : fallback));
}

/** Reverts on failure. Sends the wanted state, so that repeating is harmless. */
export async function setListingSaved(id: ListingId, liked: boolean): Promise<void> {
  setPending(id, liked);
  try {
    await queryClient.cancelQueries({ queryKey: marksQuery.queryKey });
    mark(id, liked);
    await sendCommand<Accepted>('POST', '/buyer/saved', { property: id, liked });
  } catch (error) {
    mark(id, !liked);
    throw error;
  } finally {
    setPending(id, undefined);
  }
  for (const queryKey of [marksQuery.queryKey, activityKey, propertiesKey])
    void queryClient.invalidateQueries({ queryKey });
}

function setPending(id: ListingId, liked: boolean | undefined): void {
  const pending = new Map(store.get(pendingSaves));
  if (liked === undefined) pending.delete(id);
  else pending.set(id, liked);
  store.set(pendingSaves, pending);
}

const mark = (id: ListingId, liked: boolean): void => {
  queryClient.setQueryData<Marks>(marksQuery.queryKey, (marks) => {
    if (!marks) return marks;
    const others = marks.saved.filter((one) => one !== id);
    return { ...marks, saved: liked ? [...others, id] : others };
  });
};
