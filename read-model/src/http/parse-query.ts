import { invalidFieldsProblem } from '@naksha/events/contracts';
import {
  type BBox,
  DEFAULT_SORT,
  type FieldError,
  isCalendarDay,
  type MapFilter,
  type Position,
  parseFilter,
  type QueryParameters,
  resolvePostedSince,
  SORTS,
  type Sort,
  toIndianIsoDay,
} from '@naksha/events/kernel';

/** Limit of Web Mercator. */
const MAX_LAT = 85.06;

/** `now`: start of relative filters such as `posted_since=7d`, unless `at` names a past day. */
export function parseFilterQuery(query: QueryParameters, now: Date): MapFilter {
  const { filter, errors } = parseFilter(query);
  if (errors.length) throw invalidFieldsProblem(errors);
  const { at } = query;
  return resolvePostedSince(filter, typeof at === 'string' && isCalendarDay(at) ? at : toIndianIsoDay(now));
}

export function parseBBox(query: QueryParameters): BBox | undefined {
  const text = parseSingleParameter(query, 'bbox');
  if (text === undefined) return undefined;
  const parts = text.split(',');
  const numbers = parts.map((part) => (/^-?\d{1,3}(\.\d{1,15})?$/.test(part) ? Number(part) : Number.NaN));
  const [west, south, east, north] = numbers;
  if (numbers.length !== 4 || numbers.some(Number.isNaN))
    throw invalidParameterProblem('bbox', 'must be west,south,east,north in degrees');
  if (Math.abs(west) > 180 || Math.abs(east) > 180 || Math.abs(south) > MAX_LAT || Math.abs(north) > MAX_LAT)
    throw invalidParameterProblem('bbox', `must be within ±180 degrees of longitude and ±${MAX_LAT} of latitude`);
  if (west >= east || south >= north)
    throw invalidParameterProblem('bbox', 'must have west less than east and south less than north');
  return [west, south, east, north];
}

export function parsePositionParameter(query: QueryParameters, field: string): Position {
  const match = /^(-?\d{1,2}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)$/.exec(
    parseSingleParameter(query, field) ?? '',
  );
  const [lat, lng] = match ? [Number(match[1]), Number(match[2])] : [Number.NaN, Number.NaN];
  if (!(Math.abs(lat) <= MAX_LAT && Math.abs(lng) <= 180))
    throw invalidParameterProblem(field, 'must be lat,lng in degrees');
  return { lat, lng };
}

export function parseSort(query: QueryParameters): Sort {
  const sort = parseSingleParameter(query, 'sort') ?? DEFAULT_SORT;
  if (!(SORTS as readonly string[]).includes(sort))
    throw invalidParameterProblem('sort', `must be one of ${SORTS.join(', ')}`);
  return sort as Sort;
}

export function parseChoiceParameter<Choice extends string>(
  query: QueryParameters,
  field: string,
  choices: readonly Choice[],
  otherwise: Choice,
): Choice {
  const asked = parseSingleParameter(query, field) ?? otherwise;
  const found = choices.find((choice) => choice === asked);
  if (!found) throw invalidParameterProblem(field, `must be one of ${choices.join(', ')}`);
  return found;
}

export const parseCursorParameter = (query: QueryParameters): string | undefined =>
  parseSingleParameter(query, 'cursor');

export function parseSingleParameter(query: QueryParameters, field: string): string | undefined {
  const value = query[field];
  if (value !== undefined && typeof value !== 'string') throw invalidParameterProblem(field, 'must be given only once');
  // PostgreSQL does not accept NUL.
  if (value?.includes('\0')) throw invalidParameterProblem(field, 'must not contain NUL characters');
  return value === '' ? undefined : value;
}

export const invalidParameterProblem = (field: string, reason: string) =>
  invalidFieldsProblem([{ field, reason } satisfies FieldError]);
