import { type Base, type BaseParts, buildBase } from './base.ts';

/** `onSpent`: microseconds of CPU time of another thread, possibly later. */
export type Rebuilder = (parts: BaseParts, onSpent?: (microseconds: number) => void) => Promise<Base>;

export const rebuildInThisThread: Rebuilder = async (parts) => buildBase(parts);
