import { trace } from '@opentelemetry/api';
import { expect, it } from 'vitest';
import { activeTraceparent, recordSpanOfRemoteParent, runInSpan } from './tracing.ts';

const TRACEPARENT = '00-7f3a9c0e5b1d4826a0c4e8f21b6d9735-c0ffee5a1e4d7b29-01';

it('without tracing, runs the work unchanged and reports no trace', async () => {
  expect(trace.getTracer('any').startSpan('any').isRecording()).toBe(false);
  const within = await runInSpan('work', { attributes: { some: 'thing' } }, async (span) => {
    span.setAttribute('more', 1);
    return activeTraceparent();
  });
  expect(within).toBeUndefined();
  await expect(runInSpan('work', {}, () => Promise.reject(new Error('mine')))).rejects.toThrow('mine');
  recordSpanOfRemoteParent('other', TRACEPARENT, {});
});
