import type { EventStore } from '@naksha/events/event-store';
import { loadStream } from '../commands/load-stream.ts';
import { catalogueItem, type ItemDefinedEvent } from './catalogue-item.ts';

/** From the event table, for processes without projections. */
export async function loadPlaceDefinitions(store: EventStore): Promise<ItemDefinedEvent[]> {
  const claims = await store.listClaims('place', '');
  const items = await Promise.all(claims.map(({ owner }) => loadStream(store, owner, catalogueItem)));
  return items.flatMap(({ state }) => (state.state === 'defined' ? [state.definition] : []));
}
