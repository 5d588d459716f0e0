import type { Subscription } from '@naksha/events/async';
import type { PositionVector } from '@naksha/events/kernel';
import type { DocumentKind } from './document-kind.ts';

/** A null body is a tombstone: deleted, or hidden because its key is parked. */
export type StoredDocument<Body = unknown> = {
  kind: string;
  id: string;
  partition: number;
  seq: number;
  body: Body | null;
};

/** Documents of one kind, in order. */
export const selectKind = <Body>(
  { kind }: DocumentKind<Body>,
  documents: readonly StoredDocument[],
): StoredDocument<Body>[] => documents.filter((document): document is StoredDocument<Body> => document.kind === kind);

export type DocumentConsumer = {
  /** Kinds to deliver; a reset delivers them in this order. If empty, only positions are reported. */
  kinds: readonly string[];
  /** Reports the position before its changes are delivered, and during a scan. */
  seen?(at: PositionVector): void;
  reset(documents: AsyncIterable<StoredDocument[]>, generation: number): Promise<void>;
  /** `seqs`: the position vector delivered so far; called even if only that changed. */
  changed(documents: readonly StoredDocument[], seqs: readonly number[]): Promise<void> | void;
};

/**
 * Follows the live generation's documents: a full scan, then all changes in order. `reset` is called at the start and for each
 * new generation, `changed` for consecutive changes.
 */
export interface DocumentFollower {
  follow(consumer: DocumentConsumer): Promise<Subscription>;
}

export const DOCUMENT_FOLLOWER = Symbol('DocumentFollower');
