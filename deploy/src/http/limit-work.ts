import { pipeline, Readable, Transform } from 'node:stream';
import { Problem } from '@naksha/events/contracts';
import { listNetworks, type NetworkScope, type SecurityLog } from '@naksha/services';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Counted, type RequestCounter, UNITS_A_REQUEST } from './request-counter.port.ts';
import { GRAPHQL_PATH } from './request-limits.ts';
import { runWithClientCharge } from './work-meter.ts';
import { LONGEST_WAIT_MS, WorkQueue } from './work-queue.ts';

declare module 'fastify' {
  interface FastifyRequest {
    endTurn?: () => void;
    chargeWork?: (units: number) => void;
  }
}

/**
 * Relative to an address. An IPv6 /64 often comes with its /48, many people share an IPv4 /24, and a carrier's /32
 * only causes longer waits.
 */
const SHARES: Record<NetworkScope, number> = { address: 1, ipv6_64: 1, ipv4_24: 4, ipv6_48: 4, ipv6_32: 16 };
const REFUSED: ReadonlySet<NetworkScope> = new Set(['ipv4_24', 'ipv6_48']);

/**
 * Parsing a polygon and serializing results, which the engine's meter does not include; the address pays for the whole request.
 */
const QUESTION = UNITS_A_REQUEST / 4;

/** Requests to external servers are priced separately, and hold no turn while waiting. */
const ELSEWHERE = { path: '/api/geocode', units: 20 * UNITS_A_REQUEST };

/** Each ID is a separate command and counts as a request. */
const EACH = '/api/property/confirm-availability';

/** Routes whose results depend on a filter; without one there are few results, and they are cached. */
const WORKING: ReadonlySet<string | undefined> = new Set([
  '/api/map/:z/:x/:y',
  '/api/map/clusters/:z/:x/:y',
  '/api/map/count',
  '/api/map/facets',
  '/api/map/heat/:z/:x/:y',
  '/api/map/nearest',
  '/api/map/prices',
  '/api/listings',
  '/api/listings/cards',
  '/api/me/listings/:id/price-what-if',
  '/api/price-drops',
  '/api/price-what-if',
  '/api/:slug',
  '/api/suggestions',
  '/api/did-you-mean',
  '/api/search',
  '/*',
]);
/** Complete properties by the hundred: always computed again, and serialization takes as long as the search. */
const WHOLE: ReadonlySet<string | undefined> = new Set([
  GRAPHQL_PATH,
  '/api/map/surroundings',
  '/api/property/all_properties/:cityId/:page',
  '/api/property/project/:id/related-properties',
  '/api/property/office_projects',
  '/api/property/showroom_projects',
  '/api/auth/mylistings',
  '/api/auth/mydata',
]);
/** Characters of a response that take as long as a simple request. */
const LETTERS_A_REQUEST = 25_000;
const FRESHNESS = new Set(['min', 'after']);

function isExpensive({ routeOptions, query }: FastifyRequest): boolean {
  if (WHOLE.has(routeOptions.url)) return true;
  if (!WORKING.has(routeOptions.url)) return false;
  for (const name in query as object) if (!FRESHNESS.has(name)) return true;
  return false;
}

