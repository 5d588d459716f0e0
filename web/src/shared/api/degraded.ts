import { DEGRADED, NOT_DEGRADED } from '@naksha/events/contracts';
import { createSharedValue, useSharedValue } from '../state/shared-value.ts';

const slower = createSharedValue(false);

/** What the newest answer said of what the server does without. */
export const noteDegraded = (headers: Headers): void =>
  slower.set((headers.get(DEGRADED) ?? NOT_DEGRADED) !== NOT_DEGRADED);

/** Without its cache the server works everything out anew, without its search it suggests plainer. */
export const useSlower = (): boolean => useSharedValue(slower);
