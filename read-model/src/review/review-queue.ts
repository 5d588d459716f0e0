import type { AccountId, ListingId } from '@naksha/events/kernel';
import type { ReviewItem } from '@naksha/events/wire/review';
import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import type { ListingDocument } from '../listing/listing-document.ts';
import { listingKind } from '../listing/listing-kind.ts';
import { OWNER_TEXTS, type OwnerTexts } from '../listing/owner-texts.ts';
import { findProbableDuplicates } from '../listing/probable-duplicates.ts';
import { ShownPhotos } from '../listing/shown-photos.ts';
import { listDescriptionTextIds, toReviewItem, type Waiting } from './to-review-item.ts';

/** More than staff review in a day; the longest waiting come first. */
const MAX_WAITING = 500;

@Injectable()
export class ReviewQueueQuery {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(OWNER_TEXTS) private readonly texts: OwnerTexts,
    @Inject(ShownPhotos) private readonly photos: ShownPhotos,
  ) {}

  /** Each seller's oldest, then each one's second, and so on; demos last. `only`: limits the result to these. */
  async listWaiting(reviewer: AccountId, only?: readonly ListingId[]): Promise<ReviewItem[]> {
    const listings = only
      ? await findWaitingOf(this.documents, only)
      : await findListingsWaitingForReview(this.documents, MAX_WAITING);
    const texts = await this.texts.findTexts(listings.flatMap(listDescriptionTextIds));
    const alike = await findProbableDuplicates(this.documents, listings);
    const photos = await this.photos.findPhotosOfListings(listings.map(({ facts }) => facts));
    const proposed = await this.photos.findPhotosOfListings(listings.map(({ pending = {} }) => pending));
    return listings.map((listing, at) =>
      toReviewItem(listing, {
        ...{ texts, reviewer, alike: alike.get(listing.id) ?? [] },
        ...{ photos: photos[at], proposed: proposed[at] },
      }),
    );
  }
}

export async function findListingsWaitingForReview(documents: Documents, limit: number): Promise<Waiting[]> {
  // Each seller's first before anyone's second, so that a thousand from one account do not delay others.
  const turn = `row_number() over (partition by body->'demo', body->>'seller' order by body->>'waitingSince', id)`;
  const where = `body ? 'waitingSince' order by body->>'demo', ${turn}, body->>'waitingSince', id limit $1`;
  return (await documents.query(listingKind, where, [limit])).flatMap(({ body }) => onlyWaiting(body));
}

async function findWaitingOf(documents: Documents, ids: readonly ListingId[]): Promise<Waiting[]> {
  const found = await documents.getMany(listingKind, ids);
  return ids.flatMap((id) => onlyWaiting(found.get(id)?.body ?? null));
}

const onlyWaiting = (body: ListingDocument | null): Waiting[] =>
  body?.waitingSince ? [{ ...body, waitingSince: body.waitingSince }] : [];
