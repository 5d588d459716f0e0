import { z } from 'zod';
import { listingCards, listingPage, priceDrops } from '../answers/listings.ts';
import * as map from '../answers/map.ts';
import { BYTES, defineOperations } from '../operation.ts';
import {
  AFTER,
  AT,
  BBOX,
  CURSOR,
  FILTER,
  LISTING_IDS,
  NOT_OLDER,
  PAST_DAY,
  PRICED_FILTER,
  SORT,
} from '../parameters.ts';

const MAP_AND_LISTS = { tag: 'Map and lists' } as const;

export const MAP = defineOperations({
  'GET /api/listings': {
    ...{ ...MAP_AND_LISTS, summary: 'List listings in a view, 24 per page' },
    query: { ...BBOX, ...FILTER, ...SORT, ...CURSOR, ...AFTER, ...PAST_DAY },
    answers: { 200: listingPage },
    problems: ['starting'],
  },
  'GET /api/listings/cards': {
    ...{ ...MAP_AND_LISTS, summary: 'Get listings by id' },
    query: { ...LISTING_IDS, ...AFTER, ...PAST_DAY },
    answers: { 200: listingCards },
  },
  'GET /api/map/tiles.json': {
    ...{ ...MAP_AND_LISTS, summary: 'Get TileJSON for a map client' },
    query: FILTER,
    answers: { 200: map.tileJson },
  },
  'GET /api/map/{z}/{x}/{y}': {
    ...{ ...MAP_AND_LISTS, summary: 'Get a vector tile with clusters, single listings and stacks' },
    description:
      'TileJSON describes the layers. 512 px, z 0 to 21; `{y}` includes the extension: `1677.mvt`. Unfiltered tiles may be cached for one second.',
    path: { y: z.string().meta({ examples: ['1677.mvt'], description: 'Row, followed by .mvt' }) },
    query: { ...FILTER, ...AFTER, ...NOT_OLDER, ...PAST_DAY },
    answers: {
      200: { types: ['application/vnd.mapbox-vector-tile', BYTES], description: 'Mapbox Vector Tile 2.1' },
      204: null,
      304: null,
    },
    problems: ['starting', 'behind'],
  },
  'GET /api/map/count': {
    ...{ ...MAP_AND_LISTS, summary: 'Count matching listings' },
    query: { ...BBOX, ...FILTER, ...AFTER, ...PAST_DAY },
    answers: { 200: map.listingCount },
    problems: ['starting'],
  },
  'GET /api/map/matches': {
    ...{ ...MAP_AND_LISTS, summary: 'Check which of the given listings match' },
    description:
      'For homes that a person has hidden, because tiles, lists and counts are the same for everyone. Verified homes only.',
    query: { ...LISTING_IDS, ...BBOX, ...FILTER, ...AFTER, ...PAST_DAY },
    answers: { 200: map.matchingIds },
    problems: ['starting'],
  },
  'GET /api/map/facets': {
    ...{ ...MAP_AND_LISTS, summary: 'Count listings for each option of each filter' },
    description:
      'The counts of a parameter ignore its own condition and apply all others. Verified listings only. The options of a range are those that the filter offers; ages and months count from today. `not_given` counts listings that could have the attribute but do not state it.',
    query: { ...BBOX, ...FILTER, ...AFTER, ...PAST_DAY },
    answers: { 200: map.facetCounts },
    problems: ['starting'],
  },
  'GET /api/map/clusters/{z}/{x}/{y}': {
    ...{ ...MAP_AND_LISTS, summary: 'Describe a cluster' },
    description:
      'Of the homes counted in the cluster of a cell. `under_review` counts homes under review in the cell itself: no cluster counts them.',
    query: { ...FILTER, ...AFTER, ...PAST_DAY },
    answers: { 200: map.clusterCard },
    problems: ['starting'],
  },
  'GET /api/map/nearest': {
    ...{ ...MAP_AND_LISTS, summary: 'Find matching listings outside a view' },
    query: { ...AT, ...FILTER, ...AFTER },
    answers: { 200: map.nearestListings },
    problems: ['starting'],
  },
  'GET /api/map/heat/{z}/{x}/{y}': {
    ...{ ...MAP_AND_LISTS, summary: 'Get median prices per cell of a tile' },
    path: { y: z.string().meta({ examples: ['1677.json'], description: 'Row, followed by .json' }) },
    query: { ...PRICED_FILTER, ...AFTER },
    answers: { 200: map.priceCells, 304: null },
    problems: ['starting'],
  },
  'GET /api/map/prices': {
    ...{ ...MAP_AND_LISTS, summary: 'Get median prices per locality' },
    query: { ...PRICED_FILTER, ...AFTER },
    answers: { 200: map.placePrices, 304: null },
    problems: ['starting'],
  },
  'GET /api/price-drops': {
    ...{ ...MAP_AND_LISTS, summary: 'List price cuts, latest first' },
    query: {
      place: z
        .string()
        .optional()
        .meta({ description: 'A place id', examples: ['mohali'] }),
      ...CURSOR,
      ...AFTER,
    },
    answers: { 200: priceDrops },
    problems: ['starting'],
  },
  'GET /api/live': {
    ...{ ...MAP_AND_LISTS, summary: 'Stream changes as Server-Sent Events', who: 'either' },
    description:
      'Events: `position`, `cells`, `reload`, and for signed-in users `lead` and `own_listings`. The id of each event is a position. Streams per network are limited. Anonymous streams end after a while; reconnect.',
    query: BBOX,
    headers: {
      'Last-Event-ID': z.string().optional().meta({ description: 'Position at which an earlier stream ended' }),
    },
    answers: { 200: { types: ['text/event-stream'], description: 'An event stream' } },
    problems: ['starting', 'too_many_streams'],
  },
});
