import type { InterestDocument } from '../leads/interest-document.ts';
import type { ListingDocument } from '../listing/listing-document.ts';
import type { PostingDocument } from '../listing/posting-document.ts';

/** Each kind of document with its body. A body of null is a tombstone: deleted, or hidden because its key is parked. */
export type DocumentKinds = {
  listing: ListingDocument;
  posting: PostingDocument;
  interest: InterestDocument;
};
export type DocumentKind = keyof DocumentKinds;

export type StoredDocument<Kind extends DocumentKind = DocumentKind> = {
  [K in Kind]: { kind: K; id: string; partition: number; seq: number; body: DocumentKinds[K] | null };
}[Kind];

/**
 * Follows the live generation's documents: a full scan at the checkpoint, then every change after it, in order of position.
 * `reset` is called at the start and again for each new generation, `changed` with consecutive changes in between.
 */
export interface DocumentFollower {
  follow(follow: {
    kinds: readonly DocumentKind[];
    reset(documents: AsyncIterable<StoredDocument[]>, generation: number): Promise<void>;
    /** `seqs` is the checkpoint vector up to which everything has now been handed over; called even if only the vector moved. */
    changed(documents: readonly StoredDocument[], seqs: readonly number[]): Promise<void> | void;
  }): Promise<FollowedDocuments>;
}

export interface FollowedDocuments {
  /** The generation and vector that `changed` was last called with. */
  position(): { generation: number; seqs: readonly number[] };
  /** Waits until the follower has passed the position, at most `timeoutMs`. @returns whether it has */
  passed(position: { partition: number; seq: number }, timeoutMs: number): Promise<boolean>;
  stop(): Promise<void>;
}
