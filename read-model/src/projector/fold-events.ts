import type { KnownEvent } from '@naksha/events/contracts';
import { toOrderingKey } from '@naksha/events/kernel';
import type { DocumentKind } from '../documents/document-kind.ts';
import type { DocumentAddress, FoldedDocument } from '../documents/generation-store.ts';
import { UnfoldableEvent } from './projector-errors.ts';

export type Bodies = ReadonlyMap<string, unknown>;

export const documentAddressKey = ({ kind, id }: DocumentAddress): string => `${kind} ${id}`;

export function listChangedDocuments(events: readonly KnownEvent[], kinds: readonly DocumentKind[]): DocumentAddress[] {
  const touched = new Map<string, DocumentAddress>();
  for (const event of events)
    for (const kind of kinds) {
      const id = asEventFailure(event, () => kind.findId(event));
      if (id !== undefined) touched.set(documentAddressKey({ kind: kind.kind, id }), { kind: kind.kind, id });
    }
  return [...touched.values()];
}

/** Pure; returns each changed document once. @throws UnfoldableEvent at the first event that cannot be folded */
export function foldEvents(
  events: readonly KnownEvent[],
  kinds: readonly DocumentKind[],
  before: Bodies,
): FoldedDocument[] {
  const documents = new Map<string, FoldedDocument>();
  for (const event of events)
    for (const kind of kinds) {
      const id = asEventFailure(event, () => kind.findId(event));
      if (id === undefined) continue;
      const address = documentAddressKey({ kind: kind.kind, id });
      const folded = documents.get(address);
      const body = asEventFailure(event, () => kind.fold(folded ? folded.body : before.get(address), event));
      documents.set(address, { kind: kind.kind, id, key: toOrderingKey(event.stream), seq: event.seq, body });
    }
  return [...documents.values()];
}

/** Folds do no I/O, so every error is caused by the event. */
function asEventFailure<T>(event: KnownEvent, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new UnfoldableEvent(event, error);
  }
}
