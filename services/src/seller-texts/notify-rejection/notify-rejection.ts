import { parseListingStream } from '@naksha/events/kernel';
import { declareEffect, rule } from '../../reactors/reactor.ts';
import { SendRejectionText } from './send-rejection-text.ts';

/** An owner is told what staff found. Events from before they named the seller are each their own subject. */
export const notifyRejection = declareEffect({
  kind: 'notify-rejection',
  rules: [rule({ on: 'ListingRejected', subject: ({ data, stream }) => data.seller ?? parseListingStream(stream) })],
  handler: SendRejectionText,
});
