import type { AccountId } from '@naksha/events/kernel';
import type { Role } from '@naksha/events/wire/profile';

/** Asks the read side, which knows what somebody did. */
export interface Roles {
  findRole(account: AccountId): Promise<Role>;
}
