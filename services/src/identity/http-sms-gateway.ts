import type { SmsGateway } from './sms-gateway.port.ts';

/** Both attempts together: someone is waiting at the screen. */
const TIMEOUT_MS = 5000;

export type HttpSmsGatewayOptions = {
  token?: string;
  timeoutMs?: number;
  /** Once for each message. */
  onResult?(result: SmsResult): void;
  /** The gateway may have accepted the first. */
  onRepeat?(repeat: { idempotencyKey: string; code: string }): void;
};

/** `rejected`: only this message. `unavailable`: any. */
export type SmsResult = 'sent' | 'rejected' | 'unavailable';

/**
 * Sends `{"to": "+91…", "text": "…"}`; 2xx means accepted. If the connection breaks, only messages with an
 * idempotency key are sent again: others could arrive twice.
 */
export class HttpSmsGateway implements SmsGateway {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #timeoutMs: number;
  readonly #listeners: Pick<HttpSmsGatewayOptions, 'onResult' | 'onRepeat'>;

  /** Credentials in the address become basic authentication, because fetch rejects such URLs. */
  constructor(address: string, { token = '', timeoutMs = TIMEOUT_MS, ...listeners }: HttpSmsGatewayOptions = {}) {
    const url = new URL(address);
    const authorization = token ? `Bearer ${token}` : toBasicAuthorization(url);
    url.username = '';
    url.password = '';
    this.#url = url.href;
    this.#headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
    this.#timeoutMs = timeoutMs;
    this.#listeners = listeners;
  }

  async send(phone: string, text: string, { idempotencyKey }: { idempotencyKey?: string } = {}): Promise<void> {
    const headers = { ...this.#headers, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) };
    const body = JSON.stringify({ to: phone, text });
    const signal = AbortSignal.timeout(this.#timeoutMs);
    let answer = await this.#post({ headers, body, signal });
    if (typeof answer === 'object' && idempotencyKey) {
      this.#listeners.onRepeat?.({ idempotencyKey, code: answer.broken });
      answer = await this.#post({ headers, body, signal });
    }
    const result = classifyOutcome(answer);
    this.#listeners.onResult?.(result);
    if (result !== 'sent') throw new SmsNotSent(explainOutcome(answer));
  }

  /** Safe to log: fetch's errors contain the address, which may hold a secret. */
  async #post(request: RequestInit): Promise<PostOutcome> {
    try {
      // A redirect could send number and text to another host.
      const answer = await fetch(this.#url, { ...request, method: 'POST', redirect: 'manual' });
      await answer.body?.cancel();
      return answer.status;
    } catch (error) {
      return request.signal?.aborted ? 'late' : { broken: findCode(error) };
    }
  }
}

/** Contains neither number, nor text, nor the gateway's address. */
export class SmsNotSent extends Error {
  override readonly name = 'SmsNotSent';
}

/** A status; no answer in time; or the code of what broke the connection. */
type PostOutcome = number | 'late' | { broken: string };

/** Credentials, a wrong address, or too many requests. */
const UNAVAILABLE_STATUSES: ReadonlySet<number> = new Set([401, 403, 404, 405, 429]);

function classifyOutcome(answer: PostOutcome): SmsResult {
  if (typeof answer !== 'number') return 'unavailable';
  if (answer >= 200 && answer < 300) return 'sent';
  return answer >= 400 && answer < 500 && !UNAVAILABLE_STATUSES.has(answer) ? 'rejected' : 'unavailable';
}

/** @param error message of an SmsNotSent, as stored with an effect */
export function isSmsGatewayOutage(error: string): boolean {
  if (!error.startsWith('SMS gateway ')) return false;
  const status = error.match(/ responded with status (\d+)$/)?.[1];
  return status === undefined || classifyOutcome(Number(status)) === 'unavailable';
}

function explainOutcome(answer: PostOutcome): string {
  if (typeof answer === 'number') return `SMS gateway responded with status ${answer}`;
  if (answer === 'late') return 'SMS gateway did not respond in time';
  return `SMS gateway is unreachable, or closed the connection (${answer.broken})`;
}

/** Constants of Node and of certificates; anything else could quote the address. */
function findCode(error: unknown): string {
  const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^[A-Z0-9_]+$/.test(code) ? code : 'unknown error';
}

const toBasicAuthorization = ({ username, password }: URL): string =>
  username || password
    ? `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`
    : '';
