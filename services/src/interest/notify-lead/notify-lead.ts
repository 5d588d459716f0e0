import { declareEffect, rule } from '../../reactors/reactor.ts';
import { SendLeadText } from './send-lead-text.ts';

/** A seller is told of a buyer's contact. */
export const notifyLead = declareEffect({
  kind: 'notify-lead',
  rules: [rule({ on: 'ListingContacted', subject: ({ data }) => data.listing })],
  handler: SendLeadText,
});
