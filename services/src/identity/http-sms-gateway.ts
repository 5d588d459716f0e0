import type { SmsGateway } from './sms-gateway.port.ts';

/** A person waits at the screen: after that it is better to say so. Both attempts together. */
const TIMEOUT_MS = 5000;

export type HttpSmsGatewayOptions = {
  /** Bearer token; empty for none. */
  token?: string;
  timeoutMs?: number;
};

/**
 * Sends by `POST {"to": "+91…", "text": "…"}` to the gateway's address; an answer of 2xx means that it has taken the message.
 * Where no answer came because the connection broke, a message that has an idempotency key is sent once more under the same
 * key; others aren't, because they might arrive twice.
 */
export class HttpSmsGateway implements SmsGateway {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #timeoutMs: number;

  /** @param address may hold a name and password, which are then sent as such: fetch takes no address that has them */
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

  /** What came of one attempt, in words that can be logged: errors of fetch quote the address, which may hold a secret. */
  async #post(request: RequestInit): Promise<number | 'broken' | 'late'> {
    try {
      // Followed, a redirect would carry number and text to an address that nobody configured.
      const answer = await fetch(this.#url, { ...request, method: 'POST', redirect: 'manual' });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return request.signal?.aborted ? 'late' : 'broken';
    }
  }
}

/** Holds neither number, nor text, nor the gateway's address. */
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
