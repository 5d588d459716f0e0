import { Inject, Injectable, Optional } from '@nestjs/common';
import type { StoredDocument } from '../documents/stored-document.ts';
import { filterDocumentsOfKind } from '../documents/stored-document.ts';
import { DocumentFeed } from '../feed/document-feed.ts';
import type { FeedChange, FeedLoad, FeedSubscriber } from '../feed/feed-change.ts';
import type { ListingDocument } from './listing-document.ts';
import { listingKind } from './listing-kind.ts';
import { isPubliclyVisible } from './listing-visibility.ts';

/** About forty thousand homes. */
const MAX_BYTES = 64 * 2 ** 20;
/** Map slot, key and string header, a rough measurement. */
const ENTRY_OVERHEAD = 150;

export const LISTING_MEMORY_BYTES = Symbol('ListingMemory bytes');

/**
 * Public listings, for while the read database is unavailable. Only the feed fills it: a query could add a listing after the
 * feed has reported its deletion.
 */
@Injectable()
export class ListingMemory implements FeedSubscriber {
  readonly kinds = [listingKind];
  readonly #maxBytes: number;
  #kept: KeptListings;

  constructor(
    @Inject(DocumentFeed) feed: Pick<DocumentFeed, 'subscribe'>,
    @Optional() @Inject(LISTING_MEMORY_BYTES) maxBytes = MAX_BYTES,
  ) {
    this.#maxBytes = maxBytes;
    this.#kept = new KeptListings(maxBytes);
    feed.subscribe(this);
  }

  get(id: string): ListingDocument | undefined {
    return this.#kept.get(id);
  }

  load(_generation: number): FeedLoad {
    const kept = new KeptListings(this.#maxBytes);
    return {
      page: (documents) => {
        if (!kept.isFull) kept.store(documents);
      },
      end: () => {
        this.#kept = kept;
      },
    };
  }

  changed({ documents }: FeedChange): void {
    this.#kept.store(documents);
  }
}

/** As JSON, which takes a third of the memory. When they exceed the limit, the least recently changed are dropped. */
class KeptListings {
  readonly #texts = new Map<string, string>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get isFull(): boolean {
    return this.#bytes > this.#maxBytes * 0.95;
  }

  get(id: string): ListingDocument | undefined {
    const text = this.#texts.get(id);
    return text === undefined ? undefined : JSON.parse(text);
  }

  store(documents: readonly StoredDocument[]): void {
    for (const { id, body } of filterDocumentsOfKind(listingKind, documents)) {
      this.#drop(id);
      if (!body || !isPubliclyVisible(body)) continue;
      const text = JSON.stringify(body);
      this.#texts.set(id, text);
      this.#bytes += measureCost(text);
    }
    for (const oldest of this.#texts.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(id: string): void {
    const text = this.#texts.get(id);
    if (text === undefined) return;
    this.#texts.delete(id);
    this.#bytes -= measureCost(text);
  }
}

/** The engine stores a text with any character beyond Latin-1 in two bytes a character. */
const measureCost = (text: string): number => text.length * (/[^\0-\xff]/.test(text) ? 2 : 1) + ENTRY_OVERHEAD;
