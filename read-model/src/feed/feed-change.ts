import type { DocumentKind } from '../documents/document-kind.ts';
import type { StoredDocument } from '../documents/stored-document.ts';

export type FeedChange = {
  generation: number;
  /** Undefined after a full load. */
  before: readonly number[] | undefined;
  after: readonly number[];
  documents: readonly StoredDocument[];
};

/** Pages kind by kind. A load that ends early is followed by another. */
export type FeedLoad = {
  page(documents: readonly StoredDocument[]): Promise<void> | void;
  /** Changes wait for it; a rejection restarts the load. */
  end(): Promise<void> | void;
};

export type FeedSubscriber = {
  kinds: readonly DocumentKind[];
  /** At the start and for each new generation; then a change without `before`. */
  load(generation: number): FeedLoad;
  changed(change: FeedChange): void;
};
