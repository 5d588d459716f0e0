import type { DocumentKind } from './documents/document-kind.ts';
import { interestKind } from './leads/interest-kind.ts';
import { listingKind } from './listing/listing-kind.ts';
import { postingKind } from './listing/posting-kind.ts';

/** Every kind of document that events become. */
export const DOCUMENT_KINDS: readonly DocumentKind[] = [listingKind, postingKind, interestKind];
