import { type BBox, LAST_CLUSTERED_Z, SUBTYPES } from '@naksha/events/kernel';
import { MAX_TILE_Z } from '../http/tile-address.ts';

const MIN_Z = 7;

/**
 * TileJSON 3.0.0. URL templates contain placeholders for feature properties. `search`: canonical filter without the
 * question mark.
 */
export function buildTileJson(origin: string, region: BBox, search: string) {
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
        description: 'Listings that are not under review and closer than 60 px; they have no id',
        fields: { count: 'Number: listings, without those under review' },
        minzoom: MIN_Z,
        maxzoom: LAST_CLUSTERED_Z,
      },
      {
        id: 'listings',
        description: 'Single listings. The feature id is the listing id decoded from Crockford’s base 32',
        fields: {
          id: 'String: listing id',
          subtype: `String: ${SUBTYPES.join(', ')}`,
          bedrooms: 'Number: 1 to 9, 99 for more; 0 for none; missing under review',
          price: 'Number: whole rupees; missing under review',
          state: 'String: verified, stale, or review (only its owner and staff can open it)',
          cut: 'Number: 1 if the price was reduced; else missing',
        },
        minzoom: MIN_Z,
        maxzoom: MAX_TILE_Z,
      },
      {
        id: 'review',
        description: 'Listings under review that are close together; they have no id and no count',
        fields: {},
        minzoom: MIN_Z,
        maxzoom: LAST_CLUSTERED_Z,
      },
      {
        id: 'stacks',
        description: 'Five or more listings at one point. The feature id is that of the oldest listing',
        fields: {
          count: 'Number: listings, without those under review; 0 if all are under review',
          review: 'Number: listings under review; missing if there are none',
          price: 'Number: lowest price in whole rupees; missing if all are under review',
          bbox: 'String: west,south,east,north around the point, to request the listings at it',
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
