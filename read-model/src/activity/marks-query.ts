import type { AccountId, ListingId } from '@naksha/events/kernel';
import type { Marks } from '@naksha/events/wire/marks';
import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import type { InterestDocument } from '../leads/interest-document.ts';
import { findInterestsOfBuyer } from '../leads/interest-rows.ts';
import { findListingIds } from '../listing/listing-rows.ts';

@Injectable()
export class MarksQuery {
  constructor(@Inject(DOCUMENTS) private readonly documents: Documents) {}

  async getMarks(account: AccountId): Promise<Marks> {
    const [interests, own] = await Promise.all([
      findInterestsOfBuyer(this.documents, account),
      findListingIds(this.documents, account),
    ]);
    const where = (holds: (interest: InterestDocument) => unknown): ListingId[] =>
      interests.filter(holds).map(({ listing }) => listing);
    return {
      saved: where(({ saved }) => saved),
      seen: where(({ viewedOn }) => viewedOn.length > 0),
      contacted: where(({ contactedAt }) => contactedAt),
      dismissed: where(({ dismissedAt }) => dismissedAt),
      own,
    };
  }
}
