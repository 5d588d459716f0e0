import type { AccountId } from '@naksha/events/kernel';
import type { Role } from '@naksha/events/wire/profile';

export interface Roles {
  findRole(account: AccountId): Promise<Role>;
  /** Of the first listing the account enquired about: '' if it had none, undefined without an enquiry. */
  findAssistedCity(account: AccountId): Promise<string | undefined>;
}
