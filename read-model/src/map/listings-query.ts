import { type ListingId, listingIdFromNumber } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import type { ListingPage } from '@naksha/events/wire/listing-page';
import { Inject, Injectable } from '@nestjs/common';
import { CurrentListings } from '../listing/current-listings.ts';
import { toListingCard } from '../listing/listing-card.ts';
import { ShownPhotos } from '../listing/shown-photos.ts';
import type { ListQuery, MapQueries } from './engine/map-queries.ts';
import { PastDays } from './past-days.ts';
import { MAP_ENGINE } from './tokens.ts';

@Injectable()
export class ListingsQuery {
  constructor(
    @Inject(MAP_ENGINE) private readonly engine: MapQueries,
    @Inject(CurrentListings) private readonly current: CurrentListings,
    @Inject(ShownPhotos) private readonly photos: ShownPhotos,
    @Inject(PastDays) private readonly past: PastDays,
  ) {}

  /** @throws Problem 422 for an invalid cursor */
  async getPage(query: ListQuery, day?: string): Promise<ListingPage> {
    const engine = day === undefined ? this.engine : (await this.past.open(day, query.filter.within)).engine;
    const { ids, total, underReview, cursor } = engine.list(query);
    const listings = await this.getCards(ids.map(listingIdFromNumber), day);
    return { listings, total, under_review: underReview, cursor };
  }

  /** In the given order, without listings that are, or were, not on the market. */
  async getCards(ids: readonly ListingId[], day?: string): Promise<ListingCard[]> {
    const documents = day === undefined ? await this.current.getMany(ids) : await this.past.findListings(day, ids);
    const cards = ids.flatMap((id) => {
      const listing = documents.get(id);
      return listing?.state === 'verified'
        ? [{ ...toListingCard(listing), ...(day !== undefined && { as_of: day }) }]
        : [];
    });
    return this.photos.addCovers(cards);
  }
}
