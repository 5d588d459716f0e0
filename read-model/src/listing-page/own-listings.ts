import type { AccountId } from '@naksha/events/kernel';
import type { OwnListing } from '@naksha/events/wire/own-listings';
import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import { countInterest, type InterestCounts } from '../leads/interest-rows.ts';
import { listingCard } from '../listing/listing-card.ts';
import { lastConfirmed } from '../listing/listing-document.ts';
import { findListings } from '../listing/listing-rows.ts';
import { ShownPhotos } from '../listing/shown-photos.ts';

const NOBODY: InterestCounts = { leads: 0, views: 0, saves: 0 };

/** What a seller has posted, with how it fares. */
@Injectable()
export class OwnListingsQuery {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(ShownPhotos) private readonly photos: ShownPhotos,
  ) {}

  /** Newest first; deleted ones are gone. */
  async getOwnListings(seller: AccountId): Promise<OwnListing[]> {
    const listings = await findListings(this.documents, seller);
    const ids = listings.map(({ id }) => id);
    const counts = await countInterest(this.documents, ids);
    const own = listings.map(
      (listing): OwnListing => ({
        ...listingCard(listing),
        ...(lastConfirmed(listing) && { last_confirmed_on: lastConfirmed(listing) }),
        listing_state: listing.state,
        is_sold: listing.state === 'sold' || listing.state === 'sold_by_naksha',
        is_sold_by_naksha: listing.state === 'sold_by_naksha',
        reasons: listing.reasons,
        ...(listing.codes && { reason_codes: listing.codes }),
        ...(listing.question && { question: { on: listing.question.at, kind: listing.question.kind } }),
        edit_status: listing.pending ? 'in_review' : 'none',
        ...(counts.get(listing.id) ?? NOBODY),
      }),
    );
    return this.photos.onCards(own);
  }
}
