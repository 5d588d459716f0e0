import { SCHEMA_VERSION, type Version } from '../documents/generation.ts';
import { interestProjection } from '../leads/interest-document-projection.ts';
import { listingProjection } from '../listing/listing-document-projection.ts';
import { postingProjection } from '../listing/posting-document-projection.ts';
import type { Projection } from './projection.ts';

/** Every kind of document and how events become it. */
export const projections: readonly Projection[] = [listingProjection, postingProjection, interestProjection];

/**
 * Counts up with each change of what any projection makes of the same events. A replay by the same version must come to
 * the same bytes; a newer one is built beside the live documents when the projector starts, and swapped in.
 */
const PROJECTIONS_VERSION = 3;

export const VERSION: Version = { schema: SCHEMA_VERSION, projections: PROJECTIONS_VERSION };
