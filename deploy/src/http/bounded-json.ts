import { BODY_SHAPE, type BodyShape, OPERATIONS } from '@naksha/events/api';
import type { Problem } from '@naksha/events/contracts';
import type { SecurityLog } from '@naksha/services';
import type { FastifyRequest } from 'fastify';
import { type Excess, findExcess, tooComplex } from './body-shape.ts';
import { UNITS_A_REQUEST } from './request-counter.port.ts';
import { meterFor } from './work-meter.ts';

/** What a refused body costs its address beside its own work: no client of ours sends one. */
const REFUSED_UNITS = 5 * UNITS_A_REQUEST;

type Done = (error: Error | null, body?: unknown) => void;
/** Calls `done` before it returns, as Fastify's own parser does. */
type ParseJson = (request: FastifyRequest, json: string, done: Done) => void;

/**
 * Reads JSON bodies for Fastify. Their shape is checked before they are parsed, because parsing and validating deep nesting costs
 * a hundred times what reading it does; the work is charged to the sender's address.
 * @param security is told of each body that is refused
 */
export const boundedJson =
  (parseJson: ParseJson, security: Pick<SecurityLog, 'record'>) =>
  (request: FastifyRequest, json: Buffer, done: Done): void => {
    let result: Parameters<Done> = [null];
    meterFor(request.chargeWork, () => {
      const excess = findExcess(json, findShape(request));
      if (excess) result = [refuse(request, excess, security)];
      else parseJson(request, json.toString(), (...parsed) => (result = parsed));
    });
    // Outside of the meter: the route runs within this call, and its work is charged by itself.
    done(...result);
  };

function refuse(request: FastifyRequest, excess: Excess, security: Pick<SecurityLog, 'record'>): Problem {
  const { ip: address, routeOptions } = request;
  request.chargeWork?.(REFUSED_UNITS);
  security.record({ kind: 'body_refused', limit: excess.limit, route: routeOptions.url ?? 'unknown', address });
  return tooComplex(excess);
}

const nameless = (call: string): string => call.replaceAll(/\{\w+\}|:\w+/g, '{}');
const SHAPES: ReadonlyMap<string, BodyShape> = new Map(
  Object.entries(OPERATIONS).flatMap(([call, { bodyShape }]) => (bodyShape ? [[nameless(call), bodyShape]] : [])),
);

const findShape = ({ method, routeOptions: { url = '' } }: FastifyRequest): BodyShape =>
  SHAPES.get(nameless(`${method} ${url}`)) ?? BODY_SHAPE;
