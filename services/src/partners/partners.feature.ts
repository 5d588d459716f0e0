import type { Feature } from '../feature/feature.ts';
import { PartnerTokens } from './partner-tokens.ts';

/** Partners of the public event feed. They are firms' programs without accounts, so there is no personal data. */
export const partnersFeature: Feature = { providers: [PartnerTokens] };
