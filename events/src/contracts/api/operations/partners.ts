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
    ...{ tag: 'Partners', summary: 'Get public listing events as CloudEvents', who: 'signed_in' },
    description:
      'Requires a partner token. One CloudEvent per line, oldest first within each listing, at most 500. `Naksha-Next` is the cursor of the next page; if it does not change, there are no more events. With `Accept: text/event-stream` the response is a stream, which ends after a while and resumes with `Last-Event-ID`. events/asyncapi.json describes each type. A listing is told of from its verification on; of one that is down by now, that alone.',
    query: {
      after: optional('now', '`Naksha-Next` of an earlier response, or `now`; by default from the first event'),
      types: optional('ListingVerified,ListingPriceChanged', 'Comma-separated; by default all types of the token'),
      place: optional('mohali', 'Id of a city, locality or project; by default all places of the token'),
    },
    headers: {
      'Last-Event-ID': z
        .string()
        .optional()
        .meta({ description: 'Position at which an earlier stream ended; takes precedence over `after`' }),
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
