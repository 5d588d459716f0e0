import { type InterestEvent, interestStream, type KnownEvent } from '@naksha/events/contracts';
import type { AccountId, LeadStatus } from '@naksha/events/kernel';
import type { DocumentKind } from '../documents/document-kind.ts';
import type { InterestDocument } from './interest-document.ts';

type Interested = KnownEvent<InterestEvent>;

/** Idempotent: each event sets absolute values. */
export const interestKind: DocumentKind<InterestDocument> = {
  kind: 'interest',
  public: false,
  version: 7,
  indexes: [
    { name: 'interest_by_buyer', on: `(body->>'buyer')` },
    { name: 'lead_by_seller', on: `(body->>'seller'), (body->>'contactedAt')`, where: `body ? 'contactedAt'` },
    { name: 'lead_by_due', on: `(body->>'due'), id`, where: `body ? 'due'` },
    { name: 'lead_by_age', on: `(body->>'contactedAt'), id`, where: `body ? 'contactedAt'` },
  ],
  findId: (event) => (isInterestEvent(event) ? `${event.data.listing}-${event.data.buyer}` : undefined),
  fold: (before, event) => fold(before ?? undefined, event as Interested),
};

const isInterestEvent = (event: KnownEvent): event is Interested => event.type in interestStream;

function fold(before: InterestDocument | undefined, event: Interested): InterestDocument {
  const { listing, buyer } = event.data;
  const interest = before ?? { listing, buyer, saved: false, viewedOn: [] };
  switch (event.type) {
    case 'ListingViewed': {
      const { day } = event.data;
      return interest.viewedOn.includes(day) ? interest : { ...interest, viewedOn: [...interest.viewedOn, day] };
    }
    case 'ListingSaved':
      return withSave(interest, event.occurredAt);
    case 'ListingUnsaved':
      return { ...interest, saved: false };
    case 'ListingDismissed':
      return { ...interest, dismissedAt: event.occurredAt };
    case 'ListingUndismissed': {
      const { dismissedAt: _, ...rest } = interest;
      return rest;
    }
    case 'ListingContacted': {
      if (interest.contactedAt) return interest;
      const { seller, city } = event.data;
      return withDueTime({ ...interest, seller, ...(city && { city }), contactedAt: event.occurredAt, status: 'new' });
    }
    case 'LeadStatusSet':
      if (!interest.contactedAt) throw new Error('Lead status precedes the first contact of the buyer');
      return withDueTime({ ...interest, status: event.data.status, statusAt: event.occurredAt });
    case 'CallbackAsked': {
      const { at } = event.data;
      return withDueTime({ ...interest, callbackAt: at, step: { what: 'call', at } });
    }
    case 'LeadNextStepSet': {
      const { step: _, ...rest } = interest;
      return withDueTime({ ...rest, ...(event.data.step && { step: event.data.step }) });
    }
    case 'LeadNoted': {
      const { note: id } = event.data;
      const notes = (interest.notes ?? []).filter((one) => one.id !== id);
      return { ...interest, notes: [...notes, { id, at: event.occurredAt, by: accountOf(event) }] };
    }
    default:
      return event satisfies never;
  }
}

const withSave = (interest: InterestDocument, at: string): InterestDocument => ({
  ...interest,
  saved: true,
  onceSaved: true,
  savedAt: interest.savedAt ?? at,
  lastSavedAt: at,
});

const OVER: readonly (LeadStatus | undefined)[] = ['closed', 'not_interested'];

/** A lead is due when it came, or at its agreed time; a closed one never. */
function withDueTime({ due: _, ...interest }: InterestDocument): InterestDocument {
  const { status, step, contactedAt } = interest;
  const due = step?.at ?? contactedAt;
  return due && contactedAt && !OVER.includes(status) ? { ...interest, due } : interest;
}

const accountOf = ({ actor }: KnownEvent): AccountId => actor.replace(/^account:/, '') as AccountId;
