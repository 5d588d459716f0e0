import type { EnquiryEvent } from '@naksha/events/contracts';
import type { EnquiryStatus } from '@naksha/events/kernel';

export type Enquiry = { status?: EnquiryStatus };

export const enquiry = { initial: {} as Enquiry, evolve };

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
