import { z } from 'zod';
import { ENQUIRY_KINDS, ENQUIRY_STATUSES } from '../kernel/options.ts';
import { type EventsOf, event } from './define-stream.ts';
import { noteId, placeId } from './primitives.ts';

/** Sender and texts are in the vault. */
export const enquiryStream = {
  /** `project`: of a call-back request. */
  EnquiryReceived: event(z.object({ kind: z.enum(ENQUIRY_KINDS), project: placeId.optional() })),
  EnquiryStatusSet: event(z.object({ status: z.enum(ENQUIRY_STATUSES) })),
  EnquiryNoted: event(z.object({ note: noteId })),
};
export type EnquiryEvent = EventsOf<typeof enquiryStream>;
