import type { DocumentKind } from '../documents/document-kind.ts';
import type { StoredDocument } from '../documents/stored-document.ts';

/** All changes between two positions. */
export type FeedChange = {
  generation: number;
  /** The previous vector; undefined after a full load. */
  before: readonly number[] | undefined;
  after: readonly number[];
  /** All followed kinds, in order of position; see `selectKind`. */
  documents: readonly StoredDocument[];
};

/** A full load in pages, kind by kind in order of subscription. A load that ends early is followed by another. */
export type FeedLoad = {
  page(documents: readonly StoredDocument[]): Promise<void> | void;
  /** Called after the last page. Changes wait for it; a rejection restarts the load. */
  end(): Promise<void> | void;
};

/** Subscribers are called in order of subscription. An error restarts the load for all. */
export type FeedSubscriber = {
  kinds: readonly DocumentKind[];
  /** At the start and for each new generation; then a change without `before`. */
  load(generation: number): FeedLoad;
  changed(change: FeedChange): void;
};
