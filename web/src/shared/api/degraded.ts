import { DEGRADED, NOT_DEGRADED } from '@naksha/events/contracts';
import { atom, getDefaultStore, useAtomValue } from 'jotai';

const store = getDefaultStore();
const slower = atom(false);

/** What the newest answer said of what the server does without. */
export const noteDegraded = (headers: Headers): void =>
  store.set(slower, (headers.get(DEGRADED) ?? NOT_DEGRADED) !== NOT_DEGRADED);

/** Without its cache the server works everything out anew, without its search it suggests plainer. */
export const useSlower = (): boolean => useAtomValue(slower);
