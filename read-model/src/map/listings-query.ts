import { type ListingId, toListingId } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import type { ListingPage } from '@naksha/events/wire/listing-page';
import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import { listingCard } from '../listing/listing-card.ts';
import { listingKind } from '../listing/listing-kind.ts';
import { ShownPhotos } from '../listing/shown-photos.ts';
import type { ListQuery, MapQueries } from './engine/map-queries.ts';
import { MAP_ENGINE } from './tokens.ts';

/** Cards: which ones and in what order the engine knows, what stands on them the documents. */
@Injectable()
export class ListingsQuery {
  constructor(
    @Inject(MAP_ENGINE) private readonly engine: MapQueries,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(ShownPhotos) private readonly photos: ShownPhotos,
  ) {}

  /** @throws Problem 422 on a cursor that is none of the engine's */
  async page(query: ListQuery): Promise<ListingPage> {
    const { ids, total, underReview, cursor } = this.engine.list(query);
    return { listings: await this.cards(ids.map(toListingId)), total, under_review: underReview, cursor };
  }

  /** In the order asked for. Left out is what doesn't exist or isn't on the market (any more). */
  async cards(ids: readonly ListingId[]): Promise<ListingCard[]> {
    const documents = await this.documents.getMany(listingKind, ids);
    const cards = ids.flatMap((id) => {
      const listing = documents.get(id)?.body;
      return listing?.state === 'verified' ? [listingCard(listing)] : [];
    });
    return this.photos.onCards(cards);
  }
}
