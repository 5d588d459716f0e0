import type { Caller, EnquiryEvent } from '@naksha/events/contracts';
import type { NoteId } from '@naksha/events/kernel';
import { givenScenario } from '@naksha/events/testing';
import { describe, it } from 'vitest';
import { buyer, staff } from '../../testing/sample-listing.ts';
import { workEnquiry } from './decide-work-enquiry.ts';

const received: EnquiryEvent = { type: 'EnquiryReceived', data: { kind: 'contact' } };
const closed: EnquiryEvent = { type: 'EnquiryStatusSet', data: { status: 'closed' } };
const note = '00000000-0000-7000-8000-0000000000bb' as NoteId;
const assistant: Caller = { ...staff, roles: ['assistant'] };
const { given } = givenScenario(workEnquiry, undefined);

describe('an enquiry handled by the office', () => {
  it('has a status, set once, and notes', () => {
    given([received]).when({ caller: assistant, status: 'closed' }).then([closed]);
    given([received, closed]).when({ caller: assistant, status: 'closed' }).then([]);
    given([received])
      .when({ caller: staff, status: 'closed', note })
      .then([closed, { type: 'EnquiryNoted', data: { note } }]);
  });

  it('is for assistants and administrators, and must exist', () => {
    for (const caller of [buyer, { ...staff, roles: ['reviewer', 'editor'] } satisfies Caller])
      given([received]).when({ caller, status: 'closed' }).thenRefused({ status: 403, code: 'staff_only' });
    given([]).when({ caller: assistant, note }).thenRefused({ status: 404, code: 'no_such_enquiry' });
  });
});
