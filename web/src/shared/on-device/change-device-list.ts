import { getDefaultStore } from 'jotai';
import { t } from '../messages/t.ts';
import { sessionState } from '../session/session.ts';
import { toast } from '../ui/toast.ts';
import { type DeviceList, joiningAccount, unionOfItems } from './device-list.ts';
import { accountKey } from './device-storage.ts';

type Owner = 'visitor' | 'account';

const store = getDefaultStore();
const isSignedOut = (): boolean => sessionState() === 'out';

export function itemsOnDevice<T>(list: DeviceList<T>): readonly T[] {
  const visitor = store.get(list.visitor);
  if (isSignedOut()) return visitor;
  return store.get(joiningAccount) ? unionOfItems(list, store.get(list.account), visitor) : store.get(list.account);
}

/** While signed in, for the account, until the session ends. */
export function putOnDevice<T>(list: DeviceList<T>, item: T): void {
  const owner = isSignedOut() ? 'visitor' : 'account';
  write(list, owner, unionOfItems(list, store.get(list[owner]), [item]));
}

export function removeFromDevice<T>(list: DeviceList<T>, id: string): void {
  for (const owner of shownOwners()) removeItems(list, owner, (item) => list.idOf(item) === id);
}

export function clearOnDevice<T>(list: DeviceList<T>): void {
  for (const owner of shownOwners()) removeItems(list, owner, () => true);
}

export const removeFromVisitor = <T>(list: DeviceList<T>, id: string): void =>
  removeItems(list, 'visitor', (item) => list.idOf(item) === id);

export function moveToAccount<T>(list: DeviceList<T>): void {
  const visitor = store.get(list.visitor);
  if (visitor.length === 0) return;
  write(list, 'account', unionOfItems(list, store.get(list.account), visitor));
  write(list, 'visitor', []);
}

function shownOwners(): Owner[] {
  if (isSignedOut()) return ['visitor'];
  return store.get(joiningAccount) ? ['account', 'visitor'] : ['account'];
}

function removeItems<T>(list: DeviceList<T>, owner: Owner, isUnwanted: (item: T) => boolean): void {
  const before = store.get(list[owner]);
  const after = before.filter((item) => !isUnwanted(item));
  if (after.length < before.length) write(list, owner, after);
}

function write<T>(list: DeviceList<T>, owner: Owner, items: readonly T[]): void {
  store.set(list[owner], items);
  const key = owner === 'visitor' ? list.key : accountKey(list.key);
  if (!tryStore(key, items.length > 0 ? list.print(items) : '')) reportLostStorage();
}

/** False if the browser is full or blocks storage. */
export function tryStore(key: string, text: string): boolean {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

let isLossReported = false;

function reportLostStorage(): void {
  if (isLossReported) return;
  isLossReported = true;
  toast.error(t('saving.notStored'), { stays: true });
}
