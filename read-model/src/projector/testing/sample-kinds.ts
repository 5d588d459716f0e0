import type { DocumentKind } from '../../documents/document-kind.ts';
import { interestKind } from '../../leads/interest-kind.ts';
import { listingKind } from '../../listing/listing-kind.ts';
import { postingKind } from '../../listing/posting-kind.ts';

/** Independent of new kinds. */
export const SAMPLE_KINDS: readonly DocumentKind[] = [listingKind, postingKind, interestKind];
