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
export const sampleListingId = (number: number): ListingId => listingIdFromNumber(1_000_000 + number);
export const nameSampleListingStream = (number: number): string => nameListingStream(sampleListingId(number));
export const nameSampleInterestStream = (number: number, buyer: number): string =>
  nameInterestStream(sampleListingId(number), sampleAccount(buyer));

export const sampleMaterialFacts = (changes: Partial<MaterialFacts> = {}): MaterialFacts => ({
  ...samplePosted().data.facts,
  ...changes,
});
export const verified: DomainEvent = {
  type: 'ListingVerified',
  data: { checks: ['phone_reached'], price: 4_500_000 as Rupees },
};
export const revised: DomainEvent = {
  type: 'ListingFactsRevised',
  data: { facts: sampleMaterialFacts({ area: createArea(1400, 'sqft') }) },
};
export const confirmed: DomainEvent = { type: 'AvailabilityConfirmed', data: {} };
export const lapsed: DomainEvent = { type: 'AvailabilityLapsed', data: { due: '2026-12-28T06:00:00.000Z' } };
export const sampleListingAndBuyer = (number: number, buyer: number) => ({
  listing: sampleListingId(number),
  buyer: sampleAccount(buyer),
});
export const sampleContacted = (number: number, buyer: number): DomainEvent => ({
  type: 'ListingContacted',
  data: { ...sampleListingAndBuyer(number, buyer), seller: sampleAccount(1), day: '2026-11-21' },
});
export const sampleViewed = (number: number, buyer: number, day = '2026-11-21'): DomainEvent => ({
  type: 'ListingViewed',
  data: { ...sampleListingAndBuyer(number, buyer), day },
});
export const sampleSaved = (number: number, buyer: number): DomainEvent => ({
  type: 'ListingSaved',
  data: sampleListingAndBuyer(number, buyer),
});

export const sampleNoteId = (number: number): NoteId =>
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
export function sampleMarketHistory(listings: number): Happened[] {
  return Array.from({ length: listings }, (_, number) => composeLife(number)).flat();
}

const worked = (number: number, buyer: number): DomainEvent[] => [
  { type: 'CallbackAsked', data: { ...sampleListingAndBuyer(number, buyer), at: '2026-11-21T12:30:00.000Z' } },
  { type: 'LeadNoted', data: { ...sampleListingAndBuyer(number, buyer), note: sampleNoteId(buyer) } },
  {
    type: 'LeadStatusSet',
    data: { ...sampleListingAndBuyer(number, buyer), seller: sampleAccount(1), status: 'called' },
  },
  { type: 'LeadNextStepSet', data: { ...sampleListingAndBuyer(number, buyer), step: null } },
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
      sampleViewed(number, 10 + k),
      sampleSaved(number, 10 + k),
      sampleContacted(number, 10 + k),
      ...(number % 4 ? [] : worked(number, 10 + k)),
    ],
  }));
  return [{ stream: nameSampleListingStream(number), events: own }, ...buyers];
}

const placed = { aka: [], position: { lat: 30.7, lng: 76.71 }, radiusM: 600 };
const city = 'mohali' as PlaceId;
export const sampleCityDefined = (changes: Partial<CityDefinition> = {}): DomainEvent => ({
  type: 'CityDefined',
  data: { ...placed, id: city, names: { en: 'Mohali' }, order: 0, ...changes },
});
export const sampleLocalityDefined = (changes: Partial<LocalityDefinition> = {}): DomainEvent => ({
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

export const sampleBlogDefined = (changes: Partial<BlogDefinition> = {}): DomainEvent => ({
  type: 'BlogDefined',
  data: {
    ...({ slug: 'marla-and-gaj', state: 'published', language: 'en', title: 'Marla and gaj', cover: 'units' } as const),
    ...{ author: 'Naksha editorial', category: 'Guides', postedOn: '2026-11-01', excerpt: 'What they are.' },
    text: 'A *gaj* is a square yard.',
    ...changes,
  },
});
export const sampleFaqDefined = (slug: string, order: number, question = `Question ${slug}?`): DomainEvent => ({
  type: 'FaqDefined',
  data: { slug, question: { en: question }, answer: { en: 'Yes.', hi: 'हाँ।' }, order },
});

export const guide: Happened[] = [
  {
    stream: nameCityStream(city),
    events: [sampleCityDefined(), sampleCityDefined({ names: { en: 'Mohali', hi: 'मोहाली' } })],
  },
  {
    stream: nameLocalityStream('mohali-sector-70' as PlaceId),
    events: [
      sampleLocalityDefined(),
      { type: 'LocalityRetired', data: { id: 'mohali-sector-70' as PlaceId } },
      sampleLocalityDefined({ radiusM: 700 }),
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
      sampleBlogDefined({ state: 'draft' }),
      sampleBlogDefined(),
      { type: 'BlogRetired', data: { slug: 'marla-and-gaj' } },
      sampleBlogDefined({ title: 'Gaj and marla' }),
    ],
  },
  {
    stream: nameFaqStream('live'),
    events: [sampleFaqDefined('live', 0), { type: 'FaqRetired', data: { slug: 'live' } }, sampleFaqDefined('live', 1)],
  },
];

export const sampleSearchId = (number: number): SearchId =>
  `00000000-0000-7000-9000-${String(number).padStart(12, '0')}` as SearchId;
type Saved = Extract<SearchEvent, { type: 'SearchSaved' }>['data'];
export const sampleSearchSaved = (changes: Partial<Saved> = {}): SearchEvent => ({
  type: 'SearchSaved',
  data: { account: sampleAccount(10), view: 'bedroom=3', frequency: 'at_once', quiet: { from: 21, to: 8 }, ...changes },
});

export const searches: Happened[] = [
  {
    stream: nameSearchStream(sampleSearchId(1)),
    events: [
      sampleSearchSaved(),
      { type: 'SearchRenamed', data: {} },
      { type: 'SearchPaused', data: { by: 'link' } },
      { type: 'SearchResumed', data: {} },
      { type: 'SearchLookedAt', data: {} },
    ],
  },
  {
    stream: nameSearchStream(sampleSearchId(2)),
    events: [
      sampleSearchSaved({ view: '' }),
      { type: 'SearchAlertsChosen', data: { frequency: 'daily', quiet: { from: 20, to: 9 } } },
      { type: 'SearchPaused', data: { by: 'owner' } },
    ],
  },
  { stream: nameSearchStream(sampleSearchId(3)), events: [sampleSearchSaved(), { type: 'SearchDeleted', data: {} }] },
];

export const sampleEnquiryId = (number: number): EnquiryId =>
  `00000000-0000-7000-a000-${String(number).padStart(12, '0')}` as EnquiryId;

export const enquiries: Happened[] = [
  {
    stream: nameEnquiryStream(sampleEnquiryId(1)),
    events: [
      { type: 'EnquiryReceived', data: { kind: 'contact' } },
      { type: 'EnquiryStatusSet', data: { status: 'in_progress' } },
      { type: 'EnquiryNoted', data: { note: sampleNoteId(1) } },
    ],
  },
  {
    stream: nameEnquiryStream(sampleEnquiryId(2)),
    events: [{ type: 'EnquiryReceived', data: { kind: 'project', project: project.id } }],
  },
];
