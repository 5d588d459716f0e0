import { type Base, type BaseParts, buildBase } from './base.ts';

/**
 * Builds a base: in a worker thread in production, inline in tests without threads.
 * @param onSpent receives the CPU time in microseconds that another thread used, possibly later
 */
export type Rebuilder = (parts: BaseParts, onSpent?: (microseconds: number) => void) => Promise<Base>;

export const inlineRebuilder: Rebuilder = async (parts) => buildBase(parts);
