import {
  type AccountId,
  type EnquiryId,
  type ListingId,
  type PlaceId,
  type SearchId,
  toListingIdOrThrow,
} from './ids.ts';

// The only place that spells stream names, which are permanent.

const LISTING = 'listing-';
const INTEREST = 'interest-';
const ACCOUNT = 'account-';
const RELEASE = 'key-';
const CITY = 'city-';
const LOCALITY = 'locality-';
const PROJECT = 'project-';
const QUERY_LINK = 'query-link-';
const BLOG = 'blog-';
const FAQ = 'faq-';
const SEARCH = 'search-';
const ENQUIRY = 'enquiry-';

export const nameListingStream = (listing: ListingId): string => `${LISTING}${listing}`;
export const nameInterestStream = (listing: ListingId, buyer: AccountId): string => `${INTEREST}${listing}-${buyer}`;
export const nameAccountStream = (account: AccountId): string => `${ACCOUNT}${account}`;
export const nameCityStream = (id: PlaceId): string => `${CITY}${id}`;
export const nameLocalityStream = (id: PlaceId): string => `${LOCALITY}${id}`;
export const nameProjectStream = (id: PlaceId): string => `${PROJECT}${id}`;
export const nameQueryLinkStream = (slug: string): string => `${QUERY_LINK}${slug}`;
export const nameBlogStream = (slug: string): string => `${BLOG}${slug}`;
export const nameFaqStream = (slug: string): string => `${FAQ}${slug}`;
export const nameSearchStream = (id: SearchId): string => `${SEARCH}${id}`;
export const nameEnquiryStream = (id: EnquiryId): string => `${ENQUIRY}${id}`;
export const REGION_STREAM = 'region-served';
export const nameParkedKeyReleaseStream = (orderingKey: string): string => `${RELEASE}${orderingKey}`;

export function parseAccountStream(stream: string): AccountId {
  if (!stream.startsWith(ACCOUNT)) throw new RangeError(`Invalid account stream name: ${stream}`);
  return stream.slice(ACCOUNT.length) as AccountId;
}

export function parseSearchStream(stream: string): SearchId {
  if (!stream.startsWith(SEARCH)) throw new RangeError(`Invalid saved-search stream name: ${stream}`);
  return stream.slice(SEARCH.length) as SearchId;
}

export function parseEnquiryStream(stream: string): EnquiryId {
  if (!stream.startsWith(ENQUIRY)) throw new RangeError(`Invalid enquiry stream name: ${stream}`);
  return stream.slice(ENQUIRY.length) as EnquiryId;
}

export function parseListingStream(stream: string): ListingId {
  if (!stream.startsWith(LISTING)) throw new RangeError(`Invalid listing stream name: ${stream}`);
  return toListingIdOrThrow(stream.slice(LISTING.length));
}

/**
 * A listing and the interest in it share the listing's id, so that a lead never precedes its listing; a release has
 * the key it names.
 */
export function toOrderingKey(stream: string): string {
  if (stream.startsWith(RELEASE)) return stream.slice(RELEASE.length);
  for (const kind of [LISTING, INTEREST])
    if (stream.startsWith(kind)) return stream.slice(kind.length).split('-', 1)[0];
  return stream;
}
