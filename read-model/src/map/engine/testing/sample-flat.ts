import {
  listingIdFromNumber,
  type Position,
  projectToUnitSquare,
  unprojectFromUnitSquare,
} from '@naksha/events/kernel';
import type { MapRow } from '../rows/map-row.ts';

export const PLACE: Position = { lat: 30.7046, lng: 76.7179 };
export const sampleFlatRow = (id: number, more: Partial<MapRow> = {}): MapRow => ({
  id,
  position: PLACE,
  propertyType: 'residential',
  subtype: 'flat',
  bedrooms: 3,
  price: 7_500_000,
  area: 1400,
  sqft: 1400,
  state: 'verified',
  cut: 0,
  demo: false,
  byOwner: false,
  attributes: [],
  numbers: {},
  places: [],
  words: ['flat', 'mohali', listingIdFromNumber(id)],
  ...more,
});
/** Pixels of a 256-px zoom. */
export const movePositionByPixels = (from: Position, zoom: number, east: number, south = 0): Position => {
  const { x, y } = projectToUnitSquare(from);
  return unprojectFromUnitSquare({ x: x + east / (256 * 2 ** zoom), y: y + south / (256 * 2 ** zoom) });
};
