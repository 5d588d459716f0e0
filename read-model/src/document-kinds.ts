import type { DocumentKind } from './documents/document-kind.ts';
import { READ_FEATURES } from './read-features.ts';

export const DOCUMENT_KINDS: readonly DocumentKind[] = READ_FEATURES.flatMap(({ kinds = [] }) => kinds);
