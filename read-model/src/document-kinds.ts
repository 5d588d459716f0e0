import type { DocumentKind } from './documents/document-kind.ts';
import { QUESTIONS } from './questions.ts';

/** All kinds of documents, for the store, the projector and replays. */
export const DOCUMENT_KINDS: readonly DocumentKind[] = QUESTIONS.flatMap(({ kinds = [] }) => kinds);
