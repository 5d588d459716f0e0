import type { DocumentKind } from './documents/document-kind.ts';
import { QUESTIONS } from './questions.ts';

/** Every kind of document that events become: what the store, the projector and the replay are given. */
export const DOCUMENT_KINDS: readonly DocumentKind[] = QUESTIONS.flatMap(({ kinds = [] }) => kinds);
