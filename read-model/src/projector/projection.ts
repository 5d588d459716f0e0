import type { KnownEvent } from '@naksha/events/contracts';
import type { DocumentKind, DocumentKinds } from '../documents/stored-document.ts';

/** What a document was before an event: `undefined` where there was none yet, `null` where it is deleted. */
export type Before<Kind extends DocumentKind> = DocumentKinds[Kind] | null | undefined;

/**
 * Folds events into whole documents of one kind. Pure: no I/O, clock or chance, so that the same events always give the same
 * documents. A throw means that this event can't be folded, however often it is tried: its ordering key is parked.
 */
export type Projection<Kind extends DocumentKind = DocumentKind> = {
  [K in Kind]: {
    kind: K;
    /** Everyone may see it, so it is hidden while its key is parked. */
    public: boolean;
    /** The document that the event belongs to; undefined where it is none of this kind's. */
    idOf(event: KnownEvent): string | undefined;
    /** `null` deletes. Called only with events that `idOf` gave an id. */
    fold(before: Before<K>, event: KnownEvent): DocumentKinds[K] | null;
  };
}[Kind];
