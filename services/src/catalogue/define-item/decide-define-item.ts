import { isDeepStrictEqual } from 'node:util';
import {
  type Caller,
  type CatalogueEvent,
  hasAnyRoleOrIsAdministrator,
  type QueryLinkDefinition,
  RESERVED_SEGMENTS,
} from '@naksha/events/contracts';
import {
  accepted,
  type Decider,
  distanceInMeters,
  type FieldError,
  listQueryLinkErrors,
  type Position,
  refused,
} from '@naksha/events/kernel';
import { invalidFieldsRefusal, type Refusal, staffOnlyRefusal } from '../../commands/refusal.ts';
import { type CatalogueItem, catalogueItem, type ItemDefinedEvent } from '../catalogue-item.ts';
import { itemChanged, itemExists, noSuchItem } from '../catalogue-refusals.ts';
import { listCatalogueTextErrors } from '../refuse-unfit-words.ts';

/** `system`: an operator. */
export type ItemEditor = Caller | 'system';
export type DefineContext = {
  /** Number of events; 0 if it does not exist. */
  version?: number;
  /** Undefined if there is no such city. */
  cityAt?: Position;
};

/** The version its sender has read, or `new`. Loads by an operator overwrite. */
export type ExpectedItemVersion = 'new' | number;
type Define = { item: ItemDefinedEvent; by: ItemEditor; expectedVersion?: ExpectedItemVersion };

/** To catch mistakes. */
const MAX_DISTANCE_FROM_CITY_M = 60_000;

/** An identical definition causes no event. Restores a retired item. */
export const defineItem: Decider<CatalogueItem, Define, CatalogueEvent, DefineContext, Refusal> = {
  ...catalogueItem,
  decide(state, { item, by, expectedVersion }, context) {
    if (by !== 'system' && !hasAnyRoleOrIsAdministrator(by, 'editor')) return refused(staffOnlyRefusal);
    const errors = listDefinitionErrors(item, context);
    errors.push(...listCatalogueTextErrors(item));
    if (errors.length > 0) return refused(invalidFieldsRefusal(errors));
    if (state.state === 'defined' && isDeepStrictEqual(state.definition, item)) return accepted();
    const { version = 0 } = context;
    if (expectedVersion === 'new' && version > 0) return refused(itemExists);
    if (typeof expectedVersion === 'number' && expectedVersion !== version)
      return refused(version === 0 ? noSuchItem : itemChanged);
    return accepted(item);
  },
};

function listDefinitionErrors(item: ItemDefinedEvent, context: DefineContext): FieldError[] {
  if (item.type === 'QueryLinkDefined') return listLinkErrors(item.data);
  return 'city' in item.data ? listPlaceErrors(item.data, context) : [];
}

type Within = Extract<ItemDefinedEvent['data'], { city: unknown }>;

function listPlaceErrors(data: Within, { cityAt }: DefineContext): FieldError[] {
  const errors: FieldError[] = [];
  if (!cityAt) errors.push({ field: 'city', reason: `${data.city} is not a known city` });
  else if (distanceInMeters(cityAt, data.position) > MAX_DISTANCE_FROM_CITY_M)
    errors.push({ field: 'position', reason: `must be within ${MAX_DISTANCE_FROM_CITY_M / 1_000} km of its city` });
  if (!data.id.startsWith(`${data.city}-`))
    errors.push({ field: 'id', reason: `must start with the id of its city: ${data.city}-…` });
  return errors;
}

/** A link must find exactly what its query says, so clamped values are errors. */
function listLinkErrors({ slug, query }: QueryLinkDefinition): FieldError[] {
  const errors: FieldError[] = [];
  if (RESERVED_SEGMENTS.has(slug))
    errors.push({ field: 'slug', reason: `${slug} is reserved for other pages of the site` });
  for (const { field, reason } of listQueryLinkErrors(query))
    errors.push({ field: 'query', reason: `${field} ${reason}` });
  return errors;
}
