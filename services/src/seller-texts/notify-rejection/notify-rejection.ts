import { parseListingStream } from '@naksha/events/kernel';
import { declareEffect, defineRule } from '../../reactors/reactor.ts';
import { SendRejectionText } from './send-rejection-text.ts';

/** Events of earlier versions do not name the seller, so each is its own subject. */
export const notifyRejection = declareEffect({
  kind: 'notify-rejection',
  rules: [
    defineRule({ on: 'ListingRejected', subject: ({ data, stream }) => data.seller ?? parseListingStream(stream) }),
  ],
  handler: SendRejectionText,
});
