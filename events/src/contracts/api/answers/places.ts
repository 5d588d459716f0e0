import { z } from 'zod';
import { isNumericAttribute } from '../../../kernel/attributes/define-attribute.ts';
import { ATTRIBUTES } from '../../../kernel/attributes/listing-attributes.ts';
import { LANDMARK_KINDS } from '../../../kernel/landmark.ts';
import { PLACE_KINDS, type PlaceRing } from '../../../kernel/place.ts';
import type { City, Locality } from '../../wire/cities.ts';
import type { GeocodeAnswer } from '../../wire/geocode.ts';
import {
  MASTER_DATA_TYPES,
  type MasterData,
  type MasterDataItem,
  type ProjectDetails,
} from '../../wire/master-data.ts';
import type { MissedSearches } from '../../wire/missed-searches.ts';
import type { PlaceOutline } from '../../wire/place-outline.ts';
import type { QueryLink, QueryLinkItem, QueryLinkList } from '../../wire/query-links.ts';
import { KNOWN_STREETS, type ReachedArea, type ReachTimes, ROUTER_STATES } from '../../wire/reach.ts';
import type {
  DidYouMean,
  NearMatches,
  SearchPage,
  SearchReadingResponse,
  Suggestion,
  Suggestions,
} from '../../wire/suggestions.ts';
import { DRAWN_KINDS, type Surroundings } from '../../wire/surroundings.ts';
import { code200, count, flag, names, place, point, propertyEnvelopeSchema, text } from './basics.ts';
import { listingCard, subtype } from './listings.ts';

const id = z.string().meta({ examples: ['mohali'] });

export const locality = z.strictObject({
  ...{ id, name: text, names: names.optional(), city: text, position: point },
}) satisfies z.ZodType<Locality>;
export const city = z.strictObject({
  ...{ id, name: text, names: names.optional(), position: point, default_zoom: z.number() },
  state: text.optional(),
  map_ploygon: z.array(point).meta({ description: 'Misspelled in the specification' }),
  localities: z.array(locality),
  credits: z.array(z.string()),
}) satisfies z.ZodType<City>;

export const masterDataItem = z.strictObject({
  id: place,
  name: text,
  names,
  type: z.enum(MASTER_DATA_TYPES),
  slug: place,
  city: id,
  locality: z.string().nullable(),
  logo: z.string().nullable(),
  cover_image: z.string().nullable(),
  is_featured: flag,
  demo: z.literal(true).optional(),
}) satisfies z.ZodType<MasterDataItem>;
export const masterData = propertyEnvelopeSchema(z.array(masterDataItem)) satisfies z.ZodType<MasterData>;
const zoom = z.number().meta({ examples: [15] });
export const projectDetails = propertyEnvelopeSchema(
  z.strictObject({
    ...masterDataItem.shape,
    ...{ city_name: z.string(), position: point, zoom, radius_m: z.number(), homes: count },
  }),
) satisfies z.ZodType<ProjectDetails>;

export const queryLinkItem = z.strictObject({
  slug: z.string().meta({ examples: ['2bhk-flats-for-sale-in-mohali'] }),
  title: z.string().meta({ examples: ['2 BHK flats for sale in Mohali'] }),
}) satisfies z.ZodType<QueryLinkItem>;
export const queryLinkList = z.strictObject({
  data: z.strictObject({ code: code200, property: z.record(z.string(), z.array(queryLinkItem)) }),
}) satisfies z.ZodType<QueryLinkList>;
export const queryLink = z.strictObject({
  ...queryLinkItem.shape,
  query: z.string().meta({ examples: ['property_subtype=flat&bedroom=2&place=mohali'] }),
  city: z.string().nullable(),
  camera: z.strictObject({ lat: z.number(), lng: z.number(), zoom }).nullable(),
}) satisfies z.ZodType<QueryLink>;

const ring = z
  .custom<PlaceRing>((value) => Array.isArray(value))
  .meta({
    type: 'array',
    items: { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 },
    description: 'Longitude and latitude; the last point equals the first',
    examples: [
      [
        [76.71, 30.69],
        [76.72, 30.69],
        [76.72, 30.7],
        [76.71, 30.69],
      ],
    ],
  });
export const placeOutline = z.strictObject({
  id: place,
  kind: z.enum(PLACE_KINDS),
  name: text,
  names,
  city: z.string(),
  position: point,
  zoom,
  radius_m: z.number(),
  outline: z.array(ring),
}) satisfies z.ZodType<PlaceOutline>;

export const geocoded = z.strictObject({
  found: z.array(z.strictObject({ name: text, position: point, place: place.optional() })),
  geocoder: z.enum(['asked', 'off', 'away']),
  credit: z.string().optional(),
}) satisfies z.ZodType<GeocodeAnswer>;

