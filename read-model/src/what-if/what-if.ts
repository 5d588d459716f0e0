import type { KnownEvent } from '@naksha/events/contracts';
import type { DocumentKind } from '../documents/document-kind.ts';

/** Another version of what is made of the same history. What is left out is as it is. */
export type WhatIf = {
  title: string;
  /** Other folds, in place of those of their names. */
  kinds?: readonly DocumentKind[];
  /**
   * The history of one ordering key as another rule would have had it: an estimate, because people would have done other things.
   * @param until the newest event of all, ISO 8601
   */
  history?(events: readonly KnownEvent[], until: string): readonly KnownEvent[];
  /** How far apart what is probably one property may lie. */
  duplicatesWithinM?: number;
};
