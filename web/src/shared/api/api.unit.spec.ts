import { readdirSync, readFileSync } from 'node:fs';
import { type ApiPath, OPERATIONS } from '@naksha/events/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageConfig } from '../page-config.ts';
import { storeAccessToken } from '../session/access-token.ts';
import { apiUrl, fetchJson, fetchPublicJson, sendCommand, sendRequestOnce } from './api.ts';

const CALL_WITH_TOKEN = /\b(?:fetchJson|sendRequestOnce|sendCommand)(?:<[^(]*>)?\(\s*(?:'[A-Z]+',\s*)?['"`]([^'"`]*)/g;
const CALL =
  /\b(?:fetchJson|fetchPublicJson|sendRequestOnce|sendCommand|apiUrl)(?:<(?:[^()]|\(\))*?>)?\(\s*(?:'[A-Z]+',\s*)?(['"`])(\/.*?)\1/g;
const SOURCE = new URL('../../', import.meta.url);
const sourceFiles = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.spec.'))
  .map((file) => ({ file, text: readFileSync(new URL(file, SOURCE), 'utf8') }));
const kept = new Map<string, string>();
const sent: { url: string; headers: Record<string, string> }[] = [];
const answers = (answer: () => Promise<Response>) =>
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    sent.push({ url, headers });
    return answer();
  });

describe('a request to the server', () => {
  beforeEach(() => {
    kept.clear();
    sent.length = 0;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
    answers(async () => Response.json({ code: 200 }));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('K-02 sends the stored token as a bearer token, except for shared responses', async () => {
    await sendRequestOnce('GET', '/auth/myprofile');
    storeAccessToken('the-token');
    expect([...kept]).toEqual([['access_token', 'the-token']]);
    await fetchJson('/me/marks');
    await sendCommand('POST', '/buyer/saved', {});
    await sendRequestOnce('GET', '/auth/signout');
    await fetchPublicJson('/listings');
    expect(sent.map(({ url, headers }) => [url.split('?')[0], headers.authorization])).toEqual([
      ['/api/auth/myprofile', undefined],
      ['/api/me/marks', 'Bearer the-token'],
      ['/api/buyer/saved', 'Bearer the-token'],
      ['/api/auth/signout', 'Bearer the-token'],
      ['/api/listings', undefined],
    ]);
  });

  it('K-02 stores the token of a correct code as access_token', async () => {
    vi.resetModules();
    const { startSession } = await import('../session/session.ts');
    startSession('of-the-code');
    expect([...kept]).toEqual([['access_token', 'of-the-code']]);
    vi.resetModules();
  });

  it('K-02 sends no token for lists, cards, counts and tiles', () => {
    const withToken = sourceFiles.flatMap(({ text }) => [...text.matchAll(CALL_WITH_TOKEN)]).map(([, path]) => path);
    expect(withToken).toContain('/me/leads');
    // The surroundings of a listing under review are not public.
    const isPublic = (path: string) => {
      const operation = OPERATIONS[`GET ${apiUrl(path.replaceAll('${', '{') as ApiPath)}`];
      return /^\/(listings|map)\b/.test(path) && operation?.who !== 'either';
    };
    expect(isPublic('/listings')).toBe(true);
    expect(withToken.filter(isPublic)).toEqual([]);
  });

  it('K-01 has the base path /api, defined once, and each of its paths is in one table', () => {
    const writers = sourceFiles.filter(({ text }) => /['"`]\/api\b/.test(text)).map(({ file }) => file);
    expect(writers).toEqual(['shared/api/api.ts']);
    expect(apiUrl('/me/marks')).toBe('/api/me/marks');
    const known = Object.keys(OPERATIONS).map((call) => call.split(' ')[1]);
    const called = sourceFiles.flatMap(({ text }) => [...text.matchAll(CALL)].map(([, , path]) => path));
    expect(called.length).toBeGreaterThan(80);
    const matches = (pattern: string, hole: RegExp, path: string) =>
      new RegExp(
        `^${pattern
          .split(hole)
          .map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
          .join('[^/]+')}$`,
      ).test(path);
    const filled = /\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g;
    const isKnown = (path: string) => {
      const whole = apiUrl(path as ApiPath).replace(/\/$/, '');
      const example = whole.replaceAll(filled, 'x');
      return known.some((one) => matches(one, /\{\w+\}/, example) || matches(whole, filled, one));
    };
    expect(called.filter((path) => !isKnown(path))).toEqual([]);
  });

  it.each([
    ['a status of 300', async () => Response.json({ code: 200 }, { status: 300 }), 300, 'unreadable'],
    [
      'a refusal',
      async () => Response.json({ code: 'not_yours', detail: 'not yours' }, { status: 403 }),
      403,
      'not_yours',
    ],
    ['a broken server', async () => new Response('<html>', { status: 502 }), 502, 'unreadable'],
    ['a body that is no JSON', async () => new Response('<html>'), 200, 'unreadable'],
    ['no body', async () => new Response(null), 200, 'unreadable'],
    ['no network', async () => Promise.reject(new TypeError('failed to fetch')), 0, 'network'],
    ['no answer in time', async () => Promise.reject(new DOMException('timed out', 'TimeoutError')), 0, 'network'],
  ])('X-19 rejects on %s with a problem', async (_, answer, status, code) => {
    answers(answer);
    for (const call of [
      () => fetchJson('/property/x'),
      () => fetchPublicJson('/listings'),
      () => sendRequestOnce('GET', '/auth/myprofile'),
    ])
      await expect(call()).rejects.toMatchObject({ name: 'ApiProblem', status, code });
  });

  it('X-19 times out after 20 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await fetchJson('/property/x');
    expect(timeout).toHaveBeenCalledWith(20_000);
    timeout.mockImplementation(() => AbortSignal.abort(new DOMException('timed out', 'TimeoutError')));
    vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => signal.throwIfAborted());
    await expect(fetchJson('/property/x')).rejects.toMatchObject({ status: 0, code: 'network' });
    timeout.mockRestore();
  });

  it('rejects a rejected command at once, and one without a response after three attempts', async () => {
    vi.useFakeTimers();
    answers(async () => Response.json({ code: 'not_yours' }, { status: 403 }));
    await expect(sendCommand('PUT', '/property/x', {})).rejects.toMatchObject({ status: 403 });
    expect(sent).toHaveLength(1);
    answers(async () => Promise.reject(new TypeError('failed to fetch')));
    const lost = expect(sendCommand('PUT', '/property/x', {})).rejects.toMatchObject({ status: 0 });
    await vi.runAllTimersAsync();
    await lost;
    expect(sent).toHaveLength(4);
    expect(new Set(sent.slice(1).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    vi.useRealTimers();
  });

  it('sends a trace id for the click that caused a command, the same for each retry', async () => {
    vi.useFakeTimers();
    const tapOf = async (call: () => Promise<unknown>) => {
      sent.length = 0;
      const done = call().catch(() => {});
      await vi.runAllTimersAsync();
      await done;
      return [...new Set(sent.map(({ headers }) => headers.traceparent))];
    };
    expect(await tapOf(() => sendCommand('PUT', '/property/x', {}))).toEqual([undefined]);
    pageConfig.traced = true;
    answers(async () => Promise.reject(new TypeError('failed to fetch')));
    const [first, ...others] = await tapOf(() => sendCommand('PUT', '/property/x', {}));
    const [second] = await tapOf(() => sendCommand('PUT', '/property/x', {}));
    expect(await tapOf(() => fetchJson('/property/x'))).toEqual([undefined]);
    pageConfig.traced = false;
    vi.useRealTimers();
    expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect([others, first === second]).toEqual([[], false]);
  });
});
