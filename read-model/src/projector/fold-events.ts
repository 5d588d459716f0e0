import type { KnownEvent } from '@naksha/events/contracts';
import { orderingKeyOf } from '@naksha/events/kernel';
import type { DocumentAddress, FoldedDocument } from '../documents/generation-store.ts';
import type { Projection } from './projection.ts';
import { EventFails } from './projector-errors.ts';

/** Bodies by `addressKey`; absent where there is no document yet. */
export type Bodies = ReadonlyMap<string, unknown>;

export const addressKey = ({ kind, id }: DocumentAddress): string => `${kind} ${id}`;

/** The documents that the events will touch, each once. */
export function touchedBy(events: readonly KnownEvent[], projections: readonly Projection[]): DocumentAddress[] {
  const touched = new Map<string, DocumentAddress>();
  for (const event of events)
    for (const projection of projections) {
      const id = guarded(event, () => projection.idOf(event));
      if (id !== undefined) touched.set(addressKey({ kind: projection.kind, id }), { kind: projection.kind, id });
    }
  return [...touched.values()];
}

/**
 * Folds consecutive events into whole documents. Pure.
 * @param before what is stored of the touched documents
 * @returns each touched document once, as the last event left it
 * @throws EventFails on the first event that can't be folded
 */
export function foldEvents(
  events: readonly KnownEvent[],
  projections: readonly Projection[],
  before: Bodies,
): FoldedDocument[] {
  const documents = new Map<string, FoldedDocument>();
  for (const event of events)
    for (const projection of projections) {
      const id = guarded(event, () => projection.idOf(event));
      if (id === undefined) continue;
      const { kind } = projection;
      const address = addressKey({ kind, id });
      const folded = documents.get(address);
      const body = guarded(event, () => projection.fold((folded ? folded.body : before.get(address)) as never, event));
      documents.set(address, { kind, id, key: orderingKeyOf(event.stream), seq: event.seq, body });
    }
  return [...documents.values()];
}

/** Whatever a projection throws is the event's failing, never the machine's: it does no I/O. */
function guarded<T>(event: KnownEvent, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new EventFails(event, error);
  }
}
