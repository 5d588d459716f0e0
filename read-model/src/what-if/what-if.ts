import type { KnownEvent } from '@naksha/events/contracts';
import type { DocumentKind } from '../documents/document-kind.ts';

/** Changes to the code for a comparison; missing parts stay as they are. */
export type WhatIf = {
  title: string;
  /** Kinds that replace those with the same name. */
  kinds?: readonly DocumentKind[];
  /**
   * One key's history under another rule; an estimate, because people would have acted differently.
   * @param until time of the newest event, ISO 8601
   */
  history?(events: readonly KnownEvent[], until: string): readonly KnownEvent[];
  /** Distance for probable duplicates. */
  duplicatesWithinM?: number;
};
