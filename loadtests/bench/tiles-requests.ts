import { projectToUnitSquare, seededRandom } from '@naksha/events/kernel';
import type { ListingSpot } from './tiles-documents.ts';

/** 512-px tiles, from the whole region to single homes. */
const ZOOMS = [9, 10, 11, 12, 13, 14, 15, 16];
const UNSEEN_ZOOMS = [10, 11, 12, 13, 14, 15];
const FILTERS = [
  '',
  'property_subtype=flat',
  'property_subtype=flat&bedroom=3',
  'property_subtype=kothi&price_range=50,200',
  'property_type=commercial',
  'price_range=20,60',
  'bedroom=2&price_range=0,45',
  'search=sector+70',
];
const SORTS = ['recommended', 'newest', 'price', 'price_per_area'];
const CARDS = 24;

/** Paths of cacheable tiles without duplicates, half of them filtered. */
export function popularTilePaths(places: readonly ListingSpot[]): string[] {
  const addresses = new Set(ZOOMS.flatMap((z) => Array.from({ length: 6 }, (_, k) => findTile(places[k * 97], z))));
  return [...addresses].map((address, k) => (k % 2 ? `${address}?${FILTERS[k % FILTERS.length]}` : address));
}

export function uncachedTilePaths(places: readonly ListingSpot[], count: number): string[] {
  const random = seededRandom(7);
  const below = (limit: number) => Math.floor(random() * limit);
  const filters = new Set<string>();
  while (filters.size < count) {
    const [price, area] = [below(200), below(2000)];
    const kind = ['', '&property_subtype=flat', '&property_subtype=flat&bedroom=2', '&property_type=commercial'][
      below(4)
    ];
    filters.add(
      `price_range=${price},${price + 20 + below(280)}&area_range=${area},${area + 500 + below(1500)}${kind}`,
    );
  }
  return [...filters].map(
    (filter, k) => `${findTile(places[below(places.length)], UNSEEN_ZOOMS[k % UNSEEN_ZOOMS.length])}?${filter}`,
  );
}

export const listPagePaths = (places: readonly ListingSpot[]): string[] =>
  places.map(({ position: { lat, lng } }, k) => {
    const half = 360 / 2 ** (11 + (k % 5));
    const bbox = [lng - 2 * half, lat - half, lng + 2 * half, lat + half].map((degrees) => degrees.toFixed(5));
    return `/api/listings?bbox=${bbox}&${FILTERS[k % FILTERS.length]}&sort=${SORTS[(k >> 3) % SORTS.length]}`;
  });

export function cardPaths(places: readonly ListingSpot[]): string[] {
  const random = seededRandom(11);
  const any = () => places[Math.floor(random() * places.length)].id;
  return places.map(() => `/api/listings/cards?ids=${Array.from({ length: CARDS }, any)}`);
}

function findTile({ position }: ListingSpot, z: number): string {
  const { x, y } = projectToUnitSquare(position);
  return `/api/map/${z}/${Math.floor(x * 2 ** z)}/${Math.floor(y * 2 ** z)}.mvt`;
}
