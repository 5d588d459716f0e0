export { SpanKind } from '@opentelemetry/api';
export { activeTraceparent, inSpan, recordSpanOfRemoteParent } from './tracing.ts';
