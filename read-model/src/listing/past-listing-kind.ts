import { type KnownEvent, type ListingEvent, listingStream, type MaterialFacts } from '@naksha/events/contracts';
import { type AccountId, ATTRIBUTES, nameListingStream, parseListingStream } from '@naksha/events/kernel';
import type { DocumentKind } from '../documents/document-kind.ts';
import type { ListingDocument } from './listing-document.ts';
import { listingKind } from './listing-kind.ts';

type Kept = { at: string; event: ListingEvent };

/** Remains after the listing is deleted, without the owner's words and pictures. */
export type PastListing = { kept: Kept[] };

/** Its version follows that of `listingKind`. */
export const pastListingKind: DocumentKind<PastListing> = {
  kind: 'past',
  public: true,
  version: 1,
  indexes: [{ name: 'past_by_posting', on: `(body->'kept'->0->>'at')` }],
  findId: (event) => (isKept(event) ? parseListingStream(event.stream) : undefined),
  fold: (before, event) => keepEvent(before ?? undefined, event as KnownEvent<ListingEvent>),
};

export const wasEverPublic = ({ kept }: PastListing): boolean =>
  kept.some(({ event }) => event.type === 'ListingVerified');

/** Questions to the owner are private. */
const isKept = (event: KnownEvent): event is KnownEvent<ListingEvent> =>
  event.type in listingStream && event.type !== 'ListingQuestioned';

function keepEvent(before: PastListing | undefined, event: KnownEvent<ListingEvent>): PastListing {
  if (event.type !== 'ListingPosted' && !before) throw new Error(`${event.type} precedes ListingPosted`);
  const kept = [...(before?.kept ?? []), { at: event.occurredAt, event: withoutPeople(event) }];
  return { kept: event.type === 'ListingDeleted' ? kept.map(withoutWords) : kept };
}

const NOBODY = '' as AccountId;

function withoutPeople({ type, data }: ListingEvent): ListingEvent {
  switch (type) {
    case 'ListingPosted': {
      const { batch: _, ...rest } = data;
      return { type, data: { ...rest, seller: NOBODY, free: withoutDescription(rest.free) } };
    }
    case 'ListingReworded':
      return { type, data: { free: withoutDescription(data.free) } };
    case 'ListingRejected':
      return { type, data: { reasons: [], ...(data.takenDown && { takenDown: data.takenDown }) } };
    case 'ListingVerified': {
      const { sample: _, ...rest } = data;
      return { type, data: rest };
    }
    default:
      return { type, data } as ListingEvent;
  }
}

type Free = ListingDocument['free'];
const withoutDescription = ({ description: _, ...rest }: Free): Free => rest;

function withoutWords({ at, event }: Kept): Kept {
  const { type, data } = event;
  const bare = {
    ...data,
    ...('free' in data && { free: { ...withoutTexts(data.free), title: '' } }),
    ...('facts' in data &&
      data.facts &&
      type !== 'ListingPlaced' && { facts: withoutProject(data.facts as MaterialFacts) }),
  };
  return { at, event: { type, data: bare } as ListingEvent };
}

const TEXTS: readonly string[] = ATTRIBUTES.filter(({ value }) => value.type === 'text').map(({ name }) => name);
const withoutTexts = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !TEXTS.includes(name))) as T;
const withoutProject = ({ project: _, ...rest }: MaterialFacts): MaterialFacts => withoutPictures(withoutTexts(rest));

/** Today's texts and pictures, so that withdrawn ones are not shown. `until`: exclusive. */
export function listingAsOfWithTodaysTexts(
  id: string,
  { kept }: PastListing,
  until: string,
): ListingDocument | undefined {
  const later = kept.findIndex(({ at }) => at >= until);
  const end = later < 0 ? kept.length : later;
  const then = foldKept(id, undefined, kept.slice(0, end));
  return then ? withTodaysTexts(then, foldKept(id, then, kept.slice(end))) : undefined;
}

type Folded = ListingDocument | null | undefined;

function foldKept(id: string, before: Folded, kept: readonly Kept[]): Folded {
  const stream = nameListingStream(id as ListingDocument['id']);
  return kept.reduce(
    (listing: Folded, { at, event }) =>
      listingKind.fold(listing, { ...event, stream, occurredAt: at } as KnownEvent<ListingEvent>),
    before,
  );
}

/** A listing that is taken down or under review now shows only place and kind. */
function withTodaysTexts(then: ListingDocument, today: Folded): ListingDocument {
  if (!today) return then;
  const { photos, cover } = today.facts;
  const facts = { ...withoutPictures(then.facts), ...(photos && { photos }), ...(cover && { cover }) };
  const shown = { ...then, free: today.free, facts };
  const isWithheld = then.state === 'verified' && (today.state === 'rejected' || today.state === 'under_review');
  return isWithheld ? { ...shown, state: 'under_review' } : shown;
}

const withoutPictures = ({ photos: _, cover: __, ...rest }: MaterialFacts): MaterialFacts => rest;
