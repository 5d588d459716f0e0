export { SpanKind } from '@opentelemetry/api';
export { activeTraceparent, recordSpanOfRemoteParent, runInSpan } from './tracing.ts';
