import type { LocalityDefinition } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { nameLocalityStream, type PlaceId } from '@naksha/events/kernel';
import { loadStream } from '../commands/load-stream.ts';
import { catalogueItem } from './catalogue-item.ts';

/** Undefined if there is none or it is retired. */
export async function findLocality(store: EventStore, id: PlaceId): Promise<LocalityDefinition | undefined> {
  const { state } = await loadStream(store, nameLocalityStream(id), catalogueItem);
  return state.state === 'defined' && state.definition.type === 'LocalityDefined' ? state.definition.data : undefined;
}
