import { context, ROOT_CONTEXT, type Span, type SpanOptions, SpanStatusCode, trace } from '@opentelemetry/api';

/** A no-op until a provider is registered with the OpenTelemetry API. */
const tracer = () => trace.getTracer('naksha');

/** W3C Trace Context, version 00, with the sampled flag. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/;

/** A failure's message is not recorded: it may contain personal data. */
export function runInSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> {
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

/** Undefined if it is not recorded. */
export function activeTraceparent(): string | undefined {
  const span = trace.getSpan(context.active());
  if (!span?.isRecording()) return undefined;
  const { traceId, spanId } = span.spanContext();
  return `00-${traceId}-${spanId}-01`;
}

/** The parent is in another process; does nothing if `traceparent` is invalid. */
export function recordSpanOfRemoteParent(
  name: string,
  traceparent: string,
  options: SpanOptions,
  endTime = Date.now(),
): void {
  const [found, traceId, spanId] = TRACEPARENT.exec(traceparent) ?? [];
  if (!found) return;
  const parent = trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: 1, isRemote: true });
  tracer().startSpan(name, options, parent).end(endTime);
}
