import type { KnownEvent } from '@naksha/events/contracts';
import type { DocumentKind } from '../documents/document-kind.ts';

export type WhatIf = {
  title: string;
  kinds?: readonly DocumentKind[];
  /** An estimate, because people would have acted differently. `until`: time of the newest event, ISO 8601. */
  history?(events: readonly KnownEvent[], until: string): readonly KnownEvent[];
  duplicatesWithinM?: number;
};
