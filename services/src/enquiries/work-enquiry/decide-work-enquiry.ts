import { type Caller, type EnquiryEvent, hasAnyRoleOrIsAdministrator } from '@naksha/events/contracts';
import { accepted, type Decider, type EnquiryStatus, type NoteId, refused } from '@naksha/events/kernel';
import { type Refusal, staffOnlyRefusal } from '../../commands/refusal.ts';

type Enquiry = { status?: EnquiryStatus };

const enquiry = { initial: {} as Enquiry, evolve };

function evolve(before: Enquiry, event: EnquiryEvent): Enquiry {
  switch (event.type) {
    case 'EnquiryReceived':
      return { status: 'new' };
    case 'EnquiryStatusSet':
      return { status: event.data.status };
    case 'EnquiryNoted':
      return before;
    default:
      return event satisfies never;
  }
}

export type WorkEnquiryInput = { caller: Caller; status?: EnquiryStatus; note?: NoteId };

export const noSuchEnquiry: Refusal = { status: 404, code: 'no_such_enquiry', detail: 'Enquiry not found.' };

export const workEnquiry: Decider<Enquiry, WorkEnquiryInput, EnquiryEvent, undefined, Refusal> = {
  ...enquiry,
  decide(before, { caller, status, note }) {
    if (!hasAnyRoleOrIsAdministrator(caller, 'assistant')) return refused(staffOnlyRefusal);
    if (!before.status) return refused(noSuchEnquiry);
    const events: EnquiryEvent[] = [];
    if (status && status !== before.status) events.push({ type: 'EnquiryStatusSet', data: { status } });
    if (note) events.push({ type: 'EnquiryNoted', data: { note } });
    return events.length > 0 ? { events } : accepted();
  },
};
