import { createHmac } from 'node:crypto';
import type { AccountId, ListerId } from '@naksha/events/kernel';
import type { ListingDocument } from './listing-document.ts';

/** Of SHA-256, in bytes (RFC 2104). */
const BLOCK = 64;
const DIGITS = 16;

/**
 * Public ids of agents and builders, for the filter `not_lister`: keyed hashes of their accounts. Owners and relatives have none,
 * so that nobody finds all homes of a private person. Another key gives other ids, and old ones then exclude nobody.
 */
export class ListerIds {
  readonly #known = new Map<AccountId, ListerId>();

  constructor(private readonly key: Uint8Array) {}

  /** @returns undefined for other listers, and while the listing is under review */
  find({ lister, seller, state }: Pick<ListingDocument, 'lister' | 'seller' | 'state'>): ListerId | undefined {
    if (state === 'under_review' || (lister !== 'agent' && lister !== 'builder')) return undefined;
    const known = this.#known.get(seller);
    if (known) return known;
    const id = createHmac('sha256', this.key).update(seller).digest('hex').slice(0, DIGITS) as ListerId;
    this.#known.set(seller, id);
    return id;
  }

  /** @param add adds a value, and returns its placeholder @returns an expression for `find` of a verified listing's `body`, which PostgreSQL's SHA-256 computes */
  findInSql(add: (value: unknown) => string): string {
    const [inner, outer] = [0x36, 0x5c].map((byte) => `${add(this.#padded(byte))}::bytea`);
    const hash = `sha256(${outer} || sha256(${inner} || convert_to(body->>'seller', 'UTF8')))`;
    return `case when body->>'lister' in ('agent', 'builder') then left(encode(${hash}, 'hex'), ${DIGITS}) end`;
  }

  /** The key, filled up with zeros, XOR a byte. */
  #padded(byte: number): Buffer {
    return Buffer.from(Array.from({ length: BLOCK }, (_, at) => (this.key[at] ?? 0) ^ byte));
  }
}

export const LISTER_IDS = Symbol('ListerIds');
