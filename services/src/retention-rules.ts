import { IdempotencyRecords } from './commands/idempotency-records.ts';
import { PendingProfiles } from './identity/profile/pending-profiles.ts';
import { Sessions } from './identity/sessions.ts';
import { AddressLimit } from './identity/sign-in/address-limit.ts';
import { SignInStates } from './identity/sign-in/sign-in-states.ts';
import { OrphanedTexts } from './listings/orphaned-texts.ts';
import { EndedEffects } from './reactors/ended-effects.ts';

/** Whatever is kept for a while only, one line each; the list also provides them. */
export const retentionRules = [
  IdempotencyRecords,
  Sessions,
  PendingProfiles,
  SignInStates,
  AddressLimit,
  OrphanedTexts,
  EndedEffects,
] as const;
