import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type CarriedMessage = { phone: string; text: string };
export type CarrierRequest = { headers: IncomingHttpHeaders; method: string; path: string; body: unknown };
/** `breaks off`: closes the connection after reading the request. */
export type CarrierMood = number | 'breaks off' | 'hangs';

/** Delivers each key once. */
export class SmsCarrier {
  readonly requests: CarrierRequest[] = [];
  readonly delivered: CarriedMessage[] = [];
  /** One per request, then 202. */
  readonly moods: CarrierMood[] = [];
  usually: CarrierMood = 202;
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  readonly #known = new Set<string>();

  static async open(): Promise<SmsCarrier> {
    const carrier = new SmsCarrier();
    await new Promise<void>((resolve) => carrier.#server.listen(0, '127.0.0.1', resolve));
    return carrier;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/messages`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await text(request)) as { to: string; text: string };
    const { headers, method = '', url = '' } = request;
    this.requests.push({ headers, method, path: url, body });
    const mood = this.moods.shift() ?? this.usually;
    if (mood === 'hangs') return;
    if (mood === 'breaks off' || (mood >= 200 && mood < 300)) this.#deliver(headers['idempotency-key'], body);
    if (mood === 'breaks off') response.destroy();
    else response.writeHead(mood, mood >= 300 && mood < 400 ? { location: '/elsewhere' } : {}).end(`of ${body.to}`);
  }

  #deliver(key: unknown, { to, text }: { to: string; text: string }): void {
    if (typeof key === 'string' && this.#known.has(key)) return;
    if (typeof key === 'string') this.#known.add(key);
    this.delivered.push({ phone: to, text });
  }
}
