export { SpanKind } from '@opentelemetry/api';
export { activeTraceparent, inSpan, recordSpan } from './tracing.ts';
