import type { DocumentKind } from './documents/document-kind.ts';
import { QUESTIONS } from './questions.ts';

export const DOCUMENT_KINDS: readonly DocumentKind[] = QUESTIONS.flatMap(({ kinds = [] }) => kinds);
