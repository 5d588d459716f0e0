import type { InterestEvent } from '@naksha/events/contracts';
import {
  type AccountId,
  accepted,
  type Decider,
  type LeadStatus,
  type ListingId,
  refused,
} from '@naksha/events/kernel';
import type { Refusal } from '../../commands/refusal.ts';
import { type Interest, interest } from '../interest.ts';

export type LeadStatusDecision = { listing: ListingId; buyer: AccountId; by: AccountId; status: LeadStatus };

/** The same for a lead of another seller: whether somebody contacted somebody is nobody else's business. */
export const noSuchLead: Refusal = { status: 404, code: 'no_such_lead', detail: 'you have no such lead' };

/** The seller keeps track of a lead. */
export const setLeadStatus: Decider<Interest, LeadStatusDecision, InterestEvent, undefined, Refusal> = {
  ...interest,
  decide({ lead }, { listing, buyer, by, status }) {
    if (!lead || lead.seller !== by) return refused(noSuchLead);
    if (lead.status === status) return accepted();
    return accepted({ type: 'LeadStatusSet', data: { listing, buyer, seller: lead.seller, status } });
  },
};
