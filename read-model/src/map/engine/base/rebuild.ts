import { type Base, type BaseParts, buildBase } from './base.ts';

/** How a base is built anew: in a worker thread in production, inline where a test wants no thread. */
export type Rebuilder = (parts: BaseParts) => Promise<Base>;

export const inlineRebuilder: Rebuilder = async (parts) => buildBase(parts);
