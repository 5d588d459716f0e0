import { parseListingStream } from '@naksha/events/kernel';
import { declareEffect, defineRule } from '../../reactors/reactor.ts';
import { SendOwnerQuestion } from './send-owner-question.ts';

export const askReportedOwner = declareEffect({
  kind: 'ask-reported-owner',
  rules: [defineRule({ on: 'ListingQuestioned', subject: ({ stream }) => parseListingStream(stream) })],
  handler: SendOwnerQuestion,
});
