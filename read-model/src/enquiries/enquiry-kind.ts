import { type EnquiryEvent as Enquiry, enquiryStream, type KnownEvent } from '@naksha/events/contracts';
import {
  type AccountId,
  type EnquiryId,
  type EnquiryKind,
  type EnquiryStatus,
  type NoteId,
  type PlaceId,
  parseEnquiryStream,
} from '@naksha/events/kernel';
import type { DocumentKind } from '../documents/document-kind.ts';

type EnquiryEvent = KnownEvent<Enquiry>;

export const enquiryKind: DocumentKind<EnquiryDocument> = {
  kind: 'enquiry',
  public: false,
  version: 1,
  indexes: [{ name: 'enquiry_by_age', on: `(body->>'status'), (body->>'receivedAt'), id` }],
  findId: (event) => (isEnquiryEvent(event) ? parseEnquiryStream(event.stream) : undefined),
  fold: (before, event) => fold(before ?? undefined, event as EnquiryEvent),
};

const isEnquiryEvent = (event: KnownEvent): event is EnquiryEvent => event.type in enquiryStream;

function fold(before: EnquiryDocument | undefined, event: EnquiryEvent): EnquiryDocument {
  if (event.type === 'EnquiryReceived') {
    const { kind, project } = event.data;
    const received = { id: parseEnquiryStream(event.stream), kind, ...(project && { project }) };
    return before ?? { ...received, receivedAt: event.occurredAt, status: 'new', notes: [] };
  }
  if (!before) throw new Error(`${event.type} precedes the creation of its enquiry`);
  switch (event.type) {
    case 'EnquiryStatusSet':
      return { ...before, status: event.data.status };
    case 'EnquiryNoted': {
      const { note: id } = event.data;
      const by = event.actor.replace(/^account:/, '') as AccountId;
      return { ...before, notes: [...before.notes.filter((one) => one.id !== id), { id, at: event.occurredAt, by }] };
    }
    default:
      return event satisfies never;
  }
}

/** Personal data is in the vault. */
export type EnquiryDocument = {
  id: EnquiryId;
  kind: EnquiryKind;
  project?: PlaceId;
  receivedAt: string;
  status: EnquiryStatus;
  notes: { id: NoteId; at: string; by: AccountId }[];
};
