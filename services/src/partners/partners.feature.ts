import type { Feature } from '../feature/feature.ts';
import { PartnerTokens } from './partner-tokens.ts';

/** Who reads the feed of public events. A partner is a firm's program: there is no account in it, and nothing of a person to erase. */
export const partnersFeature: Feature = { providers: [PartnerTokens] };
