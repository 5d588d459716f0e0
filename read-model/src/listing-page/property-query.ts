import { type Caller, Problem } from '@naksha/events/contracts';
import { nameListingStream, parseListingIdFromSlug, toOrderingKey } from '@naksha/events/kernel';
import type { Property } from '@naksha/events/wire/property';
import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import { interestKind } from '../leads/interest-kind.ts';
import { CurrentListings, IS_DATABASE_UNAVAILABLE, type IsDatabaseUnavailable } from '../listing/current-listings.ts';
import { LISTER_IDS, type ListerIds } from '../listing/lister-ids.ts';
import type { ListingDocument } from '../listing/listing-document.ts';
import { isPubliclyVisible, isSellerOrReviewer } from '../listing/listing-visibility.ts';
import { OWNER_TEXTS, type OwnerTexts } from '../listing/owner-texts.ts';
import { pastListingKind, wasEverPublic } from '../listing/past-listing-kind.ts';
import { ShownPhotos } from '../listing/shown-photos.ts';
import { PastDays } from '../map/past-days.ts';
import { toProperty } from './to-property.ts';

export const ASSISTANT_PHONE = Symbol('assistant phone of a city');

@Injectable()
export class PropertyQuery {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(CurrentListings) private readonly current: CurrentListings,
    @Inject(IS_DATABASE_UNAVAILABLE) private readonly isDatabaseUnavailable: IsDatabaseUnavailable,
    @Inject(OWNER_TEXTS) private readonly texts: OwnerTexts,
    @Inject(ShownPhotos) private readonly photos: ShownPhotos,
    @Inject(PastDays) private readonly past: PastDays,
    @Inject(ASSISTANT_PHONE) private readonly assistantPhone: (city: string) => string,
    @Inject(LISTER_IDS) private readonly listerIds: ListerIds,
  ) {}

  async getProperty(idOrSlug: string, caller: Caller | undefined): Promise<Property> {
    const listing = await this.getVisibleListing(idOrSlug, caller);
    const { id } = listing;
    const [interest, description, [photos]] = await Promise.all([
      caller && this.documents.get(interestKind, `${id}-${caller.account}`),
      this.#description(listing),
      this.photos.findPhotosOfListings([listing.facts]),
    ]);
    return toProperty(listing, {
      caller,
      interest: interest?.body ?? undefined,
      description,
      photos,
      assistantPhone: this.assistantPhone(listing.facts.city ?? ''),
      listerId: this.listerIds.find(listing),
    });
  }

  async getPastProperty(idOrSlug: string, day: string): Promise<Property> {
    const { id } = await this.getVisibleListing(idOrSlug, undefined);
    const listing = (await this.past.findListings(day, [id])).get(id);
    if (!listing || !isPubliclyVisible(listing)) throw notFound();
    const [photos] = await this.photos.findPhotosOfListings([listing.facts]);
    const shown = toProperty(listing, {
      ...{ caller: undefined, interest: undefined, description: undefined, photos, assistantPhone: '' },
      listerId: this.listerIds.find(listing),
    });
    return { ...shown, as_of: day };
  }

  async getVisibleListing(idOrSlug: string, caller: Caller | undefined): Promise<ListingDocument> {
    const id = parseListingIdFromSlug(idOrSlug);
    if (!id) throw notFound();
    const listing = (await this.current.getMany([id])).get(id);
    if (listing === undefined) throw notFound();
    if (!listing) {
      if (await this.documents.isParked(toOrderingKey(nameListingStream(id)))) throw notFound();
      const { body: past } = (await this.documents.get(pastListingKind, id)) ?? {};
      if (!past || !wasEverPublic(past)) throw notFound();
      throw new Problem(410, 'listing_deleted', 'The listing was deleted.');
    }
    if (!isPubliclyVisible(listing) && !isSellerOrReviewer(listing, caller)) throw notFound();
    return listing;
  }

  /** Missing while the vault is unavailable. */
  async #description({ free: { description } }: ListingDocument): Promise<string | undefined> {
    if (!description) return undefined;
    try {
      return (await this.texts.findTexts([description])).get(description);
    } catch (error) {
      if (this.isDatabaseUnavailable(error)) return undefined;
      throw error;
    }
  }
}

/** The same for missing, unverified and hidden listings, so that none is revealed. */
const notFound = () => new Problem(404, 'no_such_listing', 'Listing not found.');
