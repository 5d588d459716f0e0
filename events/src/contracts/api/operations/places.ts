import { z } from 'zod';
import { propertyEnvelopeSchema } from '../answers/basics.ts';
import { propertyPage } from '../answers/listings.ts';
import { featureCollection } from '../answers/map.ts';
import * as places from '../answers/places.ts';
import { BYTES, defineOperations, type Operation } from '../operation.ts';
import {
  AFTER,
  AT,
  ATTRIBUTE_FILTER,
  BBOX,
  CITY,
  CITY_ID,
  CURSOR,
  FILTER,
  LANGUAGE,
  LISTING_FILTER,
  PLACE_PATH,
  PROJECT_PATH,
  SORT,
  WORDS,
} from '../parameters.ts';

const PLACES = { tag: 'Places and projects' } as const;
const projects = (summary: string): Operation => ({
  ...PLACES,
  summary,
  query: CITY_ID,
  answers: { 200: places.masterData },
  problems: ['no_such_city', 'starting'],
});

const { within, ...SEARCHED_FILTER } = LISTING_FILTER;
const WITHIN = { within };
export const PLACE = defineOperations({
  'GET /api/property/cities': {
    ...{ ...PLACES, summary: 'The cities' },
    answers: { 200: propertyEnvelopeSchema(z.array(places.city)) },
  },
  'GET /api/property/localities/{cityId}': {
    ...{ ...PLACES, summary: 'A city’s localities' },
    answers: { 200: propertyEnvelopeSchema(z.array(places.locality)) },
    problems: ['no_such_city'],
  },
  'GET /api/property/societies': projects('Items of type Society'),
  'GET /api/property/kothi_projects': projects('Items of type Kothi Project'),
  'GET /api/property/residential/plot_projects': projects('Items of type Residential Plot Project'),
  'GET /api/property/commercial/plot_projects': projects('Items of type Commercial Plot Project'),
  'GET /api/property/office_projects': projects('Commercial projects with an office on the market'),
  'GET /api/property/showroom_projects': projects('Commercial projects with a showroom on the market'),
  'GET /api/property/residential/projects': projects('All residential projects'),
  'GET /api/property/commercial/projects': projects('All commercial projects'),
  'GET /api/property/overallmasterdata': projects('Projects and localities together'),
  'GET /api/property/projects_masterdata': projects('All projects'),
  'GET /api/property/projectdetails/{id}': {
    ...{ ...PLACES, summary: 'A project' },
    path: PROJECT_PATH,
    answers: { 200: places.projectDetails },
    problems: ['no_such_place', 'starting'],
  },
  'GET /api/property/project/{id}/related-properties': {
    ...{ ...PLACES, summary: 'List homes in a project, 24 per page' },
    path: PROJECT_PATH,
    query: { ...SORT, ...CURSOR, ...AFTER },
    answers: { 200: propertyPage },
    problems: ['no_such_place', 'starting'],
  },
  'GET /api/places/{id}': {
    ...{ ...PLACES, summary: 'Get the position of a place' },
    path: PLACE_PATH,
    answers: { 200: places.placeOutline },
    problems: ['not_found'],
  },
  'GET /api/querylinks/list': {
    ...{ ...PLACES, summary: 'Stored searches, by group' },
    description: '`data.data.code` of the specification; its outer `data` is the wrapper of its client.',
    query: LANGUAGE,
    answers: { 200: places.queryLinkList },
  },
  'GET /api/query-links/{slug}': {
    ...{ ...PLACES, summary: 'Get a query page' },
    query: LANGUAGE,
    answers: { 200: places.queryLink },
    problems: ['not_found'],
  },
  'GET /api/{slug}': {
    ...{ ...PLACES, summary: 'List the listings of a query page, 24 per page' },
    description: 'Matched after all other paths; no query page has the same address as another path.',
    query: { ...BBOX, ...SORT, ...CURSOR, ...AFTER },
    answers: { 200: propertyPage },
    problems: ['not_found', 'starting'],
  },
  'GET /api/map/ground/outlines.geojson': {
    ...{ ...PLACES, summary: 'Get outlines of places for a base map' },
    answers: { 200: { types: ['application/geo+json'], schema: featureCollection, description: 'GeoJSON' } },
  },
  'GET /api/map/ground/{layer}.geojson': {
    ...{ ...PLACES, summary: 'Get a layer of the bundled base map' },
    answers: { 200: { types: ['application/geo+json'], schema: featureCollection, description: 'GeoJSON' } },
    problems: ['not_found'],
  },
  'GET /api/map/streets/{z}/{x}/{y}': {
    ...{ ...PLACES, summary: 'Get a vector tile with the streets and buildings of the bundled base map' },
    path: { y: z.string().meta({ examples: ['1680.mvt'], description: 'Row, followed by .mvt' }) },
    answers: {
      200: { types: ['application/vnd.mapbox-vector-tile', BYTES], description: 'Mapbox Vector Tile 2.1' },
      204: null,
      304: null,
    },
    problems: ['invalid'],
  },
  'GET /api/reach': {
    ...{ ...PLACES, summary: 'Get the area within a distance or travel time of a landmark or place' },
    description:
      'As an outline and as localities. `streets` is none if no street is known within 3 km of the place: then a travel time finds nothing.',
    query: WITHIN,
    answers: { 200: places.reachedArea },
    problems: ['not_found'],
  },
  'GET /api/reach/times': {
    ...{ ...PLACES, summary: 'Get distances and travel times from a landmark or place' },
    description:
      'On free streets, without live traffic; `about` where only main roads are known, and `streets: none` for a point without a street within 3 km.',
    query: {
      ...WITHIN,
      at: z.string().meta({ description: 'Up to 60 points: lat,lng;lat,lng;…', examples: ['30.69,76.70;30.71,76.72'] }),
    },
    answers: { 200: places.reachTimes },
    problems: ['not_found'],
  },
  'GET /api/map/surroundings': {
    ...{ ...PLACES, summary: 'Get a small map around a point' },
    query: AT,
    answers: { 200: places.surroundings },
  },
});

