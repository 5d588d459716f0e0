import { z } from 'zod';
import { AREA_UNITS } from '../../kernel/area.ts';
import { FACETS, type Facet, facetParameterName } from '../../kernel/attributes/facets.ts';
import { LISTING_FILTERS, type ListingFilterName } from '../../kernel/listing-filters.ts';
import {
  MAX_CHIP_LENGTH,
  MAX_CHIPS,
  MAX_EXCLUDED_LISTERS,
  MAX_PLACES,
  MAX_RANGE_END,
} from '../../kernel/map-filter.ts';
import { LISTER_FILTERS, PROPERTY_TYPES, SUBTYPES } from '../../kernel/options.ts';
import { SORTS } from '../../kernel/print-home-view.ts';
import { ROOM_FLAGS } from '../../kernel/room-flags.ts';
import { LOCALES } from '../pages/languages.ts';
import type { Shapes } from './operation.ts';

/** An empty value counts as missing. */
export const optionalChoiceSchema = (...words: readonly string[]) => z.enum([...words, '']).optional();
const pattern = (regex: string, example: string, description: string) =>
  z
    .string()
    .regex(new RegExp(regex))
    .optional()
    .meta({ description, examples: [example] });

const DEGREES = '-?\\d{1,3}(\\.\\d{1,15})?';
const RANGE = '^(\\d{1,4},\\d{1,4}|\\d{1,6},\\d{0,6},exact|,\\d{1,6},exact)?$';
const EXACT_ENDS = `min,max,exact takes ends up to ${MAX_RANGE_END}; either may be empty`;

export const AFTER = {
  after: pattern(
    '^(\\d{1,2}:\\d{1,15}(,\\d{1,2}:\\d{1,15}){0,15})?$',
    '7:1042',
    'Positions of accepted commands, comma-separated. The response waits up to two seconds for them and has `Naksha-Behind: true` if they are not reached',
  ),
} satisfies Shapes;
export const BBOX = {
  bbox: pattern(
    `^(${DEGREES},${DEGREES},${DEGREES},${DEGREES})?$`,
    '76.70,30.69,76.72,30.71',
    'West, south, east, north in degrees; west below east, south below north, within ±180 and ±85.06',
  ),
} satisfies Shapes;
export const NOT_OLDER = {
  min: pattern(
    '^(\\d{1,15}(\\.\\d{1,15}){16})?$',
    '1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0',
    'Position vector; the response is not older',
  ),
} satisfies Shapes;
const LISTING = '[0-7][0-9a-hjkmnp-tv-z]{10}';
export const LISTING_IDS = {
  ids: z
    .string()
    .regex(new RegExp(`^${LISTING}(,${LISTING}){0,49}$`))
    .meta({ description: '1 to 50 ids, comma-separated', examples: ['1h2k3m4n5p6'] }),
} satisfies Shapes;
export const LISTING_ID = {
  listing: pattern(`^(${LISTING})?$`, '1h2k3m4n5p6', 'Only one listing'),
} satisfies Shapes;
export const UNTIL = {
  until: pattern('^(\\d{4}-\\d\\d-\\d\\d)?$', '2026-11-21', 'A day; by default today'),
} satisfies Shapes;
export const PAST_DAY = {
  at: pattern(
    '^(20\\d\\d-\\d\\d-\\d\\d)?$',
    '2026-03-01',
    'A past day in India; the response shows its end. By default the current state',
  ),
} satisfies Shapes;
export const CURSOR = {
  cursor: z.string().optional().meta({ description: 'Cursor from an earlier response to the same query' }),
} satisfies Shapes;
export const SORT = { sort: optionalChoiceSchema(...SORTS) } satisfies Shapes;
export const LANGUAGE = { lang: optionalChoiceSchema(...LOCALES) } satisfies Shapes;
export const AT = {
  at: z
    .string()
    .regex(/^-?\d{1,2}(\.\d{1,15})?,-?\d{1,3}(\.\d{1,15})?$/)
    .meta({ description: 'Latitude and longitude in degrees, within ±85.06 and ±180', examples: ['30.6972,76.7189'] }),
} satisfies Shapes;
export const WORDS = {
  q: z
    .string()
    .regex(/\S/)
    .max(MAX_CHIP_LENGTH)
    .meta({ description: 'What to search for', examples: ['sector 70'] }),
} satisfies Shapes;
export const CITY = {
  city: z
    .string()
    .optional()
    .meta({ description: 'A place id', examples: ['mohali'] }),
};
export const CITY_ID = {
  city_id: z
    .string()
    .optional()
    .meta({ description: 'A city’s id', examples: ['mohali'] }),
};
export const PAGE_NO = { page_no: pattern('^\\d{0,6}$', '0', 'From 0') } satisfies Shapes;

