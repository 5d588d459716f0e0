import type { AccountId, QueryParameters } from '@naksha/events/kernel';
import type { Role } from '@naksha/events/wire/profile';
import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import { DocumentFeed } from '../feed/document-feed.ts';
import { type Headers, waitForOwnWrite } from '../feed/read-your-writes.ts';
import { findFirstContact, hasSavedOrContacted } from '../leads/interest-rows.ts';
import { hasEverPosted } from '../listing/listing-rows.ts';

/** A role describes what an account has done; it grants no permission. */
@Injectable()
export class Roles {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(DocumentFeed) private readonly feed: DocumentFeed,
  ) {}

  waitForOwnWrite(query: QueryParameters, reply: Headers): Promise<void> {
    return waitForOwnWrite(this.feed, query, reply);
  }

  async findRole(account: AccountId): Promise<Role> {
    if (!(await hasEverPosted(this.documents, account))) return 'Buyer';
    return (await hasSavedOrContacted(this.documents, account)) ? 'Buyer and Seller' : 'Seller';
  }

  /** City of the first listing the account enquired about; '' if it had none. */
  async findAssistedCity(account: AccountId): Promise<string | undefined> {
    const first = await findFirstContact(this.documents, account);
    return first && (first.city ?? '');
  }
}
