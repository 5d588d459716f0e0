import { randomUUID } from 'node:crypto';
import { pollUntil } from '@naksha/deploy/local';
import type { ListingId } from '@naksha/events/kernel';
import { EVERY_CHECK, sampleFlat } from '../app/sample-flat.ts';
import { type Answer, TestClient } from '../app/test-client.ts';
import type { BedTexts } from './bed-texts.ts';
import { placeFlat } from './flat-positions.ts';
import type { CommandKind, Ledger } from './ledger.ts';

export type Environment = { balanced: readonly { url: string }[]; sms: BedTexts; ledger: Ledger };

const TIMEOUT_MS = 120_000;
const ANSWER_MS = 10_000;
const AGAIN_MS = 100;

/** Unanswered commands are repeated with their Idempotency-Key on the next process. */
export class BedPerson {
  #token: string | undefined;
  #phone = '';
  #next = 0;
  #signingIn: Promise<unknown> | undefined;

  /** @param address client address as sent by a proxy; an address may sign in 60 times an hour */
  constructor(
    private readonly reach: Environment,
    private readonly address: string,
    private readonly prove: () => Promise<unknown> = async () => {},
  ) {}

  /** Requests a new code if a step fails. @param phone E.164, Indian */
  async signIn(phone: string, name?: string): Promise<this> {
    let last: unknown;
    const token = await pollUntil(
      () =>
        this.#ask((client) => client.signIn(phone, name)).then(
          (client) => client.token,
          (error: unknown) => {
            last = error;
          },
        ),
      TIMEOUT_MS,
      AGAIN_MS,
    );
    if (!token) throw new Error(`Sign-in did not succeed within ${TIMEOUT_MS} ms`, { cause: last });
    await this.prove();
    this.#token = token;
    this.#phone = phone;
    return this;
  }

  async post(count = 1): Promise<ListingId[]> {
    const ids: ListingId[] = [];
    for (let k = 0; k < count; k++) {
      const number = this.reach.ledger.flats++;
      const flat = { ...sampleFlat, expected_price: 5_000_000 + number, position: placeFlat(number) };
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

  /** A single attempt; without an acknowledgement it may still have been done. */
  async tryPosting(changes: Record<string, unknown>): Promise<Answer> {
    const answer = await this.#ask((client) =>
      client.post('/api/property/residential/flat', { ...sampleFlat, ...changes }),
    );
    if (answer.status >= 300) this.reach.ledger.givenUp++;
    else
      this.reach.ledger.note({
        kind: 'ListingPosted',
        position: answer.body.position,
        listing: answer.body.property.id,
      });
    return answer;
  }

  async verify(id: ListingId): Promise<void> {
    await this.#command('ListingVerified', `/api/staff/listings/${id}/verify`, { checks: EVERY_CHECK }, () => id);
  }

  /** As a buyer; at most 20 a day. */
  async contact(id: ListingId): Promise<void> {
    await this.#command('ListingContacted', '/api/buyer/contacted', { property: id }, () => id);
  }

  get(path: string): Promise<Answer> {
    return this.#ask((client) => client.get(path));
  }

  async #command(
    kind: CommandKind,
    path: string,
    body: unknown,
    readListing: (body: Answer['body']) => ListingId,
  ): Promise<Answer> {
    const key = randomUUID();
    let last = '';
    const done = await pollUntil(
      async () => {
        const answer = await this.#ask((client) => client.post(path, body, { 'idempotency-key': key })).catch(
          (error: Error) => error,
        );
        if (answer instanceof Error) {
          last = String(answer.cause ?? answer);
          // A balancer would go to the next process.
          if (!/ECONNREFUSED/.test(last)) this.reach.ledger.broken.push(`${path}: ${last}`);
        } else if (answer.status < 300) return answer;
        // The session has expired, for example by a clock one hour ahead.
        else if (answer.status === 401) {
          last = '401';
          // Commands may run concurrently.
          this.#signingIn ??= this.signIn(this.#phone).finally(() => {
            this.#signingIn = undefined;
          });
          await this.#signingIn;
        } else if (answer.status < 500 && answer.status !== 409 && answer.status !== 429)
          throw new Error(`${path} failed with status ${answer.status}: ${answer.text}`);
        else {
          last = `${answer.status} ${answer.text}`;
          if (answer.status >= 500) this.reach.ledger.refusals.push(`${path}: ${last}`);
        }
      },
      TIMEOUT_MS,
      AGAIN_MS,
    );
    if (!done) {
      this.reach.ledger.givenUp++;
      throw new Error(`${path} did not succeed within ${TIMEOUT_MS} ms; last response: ${last}`);
    }
    this.reach.ledger.note({ kind, position: done.body.position, listing: readListing(done.body) });
    return done;
  }

  #ask<Answer>(ask: (client: TestClient) => Promise<Answer>): Promise<Answer> {
    const { balanced, sms, ledger } = this.reach;
    const { url } = balanced[this.#next++ % balanced.length];
    const client = new TestClient(url, (number) => sms.readCode(number), ANSWER_MS);
    client.token = this.#token;
    client.address = this.address;
    return ledger.asked(url, () => ask(client));
  }
}
