import type {
  BlogDefinition,
  CityDefinition,
  DomainEvent,
  LocalityDefinition,
  MaterialFacts,
  ProjectDefinition,
  SearchEvent,
} from '@naksha/events/contracts';
import {
  createArea,
  type EnquiryId,
  type ListingId,
  listingIdFromNumber,
  type NoteId,
  nameAccountStream,
  nameBlogStream,
  nameCityStream,
  nameEnquiryStream,
  nameFaqStream,
  nameInterestStream,
  nameListingStream,
  nameLocalityStream,
  nameProjectStream,
  nameQueryLinkStream,
  nameSearchStream,
  type PlaceId,
  type Rupees,
  type SearchId,
} from '@naksha/events/kernel';
import { sampleAccount, samplePosted, samplePriceChange } from '@naksha/events/testing';

export type Happened = { stream: string; events: DomainEvent[] };

/** For listings of a single partition use `partitionForKey`. */
export const listing = (number: number): ListingId => listingIdFromNumber(1_000_000 + number);
export const nameSampleListingStream = (number: number): string => nameListingStream(listing(number));
export const nameSampleInterestStream = (number: number, buyer: number): string =>
  nameInterestStream(listing(number), sampleAccount(buyer));

export const facts = (changes: Partial<MaterialFacts> = {}): MaterialFacts => ({
  ...samplePosted().data.facts,
  ...changes,
});
export const verified: DomainEvent = {
  type: 'ListingVerified',
  data: { checks: ['phone_reached'], price: 4_500_000 as Rupees },
};
export const revised: DomainEvent = {
  type: 'ListingFactsRevised',
  data: { facts: facts({ area: createArea(1400, 'sqft') }) },
};
export const confirmed: DomainEvent = { type: 'AvailabilityConfirmed', data: {} };
export const lapsed: DomainEvent = { type: 'AvailabilityLapsed', data: { due: '2026-12-28T06:00:00.000Z' } };
export const between = (number: number, buyer: number) => ({ listing: listing(number), buyer: sampleAccount(buyer) });
export const contacted = (number: number, buyer: number): DomainEvent => ({
  type: 'ListingContacted',
  data: { ...between(number, buyer), seller: sampleAccount(1), day: '2026-11-21' },
});
export const viewed = (number: number, buyer: number, day = '2026-11-21'): DomainEvent => ({
  type: 'ListingViewed',
  data: { ...between(number, buyer), day },
});
export const saved = (number: number, buyer: number): DomainEvent => ({
  type: 'ListingSaved',
  data: between(number, buyer),
});

export const sampleNote = (number: number): NoteId =>
  `00000000-0000-7000-b000-${String(number).padStart(12, '0')}` as NoteId;

/** A price change without a listing, which no projection can fold. */
export const poison: DomainEvent = samplePriceChange(4_500_000, 4_400_000);

export const departure: Happened = {
  stream: nameAccountStream(sampleAccount(10)),
  events: [
    { type: 'AccountOpened', data: { demo: false } },
    { type: 'AccountErased', data: { by: 'owner' } },
  ],
};

/** Each home's events are chosen by its number. */
export function market(listings: number): Happened[] {
  return Array.from({ length: listings }, (_, number) => composeLife(number)).flat();
}

const worked = (number: number, buyer: number): DomainEvent[] => [
  { type: 'CallbackAsked', data: { ...between(number, buyer), at: '2026-11-21T12:30:00.000Z' } },
  { type: 'LeadNoted', data: { ...between(number, buyer), note: sampleNote(buyer) } },
  { type: 'LeadStatusSet', data: { ...between(number, buyer), seller: sampleAccount(1), status: 'called' } },
  { type: 'LeadNextStepSet', data: { ...between(number, buyer), step: null } },
];

function composeLife(number: number): Happened[] {
  const own: DomainEvent[] = [samplePosted({ seller: sampleAccount(1 + (number % 3)) })];
  if (number % 2) own.push(verified, samplePriceChange(4_500_000, 4_200_000));
  if (number % 4 === 1) own.push(revised);
  if (number % 6 === 5) own.push(lapsed);
  if (number % 12 === 11) own.push(confirmed);
  if (number % 5 === 3) own.push({ type: 'ListingSold', data: { by: 'owner' } });
  if (number % 10 === 3)
    own.push({ type: 'ListingRelisted', data: { by: 'owner', to: number % 20 === 3 ? 'verified' : 'under_review' } });
  if (number % 8 === 1) own.push({ type: 'ListingRevisionWithdrawn', data: { by: 'owner' } });
  if (number % 7 === 6) own.push({ type: 'ListingDeleted', data: { by: 'owner' } });
  const buyers = Array.from({ length: number % 3 }, (_, k) => ({
    stream: nameSampleInterestStream(number, 10 + k),
    events: [
      viewed(number, 10 + k),
      saved(number, 10 + k),
      contacted(number, 10 + k),
      ...(number % 4 ? [] : worked(number, 10 + k)),
    ],
  }));
  return [{ stream: nameSampleListingStream(number), events: own }, ...buyers];
}

