import { z } from 'zod';
import { ACCOUNT_SUBTYPES, BLOCK_REASONS, STAFF_ROLES } from '../kernel/options.ts';
import { defineEvent, type EventsOf } from './define-stream.ts';

/** Personal data is in the vault, not in events. */
export const accountStream = {
  AccountOpened: defineEvent(z.object({ subtype: z.enum(ACCOUNT_SUBTYPES).optional(), demo: z.boolean() })),
  ProfileCompleted: defineEvent(z.object({ subtype: z.enum(ACCOUNT_SUBTYPES).optional() })),
  /** `ledger`: replayed after a restore. */
  AccountErased: defineEvent(z.object({ by: z.enum(['owner', 'staff', 'ledger']) })),
  AccountBlocked: defineEvent(z.object({ reason: z.enum(BLOCK_REASONS) })),
  AccountUnblocked: defineEvent(z.object({})),
  /** The complete set; empty: no longer staff. `cities`: of assistants. */
  StaffRolesSet: defineEvent(z.object({ roles: z.array(z.enum(STAFF_ROLES)), cities: z.array(z.string()) })),
  /** A trusted seller's import may be verified by a sample. */
  SellerTrustSet: defineEvent(z.object({ trusted: z.boolean() })),
};
export type AccountEvent = EventsOf<typeof accountStream>;
