import { z } from 'zod';
import { ENQUIRY_KINDS, ENQUIRY_STATUSES } from '../kernel/options.ts';
import { type EventsOf, event } from './define-stream.ts';
import { noteId, placeId } from './primitives.ts';

/** Stream `enquiry-{id}`: what somebody asked of the office. Who they are, and their words, are in the vault. */
export const enquiryStream = {
  /** `project`: which one a call-back was asked about. */
  EnquiryReceived: event(z.object({ kind: z.enum(ENQUIRY_KINDS), project: placeId.optional() })),
  EnquiryStatusSet: event(z.object({ status: z.enum(ENQUIRY_STATUSES) })),
  /** Staff wrote something down. */
  EnquiryNoted: event(z.object({ note: noteId })),
};
export type EnquiryEvent = EventsOf<typeof enquiryStream>;
