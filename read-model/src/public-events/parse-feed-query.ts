import { type Gazetteer, isPlaceId, type Query } from '@naksha/events/kernel';
import { PUBLIC_EVENT_TYPES } from '@naksha/events/public-events';
import { single, wrong } from '../http/parse-query.ts';
import { EVERYWHERE, type Partner } from './partner.ts';
import type { FeedFilter } from './read-feed.ts';

const KNOWN = ['after', 'types', 'place'];

/**
 * `types=A,B` and `place=ID`, each within what the token is for; without them all that it is for.
 * @throws Problem 422 naming the field and the reason
 */
export function parseFeedQuery(query: Query, partner: Partner, gazetteer: Gazetteer): FeedFilter {
  const types = single(query, 'types')
    ?.split(',')
    .map((type) => readType(type.trim(), partner));
  const unknown = Object.keys(query).find((name) => !KNOWN.includes(name));
  if (unknown !== undefined) throw wrong(unknown, `is nothing that can be asked for: ${KNOWN.join(', ')} are`);
  const place = readPlace(single(query, 'place'), partner, gazetteer);
  return { types: types ?? partner.types, place, within: partner.place };
}

function readType(type: string, partner: Partner): string {
  if (!PUBLIC_EVENT_TYPES.some((known) => known === type))
    throw wrong('types', `has "${type}", which is none of ${PUBLIC_EVENT_TYPES.join(', ')}`);
  if (!partner.types.includes(type))
    throw wrong('types', `has ${type}, and your token is for ${partner.types.join(', ')}`);
  return type;
}

function readPlace(id: string | undefined, partner: Partner, gazetteer: Gazetteer): string {
  if (id === undefined) return partner.place;
  const place = isPlaceId(id) ? gazetteer.find(id) : undefined;
  if (!place) throw wrong('place', 'is no place that is known: GET /api/property/cities has their ids');
  if (partner.place !== EVERYWHERE && place.cityId !== partner.place)
    throw wrong('place', `lies outside ${partner.place}, which your token is for`);
  return id;
}
