import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import type { ListingDocument } from './listing-document.ts';
import { listingKind } from './listing-kind.ts';
import { ListingMemory } from './listing-memory.ts';

/** Whether an error means that a database is unavailable. */
export type IsDatabaseUnavailable = (error: unknown) => boolean;
export const IS_DATABASE_UNAVAILABLE = Symbol('IsDatabaseUnavailable');

/** Listings from the read database, or public ones from memory while it is unavailable. */
@Injectable()
export class CurrentListings {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(ListingMemory) private readonly memory: Pick<ListingMemory, 'get'>,
    @Inject(IS_DATABASE_UNAVAILABLE) private readonly isDatabaseUnavailable: IsDatabaseUnavailable,
  ) {}

  /**
   * By id; null for deleted or hidden ones.
   * @throws if the database is unavailable and none of the listings is in memory
   */
  async getMany(ids: readonly string[]): Promise<Map<string, ListingDocument | null>> {
    try {
      const documents = await this.documents.getMany(listingKind, ids);
      return new Map([...documents].map(([id, { body }]) => [id, body]));
    } catch (error) {
      if (!this.isDatabaseUnavailable(error)) throw error;
      const kept = ids.flatMap((id) => this.memory.get(id) ?? []);
      if (kept.length === 0 && ids.length > 0) throw error;
      return new Map(kept.map((listing) => [listing.id, listing]));
    }
  }
}
