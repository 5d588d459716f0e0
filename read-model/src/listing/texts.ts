import type { TextId } from '@naksha/events/kernel';

/** Owners' free text, which lives in the vault and is filled in when somebody asks. Erased texts are missing. */
export interface Texts {
  texts(ids: readonly TextId[]): Promise<ReadonlyMap<TextId, string>>;
}

export const TEXTS = Symbol('Texts');
