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

export const filterDocumentsOfKind = <Body>(
  { kind }: DocumentKind<Body>,
  documents: readonly StoredDocument[],
): StoredDocument<Body>[] => documents.filter((document): document is StoredDocument<Body> => document.kind === kind);

export type DocumentConsumer = {
  /** A reset delivers the kinds in this order. If empty, only positions are reported. */
  kinds: readonly string[];
  /** Also during a scan, and before the changes are delivered. */
  seen?(at: PositionVector): void;
  reset(documents: AsyncIterable<StoredDocument[]>, generation: number): Promise<void>;
  /** Called even if only the position changed. */
  changed(documents: readonly StoredDocument[], seqs: readonly number[]): Promise<void> | void;
};

/** A full scan, then all changes in order. `reset` is called at the start and for each new generation. */
export interface DocumentFollower {
  follow(consumer: DocumentConsumer): Promise<Subscription>;
}

export const DOCUMENT_FOLLOWER = Symbol('DocumentFollower');
