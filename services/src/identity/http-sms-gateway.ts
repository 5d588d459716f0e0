import type { SmsGateway } from './sms-gateway.port.ts';

/** Both attempts together: someone is waiting at the screen. */
const TIMEOUT_MS = 5000;

export type HttpSmsGatewayOptions = {
  /** Bearer token; empty for none. */
  token?: string;
  timeoutMs?: number;
};

/**
 * Sends `POST {"to": "+91…", "text": "…"}`; 2xx means accepted. If the connection breaks, a message with an idempotency key is
 * sent once more under the same key; others are not, because they could arrive twice.
 */
export class HttpSmsGateway implements SmsGateway {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #timeoutMs: number;

  /** @param address credentials in it are sent as basic authentication, because fetch rejects such URLs */
  constructor(address: string, { token = '', timeoutMs = TIMEOUT_MS }: HttpSmsGatewayOptions = {}) {
    const url = new URL(address);
    const authorization = token ? `Bearer ${token}` : basic(url);
    url.username = '';
    url.password = '';
    this.#url = url.href;
    this.#headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
    this.#timeoutMs = timeoutMs;
  }

  async send(phone: string, text: string, { idempotencyKey }: { idempotencyKey?: string } = {}): Promise<void> {
    const headers = { ...this.#headers, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) };
    const body = JSON.stringify({ to: phone, text });
    const signal = AbortSignal.timeout(this.#timeoutMs);
    const first = await this.#post({ headers, body, signal });
    const answer = first === 'broken' && idempotencyKey ? await this.#post({ headers, body, signal }) : first;
    if (typeof answer === 'number' && answer >= 200 && answer < 300) return;
    throw new SmsNotSent(WHY[answer] ?? `the SMS gateway answered ${answer}`);
  }

  /** Returns a result that is safe to log: fetch's errors contain the address, which may hold a secret. */
  async #post(request: RequestInit): Promise<number | 'broken' | 'late'> {
    try {
      // A redirect could send number and text to another host.
      const answer = await fetch(this.#url, { ...request, method: 'POST', redirect: 'manual' });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return request.signal?.aborted ? 'late' : 'broken';
    }
  }
}

/** Contains neither number, nor text, nor the gateway's address. */
export class SmsNotSent extends Error {
  override readonly name = 'SmsNotSent';
}

const WHY: Record<number | string, string> = {
  broken: 'the SMS gateway could not be reached, or broke off',
  late: 'the SMS gateway did not answer in time',
};

const basic = ({ username, password }: URL): string =>
  username || password
    ? `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`
    : '';
