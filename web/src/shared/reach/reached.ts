import type { PlaceRing } from '@naksha/events/kernel';
import { atom } from 'jotai';

/** What is as close to a landmark as the filter asks, for the map; set by the chips, which load after the first paint. */
export const reachedAtom = atom<readonly PlaceRing[]>([]);
