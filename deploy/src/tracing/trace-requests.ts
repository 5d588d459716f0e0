import { type Context, context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Who watches over us asks all the time, and a stream that lasts ten minutes is no request that took as long. */
const UNTRACED = /^\/(health\/|metrics|api\/live)/;

/**
 * A span a request, below the caller's own where it tells one (`traceparent`). It has the route's pattern and never the address,
 * in which there may be anything.
 */
export function traceRequests(server: FastifyInstance): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  server.addHook('onRequest', (request, reply, done) => {
    const { url: route } = request.routeOptions;
    if (route !== undefined && UNTRACED.test(route)) return done();
    const outside = propagation.extract(context.active(), request.headers);
    const attributes = { 'http.request.method': request.method, ...(route !== undefined && { 'http.route': route }) };
    const span = trace
      .getTracer('naksha')
      .startSpan(`${request.method} ${route ?? 'unknown'}`, { kind: SpanKind.SERVER, attributes }, outside);
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    const inside = trace.setSpan(outside, span);
    contexts.set(request, inside);
    context.with(inside, done);
  });
  // A body is told of by its connection, which knows of no request.
  server.addHook('preValidation', (request, _, done) => {
    const inside = contexts.get(request);
    return inside ? context.with(inside, done) : done();
  });
}
