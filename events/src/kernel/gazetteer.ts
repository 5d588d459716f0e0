import { distanceM, type Position } from './geo.ts';

/** A named place with a point; `attribution` says where the point comes from and is shown with it. */
export type Place = { city: string; locality: string; position: Position; attribution: string };

/** Sources of these points that ask to be named where they are shown: the licence stands in the text they come with. */
export function joinCredits(places: readonly { attribution?: string }[]): string {
  const licensed = places.map(({ attribution = '' }) => attribution).filter((text) => text.includes('CC BY'));
  return [...new Set(licensed.map((text) => text.replace(/,\s*centroid$/, '')))].join(' · ');
}

/** Which city and locality a point belongs to: the nearest known locality's. */
export class Gazetteer {
  constructor(readonly places: readonly Place[]) {
    if (places.length === 0) throw new RangeError('a gazetteer needs at least one place');
  }

  nearest(position: Position): Place {
    return this.places.reduce((best, place) =>
      distanceM(place.position, position) < distanceM(best.position, position) ? place : best,
    );
  }
}