const placed = { aka: [], position: { lat: 30.7, lng: 76.71 }, radiusM: 600 };
const city = 'mohali' as PlaceId;
export const cityDefined = (changes: Partial<CityDefinition> = {}): DomainEvent => ({
  type: 'CityDefined',
  data: { ...placed, id: city, names: { en: 'Mohali' }, order: 0, ...changes },
});
export const localityDefined = (changes: Partial<LocalityDefinition> = {}): DomainEvent => ({
  type: 'LocalityDefined',
  data: { ...placed, id: 'mohali-sector-70' as PlaceId, city, names: { en: 'Sector 70' }, ...changes },
});
const project: ProjectDefinition = {
  ...placed,
  id: 'mohali-green-towers' as PlaceId,
  city,
  names: { en: 'Green Towers' },
  type: 'Society',
  featured: false,
};

export const blogDefined = (changes: Partial<BlogDefinition> = {}): DomainEvent => ({
  type: 'BlogDefined',
  data: {
    ...({ slug: 'marla-and-gaj', state: 'published', language: 'en', title: 'Marla and gaj', cover: 'units' } as const),
    ...{ author: 'Naksha editorial', category: 'Guides', postedOn: '2026-11-01', excerpt: 'What they are.' },
    text: 'A *gaj* is a square yard.',
    ...changes,
  },
});
export const faqDefined = (slug: string, order: number, question = `Question ${slug}?`): DomainEvent => ({
  type: 'FaqDefined',
  data: { slug, question: { en: question }, answer: { en: 'Yes.', hi: 'हाँ।' }, order },
});

export const guide: Happened[] = [
  { stream: nameCityStream(city), events: [cityDefined(), cityDefined({ names: { en: 'Mohali', hi: 'मोहाली' } })] },
  {
    stream: nameLocalityStream('mohali-sector-70' as PlaceId),
    events: [
      localityDefined(),
      { type: 'LocalityRetired', data: { id: 'mohali-sector-70' as PlaceId } },
      localityDefined({ radiusM: 700 }),
    ],
  },
  {
    stream: nameProjectStream(project.id),
    events: [
      { type: 'ProjectDefined', data: project },
      { type: 'ProjectRetired', data: { id: project.id } },
    ],
  },
  {
    stream: nameQueryLinkStream('flats'),
    events: [
      {
        type: 'QueryLinkDefined',
        data: { slug: 'flats', group: { en: 'Flats' }, title: { en: 'Flats' }, query: '', order: 0 },
      },
    ],
  },
  {
    stream: nameBlogStream('marla-and-gaj'),
    events: [
      blogDefined({ state: 'draft' }),
      blogDefined(),
      { type: 'BlogRetired', data: { slug: 'marla-and-gaj' } },
      blogDefined({ title: 'Gaj and marla' }),
    ],
  },
  {
    stream: nameFaqStream('live'),
    events: [faqDefined('live', 0), { type: 'FaqRetired', data: { slug: 'live' } }, faqDefined('live', 1)],
  },
];

export const sampleSearch = (number: number): SearchId =>
  `00000000-0000-7000-9000-${String(number).padStart(12, '0')}` as SearchId;
type Saved = Extract<SearchEvent, { type: 'SearchSaved' }>['data'];
export const searchSaved = (changes: Partial<Saved> = {}): SearchEvent => ({
  type: 'SearchSaved',
  data: { account: sampleAccount(10), view: 'bedroom=3', frequency: 'at_once', quiet: { from: 21, to: 8 }, ...changes },
});

export const searches: Happened[] = [
  {
    stream: nameSearchStream(sampleSearch(1)),
    events: [
      searchSaved(),
      { type: 'SearchRenamed', data: {} },
      { type: 'SearchPaused', data: { by: 'link' } },
      { type: 'SearchResumed', data: {} },
      { type: 'SearchLookedAt', data: {} },
    ],
  },
  {
    stream: nameSearchStream(sampleSearch(2)),
    events: [
      searchSaved({ view: '' }),
      { type: 'SearchAlertsChosen', data: { frequency: 'daily', quiet: { from: 20, to: 9 } } },
      { type: 'SearchPaused', data: { by: 'owner' } },
    ],
  },
  { stream: nameSearchStream(sampleSearch(3)), events: [searchSaved(), { type: 'SearchDeleted', data: {} }] },
];

export const sampleEnquiry = (number: number): EnquiryId =>
  `00000000-0000-7000-a000-${String(number).padStart(12, '0')}` as EnquiryId;

export const enquiries: Happened[] = [
  {
    stream: nameEnquiryStream(sampleEnquiry(1)),
    events: [
      { type: 'EnquiryReceived', data: { kind: 'contact' } },
      { type: 'EnquiryStatusSet', data: { status: 'in_progress' } },
      { type: 'EnquiryNoted', data: { note: sampleNote(1) } },
    ],
  },
  {
    stream: nameEnquiryStream(sampleEnquiry(2)),
    events: [{ type: 'EnquiryReceived', data: { kind: 'project', project: project.id } }],
  },
];
