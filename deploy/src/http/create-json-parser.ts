import { BODY_SHAPE, type BodyShape, OPERATIONS } from '@naksha/events/api';
import type { Problem } from '@naksha/events/contracts';
import type { SecurityLog } from '@naksha/services';
import type { FastifyRequest } from 'fastify';
import { bodyTooComplexProblem, type Excess, findExceededBodyLimit } from './body-shape.ts';
import { UNITS_A_REQUEST } from './request-counter.port.ts';
import { runAndChargeCpuTime } from './work-meter.ts';

/** Extra charge for a refused body, which none of our clients sends. */
const REFUSED_UNITS = 5 * UNITS_A_REQUEST;

type Done = (error: Error | null, body?: unknown) => void;
/** Calls `done` synchronously, as Fastify's own parser does. */
type ParseJson = (request: FastifyRequest, json: string, done: Done) => void;

/**
 * Parses JSON bodies for Fastify. Checks their shape first, because parsing and validating deep nesting costs a hundred times
 * more than reading it. The work is charged to the client's address.
 * @param security receives each refusal
 */
export const createJsonParser =
  (parseJson: ParseJson, security: Pick<SecurityLog, 'record'>) =>
  (request: FastifyRequest, json: Buffer, done: Done): void => {
    let result: Parameters<Done> = [null];
    runAndChargeCpuTime(request.chargeWork, () => {
      const excess = findExceededBodyLimit(json, findShape(request));
      if (excess) result = [refuse(request, excess, security)];
      else parseJson(request, json.toString(), (...parsed) => (result = parsed));
    });
    // Outside the meter, because the route runs within this call and is charged separately.
    done(...result);
  };

function refuse(request: FastifyRequest, excess: Excess, security: Pick<SecurityLog, 'record'>): Problem {
  const { ip: address, routeOptions } = request;
  request.chargeWork?.(REFUSED_UNITS);
  security.record({ kind: 'body_refused', limit: excess.limit, route: routeOptions.url ?? 'unknown', address });
  return bodyTooComplexProblem(excess);
}

const nameless = (call: string): string => call.replaceAll(/\{\w+\}|:\w+/g, '{}');
const SHAPES: ReadonlyMap<string, BodyShape> = new Map(
  Object.entries(OPERATIONS).flatMap(([call, { bodyShape }]) => (bodyShape ? [[nameless(call), bodyShape]] : [])),
);

const findShape = ({ method, routeOptions: { url = '' } }: FastifyRequest): BodyShape =>
  SHAPES.get(nameless(`${method} ${url}`)) ?? BODY_SHAPE;
