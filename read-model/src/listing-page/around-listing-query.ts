import type { Caller } from '@naksha/events/contracts';
import { listingIdFromNumber, listingNumber, resolvePlaces } from '@naksha/events/kernel';
import type { AroundListing } from '@naksha/events/wire/around-listing';
import { Inject, Injectable } from '@nestjs/common';
import { Places } from '../catalogue/places.ts';
import { IS_DATABASE_UNAVAILABLE, type IsDatabaseUnavailable } from '../listing/current-listings.ts';
import type { ListingDocument } from '../listing/listing-document.ts';
import type { MapQueries } from '../map/engine/map-queries.ts';
import { ListingsQuery } from '../map/listings-query.ts';
import { MAP_ENGINE } from '../map/tokens.ts';
import { MarketQuery } from '../market/market-query.ts';
import { PropertyQuery } from './property-query.ts';

const NEAR_M = 5_000;
const ABOUT = 0.2;
const MAX_SIMILAR = 6;

@Injectable()
export class AroundListingQuery {
  constructor(
    @Inject(PropertyQuery) private readonly properties: PropertyQuery,
    @Inject(ListingsQuery) private readonly listings: ListingsQuery,
    @Inject(MAP_ENGINE) private readonly engine: MapQueries,
    @Inject(Places) private readonly places: Places,
    @Inject(MarketQuery) private readonly market: MarketQuery,
    @Inject(IS_DATABASE_UNAVAILABLE) private readonly isDatabaseUnavailable: IsDatabaseUnavailable,
  ) {}

  async getAroundListing(idOrSlug: string, caller: Caller | undefined): Promise<AroundListing> {
    const listing = await this.properties.getVisibleListing(idOrSlug, caller);
    const { ids } = this.engine.comparableHomes({
      subtype: listing.facts.subtype,
      at: listing.facts.position,
      radiusM: NEAR_M,
      price: { min: listing.price * (1 - ABOUT), max: listing.price * (1 + ABOUT) },
      except: listingNumber(listing.id),
      limit: MAX_SIMILAR,
    });
    const locality = await this.#localityPrice(listing);
    return { similar: await this.listings.getCards(ids.map(listingIdFromNumber)), ...(locality && { locality }) };
  }

  /** Undefined also while the database that has the past prices is unavailable. */
  async #localityPrice({ facts }: ListingDocument): Promise<AroundListing['locality']> {
    const id = (facts.placeIds ?? resolvePlaces(this.places.gazetteer, facts)).locality;
    if (!id) return undefined;
    const [figure] = await this.market.findFigures(id, [facts.subtype]).catch((error: unknown) => {
      if (this.isDatabaseUnavailable(error)) return [];
      throw error;
    });
    return figure && { id, ...figure };
  }
}
