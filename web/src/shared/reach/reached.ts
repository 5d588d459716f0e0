import type { PlaceRing } from '@naksha/events/kernel';
import { atom } from 'jotai';

/** Set by the chips, which load after the first paint. */
export const reachedAtom = atom<readonly PlaceRing[]>([]);
