import { type AccountId, relistDeadline } from '@naksha/events/kernel';
import type { OwnListing, OwnListings } from '@naksha/events/wire/own-listings';
import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import { countInterestByListing, type InterestCounts } from '../leads/interest-rows.ts';
import { toListingCard } from '../listing/listing-card.ts';
import {
  availabilityConfirmedAtIfVerified,
  findCurrentRejectionReasons,
  type ListingDocument,
} from '../listing/listing-document.ts';
import { ShownPhotos } from '../listing/shown-photos.ts';
import { countOwnListings, findOwnListingsPage, type OwnListingsRequest } from './own-listing-rows.ts';

const NOBODY: InterestCounts = { leads: 0, views: 0, saves: 0 };

@Injectable()
export class OwnListingsQuery {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(ShownPhotos) private readonly photos: ShownPhotos,
  ) {}

  async getOwnListings(seller: AccountId, request: OwnListingsRequest): Promise<OwnListings> {
    const [{ page, cursor }, counts] = await Promise.all([
      findOwnListingsPage(this.documents, seller, request),
      countOwnListings(this.documents, seller),
    ]);
    const interests = await countInterestByListing(
      this.documents,
      page.map(({ id }) => id),
    );
    const listings = page.map((listing) => ({ ...toOwnListing(listing), ...(interests.get(listing.id) ?? NOBODY) }));
    return { listings: await this.photos.addCovers(listings), counts, cursor };
  }
}

const toOwnListing = (listing: ListingDocument): Omit<OwnListing, keyof InterestCounts> => ({
  ...toListingCard(listing),
  ...(availabilityConfirmedAtIfVerified(listing) && { last_confirmed_on: availabilityConfirmedAtIfVerified(listing) }),
  listing_state: listing.state,
  is_sold: listing.state === 'sold' || listing.state === 'sold_by_naksha',
  is_sold_by_naksha: listing.state === 'sold_by_naksha',
  ...(listing.soldAt && { relist_until: relistDeadline(listing.soldAt) }),
  ...findCurrentRejectionReasons(listing),
  ...(listing.question && { question: { on: listing.question.at, kind: listing.question.kind } }),
  edit_status: listing.pending ? 'in_review' : 'none',
});
