import {
  type Context,
  context,
  isSpanContextValid,
  type Link,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Who watches over us asks all the time, and a stream that lasts ten minutes is no request that took as long. */
const UNTRACED = /^\/(health\/|metrics|api\/live)/;
/** Pages of the partners' feed are requests as others are. */
const streamsEvents = ({ routeOptions, headers }: FastifyRequest) =>
  routeOptions.url === '/api/events' && headers.accept?.includes('text/event-stream');

/**
 * A trace a request, with an id of our own and recorded if our own sampler says so: nobody outside makes cost, joins what others
 * asked, or has a word in what is kept. It has the route's pattern and never the address, in which there may be anything.
 */
export function traceRequests(server: FastifyInstance): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  server.addHook('onRequest', (request, reply, done) => {
    const { url: route } = request.routeOptions;
    if ((route !== undefined && UNTRACED.test(route)) || streamsEvents(request)) return done();
    const attributes = { 'http.request.method': request.method, ...(route !== undefined && { 'http.route': route }) };
    const options = { kind: SpanKind.SERVER, attributes, links: linkCaller(request) };
    const span = trace.getTracer('naksha').startSpan(`${request.method} ${route ?? 'unknown'}`, options, ROOT_CONTEXT);
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    const inside = trace.setSpan(ROOT_CONTEXT, span);
    contexts.set(request, inside);
    context.with(inside, done);
  });
  // A body is told of by its connection, which knows of no request.
  server.addHook('preValidation', (request, _, done) => {
    const inside = contexts.get(request);
    return inside ? context.with(inside, done) : done();
  });
}

/** The caller's span, where it tells one (`traceparent`): its two ids, and neither `tracestate` nor `baggage`, which are free text. */
function linkCaller({ headers: { traceparent } }: FastifyRequest): Link[] {
  const caller = trace.getSpanContext(propagation.extract(ROOT_CONTEXT, { traceparent }));
  if (!caller || !isSpanContextValid(caller)) return [];
  const { traceId, spanId } = caller;
  return [{ context: { traceId, spanId, traceFlags: TraceFlags.NONE, isRemote: true } }];
}
