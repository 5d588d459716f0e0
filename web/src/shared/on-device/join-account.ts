import type { ListingId } from '@naksha/events/kernel';
import { getDefaultStore } from 'jotai';
import { ApiProblem } from '../api/api-problem.ts';
import { comparedOnDevice } from '../compare/compared-homes.ts';
import { sendHidden } from '../hiding/hide-home.ts';
import { searchesOnDevice } from '../places/recent-searches.ts';
import { changeMarks } from '../saving/change-marks.ts';
import { refreshSavedHomes, sendSaved } from '../saving/saved-homes.ts';
import { moveToAccount, removeFromVisitor, tryStore } from './change-device-list.ts';
import { type DeviceList, joiningAccount } from './device-list.ts';
import { accountKey, readStored } from './device-storage.ts';
import { hiddenOnDevice, savedOnDevice } from './homes-on-device.ts';

const store = getDefaultStore();
const OWNER_KEY = 'naksha.owner';
/** Deleted when the session ends, so that the next one asks again. */
const DECLINED_KEY = accountKey('declined');

/** `ask`: another account was signed in here before, so the items may be another person's. */
export function decideJoin(account: string): 'join' | 'ask' | 'declined' {
  const owner = readStored(OWNER_KEY);
  if (owner === '' || owner === account) return 'join';
  return readStored(DECLINED_KEY) ? 'declined' : 'ask';
}

export const declineJoin = (): void => void tryStore(DECLINED_KEY, 'yes');

/** What the visitor stores from now on belongs to this account, unless someone else signs in. */
export const claimDevice = (account: string): void => void tryStore(OWNER_KEY, account);

let joining: Promise<void> | undefined;

/** What the server could not store stays on the device and is sent again with the next page. */
export function joinAccount(account: string): Promise<void> {
  joining ??= join(account).finally(() => {
    joining = undefined;
  });
  return joining;
}

async function join(account: string): Promise<void> {
  claimDevice(account);
  store.set(joiningAccount, true);
  const joined = await Promise.allSettled(VISITOR_LISTS.map(({ join }) => join()));
  refreshSavedHomes();
  for (const one of joined) if (one.status === 'rejected') throw one.reason;
}

/** Saved and hidden homes are the account's on every device, the others in this browser until the session ends. */
export const VISITOR_LISTS = [
  {
    text: 'saving.join.saved',
    items: savedOnDevice.visitor,
    join: () => sendToAccount(savedOnDevice, 'saved', ({ listing }) => listing, sendSaved),
  },
  {
    text: 'saving.join.hidden',
    items: hiddenOnDevice.visitor,
    join: () => sendToAccount(hiddenOnDevice, 'dismissed', (id) => id, sendHidden),
  },
  {
    text: 'saving.join.compared',
    items: comparedOnDevice.visitor,
    join: async () => moveToAccount(comparedOnDevice),
  },
  {
    text: 'saving.join.searches',
    items: searchesOnDevice.visitor,
    join: async () => moveToAccount(searchesOnDevice),
  },
] as const;

async function sendToAccount<T>(
  list: DeviceList<T>,
  mark: 'saved' | 'dismissed',
  listingOf: (item: T) => ListingId,
  send: (id: ListingId, isSet: boolean) => Promise<unknown>,
): Promise<void> {
  for (const id of store.get(list.visitor).map(listingOf)) {
    try {
      await send(id, true);
      changeMarks(mark, [id], true);
    } catch (error) {
      // The listing is gone, so there is nothing to store any more.
      if (!(error instanceof ApiProblem && [404, 410].includes(error.status))) throw error;
    }
    removeFromVisitor(list, id);
  }
}
