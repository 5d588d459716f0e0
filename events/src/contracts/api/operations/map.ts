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
    ...{ ...MAP_AND_LISTS, summary: 'Listings of a view, 24 a page' },
    query: { ...BBOX, ...FILTER, ...SORT, ...CURSOR, ...AFTER, ...PAST_DAY },
    answers: { 200: listingPage },
    problems: ['starting'],
  },
  'GET /api/listings/cards': {
    ...{ ...MAP_AND_LISTS, summary: 'Listings by their ids' },
    query: { ...LISTING_IDS, ...AFTER, ...PAST_DAY },
    answers: { 200: listingCards },
  },
  'GET /api/map/tiles.json': {
    ...{ ...MAP_AND_LISTS, summary: 'TileJSON, for any map client' },
    query: FILTER,
    answers: { 200: map.tileJson },
  },
  'GET /api/map/{z}/{x}/{y}': {
    ...{ ...MAP_AND_LISTS, summary: 'A vector tile of listings: clusters, single ones and stacks' },
    description: '512 px, z 0 to 21, `{y}` with its ending: `1677.mvt`. Without the filter they are kept for a second.',
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
    ...{ ...MAP_AND_LISTS, summary: 'How many listings match' },
    query: { ...BBOX, ...FILTER, ...AFTER, ...PAST_DAY },
    answers: { 200: map.listingCount },
    problems: ['starting'],
  },
  'GET /api/map/matches': {
    ...{ ...MAP_AND_LISTS, summary: 'Which of some listings match' },
    description: 'For what one person hides: tiles, lists and counts stay the same for everyone. Verified homes only.',
    query: { ...LISTING_IDS, ...BBOX, ...FILTER, ...AFTER, ...PAST_DAY },
    answers: { 200: map.matchingIds },
    problems: ['starting'],
  },
  'GET /api/map/facets': {
    ...{ ...MAP_AND_LISTS, summary: 'How many listings each option of each filter finds' },
    description:
      'Each parameter leaves its own condition out and keeps the others. Verified homes only. Ranges have no options; `not_given` counts homes of a kind that has the attribute whose owners did not state it.',
    query: { ...BBOX, ...FILTER, ...AFTER, ...PAST_DAY },
    answers: { 200: map.facetCounts },
    problems: ['starting'],
  },
  'GET /api/map/clusters/{z}/{x}/{y}': {
    ...{ ...MAP_AND_LISTS, summary: 'What a cluster stands for' },
    query: { ...FILTER, ...AFTER, ...PAST_DAY },
    answers: { 200: map.clusterCard },
    problems: ['starting'],
  },
  'GET /api/map/nearest': {
    ...{ ...MAP_AND_LISTS, summary: 'Where homes match that a view does not hold' },
    query: { ...AT, ...FILTER, ...AFTER },
    answers: { 200: map.nearestListings },
    problems: ['starting'],
  },
  'GET /api/map/heat/{z}/{x}/{y}': {
    ...{ ...MAP_AND_LISTS, summary: 'Median prices of a tile, cell by cell' },
    path: { y: z.string().meta({ examples: ['1677.json'], description: 'Row, followed by .json' }) },
    query: { ...PRICED_FILTER, ...AFTER },
    answers: { 200: map.priceCells, 304: null },
    problems: ['starting'],
  },
  'GET /api/map/prices': {
    ...{ ...MAP_AND_LISTS, summary: 'Median prices, locality by locality' },
    query: { ...PRICED_FILTER, ...AFTER },
    answers: { 200: map.placePrices, 304: null },
    problems: ['starting'],
  },
  'GET /api/price-drops': {
    ...{ ...MAP_AND_LISTS, summary: 'What got cheaper, the newest cut first' },
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
    ...{ ...MAP_AND_LISTS, summary: 'What changes, as it changes: Server-Sent Events', who: 'either' },
    description:
      'Events `position`, `cells`, `reload`, and for whoever is signed in `lead` and `own_listings`; the id of each is a position. A network has a share of the streams; one without a person ends after a while and is opened again.',
    query: BBOX,
    headers: {
      'Last-Event-ID': z.string().optional().meta({ description: 'Where an earlier stream ended: a position vector' }),
    },
    answers: { 200: { types: ['text/event-stream'], description: 'An endless stream' } },
    problems: ['starting', 'too_many_streams'],
  },
});
