import { STAFF_PHONE } from '@naksha/deploy/testing';
import { context, propagation, SpanKind, trace } from '@opentelemetry/api';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EVERY_CHECK } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';

const TAP = { traceId: '7f3a9c0e5b1d4826a0c4e8f21b6d9735', spanId: 'c0ffee5a1e4d7b29' };
const traceparent = `00-${TAP.traceId}-${TAP.spanId}-01`;

describe('a tap is one trace', () => {
  const exporter = new InMemorySpanExporter();
  const sdk = new NodeSDK({
    spanProcessors: [new SimpleSpanProcessor({ exporter })],
    ...{ metricReaders: [], logRecordProcessors: [], instrumentations: [], autoDetectResources: false },
  });
  let app: TestApp;
  let seller: TestClient;
  let buyer: TestClient;
  let flat: string;
  beforeAll(async () => {
    sdk.start();
    app = await TestApp.start({ settings: { OTEL_TRACES_EXPORTER: 'otlp', STAFF_PHONES: STAFF_PHONE } });
    seller = await app.signIn('+919812300071', 'Zarina Canarywala');
    buyer = await app.signIn('+919812300072', 'Buyer Canaryjee');
    ({ id: flat } = await seller.postFlat({ title: 'Flat with a canarytitle', description: 'A canarytext of mine.' }));
    const staff = await app.signIn(STAFF_PHONE);
    expect((await staff.post(`/api/staff/listings/${flat}/verify`, { checks: EVERY_CHECK })).status).toBe(200);
    await app.drain();
  });
  afterAll(async () => {
    await app?.stop();
    await sdk.shutdown();
    for (const api of [trace, context, propagation]) api.disable();
  });
  beforeEach(() => exporter.reset());

  const spansOfTap = () => exporter.getFinishedSpans().filter((span) => span.spanContext().traceId === TAP.traceId);
  const findSpan = async (name: RegExp) => {
    const find = () => spansOfTap().find((span) => name.test(span.name));
    await expect.poll(find).toBeDefined();
    return find()!;
  };

  it('from the client by the request, the command and the append to the projector and to the seller’s live message', async () => {
    const live = await seller.live();
    const asked = await buyer.post('/api/buyer/contacted', { property: flat }, { traceparent });
    expect(asked.status).toBe(200);
    await live.first(({ event }) => event === 'lead');
    const request = await findSpan(/^POST/);
    const command = await findSpan(/^command/);
    const append = await findSpan(/^append/);
    const project = await findSpan(/^project/);
    const message = await findSpan(/^live/);
    live.close();

    const below = (span: typeof request) => span.parentSpanContext?.spanId;
    const id = (span: typeof request) => span.spanContext().spanId;
    expect([below(request), below(command), below(append)]).toEqual([TAP.spanId, id(request), id(command)]);
    expect([below(project), below(message)]).toEqual([id(append), id(append)]);
    expect([request, append, project, message].map(({ kind }) => kind)).toEqual([
      SpanKind.SERVER,
      SpanKind.PRODUCER,
      SpanKind.CONSUMER,
      SpanKind.PRODUCER,
    ]);
    expect(request).toMatchObject({
      name: 'POST /api/buyer/:action',
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/api/buyer/:action',
        'http.response.status_code': 200,
      },
    });
    expect(append.attributes).toMatchObject({ 'naksha.append.outcome': 'appended' });
    expect(project.attributes['naksha.event.type']).toBe('ListingContacted');
    expect(message.attributes).toMatchObject({ 'naksha.event.type': 'ListingContacted', 'naksha.live.streams': 1 });
  });

  it('its events carry the append, and what nobody traces is no trace', async () => {
    const { rows } = await app.naksha.write.pool.query(
      `select correlation_id from events where type = 'ListingContacted'`,
    );
    expect(rows).toEqual([{ correlation_id: expect.stringMatching(`^00-${TAP.traceId}-[0-9a-f]{16}-01$`) }]);
    const before = exporter.getFinishedSpans().length;
    await buyer.get('/health/ready');
    await buyer.get('/metrics');
    const unsampled = { traceparent: traceparent.replace(/01$/, '00') };
    expect((await seller.post('/api/buyer/viewed', { property: flat }, unsampled)).status).toBeLessThan(500);
    await app.drain();
    expect(exporter.getFinishedSpans()).toHaveLength(before);
  });

  it('has nothing of anybody: no name, number, word, id, token or address', async () => {
    exporter.reset();
    await buyer.get(`/api/listings?q=canarysearch&bbox=76.6,30.6,76.8,30.8`);
    await buyer.get('/canarypath');
    await seller.post(
      '/api/property/residential/flat',
      { title: 'canarytitle', phone: 'canaryfield' },
      { traceparent },
    );
    await buyer.get(`/api/property/${flat}`);
    await findSpan(/^POST/);
    await expect.poll(() => exporter.getFinishedSpans().length).toBeGreaterThanOrEqual(4);
    const said = exporter.getFinishedSpans().map(({ name, attributes, events, links, status }) => ({
      ...{ name, attributes, events, links, status },
    }));
    const text = JSON.stringify(said).toLowerCase();
    for (const word of ['canary', '98123', flat, buyer.token ?? '', '127.0.0.1', 'localhost'])
      expect(text).not.toContain(word.toLowerCase());
  });
});
