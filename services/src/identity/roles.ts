import type { AccountId } from '@naksha/events/kernel';
import type { Role } from '@naksha/events/wire/profile';

/** Asks the read side, which knows what somebody did. */
export interface Roles {
  findRole(account: AccountId): Promise<Role>;
  /** Of the first listing that they asked about; '' where it said none, undefined where they asked about none. */
  findAssistedCity(account: AccountId): Promise<string | undefined>;
}
