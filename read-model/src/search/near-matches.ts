import type { MapFilter } from '@naksha/events/kernel';
import type { NearMatches } from '@naksha/events/wire/suggestions';
import { Inject, Injectable } from '@nestjs/common';
import { Places } from '../catalogue/places.ts';
import type { MapQueries } from '../map/engine/map-queries.ts';
import { ListingsQuery } from '../map/listings-query.ts';
import { MAP_ENGINE } from '../map/tokens.ts';
import { findWiderSearchesWithHomes } from './find-near-matches.ts';

const MAX_LISTINGS = 12;

@Injectable()
export class NearMatchesQuery {
  constructor(
    @Inject(MAP_ENGINE) private readonly engine: MapQueries,
    @Inject(ListingsQuery) private readonly listings: ListingsQuery,
    @Inject(Places) private readonly places: Places,
  ) {}

  async find(filter: MapFilter): Promise<NearMatches> {
    const { gazetteer } = this.places;
    const wider = await findWiderSearchesWithHomes(
      filter,
      async (one) => {
        if (one.within) await this.engine.prepareReach(one.within);
        return this.engine.count(one).total;
      },
      (id) => gazetteer.find(id)?.kind === 'locality',
    );
    const listings: NearMatches['listings'] = [];
    for (const { filter: wide, parameter } of wider) {
      if (listings.length >= MAX_LISTINGS) break;
      const page = await this.listings.getPage({ filter: wide, sort: 'recommended', limit: MAX_LISTINGS });
      for (const listing of page.listings)
        if (listings.length < MAX_LISTINGS && !listings.some((one) => one.listing.id === listing.id))
          listings.push({ listing, misses: parameter });
    }
    return { wider: wider.map(({ filter: _, ...one }) => one), listings };
  }
}
