import type { DocumentKind } from '../documents/document-kind.ts';
import type { StoredDocument } from '../documents/stored-document.ts';

/** Everything that changed between two positions. */
export type FeedChange = {
  generation: number;
  /** The vector that was reached before; undefined after everything was loaded anew: what was told earlier doesn't lead up to it. */
  before: readonly number[] | undefined;
  after: readonly number[];
  /** Of every kind that somebody follows, in order of position; `selectKind` takes out those of one. */
  documents: readonly StoredDocument[];
};

/**
 * All documents, handed over page by page, those of a kind after all of the kinds that somebody subscribed to before; one that ends
 * early is followed by another from the start.
 */
export type FeedLoad = {
  page(documents: readonly StoredDocument[]): Promise<void> | void;
  /** The last page has been handed over. Until it has ended, nobody is told of a change; what rejects has everything loaded anew. */
  end(): Promise<void> | void;
};

/** Told in order, one subscriber after the other in the order they subscribed. One that throws has everything loaded anew, for all. */
export type FeedSubscriber = {
  kinds: readonly DocumentKind[];
  /** At the start and for each new generation; a change without `before` follows. */
  load(generation: number): FeedLoad;
  changed(change: FeedChange): void;
};
