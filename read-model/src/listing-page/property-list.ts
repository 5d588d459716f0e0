import type { Caller } from '@naksha/events/contracts';
import { type ListingId, listingIdFromNumber, type MapFilter } from '@naksha/events/kernel';
import {
  type BuyerAction,
  LISTED_FIELDS,
  type ListedProperty,
  type OwnProperty,
  PROPERTIES_A_PAGE,
  type PropertyPage,
} from '@naksha/events/wire/property-list';
import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import { METER, type Meter } from '../http/meter.ts';
import type { InterestDocument } from '../leads/interest-document.ts';
import { interestKind } from '../leads/interest-kind.ts';
import { findInterestsOfBuyer } from '../leads/interest-rows.ts';
import type { ListingDocument } from '../listing/listing-document.ts';
import { listingKind } from '../listing/listing-kind.ts';
import { isPubliclyVisible, isSellerOrReviewer } from '../listing/listing-visibility.ts';
import type { MapQueries } from '../map/engine/map-queries.ts';
import { MAP_ENGINE } from '../map/tokens.ts';
import { ASSISTANT_PHONE } from './property-query.ts';
import { type PropertyContext, toProperty } from './to-property.ts';

/** Derived from the caller's page, so that numbers are masked the same way. */
function toListedProperty(
  listing: ListingDocument,
  context: Omit<PropertyContext, 'description' | 'photos'>,
): ListedProperty {
  const property = toProperty(listing, { ...context, description: undefined });
  return Object.fromEntries(LISTED_FIELDS.map((field) => [field, property[field]])) as ListedProperty;
}

const toOwnState = ({ state, pending }: ListingDocument) =>
  ({
    listing_state: state,
    is_sold: state === 'sold' || state === 'sold_by_naksha',
    is_sold_by_naksha: state === 'sold_by_naksha',
    edit_status: pending ? 'in_review' : 'none',
  }) satisfies Omit<OwnProperty, keyof ListedProperty>;

const LAST: Record<BuyerAction, (interest: InterestDocument) => string | undefined> = {
  contacted: ({ contactedAt }) => contactedAt,
  viewed: ({ viewedOn }) => viewedOn.at(-1),
  saved: ({ saved, savedAt }) => (saved ? savedAt : undefined),
};

/** GraphQL may only need the next page's number. */
export type LazyPage<Listed = ListedProperty> = { page_no: number; property_data: () => Promise<Listed[]> };

export const resolveLazyPage = async <Listed>({
  page_no,
  property_data,
}: LazyPage<Listed>): Promise<PropertyPage<Listed>> => ({
  property_data: await property_data(),
  page_no,
});

/** At most three document queries. */
@Injectable()
export class PropertyList {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(MAP_ENGINE) private readonly engine: MapQueries,
    @Inject(ASSISTANT_PHONE) private readonly assistantPhone: (city: string) => string,
    @Inject(METER) private readonly meter: Meter,
  ) {}

  async listOnMarket(
    filter: MapFilter,
    { pageNo, size = PROPERTIES_A_PAGE }: { pageNo: number; size?: number },
    caller: Caller | undefined,
  ): Promise<LazyPage> {
    const skip = toSkip(pageNo, size);
    const { ids, total } = this.engine.listByAge({ filter, skip, limit: size });
    const find = async () => {
      const listings = await this.#find(ids.map(listingIdFromNumber));
      const shown = listings.filter(({ state }) => state === 'verified');
      return this.#toProperties(shown, caller);
    };
    return { property_data: memoize(find), page_no: toNext(pageNo, skip + size < total) };
  }

  async listOfBuyer(caller: Caller, action: BuyerAction, pageNo: number): Promise<LazyPage> {
    const did = (await findInterestsOfBuyer(this.documents, caller.account)).flatMap((interest) => {
      const at = LAST[action](interest);
      return at === undefined ? [] : [{ listing: interest.listing, at }];
    });
    did.sort((a, b) => compare(b.at, a.at) || compare(b.listing, a.listing));
    const skip = toSkip(pageNo, PROPERTIES_A_PAGE);
    const page = did.slice(skip, skip + PROPERTIES_A_PAGE).map(({ listing }) => listing);
    const find = async () => {
      const visible = (await this.#find(page)).filter(
        (one) => isPubliclyVisible(one) || isSellerOrReviewer(one, caller),
      );
      return this.#toProperties(visible, caller);
    };
    return { property_data: memoize(find), page_no: toNext(pageNo, skip + PROPERTIES_A_PAGE < did.length) };
  }

  async listOfSeller(caller: Caller, pageNo: number): Promise<LazyPage<OwnProperty>> {
    const skip = toSkip(pageNo, PROPERTIES_A_PAGE);
    const own = `body->>'seller' = $1 order by body->>'postedAt' desc, id desc offset $2`;
    const next = `${own} limit 1`;
    const isMore = await this.documents.select(listingKind, '', next, [caller.account, skip + PROPERTIES_A_PAGE]);
    const find = async () => {
      const page = `${own} limit ${PROPERTIES_A_PAGE}`;
      const found = await this.documents.query(listingKind, page, [caller.account, skip]);
      const listings = found.flatMap(({ body }) => body ?? []);
      const shown = await this.#toProperties(listings, caller);
      return shown.map((property, at) => ({ ...property, ...toOwnState(listings[at]) }));
    };
    return { property_data: memoize(find), page_no: toNext(pageNo, isMore.length > 0) };
  }

  async #find(ids: readonly ListingId[]): Promise<ListingDocument[]> {
    if (ids.length === 0) return [];
    const documents = await this.documents.getMany(listingKind, ids);
    return ids.flatMap((id) => documents.get(id)?.body ?? []);
  }

  async #toProperties(listings: readonly ListingDocument[], caller: Caller | undefined): Promise<ListedProperty[]> {
    const idOf = ({ id }: ListingDocument) => `${id}-${caller?.account}`;
    const interests =
      caller && listings.length > 0 ? await this.documents.getMany(interestKind, listings.map(idOf)) : undefined;
    const show = (listing: ListingDocument) =>
      toListedProperty(listing, {
        caller,
        interest: interests?.get(idOf(listing))?.body ?? undefined,
        assistantPhone: this.assistantPhone(listing.facts.city ?? ''),
      });
    return this.meter(() => listings.map(show));
  }
}

/** Fetches a list only once, even if it is selected under two names. */
const memoize = <T>(find: () => Promise<T>): (() => Promise<T>) => {
  let found: Promise<T> | undefined;
  return () => {
    found ??= find();
    return found;
  };
};

const toSkip = (pageNo: number, size: number): number => (Math.max(1, pageNo) - 1) * size;
const toNext = (pageNo: number, isMore: boolean): number => (isMore ? Math.max(1, pageNo) + 1 : 0);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
