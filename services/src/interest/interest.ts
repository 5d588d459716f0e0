import type { InterestEvent } from '@naksha/events/contracts';
import type { AccountId, LeadStatus, NextStep } from '@naksha/events/kernel';

export type Lead = {
  seller: AccountId;
  status: LeadStatus;
  /** Missing if the listing has none. */
  city?: string;
  /** ISO 8601 */
  step?: { what: NextStep; at: string };
  /** `asked`: how often. */
  callback?: { at: string; asked: number };
};

/** One buyer and one listing. */
export type Interest = {
  saved: boolean;
  /** Hidden from the buyer's map and lists. */
  dismissed?: boolean;
  /** Indian calendar day; never goes back. */
  viewedOn?: string;
  lead?: Lead;
};

export const interest = { initial: { saved: false } as Interest, evolve };

function evolve(before: Interest, event: InterestEvent): Interest {
  switch (event.type) {
    case 'ListingViewed':
      return { ...before, viewedOn: event.data.day };
    case 'ListingSaved':
      return { ...before, saved: true };
    case 'ListingUnsaved':
      return { ...before, saved: false };
    case 'ListingDismissed':
      return { ...before, dismissed: true };
    case 'ListingUndismissed':
      return { ...before, dismissed: false };
    case 'ListingContacted': {
      const { seller, city } = event.data;
      return { ...before, lead: { seller, status: 'new', ...(city && { city }) } };
    }
    case 'CallbackAsked':
    case 'LeadStatusSet':
    case 'LeadNextStepSet':
    case 'LeadNoted':
      return before.lead ? { ...before, lead: worked(before.lead, event) } : before;
    default:
      return event satisfies never;
  }
}

type Worked = Extract<InterestEvent, { type: 'CallbackAsked' | 'LeadStatusSet' | 'LeadNextStepSet' | 'LeadNoted' }>;

function worked(lead: Lead, event: Worked): Lead {
  switch (event.type) {
    case 'CallbackAsked': {
      const { at } = event.data;
      return { ...lead, callback: { at, asked: (lead.callback?.asked ?? 0) + 1 }, step: { what: 'call', at } };
    }
    case 'LeadStatusSet':
      return { ...lead, status: event.data.status };
    case 'LeadNextStepSet':
      return { ...lead, step: event.data.step ?? undefined };
    case 'LeadNoted':
      return lead;
    default:
      return event satisfies never;
  }
}
