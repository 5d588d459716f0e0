import type { PlaceRing } from '@naksha/events/kernel';
import { buildPlaceOutlineShapes, type MapShape } from '../../../shared/map/shape.ts';
import { type ClassLimits, findRateClass } from './classes.ts';
import type { MapAreas } from './map-areas.ts';
import { areaForBudget, type PricedPlace } from './priced-places.ts';
import { type Colour, rateClassColor } from './ramp.ts';

/** Computed once. Places without homes are not drawn. */
export type PlacesWithShapes = { shapes: readonly MapShape[]; owners: readonly PricedPlace[] };

export function buildPlaceShapes(
  places: readonly PricedPlace[],
  outlines: ReadonlyMap<string, readonly PlaceRing[]> | undefined,
): PlacesWithShapes {
  // Wait for outlines rather than drawing circles briefly.
  if (!outlines) return { shapes: [], owners: [] };
  const parts = places
    .filter(({ homes }) => homes > 0)
    .flatMap((place) =>
      buildPlaceOutlineShapes(outlines.get(place.id) ?? [], place.position, place.radius_m).map((shape) => ({
        shape,
        place,
      })),
    );
  return { shapes: parts.map(({ shape }) => shape), owners: parts.map(({ place }) => place) };
}

export const buildBudgetAreas = (
  { shapes, owners }: PlacesWithShapes,
  lakhs: number,
  bounds: ClassLimits,
): MapAreas => ({
  shapes,
  colours: owners.map(({ rate }): Colour => rateClassColor(findBudgetAreaClass(rate, lakhs, bounds))),
});

export const findBudgetAreaClass = (rate: number | null, lakhs: number, bounds: ClassLimits): number | undefined =>
  rate === null ? undefined : findRateClass(areaForBudget(lakhs, rate), bounds);
