import { projectToUnitSquare } from '@naksha/events/kernel';
import { benchListingId, benchPosition, SELLERS } from './market.ts';

export type Reader = 'anybody' | 'seller' | 'staff';
/** `path` of the k-th request. */
type Read = { name: string; as: Reader; path(k: number): string };

const unseen = (k: number) => `price_range=${10 + (k % 90)},${110 + k}&property_subtype=flat`;
const SORTS = ['recommended', 'newest', 'price', 'price_per_area'];
const SEARCHED = ['three bedrooms', 'sector 70', 'park', 'bedrooms park 17'];
const TYPED = ['sec', 'sector 7', 'three bed', 'park', 'moha', 'zirak'];

/** Spread over a market of so many listings. @param seller number of the requesting seller */
export function listReadRequests(listings: number, seller: number): readonly Read[] {
  const nth = (k: number) => (k * 7919) % listings;
  const at = (k: number) => benchPosition(nth(k));
  const id = (k: number) => benchListingId(nth(k));
  const own = (k: number) => benchListingId(seller + SELLERS * (k % Math.ceil((listings - seller) / SELLERS)));
  const bbox = (k: number) => {
    const { lat, lng } = at(k);
    return `bbox=${[lng - 0.02, lat - 0.02, lng + 0.02, lat + 0.02].map((degrees) => degrees.toFixed(5))}`;
  };
  const tile = (k: number, z: number) => {
    const { x, y } = projectToUnitSquare(at(k));
    return `${z}/${Math.floor(x * 2 ** z)}/${Math.floor(y * 2 ** z)}`;
  };
  return [
    {
      name: 'map tile, new filter',
      as: 'anybody',
      path: (k) => `/api/map/${tile(k, 10 + (k % 6))}.mvt?${unseen(k)}`,
    },
    { name: 'map tile, no filter', as: 'anybody', path: (k) => `/api/map/${tile(k, 10 + (k % 6))}.mvt` },
    { name: 'map count', as: 'anybody', path: (k) => `/api/map/count?${bbox(k)}&${unseen(k)}` },
    { name: 'map cluster', as: 'anybody', path: (k) => `/api/map/clusters/${tile(k, 14)}?${unseen(k)}` },
    { name: 'map nearest', as: 'anybody', path: (k) => `/api/map/nearest?at=${at(k).lat},${at(k).lng}&${unseen(k)}` },
    { name: 'map heat', as: 'anybody', path: (k) => `/api/map/heat/${tile(k, 11)}.json?${unseen(k)}` },
    { name: 'map prices by place', as: 'anybody', path: (k) => `/api/map/prices?${unseen(k)}` },
    {
      name: 'map list',
      as: 'anybody',
      path: (k) => `/api/listings?${bbox(k)}&${unseen(k)}&sort=${SORTS[k % 4]}`,
    },
    {
      name: '24 cards',
      as: 'anybody',
      path: (k) => `/api/listings/cards?ids=${Array.from({ length: 24 }, (_, n) => id(k * 24 + n))}`,
    },
    { name: 'listing page', as: 'anybody', path: (k) => `/api/property/${id(k)}` },
    { name: 'comparable listings', as: 'anybody', path: (k) => `/api/listings/${id(k)}/around` },
    {
      name: 'search',
      as: 'anybody',
      path: (k) => `/api/search?q=${encodeURIComponent(`${SEARCHED[k % 4]} ${k % 3 ? '' : k}`)}`,
    },
    {
      name: 'suggestions',
      as: 'anybody',
      path: (k) => `/api/suggestions?q=${encodeURIComponent(TYPED[k % TYPED.length])}`,
    },
    {
      name: 'did you mean',
      as: 'anybody',
      path: (k) => `/api/did-you-mean?q=${encodeURIComponent(`bedrom sektor ${k}`)}`,
    },
    { name: 'price drops', as: 'anybody', path: () => '/api/price-drops' },
    { name: 'geocode', as: 'anybody', path: (k) => `/api/geocode?q=${encodeURIComponent(`sector ${1 + (k % 99)}`)}` },
    { name: 'cities', as: 'anybody', path: () => '/api/property/cities' },
    { name: 'cities on the market', as: 'anybody', path: () => '/api/market' },
    { name: 'master lists', as: 'anybody', path: () => '/api/property/property-model/data' },
    { name: 'query links', as: 'anybody', path: () => '/api/querylinks/list' },
    { name: 'own listings', as: 'seller', path: () => '/api/me/listings' },
    { name: 'own listings, searched', as: 'seller', path: () => '/api/me/listings?q=park&sort=dearest' },
    { name: 'own statistics by day', as: 'seller', path: () => '/api/me/listings/days' },
    {
      name: 'price what-if',
      as: 'seller',
      path: (k) => `/api/me/listings/${own(k)}/price-what-if?price=${3_000_000 + k * 10_000}`,
    },
    { name: 'lead inbox', as: 'seller', path: () => '/api/me/leads' },
    { name: 'leads summary', as: 'seller', path: () => '/api/buyer/leads/summary' },
    { name: 'marks', as: 'seller', path: () => '/api/me/marks' },
    { name: 'saved searches', as: 'seller', path: () => '/api/me/searches' },
    { name: 'review queue, 500 listings', as: 'staff', path: () => '/api/staff/review' },
    { name: 'leads of buyers', as: 'staff', path: () => '/api/staff/leads' },
    { name: 'enquiries', as: 'staff', path: () => '/api/staff/enquiries' },
    { name: 'content', as: 'staff', path: () => '/api/staff/content/city' },
    { name: 'changed content', as: 'staff', path: () => '/api/staff/changed-content' },
    { name: 'missing places', as: 'staff', path: () => '/api/staff/missing-places' },
  ];
}
