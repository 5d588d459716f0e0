import type { Feature } from '../feature/feature.ts';
import { PartnerTokens } from './partner-tokens.ts';

/** Firms' programs without accounts, so there is no personal data. */
export const partnersFeature: Feature = { providers: [PartnerTokens] };
