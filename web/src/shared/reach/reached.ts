import { atom } from 'jotai';
import type { Shape } from '../map/shape.ts';

/** Set by the chips, which load after the first paint. */
export const reachedAtom = atom<readonly Shape[]>([]);
