import type { AccountId } from '@naksha/events/kernel';
import type { Activity, ActivityEntry, ActivityState } from '@naksha/events/wire/activity';
import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import type { PagePosition } from '../http/page-cursor.ts';
import { erasedAccountKind } from '../leads/erased-account-kind.ts';
import { toListingCard } from '../listing/listing-card.ts';
import type { ListingDocument } from '../listing/listing-document.ts';
import { listingKind } from '../listing/listing-kind.ts';
import { isPubliclyVisible } from '../listing/listing-visibility.ts';
import type { PostingDocument } from '../listing/posting-document.ts';
import { postingKind } from '../listing/posting-kind.ts';
import { ShownPhotos } from '../listing/shown-photos.ts';
import { type ActivityListing, countActivityListings, findActivityListings } from './activity-rows.ts';

export const priceAtTime = ({ prices, price }: Pick<ListingDocument, 'prices' | 'price'>, at: string): number =>
  prices.find((change) => change.at > at)?.from ?? price;

export const lastMomentOfIndianDay = (day: string): string => new Date(`${day}T23:59:59.999+05:30`).toISOString();

const PAGE = 24;

type Asked = { activity: Activity; after: PagePosition | null };
type Found = { listing: ListingDocument | undefined; posting: PostingDocument; erased: boolean };

@Injectable()
export class ActivityQuery {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(ShownPhotos) private readonly photos: ShownPhotos,
  ) {}

  async getPage(
    account: AccountId,
    request: Asked,
  ): Promise<{ entries: ActivityEntry[]; total: number; next: PagePosition | undefined }> {
    const [found, total] = await Promise.all([
      findActivityListings(this.documents, account, { ...request, limit: PAGE + 1 }),
      countActivityListings(this.documents, account, request.activity),
    ]);
    const shown = found.slice(0, PAGE);
    const last = shown.at(-1);
    return {
      entries: await this.#toEntries(shown, account, request.activity),
      total,
      next: found.length > PAGE && last ? { at: last.at, id: last.id } : undefined,
    };
  }

  async #toEntries(done: readonly ActivityListing[], account: AccountId, activity: Activity): Promise<ActivityEntry[]> {
    const ids = done.map(({ interest }) => interest.listing);
    const [listings, postings] = await Promise.all([
      this.documents.getMany(listingKind, ids),
      this.documents.getMany(postingKind, ids),
    ]);
    const sellers = [...postings.values()].flatMap(({ body }) => body?.seller ?? []);
    const erased = await this.documents.getMany(erasedAccountKind, [...new Set(sellers)]);
    const entries = done.flatMap(({ interest, at }) => {
      const posting = postings.get(interest.listing)?.body;
      if (!posting) return [];
      const listing = listings.get(interest.listing)?.body ?? undefined;
      const when = activity === 'viewed' ? at.slice(0, 10) : at;
      const known = { listing, posting, erased: erased.has(posting.seller) };
      return [{ listing: interest.listing, at: when, saved: interest.saved, ...describeNow(known, account, when) }];
    });
    return this.#addPhotos(entries);
  }

  async #addPhotos(entries: ActivityEntry[]): Promise<ActivityEntry[]> {
    const cards = await this.photos.addCovers(entries.flatMap(({ card }) => card ?? []));
    const byId = new Map(cards.map((card) => [card.id, card]));
    return entries.map((entry) => (entry.card ? { ...entry, card: byId.get(entry.listing) ?? entry.card } : entry));
  }
}

function describeNow(
  { listing, posting, erased }: Found,
  reader: AccountId,
  when: string,
): Omit<ActivityEntry, 'listing' | 'at' | 'saved'> {
  const { subtype: property_subtype, deleted, publicTitle: title, seller } = posting;
  if (deleted) return { state: 'removed', property_subtype, ...(!erased && title !== undefined && { title }) };
  if (!listing || !(isPubliclyVisible(listing) || seller === reader)) return { state: 'not_public', property_subtype };
  const then = priceAtTime(listing, when.length > 10 ? when : lastMomentOfIndianDay(when));
  const card = toListingCard(listing);
  return {
    state: stateOf(listing),
    property_subtype: card.property_subtype,
    card,
    ...(then !== listing.price && { price_then: then }),
  };
}

function stateOf({ state }: ListingDocument): ActivityState {
  if (state === 'verified') return 'on_market';
  return state === 'sold' || state === 'sold_by_naksha' ? 'sold' : 'not_public';
}
