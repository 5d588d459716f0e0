import { isDeepStrictEqual } from 'node:util';
import type { Caller, InterestEvent } from '@naksha/events/contracts';
import {
  type AccountId,
  accepted,
  type Decider,
  type LeadStatus,
  type ListingId,
  type NextStep,
  type NoteId,
  refused,
} from '@naksha/events/kernel';
import type { Refusal } from '../../commands/refusal.ts';
import { type Interest, interest, type Lead } from '../interest.ts';
import { noSuchLead, refusalUnlessMayWorkLead } from '../lead-refusals.ts';

/** `step` null: nothing left to do. */
export type LeadWork = { status?: LeadStatus; note?: NoteId; step?: { what: NextStep; at: string } | null };
export type WorkLeadInput = { listing: ListingId; buyer: AccountId; caller: Caller; work: LeadWork };

/**
 * Visible to its seller. A call clears the requested time and closing a lead clears its next step, unless the command
 * names one.
 */
export const workLead: Decider<Interest, WorkLeadInput, InterestEvent, undefined, Refusal> = {
  ...interest,
  decide({ lead }, { listing, buyer, caller, work: { status, note, step } }) {
    if (!lead) return refused(noSuchLead);
    const refusal = refusalUnlessMayWorkLead(caller, lead);
    if (refusal) return refused(refusal);
    const between = { listing, buyer };
    const events: InterestEvent[] = [];
    if (status && status !== lead.status)
      events.push({ type: 'LeadStatusSet', data: { ...between, seller: lead.seller, status } });
    const next = step === undefined ? nextStepAfter(lead, status) : (step ?? undefined);
    if (!isDeepStrictEqual(next, lead.step))
      events.push({ type: 'LeadNextStepSet', data: { ...between, step: next ?? null } });
    if (note) events.push({ type: 'LeadNoted', data: { ...between, note } });
    return events.length > 0 ? { events } : accepted();
  },
};

const CLOSED_STATUSES: readonly LeadStatus[] = ['closed', 'not_interested'];

function nextStepAfter({ step }: Lead, status: LeadStatus | undefined): Lead['step'] {
  if (status && CLOSED_STATUSES.includes(status)) return undefined;
  return status === 'called' && step?.what === 'call' ? undefined : step;
}