const suggestion = z.strictObject({
  type: z.enum(['city', 'locality', 'landmark', 'project', 'property']),
  name: text,
  names: names.optional(),
  slug: z.string(),
  city: z.string(),
  position: point,
  zoom: zoom.optional(),
  landmark: z.enum(LANDMARK_KINDS).optional(),
  placed_by: names.optional(),
  subtype: subtype.optional(),
  cover_image: z.string().optional(),
}) satisfies z.ZodType<Suggestion>;
const reading = z.strictObject({
  places: z.array(suggestion),
  query: z.string(),
  ignored: z.array(z.string()),
  corrections: z.array(z.strictObject({ typed: z.string(), meant: z.string() })),
  choices: z.array(
    z.strictObject({
      typed: z.string(),
      options: z.array(z.strictObject({ query: z.string(), place: suggestion.optional() })),
    }),
  ),
}) satisfies z.ZodType<SearchReadingResponse>;
export const suggestions = z.strictObject({
  suggestions: z.array(suggestion).max(18),
  searches: z.array(z.strictObject({ query: z.string(), total: count, places: z.array(suggestion) })),
  reading: reading.nullable(),
}) satisfies z.ZodType<Suggestions>;
export const didYouMean = z.strictObject({ did_you_mean: z.string().nullable() }) satisfies z.ZodType<DidYouMean>;
export const missedSearches = z.strictObject({
  searches: z.array(z.strictObject({ query: z.string(), sessions: count, places: z.array(suggestion) })),
}) satisfies z.ZodType<MissedSearches>;
const tally = z.record(z.string(), count);
export const nearMatches = z.strictObject({
  wider: z.array(z.strictObject({ parameter: z.string(), isWidened: z.boolean(), query: z.string(), total: count })),
  listings: z.array(z.strictObject({ listing: listingCard, misses: z.string() })),
}) satisfies z.ZodType<NearMatches>;
export const searchPage = z.strictObject({
  listings: z.array(z.strictObject({ listing: listingCard, title_html: z.string() })),
  total: count,
  more: flag,
  facets: z.strictObject({ property_subtype: z.partialRecord(subtype, count), bedrooms: tally, city: tally }),
  corrected: z.string().nullable(),
  reading: reading.nullable(),
  near: nearMatches.nullable(),
}) satisfies z.ZodType<SearchPage>;

const reachTime = z.union([z.strictObject({ km: z.number() }), z.strictObject({ minutes: count, about: flag })]);
export const reachedArea = z.strictObject({
  ...{ id: place, name: text, names, position: point },
  placed_by: names.optional(),
  outline: z.array(ring),
  streets: z.enum(KNOWN_STREETS),
  router: z.enum(ROUTER_STATES),
  localities: z.array(z.strictObject({ id: place, name: text, names, time: reachTime })),
}) satisfies z.ZodType<ReachedArea>;
export const reachTimes = z.strictObject({
  times: z.array(z.union([reachTime, z.strictObject({ streets: z.literal('none') })]).nullable()),
}) satisfies z.ZodType<ReachTimes>;

export const surroundings = z.strictObject({
  paths: z.partialRecord(z.enum(DRAWN_KINDS), z.string()),
  near: z.array(
    z.strictObject({
      kind: z.enum(['place', 'station', 'landmark']),
      ...{ name: text, names: names.optional(), x: z.number(), y: z.number(), metres: z.number() },
    }),
  ),
}) satisfies z.ZodType<Surroundings>;

const coded = z.strictObject({ code: z.int(), label: z.string() });
const areaUnits = z.array(z.strictObject({ ...coded.shape, unit: z.string(), first_set_code: z.int().optional() }));
const attributeOptions = Object.fromEntries(
  ATTRIBUTES.flatMap(({ wire, value }) =>
    'options' in value ? [[wire, z.array(isNumericAttribute(value) ? z.int() : z.string())]] : [],
  ),
);
const labels = z.array(z.strictObject({ name: z.string(), label: z.string(), type: z.string().optional() }));
export const postFormOptions = z.strictObject({
  property_type: z.array(z.string()),
  property_subtype: z.record(z.string(), z.array(z.string())),
  ...attributeOptions,
  area_units: z.strictObject({ first: areaUnits, second: areaUnits, third: areaUnits }),
  price_units: z.array(coded),
  lister: z.array(z.string()),
  lister_labels: labels,
  ownership_labels: z.array(coded),
  gender: z.array(coded),
  amenities: labels,
  rooms: z.array(z.string()),
  rooms_labels: labels,
});
