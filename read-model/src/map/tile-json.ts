import { type BBox, LAST_CLUSTERED_Z, SUBTYPES } from '@naksha/events/kernel';
import { MAX_TILE_Z } from './tile-address.ts';

const MIN_Z = 7;

/**
 * TileJSON 3.0.0. URL templates contain placeholders for feature properties. `search`: canonical filter without the
 * question mark.
 */
export function tileJson(origin: string, region: BBox, search: string) {
  const [west, south, east, north] = region;
  return {
    tilejson: '3.0.0',
    name: 'Listings',
    description:
      'Homes, plots and offices for sale. Tiles are 512 px: their z is one less than the zoom of 256-px tiles.',
    scheme: 'xyz',
    tiles: [`${origin}/api/map/{z}/{x}/{y}.mvt${search && `?${search}`}`],
    minzoom: MIN_Z,
    maxzoom: MAX_TILE_Z,
    bounds: [west, south, east, north],
    center: [(west + east) / 2, (south + north) / 2, 11],
    vector_layers: [
      {
        id: 'clusters',
        description: 'Listings closer than 60 px; they have no id',
        fields: { count: 'Number: listings, those under review included' },
        minzoom: MIN_Z,
        maxzoom: LAST_CLUSTERED_Z,
      },
      {
        id: 'listings',
        description:
          'Single listings. The feature id is the number that the letters of id stand for, in Crockford’s base 32',
        fields: {
          id: 'String: the listing’s id, as everywhere else',
          subtype: `String: ${SUBTYPES.join(', ')}`,
          bedrooms: 'Number: 1 to 9, 99 for more; 0 for none; missing under review',
          price: 'Number: whole rupees; missing under review',
          state: 'String: verified, stale, or review, which others than its owner and staff cannot open',
        },
        minzoom: MIN_Z,
        maxzoom: MAX_TILE_Z,
      },
      {
        id: 'stacks',
        description: 'Five or more listings at one point. The feature id is the oldest one’s number',
        fields: {
          count: 'Number: listings, those under review included',
          review: 'Number: of them under review; missing where none is',
          price: 'Number: the lowest in whole rupees; missing where all are under review',
          bbox: 'String: west,south,east,north around the point alone, for the list of what stands there',
        },
        minzoom: LAST_CLUSTERED_Z + 1,
        maxzoom: MAX_TILE_Z,
      },
    ],
    listing_page: `${origin}/{subtype}/{id}`,
    listing_cards: `${origin}/api/listings/cards?ids={id}`,
    stack_list: `${origin}/api/listings?bbox={bbox}${search && `&${search}`}`,
  };
}
