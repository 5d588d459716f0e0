import { isDeepStrictEqual } from 'node:util';
import type { Caller, CatalogueEvent } from '@naksha/events/contracts';
import { accepted, type Decider, type FieldError, refused } from '@naksha/events/kernel';
import { type Refusal, staffOnly, wrongFields } from '../../commands/refusal.ts';
import { type CatalogueItem, catalogueItem, type Definition } from '../catalogue-item.ts';

/** `system`: an operator's own. */
export type By = Caller | 'system';
/** What stands in other streams. */
export type DefineContext = {
  /** Whether the city that the place says it lies in is one. */
  cityIsKnown: boolean;
};

/** Staff say what a place or a query link is; said again it is no event. One that was retired comes back by it. */
export const defineItem: Decider<CatalogueItem, { item: Definition; by: By }, CatalogueEvent, DefineContext, Refusal> =
  {
    ...catalogueItem,
    decide(state, { item, by }, context) {
      if (by !== 'system' && !by.staff) return refused(staffOnly);
      const errors = placeErrors(item, context);
      if (errors.length > 0) return refused(wrongFields(errors));
      if (state.state === 'defined' && isDeepStrictEqual(state.definition, item)) return accepted();
      return accepted(item);
    },
  };

function placeErrors({ data }: Definition, { cityIsKnown }: DefineContext): FieldError[] {
  if (!('city' in data)) return [];
  const errors: FieldError[] = [];
  if (!cityIsKnown) errors.push({ field: 'city', reason: `${data.city} is no known city` });
  if (!data.id.startsWith(`${data.city}-`))
    errors.push({ field: 'id', reason: `must begin with its city’s id: ${data.city}-…` });
  return errors;
}
