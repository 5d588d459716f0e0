import { z } from 'zod';
import { publicEvent } from '../../public-events/public-event.ts';
import { defineOperations } from '../operation.ts';

const optional = (example: string, description: string) =>
  z
    .string()
    .optional()
    .meta({ description, examples: [example] });

export const PARTNERS = defineOperations({
  'GET /api/events': {
    ...{ tag: 'Partners', summary: 'What anybody could see happen to listings, as CloudEvents', who: 'signed_in' },
    description:
      'With a partner’s token in place of a person’s. A CloudEvent a line, the oldest first within each listing, 500 at most, and in `Naksha-Next` where the next page begins: it is all there is where that stays the same. With `Accept: text/event-stream` a stream that goes on; it ends after a while and is taken up again by `Last-Event-ID`. events/asyncapi.json describes each type. A listing is told of from its verification on; of one that is down by now, that alone.',
    query: {
      after: optional('now', '`Naksha-Next` of an earlier answer, or `now`; from the first event on without it'),
      types: optional('ListingVerified,ListingPriceChanged', 'With commas between; all of the token without it'),
      place: optional('mohali', 'Id of a city, locality or project; all of the token without it'),
    },
    headers: {
      'Last-Event-ID': z
        .string()
        .optional()
        .meta({ description: 'Where an earlier stream ended: it comes before `after`' }),
    },
    answers: {
      200: {
        types: ['application/x-ndjson', 'text/event-stream'],
        description: 'CloudEvents 1.0 in JSON',
        schema: publicEvent,
      },
    },
    problems: ['invalid', 'too_many_streams', 'behind'],
  },
});
