import { type Reactor, rule } from '../reactor.ts';

/** A seller is told of a buyer's contact. */
export const notifyLead: Reactor = {
  name: 'notify-lead',
  from: 'now',
  rules: [rule({ on: 'ListingContacted', kind: 'notify-lead', subject: ({ data }) => data.listing })],
};
