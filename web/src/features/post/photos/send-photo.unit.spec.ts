import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../shared/api/api-problem.ts';
import { SILENCE_MS, uploadPhoto } from './send-photo.ts';

class StubRequest {
  static last: StubRequest;
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  response: unknown = null;
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  onloadend = () => {};
  called: unknown[] = [];
  constructor() {
    StubRequest.last = this;
  }
  open = (...call: unknown[]) => this.called.push(...call);
  setRequestHeader = (name: string, value: string) => {
    this.headers[name] = value;
  };
  send = (body: unknown) => this.called.push(body);
  getResponseHeader = () => null;
  abort() {
    this.onabort();
    this.onloadend();
  }
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response });
    this.onload();
    this.onloadend();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', StubRequest);
  vi.stubGlobal('localStorage', { getItem: () => 'token' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const file = new Blob(['photo']);
function send(onProgress = (_: number) => {}) {
  const call = new AbortController();
  const answer = uploadPhoto({ file, type: 'image/heic', key: 'intent', onProgress, signal: call.signal });
  return { answer, call, request: StubRequest.last };
}

it('sends the file with its key and type, and reports progress', async () => {
  const parts: number[] = [];
  const { answer, request } = send((part) => parts.push(part));
  expect(request.called).toEqual(['POST', '/api/photos', file]);
  expect(request.headers).toEqual({
    accept: 'application/json',
    authorization: 'Bearer token',
    'content-type': 'image/heic',
    'idempotency-key': 'intent',
  });
  request.upload.onprogress?.({ loaded: 2, total: 5 });
  request.upload.onprogress?.({ loaded: 5, total: 5 });
  request.answer(202, { id: 'x' });
  expect([await answer, parts]).toEqual([{ id: 'x' }, [0.4, 1]]);
});

it('shows the server’s reason of a rejection, or a general one', async () => {
  for (const [status, body, code] of [
    [413, { code: 'photo_too_large' }, 'photo_too_large'],
    [202, null, 'unreadable'],
    [502, null, 'unreadable'],
  ] as const) {
    const { answer, request } = send();
    request.answer(status, body);
    await expect(answer).rejects.toMatchObject({ status, code });
  }
});

it('is aborted if cancelled, or after a minute without progress, but not if it is slow', async () => {
  const cancelled = send();
  cancelled.call.abort();
  await expect(cancelled.answer).rejects.toBeInstanceOf(ApiProblem);

  const slow = send();
  for (let k = 1; k <= 5; k++) {
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
    slow.request.upload.onprogress?.({ loaded: k, total: 9 });
  }
  slow.request.answer(202, { id: 'x' });
  expect(await slow.answer).toEqual({ id: 'x' });

  const silent = send();
  const failed = expect(silent.answer).rejects.toMatchObject({ status: 0, code: 'network' });
  await vi.advanceTimersByTimeAsync(SILENCE_MS);
  await failed;
});
