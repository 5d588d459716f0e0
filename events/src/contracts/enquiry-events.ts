import { z } from 'zod';
import { ENQUIRY_KINDS, ENQUIRY_STATUSES } from '../kernel/options.ts';
import { defineEvent, type EventsOf } from './define-stream.ts';
import { noteId, placeId } from './primitives.ts';

/** Sender and texts are in the vault. */
export const enquiryStream = {
  /** `project`: of a call-back request. */
  EnquiryReceived: defineEvent(z.object({ kind: z.enum(ENQUIRY_KINDS), project: placeId.optional() })),
  EnquiryStatusSet: defineEvent(z.object({ status: z.enum(ENQUIRY_STATUSES) })),
  EnquiryNoted: defineEvent(z.object({ note: noteId })),
};
export type EnquiryEvent = EventsOf<typeof enquiryStream>;
