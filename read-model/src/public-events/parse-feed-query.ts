import { type Gazetteer, isPlaceId, type QueryParameters } from '@naksha/events/kernel';
import { PUBLIC_EVENT_TYPES } from '@naksha/events/public-events';
import { invalidParameterProblem, parseSingleParameter } from '../http/parse-query.ts';
import { ALL_PLACES, type Partner } from './partner.ts';
import type { FeedFilter } from './read-feed.ts';

const EMPTY: Readonly<Record<string, string>> = {
  after: 'is empty. Send Naksha-Next of an earlier response, or now, or leave it out to start with the first event',
  types: 'is empty. Leave it out to receive everything that your token allows',
  place: 'is empty. Leave it out to receive everything that your token allows',
};
const KNOWN = Object.keys(EMPTY);

/** Limited to the token's own; by default all of them. @throws Problem 422 */
export function parseFeedQuery(query: QueryParameters, partner: Partner, gazetteer: Gazetteer): FeedFilter {
  const unknown = Object.keys(query).find((name) => !KNOWN.includes(name));
  if (unknown !== undefined)
    throw invalidParameterProblem(unknown, `is not a known parameter. Use ${KNOWN.join(', ')}`);
  // An empty value is an error rather than "everything".
  const empty = KNOWN.find((name) => query[name] === '');
  if (empty !== undefined) throw invalidParameterProblem(empty, EMPTY[empty]);
  const types = parseSingleParameter(query, 'types')
    ?.split(',')
    .map((type) => readType(type.trim(), partner));
  const place = readPlace(parseSingleParameter(query, 'place'), partner, gazetteer);
  return { types: types ?? partner.types, place, within: partner.place };
}

function readType(type: string, partner: Partner): string {
  if (!PUBLIC_EVENT_TYPES.some((known) => known === type))
    throw invalidParameterProblem('types', `has "${type}", which is not one of ${PUBLIC_EVENT_TYPES.join(', ')}`);
  if (!partner.types.includes(type))
    throw invalidParameterProblem('types', `has ${type}, but your token allows ${partner.types.join(', ')} only`);
  return type;
}

function readPlace(id: string | undefined, partner: Partner, gazetteer: Gazetteer): string {
  if (id === undefined) return partner.place;
  const place = isPlaceId(id) ? gazetteer.find(id) : undefined;
  if (!place) throw invalidParameterProblem('place', 'is not a known place. GET /api/property/cities returns the ids');
  if (partner.place !== ALL_PLACES && place.cityId !== partner.place)
    throw invalidParameterProblem('place', `is outside ${partner.place}, the area of your token`);
  return id;
}
