import type { AccountId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { Documents } from '../documents/documents.ts';
import { DOCUMENTS } from '../tokens.ts';

export type Role = 'Buyer' | 'Seller' | 'Buyer and Seller';

/** What somebody is follows from what they did; it gives no permission. */
@Injectable()
export class Roles {
  constructor(@Inject(DOCUMENTS) private readonly documents: Documents) {}

  /** Seller once they have posted and neither save nor contacted anything; Buyer and Seller when both; otherwise Buyer. */
  async roleOf(account: AccountId): Promise<Role> {
    const [interests, listings] = await Promise.all([
      this.documents.interestsOf(account),
      this.documents.listingsOf(account),
    ]);
    if (listings.length === 0) return 'Buyer';
    return interests.some(({ body }) => body?.saved || body?.contactedAt) ? 'Buyer and Seller' : 'Seller';
  }
}
