import type { ApiPath } from '@naksha/events/api';
import { BEHIND_HEADER } from '@naksha/events/contracts';
import { pageConfig } from '../page-config.ts';
import { readAccessToken } from '../session/access-token.ts';
import { ApiProblem, parseProblemResponse } from './api-problem.ts';
import { storeDegradedState } from './degraded.ts';
import { createRandomHexId } from './idempotency-key.ts';
import { queryClient } from './query-client.ts';
import { recentReadPosition, recentWritePosition, recordOwnWrite } from './written-position.ts';

type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;
type Asked = {
  method: string;
  path: ApiPath;
  query?: Query;
  body?: unknown;
  key?: string;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  asNobody?: boolean;
  timeoutMs?: number;
  read?(answer: Response): Promise<unknown>;
};
type Listener = (problem: ApiProblem) => void;

export const apiUrl = (path: ApiPath): string => `/api${path}`;

const TIMEOUT_MS = 20_000;
const RETRY_AFTER_MS = [800, 2500];

let tokenRejected: Listener = () => {};
export const setTokenRejectedListener = (listener: Listener): void => {
  tokenRejected = listener;
};

let checkAnswer: (path: string, body: unknown) => void = () => {};
/** `check` throws if a response to GET is not what the contract says. Loaded after the first paint. */
export const onAnswer = (check: typeof checkAnswer): void => {
  checkAnswer = check;
};

/** After an own command, the server waits until it is visible. */
export const fetchJson = <T>(
  path: ApiPath,
  { query, signal }: { query?: Query; signal?: AbortSignal } = {},
): Promise<T> => send<T>({ method: 'GET', path, query: { ...query, after: recentReadPosition() }, signal });

/** Without the token, so that it can be cached. `live` bypasses caches for data updated by live messages. */
export const fetchPublicJson = <T>(
  path: ApiPath,
  { query, signal, live }: { query?: Query; signal?: AbortSignal; live?: boolean } = {},
): Promise<T> => {
  const after = live ? recentReadPosition() : recentWritePosition();
  return send<T>({ method: 'GET', path, query: { ...query, after }, signal, asNobody: true });
};

/** Repeats the command while there is no response. `key`: the same one if the user may retry the intent. */
export function sendCommand<T>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: ApiPath,
  body: unknown,
  { key = createRandomHexId(), headers: more }: Pick<Asked, 'key' | 'headers'> = {},
): Promise<T> {
  // W3C Trace Context, one per action. The server's traces link to it.
  const headers = pageConfig.traced
    ? { ...more, traceparent: `00-${createRandomHexId()}-${createRandomHexId().slice(16)}-01` }
    : more;
  return withRefetchPaused(() => sendWithRetries<T>({ method, path, body, key, headers }));
}

async function sendWithRetries<T>(asked: Asked): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await send<T>(asked);
      recordOwnWrite((answer as { position?: unknown } | undefined)?.position);
      return answer;
    } catch (error) {
      const lost = error instanceof ApiProblem && (error.status === 0 || error.status === 503);
      if (!lost || attempt === RETRY_AFTER_MS.length) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS[attempt]));
    }
  }
}

/** Never repeated, for sign-in. `large` allows more time and returns the body unread. */
export const sendRequestOnce = <T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: ApiPath,
  body?: unknown,
  large?: Pick<Asked, 'timeoutMs' | 'read'>,
): Promise<T> => send<T>({ method, path, body, ...large });

async function send<T>({
  method,
  path,
  query,
  body,
  key,
  headers: more,
  signal,
  asNobody,
  timeoutMs = TIMEOUT_MS,
  read = (answer) => answer.json(),
}: Asked): Promise<T> {
  const token = asNobody ? undefined : readAccessToken();
  const headers: Record<string, string> = { accept: 'application/json', ...more };
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (key) headers['idempotency-key'] = key;
  const timeout = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(apiUrl(path) + printQuery(query), {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiProblem(0, 'network', String(error));
  });
  storeDegradedState(answer.headers);
  // Only after an own command; live messages report positions all the time.
  if (answer.headers.get(BEHIND_HEADER) === 'true' && recentWritePosition()) refetchSoon();
  const json = await readBody(answer, read);
  if (answer.status < 300 && json !== undefined) {
    if (method === 'GET') checkAnswer(path, json);
    return json as T;
  }
  const problem = parseProblemResponse(answer.status, json, answer.headers.get('retry-after'));
  if (answer.status === 401 && token && token === readAccessToken()) tokenRejected(problem);
  throw problem;
}

async function readBody(answer: Response, read: (answer: Response) => Promise<unknown>): Promise<unknown> {
  if (answer.status === 204) return null;
  try {
    return await read(answer);
  } catch {
    return undefined; // No JSON is no answer: `send` makes the problem of it.
  }
}

function printQuery(query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) for (const one of [value].flat()) params.append(name, String(one));
  const text = params.toString();
  return text ? `?${text}` : '';
}

const PAUSE_MS = 3_000;
let waiting = false;
let commands = 0;

/** Waits for queries and commands in progress. */
function refetchSoon(): void {
  if (waiting) return;
  waiting = true;
  setTimeout(() => {
    waiting = false;
    if (commands > 0) refetchSoon();
    else void queryClient.invalidateQueries(undefined, { cancelRefetch: false });
  }, PAUSE_MS);
}

async function withRefetchPaused<T>(command: () => Promise<T>): Promise<T> {
  commands++;
  try {
    return await command();
  } finally {
    commands--;
  }
}
