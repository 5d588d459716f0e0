import { atom } from 'jotai';
import type { MapShape } from '../map/shape.ts';

/** Set by the chips, which load after the first paint. */
export const reachedAtom = atom<readonly MapShape[]>([]);
