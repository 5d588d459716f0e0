import type { DocumentKind } from '../documents/document-kind.ts';
import { filterDocumentsOfKind, type StoredDocument } from '../documents/stored-document.ts';
import type { DocumentFeed } from './document-feed.ts';
import type { FeedChange, FeedLoad, FeedSubscriber } from './feed-change.ts';

/** For kinds with a few thousand documents. */
export class FollowedDocuments<Body> implements FeedSubscriber {
  readonly kinds: readonly [DocumentKind<Body>];
  readonly stop: () => void;
  #byId: Map<string, Body> = new Map();

  constructor(feed: DocumentFeed, kind: DocumentKind<Body>) {
    this.kinds = [kind];
    this.stop = feed.subscribe(this);
  }

  get(id: string): Body | undefined {
    return this.#byId.get(id);
  }

  values(): Body[] {
    return [...this.#byId.values()];
  }

  load(_generation: number): FeedLoad {
    const byId = new Map<string, Body>();
    return {
      page: (documents) => this.#addTo(documents, byId),
      end: () => {
        this.#byId = byId;
      },
    };
  }

  changed({ documents }: FeedChange): void {
    this.#addTo(documents, this.#byId);
  }

  #addTo(documents: readonly StoredDocument[], byId: Map<string, Body>): void {
    for (const { id, body } of filterDocumentsOfKind(this.kinds[0], documents)) {
      if (body) byId.set(id, body);
      else byId.delete(id);
    }
  }
}
