import type { AccountId } from '@naksha/events/kernel';

export type Role = 'Buyer' | 'Seller' | 'Buyer and Seller';

/** What somebody is follows from what they did, which the read side knows. It gives no permission: profiles show it. */
export interface Roles {
  roleOf(account: AccountId): Promise<Role>;
}