/** A client with ten thousand addresses has a network's share rather than theirs. */
export function limitQueryWork(
  server: FastifyInstance,
  maxRequests: number,
  counter: RequestCounter,
  security: Pick<SecurityLog, 'record'>,
  turns = new WorkQueue(),
): WorkQueue {
  const maxUnits = (scope: NetworkScope) => maxRequests * UNITS_A_REQUEST * SHARES[scope];
  const countFor = (address: string, unitsOf: (scope: NetworkScope) => number) =>
    Promise.all(
      listNetworks(address).map(async ({ scope, network }) => ({
        scope,
        network,
        ...(await counter.count(network, unitsOf(scope))),
      })),
    );

  const takeTurn = async (request: FastifyRequest): Promise<void> => {
    const { ip: address } = request;
    const used = await countFor(address, (scope) => (SHARES[scope] === 1 ? 0 : QUESTION));
    const over = used.find(({ scope, units }) => REFUSED.has(scope) && units > maxUnits(scope));
    if (over) {
      security.record({ kind: 'rate_limited', limit: 'network_work', address });
      throw refuse('Your network has reached its limit for map queries. Try again later.', over);
    }
    const [line, site = line] = used;
    request.endTurn = await turns.waitForTurn({
      site: site.network,
      siteLoad: Math.max(...used.map((one) => one.units / SHARES[one.scope])),
      line: line.network,
      lineLoad: line.units,
    });
    if (request.endTurn) return;
    security.record({ kind: 'rate_limited', limit: 'waiting', address });
    throw refuse('The server is busy with map queries. Try again shortly.', { remainingMs: LONGEST_WAIT_MS });
  };
  /** @throws Problem 429 if the address or one of its networks has used up its share */
  const payBefore = async ({ ip: address }: FastifyRequest, units: number, detail: string): Promise<void> => {
    const used = await countFor(address, () => units);
    const over = used.find((one) => one.scope !== 'ipv6_32' && one.units > maxUnits(one.scope));
    if (!over) return;
    security.record({ kind: 'rate_limited', limit: 'network_work', address });
    throw refuse(detail, over);
  };
  server.decorateRequest('endTurn', undefined);
  server.decorateRequest('chargeWork', undefined);
  server.addHook('onRequest', (request, _, done) => {
    if (request.routeOptions.url === ELSEWHERE.path)
      return payBefore(request, ELSEWHERE.units, 'Your network has looked up too many addresses. Try again later.');
    if (!isExpensive(request)) return done();
    return takeTurn(request);
  });

  server.addHook('onRequest', (request, _, done) => {
    const { ip: address } = request;
    const charge = async (work: number): Promise<void> => {
      for (const { scope, units } of await countFor(address, () => work)) {
        if (units <= maxUnits(scope) || units - work > maxUnits(scope)) continue;
        const isLine = SHARES[scope] === 1;
        security.record({ kind: 'rate_limited', limit: isLine ? 'work' : 'network_work', address });
      }
    };
    request.chargeWork = (work) => void charge(work);
    runWithClientCharge(request.chargeWork, done);
  });

  server.addHook('preHandler', async (request) => {
    if (request.routeOptions.url !== EACH) return;
    const { listings } = (request.body ?? {}) as { listings?: unknown };
    const others = Array.isArray(listings) ? listings.length - 1 : 0;
    if (others > 0)
      await payBefore(
        request,
        others * UNITS_A_REQUEST,
        'Your network sends too many requests at once. Wait for responses before you send more.',
      );
  });

  // All work is done by then, so slow readers hold no turn.
  server.addHook('onSend', (request, _, payload, done) => {
    request.endTurn?.();
    if (!WHOLE.has(request.routeOptions.url)) return done(null, payload);
    const charge = (letters: number) =>
      request.chargeWork?.(Math.round((letters / LETTERS_A_REQUEST) * UNITS_A_REQUEST));
    if (payload instanceof Readable) return done(null, countCharacters(payload, charge));
    if (typeof payload === 'string') charge(payload.length);
    done(null, payload);
  });
  return turns;
}

/** A stream is charged when it has been sent, or was abandoned. */
function countCharacters(whole: Readable, charge: (letters: number) => void): Readable {
  let letters = 0;
  const counting = new Transform({
    transform(piece: Buffer, _, next) {
      letters += piece.length;
      next(null, piece);
    },
  });
  return pipeline(whole, counting, () => charge(letters));
}

const refuse = (detail: string, { remainingMs }: Pick<Counted, 'remainingMs'>): Problem =>
  new Problem(429, 'too_many_requests', detail, undefined, Math.max(1, Math.ceil(remainingMs / 1000)));
