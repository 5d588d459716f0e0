import { DEGRADED, NOT_DEGRADED } from '@naksha/events/contracts';
import { atom, getDefaultStore, useAtomValue } from 'jotai';

const store = getDefaultStore();
const slower = atom(false);

/** Reads the header of the latest response. */
export const noteDegraded = (headers: Headers): void =>
  store.set(slower, (headers.get(DEGRADED) ?? NOT_DEGRADED) !== NOT_DEGRADED);

/** Without cache or search, the server is slower and suggestions are simpler. */
export const useSlower = (): boolean => useAtomValue(slower);