const SEARCHING = { tag: 'Search' } as const;
export const SEARCH = defineOperations({
  'GET /api/suggestions': {
    ...{ ...SEARCHING, summary: 'Suggest completions' },
    query: { ...WORDS, ...CITY },
    answers: { 200: places.suggestions },
  },
  'GET /api/did-you-mean': {
    ...{ ...SEARCHING, summary: 'Suggest a spelling correction' },
    query: WORDS,
    answers: { 200: places.didYouMean },
  },
  'GET /api/search': {
    ...{ ...SEARCHING, summary: 'Read a search, with the first 24 listings' },
    description:
      'Kinds, bedrooms, prices, areas, places and the other filters are read from the text, in English, Hindi and Punjabi; a parameter wins over what the text says. `reading` has the filter as a query for /api/listings, and the words that were set aside. Text that no filter explains is searched for by words. It takes no area_range, search, search_query, poly or within: those belong to the list.',
    query: {
      ...{ ...WORDS, ...CITY },
      property_type: FILTER.property_type,
      property_subtype: FILTER.property_subtype,
      bedroom: FILTER.bedroom,
      lister: FILTER.lister,
      ...ATTRIBUTE_FILTER,
      ...SEARCHED_FILTER,
      price_range: FILTER.price_range,
      place: FILTER.place,
    },
    answers: { 200: places.searchPage },
  },
  'GET /api/map/near-matches': {
    ...{ ...SEARCHING, summary: 'Suggest wider filters that find homes' },
    description:
      'For a filter without results: filters with one parameter less, with a wider price or area, and homes that miss one condition.',
    query: FILTER,
    answers: { 200: places.nearMatches },
  },
  'GET /api/geocode': {
    ...{ ...SEARCHING, summary: 'Geocode an address' },
    query: {
      q: z
        .string()
        .regex(/\S/)
        .max(160)
        .meta({ examples: ['House 12, Sector 70'] }),
      ...CITY,
    },
    answers: { 200: places.geocoded },
  },
});
