import type { MaterialFacts } from '@naksha/events/contracts';
import type { MissingPlace } from '@naksha/events/wire/content';
import { Inject, Injectable } from '@nestjs/common';
import { Places } from '../catalogue/places.ts';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import { listingKind } from '../listing/listing-kind.ts';
import { UNPLACED_WORDS } from '../listing/unplaced-words.ts';

const MAX_LISTINGS = 5_000;
const MAX_PLACES = 100;
const MAX_LISTINGS_OF_PLACE = 100;

@Injectable()
export class MissingPlacesQuery {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(Places) private readonly places: Places,
  ) {}

  async list(): Promise<MissingPlace[]> {
    const where = `${UNPLACED_WORDS} is not null order by ${UNPLACED_WORDS}, id limit $1`;
    const found = await this.documents.query(listingKind, where, [MAX_LISTINGS]);
    const written = found.flatMap(({ body }) => {
      if (!body) return [];
      const facts = [body.facts, body.pending].find((of) => of?.locality && !of.placeIds?.locality) ?? body.facts;
      return [{ id: body.id, facts, city: this.#cityOf(facts) }];
    });
    const groups = Map.groupBy(written, ({ facts, city }) => JSON.stringify([city, facts.locality?.toLowerCase()]));
    return [...groups.values()]
      .sort((a, b) => b.length - a.length)
      .slice(0, MAX_PLACES)
      .map((group) => ({
        locality: group[0].facts.locality ?? '',
        city: group[0].city,
        position: middleOf(group.map(({ facts }) => facts)),
        listings: group.slice(0, MAX_LISTINGS_OF_PLACE).map(({ id }) => id),
      }));
  }

  #cityOf({ placeIds, city, position }: MaterialFacts): string {
    const { gazetteer } = this.places;
    return (gazetteer.find(placeIds?.city) ?? gazetteer.locate(position).city)?.names.en ?? city ?? '';
  }
}

function middleOf(facts: readonly MaterialFacts[]): MaterialFacts['position'] {
  const mean = (axis: 'lat' | 'lng') => facts.reduce((sum, { position }) => sum + position[axis], 0) / facts.length;
  return { lat: Number(mean('lat').toFixed(6)), lng: Number(mean('lng').toFixed(6)) };
}
