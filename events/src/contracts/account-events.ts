import { z } from 'zod';
import { ACCOUNT_SUBTYPES, BLOCK_REASONS, STAFF_ROLES } from '../kernel/options.ts';
import { type EventsOf, event } from './define-stream.ts';

/** Stream `account-{id}`. Personal data is in the vault, not here. */
export const accountStream = {
  AccountOpened: event(z.object({ subtype: z.enum(ACCOUNT_SUBTYPES).optional(), demo: z.boolean() })),
  /** The name itself is in the vault. */
  ProfileCompleted: event(z.object({ subtype: z.enum(ACCOUNT_SUBTYPES).optional() })),
  /** By the owner, by staff on their behalf, or replayed by the erasure ledger after a restore. */
  AccountErased: event(z.object({ by: z.enum(['owner', 'staff', 'ledger']) })),
  /** Ends all sessions and prevents sign-in. */
  AccountBlocked: event(z.object({ reason: z.enum(BLOCK_REASONS) })),
  AccountUnblocked: event(z.object({})),
  /** The complete set of roles; empty: no longer staff. `cities`: for assistants. */
  StaffRolesSet: event(z.object({ roles: z.array(z.enum(STAFF_ROLES)), cities: z.array(z.string()) })),
  /** Whether the rest of an import may be verified after a sample. */
  SellerTrustSet: event(z.object({ trusted: z.boolean() })),
};
export type AccountEvent = EventsOf<typeof accountStream>;
