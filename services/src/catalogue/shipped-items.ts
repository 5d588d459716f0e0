import type { EventStore } from '@naksha/events/event-store';
import type { ChangedItems } from '@naksha/events/wire/content';
import { Inject, Injectable } from '@nestjs/common';
import { loadStream } from '../commands/load-stream.ts';
import { EVENT_STORE } from '../injection/tokens.ts';
import { type CatalogueItem, catalogueItem, catalogueItemStream, type ItemDefinedEvent } from './catalogue-item.ts';

type ShippedLink = Extract<ItemDefinedEvent, { type: 'QueryLinkDefined' }>;

/** Query links that this version ships with another filter than an earlier one did. */
@Injectable()
export class ShippedItems {
  #links: readonly ShippedLink[] = [];

  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /** At startup, from the region pack. */
  setReplacing(items: readonly ItemDefinedEvent[]): void {
    this.#links = items.filter((item): item is ShippedLink => item.type === 'QueryLinkDefined');
  }

  /** Undefined if staff have nothing to choose. */
  findChange(item: CatalogueItem): { query: string } | undefined {
    if (item.state === 'unknown') return undefined;
    const stream = catalogueItemStream(item.definition);
    const shipped = this.#links.find((link) => catalogueItemStream(link) === stream);
    return shipped && isUndecided(item, shipped) ? { query: shipped.data.query } : undefined;
  }

  async listChanges(): Promise<ChangedItems['changed']> {
    const items = await Promise.all(
      this.#links.map((link) => loadStream(this.store, catalogueItemStream(link), catalogueItem)),
    );
    return this.#links.flatMap((link, k) => {
      const { state } = items[k];
      if (!isUndecided(state, link) || state.definition.type !== 'QueryLinkDefined') return [];
      const { slug, title } = state.definition.data;
      return [{ kind: 'query-link' as const, id: slug, name: title.en }];
    });
  }
}

function isUndecided(
  item: CatalogueItem,
  { data: shipped }: ShippedLink,
): item is Extract<CatalogueItem, { state: 'defined' | 'retired' }> {
  if (item.state !== 'defined' || item.definition.type !== 'QueryLinkDefined') return false;
  const { query, keptInsteadOf } = item.definition.data;
  return query !== shipped.query && keptInsteadOf !== shipped.query;
}
