import { listingCard, property } from './answers/listings.ts';
import { lead } from './answers/people.ts';
import { city, masterDataItem } from './answers/places.ts';
import type { Operation, Shapes } from './operation.ts';
import { MAP } from './operations/map.ts';
import { MARKET } from './operations/market.ts';
import { DOCUMENT, EDITORIAL, ENQUIRIES, GRAPHQL, IMPORTS, MCP } from './operations/office.ts';
import { PARTNERS } from './operations/partners.ts';
import { BUYERS, IDENTITY, PHOTOS, SAVED_SEARCHES, SECOND_FACTOR } from './operations/people.ts';
import { PLACE, SEARCH } from './operations/places.ts';
import { PROPERTY } from './operations/properties.ts';
import { STAFF } from './operations/staff.ts';

export { BODY_LIMIT, BODY_SHAPE, type BodyShape, HEADER_LIMIT, URL_LIMIT } from './limits.ts';
export { type Answer, BYTES, type Media, type Operation, type Shapes, TAGS, type Tag } from './operation.ts';
export { CODE_REQUEST_COOKIE, IDEMPOTENCY_KEY, PATH_SHAPES } from './parameters.ts';
export { COMMON_PROBLEMS, PROBLEM_STATUSES } from './problem-statuses.ts';

const ALL = {
  ...IDENTITY,
  ...PROPERTY,
  ...PLACE,
  ...MAP,
  ...MARKET,
  ...SEARCH,
  ...BUYERS,
  ...PHOTOS,
  ...SAVED_SEARCHES,
  ...IMPORTS,
  ...EDITORIAL,
  ...ENQUIRIES,
  ...GRAPHQL,
  ...MCP,
  ...STAFF,
  ...SECOND_FACTOR,
  ...PARTNERS,
  ...DOCUMENT,
};
export const OPERATIONS: Readonly<Record<string, Operation>> = ALL;

type Filled<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Path;
type BelowApi<Call> = Call extends `${string} /api${infer Path}` ? Filled<Path> : never;
export type ApiPath = BelowApi<keyof typeof ALL> | `${BelowApi<keyof typeof ALL>}/`;

export const NAMED_SHAPES: Shapes = {
  City: city,
  Lead: lead,
  ListingCard: listingCard,
  MasterDataItem: masterDataItem,
  Property: property,
};
