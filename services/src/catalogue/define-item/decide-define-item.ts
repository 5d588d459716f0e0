import { isDeepStrictEqual } from 'node:util';
import {
  type Caller,
  type CatalogueEvent,
  hasRole,
  type QueryLinkDefinition,
  RESERVED_SEGMENTS,
} from '@naksha/events/contracts';
import {
  accepted,
  type Decider,
  distanceM,
  type FieldError,
  findLinkErrors,
  type Position,
  refused,
} from '@naksha/events/kernel';
import { type Refusal, staffOnly, wrongFields } from '../../commands/refusal.ts';
import { type CatalogueItem, catalogueItem, type Definition } from '../catalogue-item.ts';
import { itemChanged, itemExists, noSuchItem } from '../catalogue-refusals.ts';
import { wordErrors } from '../refuse-unfit-words.ts';

/** `system`: an operator. */
export type By = Caller | 'system';
export type DefineContext = {
  /** Number of events; 0 if it does not exist. */
  version?: number;
  /** Undefined if there is no such city. */
  cityAt?: Position;
};

/** The version its sender has read, or `new`. Loads by an operator overwrite. */
export type Since = 'new' | number;
type Define = { item: Definition; by: By; since?: Since };

/** To catch mistakes. */
const REACH_M = 60_000;

/** An identical definition causes no event. Restores a retired item. */
export const defineItem: Decider<CatalogueItem, Define, CatalogueEvent, DefineContext, Refusal> = {
  ...catalogueItem,
  decide(state, { item, by, since }, context) {
    if (by !== 'system' && !hasRole(by, 'editor')) return refused(staffOnly);
    const errors = findErrors(item, context);
    errors.push(...wordErrors(item));
    if (errors.length > 0) return refused(wrongFields(errors));
    if (state.state === 'defined' && isDeepStrictEqual(state.definition, item)) return accepted();
    const { version = 0 } = context;
    if (since === 'new' && version > 0) return refused(itemExists);
    if (typeof since === 'number' && since !== version) return refused(version === 0 ? noSuchItem : itemChanged);
    return accepted(item);
  },
};

function findErrors(item: Definition, context: DefineContext): FieldError[] {
  if (item.type === 'QueryLinkDefined') return linkErrors(item.data);
  return 'city' in item.data ? placeErrors(item.data, context) : [];
}

type Within = Extract<Definition['data'], { city: unknown }>;

function placeErrors(data: Within, { cityAt }: DefineContext): FieldError[] {
  const errors: FieldError[] = [];
  if (!cityAt) errors.push({ field: 'city', reason: `${data.city} is not a known city` });
  else if (distanceM(cityAt, data.position) > REACH_M)
    errors.push({ field: 'position', reason: `must be within ${REACH_M / 1_000} km of its city` });
  if (!data.id.startsWith(`${data.city}-`))
    errors.push({ field: 'id', reason: `must start with the id of its city: ${data.city}-…` });
  return errors;
}

/** A link must find exactly what its query says, so clamped values are errors. */
function linkErrors({ slug, query }: QueryLinkDefinition): FieldError[] {
  const errors: FieldError[] = [];
  if (RESERVED_SEGMENTS.has(slug))
    errors.push({ field: 'slug', reason: `${slug} is reserved for other pages of the site` });
  for (const { field, reason } of findLinkErrors(query)) errors.push({ field: 'query', reason: `${field} ${reason}` });
  return errors;
}
