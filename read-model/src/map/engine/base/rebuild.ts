import { type Base, type BaseParts, buildBase } from './base.ts';

/**
 * How a base is built anew: in a worker thread in production, inline where a test wants no thread.
 * @param onSpent told the microseconds of processor that another thread needed for it, or this one later
 */
export type Rebuilder = (parts: BaseParts, onSpent?: (microseconds: number) => void) => Promise<Base>;

export const inlineRebuilder: Rebuilder = async (parts) => buildBase(parts);
