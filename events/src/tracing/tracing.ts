import { context, ROOT_CONTEXT, type Span, type SpanOptions, SpanStatusCode, trace } from '@opentelemetry/api';

/** Whoever traces set the API's provider; until then all of this is a call and nothing more. */
const tracer = () => trace.getTracer('naksha');

/** W3C Trace Context, version 00, of a trace that is recorded. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/;

/**
 * Does the work in a span of its own, below the one that is active. A failure is marked and not described: its words may have
 * been somebody's.
 */
export function inSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> {
  return tracer().startActiveSpan(name, options, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The active span as others are told of it; undefined where none is recorded. */
export function activeTraceparent(): string | undefined {
  const span = trace.getSpan(context.active());
  if (!span?.isRecording()) return undefined;
  const { traceId, spanId } = span.spanContext();
  return `00-${traceId}-${spanId}-01`;
}

/** A span that is over, below one of another process. Where `traceparent` is none there is none. */
export function recordSpan(name: string, traceparent: string, options: SpanOptions, endTime = Date.now()): void {
  const [found, traceId, spanId] = TRACEPARENT.exec(traceparent) ?? [];
  if (!found) return;
  const parent = trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: 1, isRemote: true });
  tracer().startSpan(name, options, parent).end(endTime);
}
