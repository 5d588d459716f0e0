import type { EventStore } from '@naksha/events/event-store';
import { Inject, Injectable } from '@nestjs/common';
import { loadStream } from '../commands/load-stream.ts';
import { EVENT_STORE } from '../injection/tokens.ts';
import {
  type CatalogueItem,
  catalogueItem,
  catalogueItemClaim,
  catalogueItemStream,
  type ItemDefinedEvent,
} from './catalogue-item.ts';

/** Including retired items. */
@Injectable()
export class DefinedItems {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  async listUnknown<Item extends ItemDefinedEvent>(items: readonly Item[]): Promise<Item[]> {
    const kinds = [...new Set(items.map((item) => catalogueItemClaim(item).kind))];
    const claims = await Promise.all(kinds.map((kind) => this.store.listClaims(kind, '')));
    const known = new Set(claims.flat().map(({ kind, key }) => `${kind}/${key}`));
    return items.filter((item) => {
      const { kind, key } = catalogueItemClaim(item);
      return !known.has(`${kind}/${key}`);
    });
  }

  load(item: ItemDefinedEvent): Promise<{ state: CatalogueItem; version: number }> {
    return loadStream(this.store, catalogueItemStream(item), catalogueItem);
  }
}
