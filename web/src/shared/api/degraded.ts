import { DEGRADED_HEADER, NOT_DEGRADED } from '@naksha/events/contracts';
import { atom, getDefaultStore, useAtomValue } from 'jotai';

const store = getDefaultStore();
const slower = atom(false);

export const noteDegraded = (headers: Headers): void =>
  store.set(slower, (headers.get(DEGRADED_HEADER) ?? NOT_DEGRADED) !== NOT_DEGRADED);

export const useIsDegraded = (): boolean => useAtomValue(slower);
