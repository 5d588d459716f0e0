import type { BBox } from '@naksha/events/kernel';
import { MAX_TILE_Z } from './tile-address.ts';

/** Tiles of the whole region and of a house: outside of these there is nothing more to see. */
const MIN_Z = 7;

/**
 * TileJSON 3.0.0, so that any map client can draw the tiles.
 * @param origin scheme and host of the site
 * @param search canonical filter, without the question mark
 */
export function tileJson(origin: string, region: BBox, search: string) {
  const [west, south, east, north] = region;
  return {
    tilejson: '3.0.0',
    name: 'Naksha listings',
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
        description: 'Listings closer than 60 px, through z 15',
        fields: { count: 'Number: listings, those under review included' },
        minzoom: MIN_Z,
        maxzoom: 15,
      },
      {
        id: 'listings',
        description: 'Single listings; the feature id is the listing number',
        fields: {
          subtype: 'String',
          bedrooms: 'Number: 1 to 9, 99 for more; 0 for none',
          price: 'Number: whole rupees',
          state: 'String: verified, review or stale; under review there is no price and no bedrooms',
        },
      },
      {
        id: 'stacks',
        description: 'Five or more listings at one point, from z 16',
        fields: {
          count: 'Number: listings, those under review included',
          review: 'Number: of them under review; left out where none is',
          price: 'Number: the lowest, in whole rupees',
        },
        minzoom: 16,
        maxzoom: MAX_TILE_Z,
      },
    ],
  };
}