const facetShape = ({ facet, value, name }: Facet) => {
  const options = 'options' in value ? value.options.join(', ') : '';
  switch (facet.by) {
    case 'flag':
      return optionalChoiceSchema('any', 'yes').meta({ description: `Only homes with ${name}` });
    case 'anyOf':
      return pattern(
        '^[\\w-]+(,[\\w-]+)*$|^$',
        `${'options' in value ? value.options[0] : ''}`,
        `One or more of ${options}, comma-separated`,
      );
    case 'atLeast':
      return pattern('^(any|[1-9])?$', '2', 'Minimum number');
    case 'exactly':
      return pattern(
        '^(any|[1-9]\\+?(,[1-9]\\+?)*)?$',
        '2,3',
        'Exact numbers, comma-separated, one of which may be open: 2,3 or 4+; 9+ means more than nine',
      );
    case 'readyBy':
      return pattern(
        '^(ready|not-ready|20[2-4]\\d-(0[1-9]|1[0-2]))?$',
        '2027-12',
        'ready now, ready by the end of a month, or not-ready: under construction',
      );
    case 'range':
      return pattern('^(-?\\d{0,9},-?\\d{0,9})?$', '1,', 'from,to, both included; either may be empty');
  }
};
export const ATTRIBUTE_FILTER: Shapes = Object.fromEntries(
  FACETS.map((facet) => [facetParameterName(facet), facetShape(facet)]),
);

const LISTING_FILTER_SHAPES: { readonly [Name in ListingFilterName]: z.ZodType } = {
  amenities: pattern(
    '^([A-Za-z_]+(,[A-Za-z_]+)*)?$',
    'lift,powerBackup',
    'Only homes with all of these amenities: names as in the listing, comma-separated',
  ),
  rooms: pattern(
    '^([A-Za-z_]+(,[A-Za-z_]+)*)?$',
    'servantRoom,studyRoom',
    `Only homes with all of these extra rooms, comma-separated: ${ROOM_FLAGS.join(', ')}`,
  ),
  kinds: pattern(
    '^([a-z-]+(,[a-z-]+)*)?$',
    'flat,kothi',
    'Homes of one of these kinds: values of `property_subtype`, comma-separated',
  ),
  size: pattern(
    '^((\\d{1,6}(\\.\\d{1,3})?)?,(\\d{1,6}(\\.\\d{1,3})?)?,[a-z]{2,5})?$',
    '9,11,marla',
    `min,max,unit, both included; either may be empty. The same for every kind of property, unlike area_range. Units: ${AREA_UNITS.join(', ')}`,
  ),
  withPhotos: optionalChoiceSchema('any', 'yes').meta({ description: 'Only homes with at least one photo' }),
  priceReduced: optionalChoiceSchema('any', 'yes').meta({
    description: 'Only homes whose last price change was a reduction',
  }),
  notWords: z
    .string()
    .max(MAX_CHIPS * (MAX_CHIP_LENGTH + 1))
    .optional()
    .meta({
      description:
        'Excludes homes with these words in title, project or locality: at most three words or phrases, comma-separated. A phrase excludes homes with all of its words',
      examples: ['ground floor,corner'],
    }),
  notListers: pattern(
    '^([0-9a-f]{16}(,[0-9a-f]{16})*)?$',
    '3f9c2ab07d51e864',
    `Excludes homes of these agents and builders: values of \`lister_id\`, at most ${MAX_EXCLUDED_LISTERS}, comma-separated`,
  ),
  pricePerArea: pattern(
    '^(\\d{1,7}(,\\d{0,7})?|,\\d{1,7})?$',
    '4000,6000',
    'Rupees per square foot: min,max, both included; either may be empty',
  ),
  within: pattern(
    '^([a-z0-9]+(-[a-z0-9]+)*,\\d{1,2}((\\.\\d)?km|min,(car|two-wheeler|foot)))?$',
    'elante-mall,25min,car',
    'Homes close to a landmark or place: up to 10km as the crow flies, or up to 60min on the streets, without traffic, by car, two-wheeler or foot',
  ),
  postedSince: pattern(
    '^(20\\d\\d-\\d\\d-\\d\\d|1d|3d|7d|30d)?$',
    '2026-11-20',
    'Only homes posted on that day of India or later; 1d, 3d, 7d and 30d count back from today, or from the day of `at`',
  ),
};
export const LISTING_FILTER: Shapes = Object.fromEntries(
  LISTING_FILTERS.map(({ name, wire }) => [wire, LISTING_FILTER_SHAPES[name]]),
);

