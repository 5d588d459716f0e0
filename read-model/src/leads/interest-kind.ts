import { type InterestEvent, interestStream, type KnownEvent } from '@naksha/events/contracts';
import type { DocumentKind } from '../documents/document-kind.ts';
import type { InterestDocument } from './interest-document.ts';

type Interested = KnownEvent<InterestEvent>;

/** One document a buyer and listing. Each event sets what it says, so that one seen twice changes nothing. */
export const interestKind: DocumentKind<InterestDocument> = {
  kind: 'interest',
  public: false,
  version: 3,
  indexes: [
    { name: 'interest_by_buyer', on: `(body->>'buyer')` },
    { name: 'lead_by_seller', on: `(body->>'seller'), (body->>'contactedAt')`, where: `body ? 'contactedAt'` },
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
      return { ...interest, saved: true, onceSaved: true };
    case 'ListingUnsaved':
      return { ...interest, saved: false };
    case 'ListingContacted':
      if (interest.contactedAt) return interest;
      return { ...interest, seller: event.data.seller, contactedAt: event.occurredAt, status: 'new' };
    case 'LeadStatusSet':
      if (!interest.contactedAt) throw new Error('a lead status before the buyer got in touch');
      return { ...interest, status: event.data.status };
    default:
      return event satisfies never;
  }
}
