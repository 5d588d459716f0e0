import type { TextId } from '@naksha/events/kernel';

/** Owners' texts from the vault. Erased ones are missing. */
export interface Texts {
  texts(ids: readonly TextId[]): Promise<ReadonlyMap<TextId, string>>;
}

export const TEXTS = Symbol('Texts');
