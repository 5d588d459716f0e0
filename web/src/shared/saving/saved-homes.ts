import type { Accepted } from '@naksha/events/contracts';
import type { ListingId } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import { useQuery } from '@tanstack/react-query';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { sendCommand } from '../api/api.ts';
import { propertiesKey } from '../api/properties-key.ts';
import { queryClient } from '../api/query-client.ts';
import { putOnDevice, removeFromDevice } from '../on-device/change-device-list.ts';
import { useDeviceItems } from '../on-device/device-list.ts';
import { savedOnDevice } from '../on-device/homes-on-device.ts';
import { restoreSession, sessionState, useSession } from '../session/session.ts';
import { marksQuery } from '../session/use-marks.ts';
import { activityKey } from './activity-key.ts';
import { changeMarks } from './change-marks.ts';

export type SavableHome = Pick<ListingCard, 'id' | 'title'> &
  Partial<Pick<ListingCard, 'property_subtype' | 'expected_price'>>;

const store = getDefaultStore();
/** Optimistic until the server responds. */
const pendingSaves = atom<ReadonlyMap<ListingId, boolean>>(new Map());

/** `fallback`: used until the marks are loaded. */
export function useIsSaved(id: ListingId, fallback: boolean): boolean {
  const session = useSession();
  const { data: marks } = useQuery({ ...marksQuery, enabled: session === 'in' });
  const pending = useAtomValue(pendingSaves).get(id);
  const isOnDevice = useDeviceItems(savedOnDevice).some(({ listing }) => listing === id);
  return pending ?? (isOnDevice || (session !== 'out' && (marks ? marks.saved.includes(id) : fallback)));
}

/**
 * In the account, or on this device while signed out. Reverts on failure. Sends the wanted state, so that repeating is
 * harmless.
 */
export async function setListingSaved(home: SavableHome, liked: boolean): Promise<'account' | 'device'> {
  const { id } = home;
  setPending(id, liked);
  try {
    if (sessionState() !== 'in' && (await restoreSession()) !== 'in') {
      if (liked) putOnDevice(savedOnDevice, describeSavedHome(home));
      else removeFromDevice(savedOnDevice, id);
      return 'device';
    }
    await saveInAccount(id, liked);
    return 'account';
  } finally {
    setPending(id, undefined);
  }
}

async function saveInAccount(id: ListingId, liked: boolean): Promise<void> {
  if (!liked) removeFromDevice(savedOnDevice, id);
  try {
    await queryClient.cancelQueries({ queryKey: marksQuery.queryKey });
    changeMarks('saved', [id], liked);
    await sendSaved(id, liked);
  } catch (error) {
    changeMarks('saved', [id], !liked);
    throw error;
  }
  refreshSavedHomes();
}

export const sendSaved = (property: ListingId, liked: boolean) =>
  sendCommand<Accepted>('POST', '/buyer/saved', { property, liked });

export function refreshSavedHomes(): void {
  for (const queryKey of [marksQuery.queryKey, activityKey, propertiesKey])
    void queryClient.invalidateQueries({ queryKey });
}

const describeSavedHome = ({ id, title, property_subtype, expected_price }: SavableHome) => ({
  ...{ listing: id, at: new Date().toISOString(), title, property_subtype, expected_price },
});

function setPending(id: ListingId, liked: boolean | undefined): void {
  const pending = new Map(store.get(pendingSaves));
  if (liked === undefined) pending.delete(id);
  else pending.set(id, liked);
  store.set(pendingSaves, pending);
}
