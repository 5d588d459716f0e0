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

/** Health checks are frequent, and a ten-minute stream is not a slow request. */
const UNTRACED = /^\/(health\/|metrics|api\/live)/;
/** Pages of the partner feed are normal requests. */
const isEventStream = ({ routeOptions, headers }: FastifyRequest) =>
  routeOptions.url === '/api/events' && headers.accept?.includes('text/event-stream');

/**
 * Our own ID and sampling: clients can neither cause cost nor join other traces. It has the route pattern, never the
 * URL, which can contain anything.
 */
export function traceRequests(server: FastifyInstance): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  server.addHook('onRequest', (request, reply, done) => {
    const { url: route } = request.routeOptions;
    if ((route !== undefined && UNTRACED.test(route)) || isEventStream(request)) return done();
    const attributes = { 'http.request.method': request.method, ...(route !== undefined && { 'http.route': route }) };
    const options = { kind: SpanKind.SERVER, attributes, links: readCallerLink(request) };
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
  // Body events belong to the connection, which does not know the request.
  server.addHook('preValidation', (request, _, done) => {
    const inside = contexts.get(request);
    return inside ? context.with(inside, done) : done();
  });
}

/** Links the caller's span from `traceparent`: only its two IDs; `tracestate` and `baggage` are free text and ignored. */
function readCallerLink({ headers: { traceparent } }: FastifyRequest): Link[] {
  const caller = trace.getSpanContext(propagation.extract(ROOT_CONTEXT, { traceparent }));
  if (!caller || !isSpanContextValid(caller)) return [];
  const { traceId, spanId } = caller;
  return [{ context: { traceId, spanId, traceFlags: TraceFlags.NONE, isRemote: true } }];
}
