import type { TextId } from '@naksha/events/kernel';

/** Erased texts are missing. */
export interface Texts {
  texts(ids: readonly TextId[]): Promise<ReadonlyMap<TextId, string>>;
}

export const TEXTS = Symbol('Texts');
