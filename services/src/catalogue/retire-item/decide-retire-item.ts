import { type CatalogueEvent, hasRole } from '@naksha/events/contracts';
import { accepted, type Decider, refused } from '@naksha/events/kernel';
import { type Refusal, staffOnly } from '../../commands/refusal.ts';
import { type CatalogueItem, catalogueItem, type Retirement } from '../catalogue-item.ts';
import { noSuchItem } from '../catalogue-refusals.ts';
import type { By } from '../define-item/decide-define-item.ts';

/** A place or a link is shown no more. Listings keep their words and its id, which stays its own. */
export const retireItem: Decider<CatalogueItem, { item: Retirement; by: By }, CatalogueEvent, undefined, Refusal> = {
  ...catalogueItem,
  decide(state, { item, by }) {
    if (by !== 'system' && !hasRole(by, 'editor')) return refused(staffOnly);
    if (state.state === 'unknown') return refused(noSuchItem);
    return state.state === 'retired' ? accepted() : accepted(item);
  },
};
