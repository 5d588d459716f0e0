import { z } from 'zod';
import { ACCOUNT_SUBTYPES, BLOCK_REASONS, STAFF_ROLES } from '../kernel/options.ts';
import { type EventsOf, event } from './define-stream.ts';

/** Stream `account-{id}`. Nothing here tells who the person is: that is in the vault. */
export const accountStream = {
  AccountOpened: event(z.object({ subtype: z.enum(ACCOUNT_SUBTYPES).optional(), demo: z.boolean() })),
  /** The person gave or changed a name; the name itself is in the vault. */
  ProfileCompleted: event(z.object({ subtype: z.enum(ACCOUNT_SUBTYPES).optional() })),
  /**
   * Everything of the person is deleted from the vault, and their listings with it. By themselves, by staff for them, or once
   * more by the erasure ledger, in a database that was restored from before.
   */
  AccountErased: event(z.object({ by: z.enum(['owner', 'staff', 'ledger']) })),
  /** Staff shut the account: from now on nobody signs in to it and nothing is done in it. */
  AccountBlocked: event(z.object({ reason: z.enum(BLOCK_REASONS) })),
  AccountUnblocked: event(z.object({})),
  /** An operator said what the person is there for, with all their roles; none: no longer staff. `cities`: whose buyers an assistant calls. */
  StaffRolesSet: event(z.object({ roles: z.array(z.enum(STAFF_ROLES)), cities: z.array(z.string()) })),
  /** An administrator says whether the rest of an import of theirs may be verified once a sample of it was checked. */
  SellerTrustSet: event(z.object({ trusted: z.boolean() })),
};
export type AccountEvent = EventsOf<typeof accountStream>;
