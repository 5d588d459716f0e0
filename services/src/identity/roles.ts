import type { Role } from '@naksha/events/contracts';
import type { AccountId } from '@naksha/events/kernel';

/** Asks the read side, which knows what somebody did. */
export interface Roles {
  findRole(account: AccountId): Promise<Role>;
}
