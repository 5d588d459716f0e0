import { type ListingId, type PositionToken, projectToUnitSquare, VERIFICATION_CHECKS } from '@naksha/events/kernel';

export type ListingPosted = { id: ListingId; slug: string; position: PositionToken };

export const sampleFlat = {
  title: 'Corner flat near the lake',
  expected_price: 8_500_000,
  area: { value: 1450, unit: 'sqft' },
  bedrooms: 3,
  bathrooms: 2,
  car_parkings: 1,
  position: { lat: 30.697, lng: 76.71 },
  lister: 'owner',
  ownership: 0,
  description: 'Morning sun, two balconies.',
  amenities: ['lift', 'park'],
};

export function tileOfSample(zoom: number): string {
  const { x, y } = projectToUnitSquare(sampleFlat.position);
  const [column, row] = [x, y].map((part) => Math.floor(part * 2 ** zoom));
  return `/api/map/${zoom}/${column}/${row}.mvt`;
}

export const EVERY_CHECK = VERIFICATION_CHECKS;
