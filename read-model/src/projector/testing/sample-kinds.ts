import type { DocumentKind } from '../../documents/document-kind.ts';
import { interestKind } from '../../leads/interest-kind.ts';
import { listingKind } from '../../listing/listing-kind.ts';
import { postingKind } from '../../listing/posting-kind.ts';

/** The kinds that tests of the projector and the feed know: what they count stays when the product gets another kind. */
export const SAMPLE_KINDS: readonly DocumentKind[] = [listingKind, postingKind, interestKind];