export const FILTER = {
  property_type: optionalChoiceSchema('all', ...PROPERTY_TYPES),
  property_subtype: optionalChoiceSchema('all', ...SUBTYPES),
  bedroom: optionalChoiceSchema('any', '1', '2', '3', '4', '5', '6', '7', '8').meta({ description: 'Minimum number' }),
  lister: optionalChoiceSchema('any', ...LISTER_FILTERS),
  ...ATTRIBUTE_FILTER,
  ...LISTING_FILTER,
  price_range: pattern(
    RANGE,
    '40,90',
    `Lakhs of rupees: min,max from 0 to 505, where a max above 500 is no upper limit. ${EXACT_ENDS}`,
  ),
  area_range: pattern(
    RANGE,
    '1000,1500',
    `min,max in the subtype’s own unit: up to 1025 square yards for kothi and plots, else 4050 square feet; the last step has no upper limit. ${EXACT_ENDS}`,
  ),
  place: z
    .array(z.string().regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/))
    .max(MAX_PLACES)
    .optional()
    .meta({ description: 'Ids of cities, localities or projects', examples: [['mohali']] }),
  search: z
    .array(z.string().max(MAX_CHIP_LENGTH))
    .max(MAX_CHIPS)
    .optional()
    .meta({
      description: 'Search chips: whole words, AND within a chip, OR between chips; at most three',
      examples: [['corner']],
    }),
  search_query: z
    .string()
    .max(MAX_CHIP_LENGTH)
    .optional()
    .meta({ description: 'One more chip, in the specification’s format' }),
  poly: pattern(
    '^(-?\\d{1,2}(\\.\\d{1,6})?,-?\\d{1,3}(\\.\\d{1,6})?(;-?\\d{1,2}(\\.\\d{1,6})?,-?\\d{1,3}(\\.\\d{1,6})?){2,49})?$',
    '30.69,76.70;30.71,76.70;30.71,76.72',
    '3 to 50 corners of a polygon: lat,lng;lat,lng;…, at most six decimals',
  ),
} satisfies Shapes;
/** Prices of different kinds are not comparable. */
export const PRICED_FILTER = {
  ...FILTER,
  property_subtype: z.enum(SUBTYPES).meta({ examples: ['flat'] }),
} satisfies Shapes;

export const IDEMPOTENCY_KEY = {
  'Idempotency-Key': z
    .string()
    .max(200)
    .optional()
    .meta({
      description:
        'One key per intent. A repeated request with the same body returns the first result; with another body it is rejected with 422. Stored for at least a day.',
      examples: ['0190f7c4-5f6a-7b3c-8d2e-1a2b3c4d5e6f'],
    }),
} satisfies Shapes;

export const CODE_REQUEST_COOKIE = 'naksha_asked';
export const ASKED = {
  [CODE_REQUEST_COOKIE]: z
    .string()
    .max(200)
    .optional()
    .meta({
      description: 'Set by the request for the code; without it every code is expired. Also with the prefix __Secure-',
      examples: ['mHbOaX1a4VvN8Jd0pXcIvQ'],
    }),
} satisfies Shapes;

const of = (example: string, description: string) =>
  z
    .string()
    .min(1)
    .meta({ examples: [example], description });
const oneOf = (...words: readonly string[]) => z.enum(words).meta({ examples: [words[0]] });
const digits = (most: number, example: string, description: string) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,${most}}$`))
    .meta({ examples: [example], description });
const uuid = '0190f7c4-5f6a-7b3c-8d2e-1a2b3c4d5e6f';
export const PATH_SHAPES = {
  action: oneOf('saved', 'contacted', 'unsaved', 'viewed', 'dismissed', 'undismissed'),
  activity: oneOf('saved', 'contacted', 'viewed'),
  cityId: of('mohali', 'A city’s id'),
  file: of('800.webp', '320, 800 or 1600, and .avif or .webp'),
  id: of('1h2k3m4n5p6', 'Id of a listing, or a slug that ends in it'),
  kind: oneOf('city', 'locality', 'project', 'query-link', 'blog', 'faq'),
  layer: oneOf('green', 'water', 'transport', 'roads'),
  page: z
    .string()
    .regex(/^\d{1,6}$/)
    .meta({ examples: ['1'], description: 'From 0; 0 and 1 are the first' }),
  part: z
    .string()
    .regex(/^(\d|[12]\d|3[01])$/)
    .meta({ examples: ['0'], description: 'Number of the part, from 0' }),
  phone: of('9876543210', 'The caller’s phone number'),
  slug: of('2bhk-flats-for-sale-in-mohali', 'Slug of a query page'),
  subtype: oneOf(...SUBTYPES),
  type: oneOf(...PROPERTY_TYPES),
  x: digits(7, '2921', 'Column of a tile'),
  y: digits(7, '1677', 'Row of a tile'),
  z: digits(2, '12', 'Zoom of 512-px tiles: one less than that of 256-px tiles'),
} satisfies Shapes;
export const UUID_PATH = { id: of(uuid, 'An opaque id') } satisfies Shapes;
export const PLACE_PATH = { id: of('mohali-sector-70', 'A place’s id') } satisfies Shapes;
export const PROJECT_PATH = { id: of('mohali-green-towers', 'A project’s id') } satisfies Shapes;
export const IMPORT_PATH = { id: of(uuid, 'The import’s id') } satisfies Shapes;
