import type { PlaceRing } from '@naksha/events/kernel';
import { atom } from 'jotai';

/** The area around a landmark for the map; set by the chips, which load after the first paint. */
export const reachedAtom = atom<readonly PlaceRing[]>([]);
