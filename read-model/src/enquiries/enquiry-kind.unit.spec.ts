import { type DomainEvent, decodeEvent } from '@naksha/events/contracts';
import { type EnquiryId, type NoteId, nameEnquiryStream } from '@naksha/events/kernel';
import { sampleAccount, sampleRecordedEvent } from '@naksha/events/testing';
import { describe, expect, it } from 'vitest';

import { type EnquiryDocument, enquiryKind } from './enquiry-kind.ts';

const id = '00000000-0000-7000-a000-000000000001' as EnquiryId;
const note = '00000000-0000-7000-8000-0000000000bb' as NoteId;
const occurredAt = '2026-11-21T06:00:00.000Z';
const known = ({ type, data }: DomainEvent) =>
  decodeEvent({
    ...sampleRecordedEvent({ type, schema: 1, data }),
    ...{ stream: nameEnquiryStream(id), occurredAt, actor: `account:${sampleAccount(3)}` as const },
  });
const after = (...events: DomainEvent[]) =>
  events.map(known).reduce<EnquiryDocument | null | undefined>(enquiryKind.fold, undefined);
const received: DomainEvent = { type: 'EnquiryReceived', data: { kind: 'contact' } };

describe('the document of an enquiry', () => {
  it('contains its status, and nothing about the sender', () => {
    expect(enquiryKind.findId(known(received))).toBe(id);
    expect(after(received)).toEqual({ id, kind: 'contact', receivedAt: occurredAt, status: 'new', notes: [] });
    expect(
      after(
        received,
        { type: 'EnquiryStatusSet', data: { status: 'closed' } },
        { type: 'EnquiryNoted', data: { note } },
        { type: 'EnquiryNoted', data: { note } },
      ),
    ).toMatchObject({ status: 'closed', notes: [{ id: note, at: occurredAt, by: sampleAccount(3) }] });
  });

  it('starts when the enquiry is received', () => {
    expect(() => after({ type: 'EnquiryNoted', data: { note } })).toThrow('precedes the creation of its enquiry');
    expect(enquiryKind.findId({ ...known(received), type: 'AccountOpened' } as never)).toBeUndefined();
  });
});
