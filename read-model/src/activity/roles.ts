import type { AccountId } from '@naksha/events/kernel';
import type { Role } from '@naksha/events/wire/profile';
import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import { findFirstContact, hasSavedOrContacted } from '../leads/interest-rows.ts';
import { hasPosted } from '../listing/listing-rows.ts';

/** What somebody is follows from what they did; it gives no permission. */
@Injectable()
export class Roles {
  constructor(@Inject(DOCUMENTS) private readonly documents: Documents) {}

  /** Seller once they have posted and never saved or contacted; Buyer and Seller when both; otherwise Buyer. */
  async findRole(account: AccountId): Promise<Role> {
    if (!(await hasPosted(this.documents, account))) return 'Buyer';
    return (await hasSavedOrContacted(this.documents, account)) ? 'Buyer and Seller' : 'Seller';
  }

  /** Of the first listing that they asked about; '' where it said none, undefined where they asked about none. */
  async findAssistedCity(account: AccountId): Promise<string | undefined> {
    const first = await findFirstContact(this.documents, account);
    return first && (first.city ?? '');
  }
}
