import { MAX_CHIP_LENGTH, MAX_CHIPS, MAX_PLACES, MAX_VERTICES } from '@naksha/events/kernel';
import type { Limit } from '@naksha/events/settings';
import { MAX_ADDRESS } from './geocode/geocode.controller.ts';
import { MAX_QUERY_LENGTH } from './graphql/parse-request.ts';
import { MAX_COST, MAX_DEPTH, MAX_PROPERTIES, MAX_ROOTS, MAX_TOKENS } from './graphql/query-limits.ts';
import { DEFAULT_LIVE_SETTINGS } from './live/live-settings.ts';
import { MAX_CARDS } from './map/listings.controller.ts';
import { FEED_LIMITS } from './public-events/feed-settings.ts';
import { MAX_EVENTS_A_PAGE } from './public-events/read-feed.ts';

const { streams, streamsPerNetwork, lifeMs, bufferBytes } = DEFAULT_LIVE_SETTINGS;

export const READ_LIMITS: readonly Limit[] = [
  {
    what: 'Live streams',
    most: `${streamsPerNetwork} per address, ${streams} per process. A stream ends after ${lifeMs / 60_000} minutes`,
    counted: 'by IPv4 address or IPv6 /64; this process',
    answered:
      '429 or 503 `too_many_streams`. A client that is more than ' +
      `${bufferBytes / 1024} KB behind is disconnected, and can resume`,
    kept: 'read-model/src/live/open-streams.ts',
  },
  {
    what: 'Pages of the partner feed',
    most: `${FEED_LIMITS.requestsAMinute} a minute, one at a time. A page has up to ${MAX_EVENTS_A_PAGE} events and takes up to ${FEED_LIMITS.pageMs / 1000} s. Opening a stream counts as a page`,
    counted: 'by token; this process',
    answered: '429 `too_many_requests`',
    kept: 'read-model/src/public-events/public-events.controller.ts',
  },
  {
    what: 'Streams of the partner feed',
    most: `${FEED_LIMITS.streamsOfPartner} per token, ${FEED_LIMITS.streams} per process. A stream ends after ${FEED_LIMITS.lifeMs / 60_000} minutes`,
    counted: 'by token; this process',
    answered: '429 or 503 `too_many_streams`',
    kept: 'read-model/src/public-events/public-feed.ts',
  },
  {
    what: 'Filter',
    most: `${MAX_CHIPS} chips of ${MAX_CHIP_LENGTH} characters, ${MAX_PLACES} places, a polygon of ${MAX_VERTICES} vertices`,
    counted: 'in the URL',
    answered: '422 with the parameter',
    kept: 'read-model/src/http/parse-query.ts',
  },
  {
    what: 'Listings requested by id',
    most: String(MAX_CARDS),
    counted: 'in the URL',
    answered: '422',
    kept: 'read-model/src/map/listings.controller.ts',
  },
  {
    what: 'GraphQL query',
    most: `${MAX_QUERY_LENGTH} characters, ${MAX_TOKENS} tokens, ${MAX_DEPTH} levels, ${MAX_ROOTS} operations, ${MAX_PROPERTIES} properties, ${MAX_COST} values`,
    counted: 'by its text',
    answered: '400 `too_large`; 422',
    kept: 'read-model/src/graphql/query-limits.ts',
  },
  {
    what: 'Address to geocode',
    most: `${MAX_ADDRESS} characters`,
    counted: 'in the URL',
    answered: '422',
    kept: 'read-model/src/geocode/geocode.controller.ts',
  },
];
