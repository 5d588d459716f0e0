import { CommandRunner } from './commands/command-runner.ts';
import { IdempotencyRecords } from './commands/idempotency-records.ts';
import type { Feature } from './feature/feature.ts';
import { CommandEdge } from './http/command-edge.ts';
import { identityFeature } from './identity/identity.feature.ts';
import { interestFeature } from './interest/interest.feature.ts';
import { KeyRing } from './keys/key-ring.ts';
import { listingsFeature } from './listings/listings.feature.ts';
import { EndedEffects } from './reactors/ended-effects.ts';
import { SecurityLog } from './security/security-log.ts';
import { Vault } from './vault/vault.ts';

/** The one list: what the write side does is an entry here, and nothing below knows it. */
export const FEATURES: readonly Feature[] = [
  { providers: [CommandRunner], retention: [IdempotencyRecords] },
  { providers: [KeyRing, SecurityLog, CommandEdge, Vault] },
  { retention: [EndedEffects] },
  identityFeature,
  listingsFeature,
  interestFeature,
];
