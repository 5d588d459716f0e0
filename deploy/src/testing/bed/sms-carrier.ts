import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type CarriedMessage = { to: string; text: string; key: string | undefined };

/** An SMS company on this computer: `SMS_URL` is its address. It takes what comes, and remembers under which key. */
export class SmsCarrier {
  /** Every request, repeated ones too. */
  readonly requests: CarriedMessage[] = [];
  readonly #server = createServer(async (request, response) => {
    const { to, text: words } = JSON.parse(await text(request)) as { to: string; text: string };
    this.requests.push({ to, text: words, key: request.headers['idempotency-key']?.toString() });
    response.writeHead(202).end();
  });

  static async open(): Promise<SmsCarrier> {
    const carrier = new SmsCarrier();
    await new Promise<void>((resolve) => carrier.#server.listen(0, '127.0.0.1', resolve));
    return carrier;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/messages`;
  }

  /** The digits of the last code to the number, in E.164. */
  codeOf(phone: string): string {
    const message = this.requests.findLast((one) => one.to === phone && isCode(one));
    const code = message && /\d{4,6}/.exec(message.text)?.[0];
    if (!code) throw new Error(`no code was sent to ${phone}`);
    return code;
  }

  /** What isn't a code: the messages of effects. */
  get notifications(): CarriedMessage[] {
    return this.requests.filter((one) => !isCode(one));
  }

  /** How often each key of them came. A good carrier delivers a key once, however often it is asked. */
  keys(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { key = 'none' } of this.notifications) counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

const isCode = ({ text: words }: CarriedMessage): boolean => /^\d{4,6} is your /.test(words);
