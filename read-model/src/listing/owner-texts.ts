import type { TextId } from '@naksha/events/kernel';

/** Erased texts are missing. */
export interface OwnerTexts {
  findTexts(ids: readonly TextId[]): Promise<ReadonlyMap<TextId, string>>;
}

export const OWNER_TEXTS = Symbol('Texts');
