import { BODY_LIMIT, BODY_SHAPE, HEADER_LIMIT, OPERATIONS, URL_LIMIT } from '@naksha/events/api';
import type { Limit } from '@naksha/events/settings';
import { READ_LIMITS } from '@naksha/read-model/limits';
import { SERVICES_LIMITS } from '@naksha/services/limits';
import { settings } from '../config/config.ts';
import { MOST_A_SECOND } from '../http/connection-rate.ts';
import { MOST_CONNECTIONS } from '../http/limit-connections.ts';
import { PARAMETER_LIMIT } from '../http/request-limits.ts';
import { BODY_MS, HEADERS_MS, REQUEST_MS } from '../http/time-limits.ts';
import { AT_ONCE, LONGEST_WAIT_MS, MOST_WAITING } from '../http/work-queue.ts';

const KB = 1024;
const set = (name: 'REQUESTS_A_MINUTE' | 'CONNECTIONS_PER_ADDRESS'): string =>
  `\`${name}\` (${settings[name].byDefault})`;

const HTTP: Limit[] = [
  {
    what: 'Requests',
    most: `${set('REQUESTS_A_MINUTE')} simple requests a minute. A page counts as two requests, a tile as a twentieth of one`,
    counted: 'by IPv4 address or IPv6 /64; in Redis, or else in this process',
    answered: '429 `too_many_requests`',
    kept: 'deploy/src/http/limit-request-rate.ts',
  },
  {
    what: 'Map computation',
    most: `${set('REQUESTS_A_MINUTE')} times 2 ms of CPU time a minute, four times as much for a /24 or /48. ${AT_ONCE} queries run at the same time, and ${MOST_WAITING} wait for up to ${LONGEST_WAIT_MS / 1000} s`,
    counted: 'by address and network; in Redis, or else in this process',
    answered: '429 `too_many_requests`',
    kept: 'deploy/src/http/limit-work.ts',
  },
  {
    what: 'Connections',
    most: `${set('CONNECTIONS_PER_ADDRESS')} per address, ${MOST_A_SECOND} new ones a second, ${MOST_CONNECTIONS} per process`,
    counted: 'by IPv4 address or IPv6 /64; this process',
    answered: 'idle connections are closed. If they are opened too fast, no new ones are accepted for 10 s',
    kept: 'deploy/src/http/limit-connections.ts',
  },
  {
    what: 'Request body',
    most: `${BODY_LIMIT / KB} KB of JSON. Photos have their own limit`,
    counted: 'while it is received',
    answered: '413, 415 `unsupported_media_type`',
    kept: 'deploy/src/http/request-limits.ts',
  },
  {
    what: 'Structure of a JSON body',
    most: [
      `${BODY_SHAPE.depth} levels, ${BODY_SHAPE.values} keys and items`,
      ...Object.entries(OPERATIONS).flatMap(([call, { bodyShape }]) =>
        bodyShape ? [`for \`${call}\` ${bodyShape.depth} and ${bodyShape.values}`] : [],
      ),
    ].join('; '),
    counted: 'before parsing. The CPU time is charged to the address. A rejected body counts as five more requests',
    answered: '413 `too_large`',
    kept: 'deploy/src/http/body-shape.ts',
  },
  {
    what: 'A URL and its headers',
    most: `${URL_LIMIT / KB} KB and ${PARAMETER_LIMIT} characters per path segment. Headers have ${HEADER_LIMIT / KB} KB`,
    counted: 'while they are received',
    answered: '414 `uri_too_long`; 404; 431',
    kept: 'deploy/src/http/request-limits.ts',
  },
  {
    what: 'Duration of a request',
    most: `${HEADERS_MS / 1000} s for headers, ${BODY_MS / 1000} s for a body, ${REQUEST_MS / 1000} s for a photo`,
    counted: 'by connection',
    answered: '408, and the connection is closed',
    kept: 'deploy/src/http/time-limits.ts',
  },
];

export const LIMITS: readonly Limit[] = [...HTTP, ...SERVICES_LIMITS, ...READ_LIMITS];

export function renderLimitsTable(): string {
  const rows = LIMITS.map(
    ({ what, most, counted, answered, kept }) => `| [${what}](../${kept}) | ${most} | ${counted} | ${answered} |`,
  );
  return ['| Limit | Maximum | Counted | If exceeded |', '|---|---|---|---|', ...rows].join('\n');
}
