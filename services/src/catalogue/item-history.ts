import { type Caller, decodeEvent, hasRole } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import type { ContentChange, ContentItem, ContentKind } from '@naksha/events/wire/content';
import { Inject, Injectable } from '@nestjs/common';
import { refusalProblem, staffOnly } from '../commands/refusal.ts';
import { EVENT_STORE } from '../injection/tokens.ts';
import { type CatalogueItem, catalogueItem } from './catalogue-item.ts';
import { noSuchItem } from './catalogue-refusals.ts';
import { ITEM_KINDS, isDefinition } from './item-kinds.ts';

/** One item as staff see it: from the log itself, so that it is never behind what they just did. */
@Injectable()
export class ItemHistory {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /** @throws Problem 403 for anybody but staff; 404 */
  async read(caller: Caller, kind: ContentKind, id: string): Promise<ContentItem> {
    if (!hasRole(caller, 'editor')) throw refusalProblem(staffOnly);
    const recorded = await this.store.readStream(ITEM_KINDS[kind].nameStream(id));
    let item: CatalogueItem = catalogueItem.initial;
    const history: ContentChange[] = [];
    for (const event of recorded) {
      const decoded = decodeEvent(event) as unknown as Parameters<typeof catalogueItem.evolve>[1];
      const before = item;
      item = catalogueItem.evolve(item, decoded);
      history.unshift({
        what: isDefinition(decoded) ? 'defined' : 'retired',
        on: event.occurredAt,
        by: event.actor === 'system' ? 'system' : 'staff',
        fields: isDefinition(decoded) ? changedFields(before, decoded.data) : [],
      });
    }
    if (item.state === 'unknown') throw refusalProblem(noSuchItem);
    return { kind, id, state: item.state, definition: item.definition.data as Record<string, unknown>, history };
  }
}

/** Names of what differs from the definition before; of the first, none. */
function changedFields(before: CatalogueItem, now: object): string[] {
  if (before.state === 'unknown') return [];
  const [from, to] = [before.definition.data, now] as Record<string, unknown>[];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].filter(
    (field) => JSON.stringify(from[field]) !== JSON.stringify(to[field]),
  );
}
