import type { InterestEvent } from '@naksha/events/contracts';
import type { AccountId, LeadStatus } from '@naksha/events/kernel';

/** What decisions about one buyer's interest in one listing need of its history. */
export type Interest = {
  saved: boolean;
  /** The newest Indian calendar day on which a view was recorded: days only grow. */
  viewedOn?: string;
  lead?: { seller: AccountId; status: LeadStatus };
};

/** The stream of one buyer's interest in one listing, folded. */
export const interest = { initial: { saved: false } as Interest, evolve };

function evolve(before: Interest, event: InterestEvent): Interest {
  switch (event.type) {
    case 'ListingViewed':
      return { ...before, viewedOn: event.data.day };
    case 'ListingSaved':
      return { ...before, saved: true };
    case 'ListingUnsaved':
      return { ...before, saved: false };
    case 'ListingContacted':
      return { ...before, lead: { seller: event.data.seller, status: 'new' } };
    case 'LeadStatusSet':
      return before.lead ? { ...before, lead: { ...before.lead, status: event.data.status } } : before;
    default:
      return event satisfies never;
  }
}
