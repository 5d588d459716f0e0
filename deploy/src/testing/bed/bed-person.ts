import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ListingId } from '@naksha/events/kernel';
import { EVERY_CHECK, sampleFlat } from '../sample-flat.ts';
import { type Answer, TestClient } from '../test-client.ts';
import type { CommandKind, Ledger } from './ledger.ts';
import type { SmsCarrier } from './sms-carrier.ts';

/** What a person's app can see of a bed. */
export type Reach = { apis: readonly { url: string }[]; sms: SmsCarrier; ledger: Ledger };

const PATIENCE_MS = 120_000;
const ANSWER_MS = 10_000;
const AGAIN_MS = 100;

/** The town that beds' listings lie in. */
const CORNER = { lat: 30.66, lng: 76.68 };
const COLUMNS = 40;
let flats = 0;

/**
 * Somebody with a good app: a command that gets no answer is sent again under the same Idempotency-Key, to the next process.
 * What it was told goes to the ledger.
 */
export class BedPerson {
  token: string | undefined;
  #next = 0;

  constructor(private readonly reach: Reach) {}

  /** @param phone E.164, of India */
  async signIn(phone: string, name?: string): Promise<this> {
    const client = new TestClient(this.#api(), (number) => this.reach.sms.codeOf(number));
    await client.signIn(phone, name);
    this.token = client.token;
    return this;
  }

  /** Posts that many flats, one after the other. @returns their ids */
  async post(count = 1): Promise<ListingId[]> {
    const ids: ListingId[] = [];
    for (let k = 0; k < count; k++) {
      const number = flats++;
      const flat = {
        ...sampleFlat,
        expected_price: 5_000_000 + number,
        position: {
          lat: CORNER.lat + Math.floor(number / COLUMNS) * 0.002,
          lng: CORNER.lng + (number % COLUMNS) * 0.002,
        },
      };
      const { body } = await this.#command(
        'ListingPosted',
        '/api/property/residential/flat',
        flat,
        ({ property }) => property.id,
      );
      ids.push(body.property.id);
    }
    return ids;
  }

  /** As staff: the listing is shown to everyone from then on, and can be contacted. */
  async verify(id: ListingId): Promise<void> {
    await this.#command('ListingVerified', `/api/staff/listings/${id}/verify`, { checks: EVERY_CHECK }, () => id);
  }

  /** As a buyer: a lead for the seller. At most 20 a day are allowed. */
  async contact(id: ListingId): Promise<void> {
    await this.#command('ListingContacted', '/api/buyer/contacted', { property: id }, () => id);
  }

  /** A question to the process, or to the next one. */
  get(path: string, url = this.#api()): Promise<Answer> {
    return this.#clientOf(url).get(path);
  }

  async #command(
    kind: CommandKind,
    path: string,
    body: unknown,
    listingOf: (body: Answer['body']) => ListingId,
  ): Promise<Answer> {
    const key = randomUUID();
    let last = '';
    for (const [until, tries] = [Date.now() + PATIENCE_MS, { count: 1 }]; Date.now() < until; tries.count++) {
      const answer = await this.#clientOf(this.#api(), ANSWER_MS)
        .post(path, body, { 'idempotency-key': key })
        .catch((error: Error) => error);
      if (answer instanceof Error) last = String(answer.cause ?? answer);
      else if (answer.status < 300) {
        this.reach.ledger.note({
          kind,
          position: answer.body.position,
          listing: listingOf(answer.body),
          attempts: tries.count,
        });
        return answer;
      } else if (answer.status < 500 && answer.status !== 409 && answer.status !== 429)
        throw new Error(`${path}: ${answer.status} ${answer.text}`);
      else last = `${answer.status} ${answer.text}`;
      await pause(AGAIN_MS);
    }
    this.reach.ledger.givenUp++;
    throw new Error(`${path}: no answer in ${PATIENCE_MS} ms, at last ${last}`);
  }

  #clientOf(url: string, timeoutMs?: number): TestClient {
    const client = new TestClient(url, () => '', timeoutMs);
    client.token = this.token;
    return client;
  }

  #api(): string {
    const { apis } = this.reach;
    return apis[this.#next++ % apis.length].url;
  }
}
