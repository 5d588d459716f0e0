import { type AccountId, LEAD_STATUSES, type LeadStatus, type ListingId, type PhotoId } from '@naksha/events/kernel';
import type { Lead, LeadInbox } from '@naksha/events/wire/leads';
import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import { listingKind } from '../listing/listing-kind.ts';
import { isPubliclyVisible } from '../listing/listing-visibility.ts';
import type { PostingDocument } from '../listing/posting-document.ts';
import { postingKind } from '../listing/posting-kind.ts';
import { coverPhotoOf, ShownPhotos } from '../listing/shown-photos.ts';
import { erasedAccountKind } from './erased-account-kind.ts';
import { findLeadsOfSeller } from './interest-rows.ts';
import { PERSON_NAMES, type PersonNames } from './person-names.ts';
import { type ContactedInterest, toLead } from './to-lead.ts';

@Injectable()
export class LeadInboxQuery {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(PERSON_NAMES) private readonly names: PersonNames,
    @Inject(ShownPhotos) private readonly photos: ShownPhotos,
  ) {}

  async readInbox(seller: AccountId): Promise<LeadInbox> {
    const leads = await this.toLeads(await findLeadsOfSeller(this.documents, seller));
    const counts = Object.fromEntries(LEAD_STATUSES.map((status) => [status, 0])) as Record<LeadStatus, number>;
    for (const { status } of leads) counts[status]++;
    return { leads, counts };
  }

  async countLeadsByType(seller: AccountId): Promise<{ property_type: string; leads: number }[]> {
    const contacted = await findLeadsOfSeller(this.documents, seller);
    const postings = await this.#findPostings(contacted);
    const count = (type: string) =>
      contacted.filter(({ listing }) => postings.get(listing)?.propertyType === type).length;
    return ['residential', 'commercial'].map((type) => ({ property_type: type, leads: count(type) }));
  }

  async toLeads(contacted: readonly ContactedInterest[]): Promise<Lead[]> {
    const buyers = [...new Set(contacted.map(({ buyer }) => buyer))];
    const [postings, covers, names, erased] = await Promise.all([
      this.#findPostings(contacted),
      this.#findCovers(contacted),
      this.names.findFirstNames(buyers),
      this.documents.getMany(erasedAccountKind, buyers),
    ]);
    return contacted
      .flatMap((interest) => {
        const posting = postings.get(interest.listing);
        const buyer = { firstName: names.get(interest.buyer), erased: erased.has(interest.buyer) };
        return posting ? [toLead(interest, posting, buyer, covers.get(interest.listing))] : [];
      })
      .sort((a, b) => b.contacted_at.localeCompare(a.contacted_at) || a.id.localeCompare(b.id));
  }

  async #findPostings(contacted: readonly ContactedInterest[]): Promise<Map<string, PostingDocument>> {
    const documents = await this.documents.getMany(postingKind, listingsOf(contacted));
    return new Map([...documents.values()].flatMap(({ id, body }) => (body ? [[id, body]] : [])));
  }

  async #findCovers(contacted: readonly ContactedInterest[]): Promise<Map<ListingId, Lead['listing']['cover']>> {
    const documents = await this.documents.getMany(listingKind, listingsOf(contacted));
    const listings = [...documents.values()].flatMap(({ body }) => body ?? []);
    const shown = await this.photos.find(listings.flatMap(({ facts }) => coverPhotoOf(facts) ?? []));
    return new Map(
      listings.flatMap((listing) => {
        const photo = shown.get(coverPhotoOf(listing.facts) as PhotoId);
        return photo ? [[listing.id, { photo, secret: !isPubliclyVisible(listing) }]] : [];
      }),
    );
  }
}

const listingsOf = (contacted: readonly ContactedInterest[]): ListingId[] => [
  ...new Set(contacted.map(({ listing }) => listing)),
];
