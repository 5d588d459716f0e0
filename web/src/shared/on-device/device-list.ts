import { atom, getDefaultStore, type PrimitiveAtom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { sessionState, subscribeToSession, useSession } from '../session/session.ts';
import { accountKey, readStored } from './device-storage.ts';

/**
 * What a visitor keeps in this browser, oldest first, until it joins an account. `account`: what of an account only this
 * browser stores, until the session ends. Changed by change-device-list.ts, which loads later.
 */
export type DeviceList<T> = {
  /** In local storage. */
  key: string;
  max: number;
  idOf(item: T): string;
  print(items: readonly T[]): string;
  visitor: PrimitiveAtom<readonly T[]>;
  account: PrimitiveAtom<readonly T[]>;
};
type Description<T> = Omit<DeviceList<T>, 'visitor' | 'account'> & { parse(text: string): readonly T[] };

const store = getDefaultStore();
/** The visitor's items are shown in the account before the server has stored them. */
export const joiningAccount = atom(false);
subscribeToSession(() => {
  if (sessionState() === 'out') store.set(joiningAccount, false);
});

export function createDeviceList<T>({ parse, ...list }: Description<T>): DeviceList<T> {
  const { key, max } = list;
  const read = (from: string): readonly T[] => parse(readStored(from)).slice(-max);
  const visitor = atom(read(key));
  const account = atom(read(accountKey(key)));
  // In another tab.
  globalThis.addEventListener?.('storage', () => {
    store.set(visitor, read(key));
    store.set(account, read(accountKey(key)));
  });
  subscribeToSession(() => {
    if (sessionState() === 'out') store.set(account, []);
  });
  return { ...list, visitor, account };
}

export function useDeviceItems<T>(list: DeviceList<T>): readonly T[] {
  const signedOut = useSession() === 'out';
  const joining = useAtomValue(joiningAccount);
  const visitor = useAtomValue(list.visitor);
  const account = useAtomValue(list.account);
  return useMemo(() => {
    if (signedOut) return visitor;
    return joining ? unionOfItems(list, account, visitor) : account;
  }, [list, signedOut, joining, visitor, account]);
}

export function unionOfItems<T>({ idOf, max }: DeviceList<T>, before: readonly T[], added: readonly T[]): readonly T[] {
  if (added.length === 0) return before;
  const ids = added.map(idOf);
  return [...before.filter((item) => !ids.includes(idOf(item))), ...added].slice(-max);
}
