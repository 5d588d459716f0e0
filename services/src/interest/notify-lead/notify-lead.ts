import { declareEffect, defineRule } from '../../reactors/reactor.ts';
import { SendLeadText } from './send-lead-text.ts';

export const notifyLead = declareEffect({
  kind: 'notify-lead',
  rules: [defineRule({ on: 'ListingContacted', subject: ({ data }) => data.listing })],
  handler: SendLeadText,
});
