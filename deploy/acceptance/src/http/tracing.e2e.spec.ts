import { Lifetime, openTracing } from '@naksha/deploy';
import { createTestConfig, STAFF_PHONE } from '@naksha/deploy/testing';
import { PUBLIC_EVENT_TYPES } from '@naksha/events/public-events';
import { PartnerTokens } from '@naksha/services';
import { context, propagation, SpanKind, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { EVERY_CHECK } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';

const TAP = { traceId: '7f3a9c0e5b1d4826a0c4e8f21b6d9735', spanId: 'c0ffee5a1e4d7b29' };
const traceparent = `00-${TAP.traceId}-${TAP.spanId}-01`;

const ELSEWHERE = { tracestate: 'canary=canarystate', baggage: 'canary=canarybaggage' };
const SETTINGS = { OTEL_TRACES_EXPORTER: 'otlp', STAFF_PHONES: STAFF_PHONE };

const idOf = (span: ReadableSpan) => span.spanContext().spanId;
const traceOf = (span: ReadableSpan) => span.spanContext().traceId;

describe('a request has one trace', () => {
  const exporter = new InMemorySpanExporter();
  const begun: string[] = [];
  let lifetime: Lifetime;
  let app: TestApp;
  let seller: TestClient;
  let buyer: TestClient;
  let flat: string;
  beforeAll(async () => {
    await openSpans();
    app = await TestApp.start({ settings: SETTINGS, worker: true });
    seller = await app.signIn('+919812300071', 'Zarina Canarywala');
    buyer = await app.signIn('+919812300072', 'Buyer Canaryjee');
    ({ id: flat } = await seller.postFlat({ title: 'Flat with a canarytitle', description: 'A canarytext of mine.' }));
    const staff = await app.signIn(STAFF_PHONE);
    expect((await staff.post(`/api/staff/listings/${flat}/verify`, { checks: EVERY_CHECK })).status).toBe(200);
    await app.drain();
  });
  afterAll(async () => {
    await app?.stop();
    await closeSpans();
  });
  beforeEach(() => exporter.reset());

  /** With environment settings, like a server process. */
  async function openSpans() {
    lifetime = new Lifetime();
    const noteBegin = {
      onStart: ({ name }: { name: string }) => void begun.push(name),
      onEnd() {},
      forceFlush: async () => {},
      shutdown: async () => {},
    };
    await openTracing(createTestConfig(SETTINGS), lifetime, [new SimpleSpanProcessor({ exporter }), noteBegin]);
  }
  async function closeSpans() {
    await lifetime.end();
    for (const api of [trace, context, propagation]) api.disable();
  }

  const findSpans = async (name: RegExp, count: number, within?: string) => {
    const find = () =>
      exporter.getFinishedSpans().filter((span) => name.test(span.name) && (!within || traceOf(span) === within));
    await expect.poll(() => find().length).toBeGreaterThanOrEqual(count);
    return find();
  };
  /** @param within trace id, if others run concurrently */
  const findSpan = async (name: RegExp, within?: string) => (await findSpans(name, 1, within))[0];
  const correlations = async (): Promise<string[]> =>
    (await app.naksha.write.pool.query('select correlation_id from events')).rows.map((row) => row.correlation_id);

  it('which spans the command, the append, the projector, the seller’s live message and text, and links to the tap', async () => {
    const live = await seller.live();
    const asked = await buyer.post('/api/buyer/contacted', { property: flat }, { traceparent });
    expect(asked.status).toBe(200);
    await live.first(({ event }) => event === 'lead');
    const request = await findSpan(/^POST/);
    const within = traceOf(request);
    const command = await findSpan(/^command/, within);
    const append = await findSpan(/^append/, within);
    const project = await findSpan(/^project/, within);
    const message = await findSpan(/^live/, within);
    const react = await findSpan(/^react notify-lead/, within);
    const effect = await findSpan(/^effect notify-lead/, within);
    live.close();

    const below = (span: ReadableSpan) => span.parentSpanContext?.spanId;
    expect([below(request), below(command), below(append)]).toEqual([undefined, idOf(request), idOf(command)]);
    for (const span of [project, message, react, effect]) expect(below(span), span.name).toBe(idOf(append));
    expect(within).not.toBe(TAP.traceId);
    expect(request.links.map(({ context }) => context)).toEqual([{ ...TAP, traceFlags: 0, isRemote: true }]);
    expect([request, append, project, message, react, effect].map(({ kind }) => kind)).toEqual([
      ...[SpanKind.SERVER, SpanKind.PRODUCER, SpanKind.CONSUMER, SpanKind.PRODUCER],
      ...[SpanKind.CONSUMER, SpanKind.CONSUMER],
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
    expect(react.attributes).toMatchObject({ 'naksha.event.type': 'ListingContacted' });
    expect(effect.attributes).toMatchObject({ 'naksha.effect.attempt': 1 });
    expect(['done', 'later']).toContain(effect.attributes['naksha.effect.outcome']);
    expect(message.attributes).toMatchObject({ 'naksha.event.type': 'ListingContacted', 'naksha.live.streams': 1 });
  });

  it('whose events carry the append by internal ids, and none of the client', async () => {
    const other = await app.signIn('+919812300073', 'Other Canarykaur');
    exporter.reset();
    const asked = await other.post('/api/buyer/contacted', { property: flat }, { traceparent, ...ELSEWHERE });
    expect(asked.status).toBe(200);
    const append = await findSpan(/^append/, traceOf(await findSpan(/^POST/)));
    const kept = await correlations();
    expect(kept).toContain(`00-${traceOf(append)}-${idOf(append)}-01`);
    for (const word of [TAP.traceId, TAP.spanId, 'canary']) expect(kept.join()).not.toContain(word);
  });

  it('which is new even if two clients name the same one or mark it as not sampled', async () => {
    for (const flags of ['01', '01', '00'])
      await buyer.get('/api/listings', { traceparent: traceparent.replace(/01$/, flags), ...ELSEWHERE });
    const requests = await findSpans(/^GET/, 3);
    expect(new Set([TAP.traceId, ...requests.map(traceOf)]).size).toBe(4);
    for (const { links, parentSpanContext } of requests)
      expect([links.length, links[0].context.traceId, parentSpanContext]).toEqual([1, TAP.traceId, undefined]);
  });

  it.each([
    'canary',
    `00-${TAP.traceId}-${TAP.spanId}`,
    `${traceparent}-canary`,
    `${traceparent}, ${traceparent}`,
    traceparent.toUpperCase(),
    `00-${'0'.repeat(32)}-${TAP.spanId}-01`,
    `00-${TAP.traceId}-${'0'.repeat(16)}-01`,
    `ff-${TAP.traceId}-${TAP.spanId}-01`,
  ])('which is not linked to a client’s %s', async (malformed) => {
    await buyer.get('/api/listings', { traceparent: malformed, ...ELSEWHERE });
    expect((await findSpan(/^GET/)).links).toEqual([]);
  });

  it('unless it is a health check or a stream', async () => {
    const tokens = app.naksha.app.get(PartnerTokens, { strict: false });
    const { token } = await tokens.add('A firm', PUBLIC_EVENT_TYPES, '*');
    const authorization = `Bearer ${token}`;
    begun.length = 0;
    await buyer.get('/health/ready');
    await buyer.get('/metrics');
    const closing = new AbortController();
    const headers = { authorization, accept: 'text/event-stream' };
    const stream = await fetch(`${app.url}/api/events`, { headers, signal: closing.signal });
    expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    (await seller.live()).close();
    const requests = () => begun.filter((name) => /^[A-Z]+ /.test(name));
    expect(requests()).toEqual([]);
    expect((await buyer.get('/api/events', { authorization })).status).toBe(200);
    expect(requests()).toEqual(['GET /api/events']);
    closing.abort();
  });

  it('which contains no name, number, text, id, token or address', async () => {
    exporter.reset();
    await buyer.get(`/api/listings?q=canarysearch&bbox=76.6,30.6,76.8,30.8`);
    await buyer.get('/canarypath');
    await seller.post(
      '/api/property/residential/flat',
      { title: 'canarytitle', phone: 'canaryfield' },
      { traceparent, ...ELSEWHERE },
    );
    await buyer.get(`/api/property/${flat}`);
    await findSpan(/^POST/);
    await expect.poll(() => exporter.getFinishedSpans().length).toBeGreaterThanOrEqual(4);
    const said = exporter.getFinishedSpans().map(({ name, attributes, events, links, status, resource }) => ({
      ...{ name, attributes, events, links, status, resource: resource.attributes },
    }));
    const text = JSON.stringify(said).toLowerCase();
    for (const word of ['canary', '98123', flat, buyer.token ?? '', '127.0.0.1', 'localhost'])
      expect(text).not.toContain(word.toLowerCase());
    const states = exporter.getFinishedSpans().map((span) => span.spanContext().traceState?.serialize());
    expect(new Set(states)).toEqual(new Set([undefined]));
  });

  it('which names the service, but no host, owner or command line', async () => {
    await buyer.get('/api/listings');
    const { attributes } = (await findSpan(/^GET/)).resource;
    expect(Object.keys(attributes).toSorted()).toEqual([
      'service.name',
      ...['telemetry.sdk.language', 'telemetry.sdk.name', 'telemetry.sdk.version'],
    ]);
    expect(attributes['service.name']).toBe('naksha');
  });

  it('which is recorded only if our sampler selects it, whatever a client requests', async () => {
    await closeSpans();
    vi.stubEnv('OTEL_TRACES_SAMPLER', 'parentbased_traceidratio');
    vi.stubEnv('OTEL_TRACES_SAMPLER_ARG', '0');
    try {
      await openSpans();
    } finally {
      vi.unstubAllEnvs();
    }
    const another = await app.signIn('+919812300074', 'Another Canarysingh');
    begun.length = 0;
    const before = (await correlations()).length;
    const asked = await another.post('/api/buyer/contacted', { property: flat }, { traceparent, ...ELSEWHERE });
    expect(asked.status).toBe(200);
    await app.drain();
    expect([begun, exporter.getFinishedSpans()]).toEqual([[], []]);
    const kept = await correlations();
    expect(kept.length).toBeGreaterThan(before);
    expect(kept.join()).not.toContain(TAP.traceId);
  });
});
