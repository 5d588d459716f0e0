import type { Subscription } from '@naksha/events/async';
import type { PositionVector } from '@naksha/events/kernel';
import type { DocumentKind } from './document-kind.ts';

/** A body of null is a tombstone: deleted, or hidden because its key is parked. */
export type StoredDocument<Body = unknown> = {
  kind: string;
  id: string;
  partition: number;
  seq: number;
  body: Body | null;
};

/** Those of one kind, in the order they came. */
export const selectKind = <Body>(
  { kind }: DocumentKind<Body>,
  documents: readonly StoredDocument[],
): StoredDocument<Body>[] => documents.filter((document): document is StoredDocument<Body> => document.kind === kind);

export type DocumentConsumer = {
  /** Names of the kinds to hand over, at a reset one after the other in this order; with none, only the position. */
  kinds: readonly string[];
  /** How far the documents have come: told before what changed until there is handed over, and while a scan still is. */
  seen?(at: PositionVector): void;
  reset(documents: AsyncIterable<StoredDocument[]>, generation: number): Promise<void>;
  /** `seqs` is the checkpoint vector up to which everything has now been handed over; called even if only the vector moved. */
  changed(documents: readonly StoredDocument[], seqs: readonly number[]): Promise<void> | void;
};

/**
 * Follows the live generation's documents: a full scan at the checkpoint, then every change after it, in order of position.
 * `reset` is called at the start and again for each new generation, `changed` with consecutive changes in between.
 */
export interface DocumentFollower {
  follow(consumer: DocumentConsumer): Promise<Subscription>;
}

export const DOCUMENT_FOLLOWER = Symbol('DocumentFollower');
