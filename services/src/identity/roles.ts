import type { AccountId, QueryParameters } from '@naksha/events/kernel';
import type { Role } from '@naksha/events/wire/profile';

export interface Roles {
  /** Waits until `?after=` of the query is visible, and reports in the headers if it takes too long. */
  waitForOwnWrite(query: QueryParameters, reply: { header(name: string, value: string): unknown }): Promise<void>;
  findRole(account: AccountId): Promise<Role>;
  /** Of the first listing the account enquired about: '' if it had none, undefined without an enquiry. */
  findAssistedCity(account: AccountId): Promise<string | undefined>;
}
