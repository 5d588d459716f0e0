import { type CatalogueEvent, hasAnyRoleOrIsAdministrator } from '@naksha/events/contracts';
import { accepted, type Decider, refused } from '@naksha/events/kernel';
import { type Refusal, staffOnlyRefusal } from '../../commands/refusal.ts';
import { type CatalogueItem, catalogueItem, type ItemRetiredEvent } from '../catalogue-item.ts';
import { itemChanged, noSuchItem } from '../catalogue-refusals.ts';
import type { ItemEditor } from '../define-item/decide-define-item.ts';

/** `expectedVersion`: the version its sender has read; not needed for operators. */
type Retire = { item: ItemRetiredEvent; by: ItemEditor; expectedVersion?: number };
export type RetireContext = { version: number };

/** Listings keep their wording and its id, which is never reused. */
export const retireItem: Decider<CatalogueItem, Retire, CatalogueEvent, RetireContext, Refusal> = {
  ...catalogueItem,
  decide(state, { item, by, expectedVersion }, { version }) {
    if (by !== 'system' && !hasAnyRoleOrIsAdministrator(by, 'editor')) return refused(staffOnlyRefusal);
    if (state.state === 'unknown') return refused(noSuchItem);
    if (state.state === 'retired') return accepted();
    return expectedVersion !== undefined && expectedVersion !== version ? refused(itemChanged) : accepted(item);
  },
};
