import { DEGRADED } from '@naksha/events/contracts';
import { sharedValue, useSharedValue } from '../state/shared-value.ts';

const away = sharedValue('');

/** What the newest answer said of what the server does without. */
export const noteDegraded = (headers: Headers): void => away.set(headers.get(DEGRADED) ?? '');

/** Without its cache the server works everything out anew. */
export const useSlower = (): boolean => useSharedValue(away).split(', ').includes('cache');
