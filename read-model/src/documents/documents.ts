import { type AccountId, type ListingId, nameListingStream, orderingKeyOf } from '@naksha/events/kernel';
import type pg from 'pg';
import { type Content, contentOf } from './compare-generations.ts';
import type { DocumentBell } from './document-bell.ts';
import { type DocumentRow, storedDocument } from './document-changes.ts';
import type { DocumentFollower, DocumentKind, StoredDocument } from './stored-document.ts';

/** How much interest a listing found: distinct buyers. */
export type InterestCounts = { leads: number; views: number; saves: number };

const COLUMNS = 'kind, id, partition, seq, body';

/** Reads the live generation's documents, whichever that is at the moment. */
export class Documents {
  readonly follower: DocumentFollower;
  private readonly pool: pg.Pool;
  private readonly bell: DocumentBell;
  private readonly pollMs: number;

  constructor(pool: pg.Pool, bell: DocumentBell, follower: DocumentFollower, pollMs: number) {
    this.pool = pool;
    this.bell = bell;
    this.follower = follower;
    this.pollMs = pollMs;
  }

  /** @returns undefined where there never was one; `body` null where it is deleted, or hidden (`isParked`) */
  async get<Kind extends DocumentKind>(kind: Kind, id: string): Promise<StoredDocument<Kind> | undefined> {
    return (await this.getMany(kind, [id])).get(id);
  }

  /** Those that exist, tombstones included, by id. */
  async getMany<Kind extends DocumentKind>(
    kind: Kind,
    ids: readonly string[],
  ): Promise<Map<string, StoredDocument<Kind>>> {
    const documents = await this.read<Kind>('kind = $1 and id = any($2)', [kind, ids]);
    return new Map(documents.map((document) => [document.id, document]));
  }

  /** Is the listing's document hidden because an event of it can't be folded? */
  async isParked(listing: ListingId): Promise<boolean> {
    const { rows } = await this.pool.query('select from read.parked where key = $1', [
      orderingKeyOf(nameListingStream(listing)),
    ]);
    return rows.length > 0;
  }

  /** A seller's listings, newest first, without deleted ones. */
  listingsOf(seller: AccountId): Promise<StoredDocument<'listing'>[]> {
    return this.read(`kind = 'listing' and body->>'seller' = $1`, [seller], `body->>'postedAt' desc, id`);
  }

  /** The same listings' ids alone: who imports has thousands. */
  async listingIdsOf(seller: AccountId): Promise<ListingId[]> {
    const { rows } = await this.pool.query<{ id: ListingId }>(
      `select id from read.document where kind = 'listing' and body->>'seller' = $1`,
      [seller],
    );
    return rows.map(({ id }) => id);
  }

  /** Whether somebody ever posted a listing, deleted ones included. */
  hasPosted(seller: AccountId): Promise<boolean> {
    return this.exists(`kind = 'posting' and body->>'seller' = $1`, [seller]);
  }

  /** Whether somebody ever saved a listing, maybe no longer, or got in touch about one. */
  hasSavedOrContacted(buyer: AccountId): Promise<boolean> {
    const where = `kind = 'interest' and body->>'buyer' = $1 and (body ? 'onceSaved' or body ? 'contactedAt')`;
    return this.exists(where, [buyer]);
  }

  /** Listings with something that staff have to look at, longest waiting first, demo ones after all real ones. */
  waitingListings(limit: number): Promise<StoredDocument<'listing'>[]> {
    const where = `kind = 'listing' and body ? 'waitingSince'`;
    return this.read(where, [limit], `body->>'demo', body->>'waitingSince', id limit $1`);
  }

  /** A seller's leads, newest first. */
  leadsOf(seller: AccountId): Promise<StoredDocument<'interest'>[]> {
    const where = `kind = 'interest' and body ? 'contactedAt' and body->>'seller' = $1`;
    return this.read(where, [seller], `body->>'contactedAt' desc, id`);
  }

  /** Everything a buyer looked at, saved or asked about. */
  interestsOf(buyer: AccountId): Promise<StoredDocument<'interest'>[]> {
    return this.read(`kind = 'interest' and body->>'buyer' = $1`, [buyer]);
  }

  /** By listing; one that nobody looked at has no entry. */
  async interestCounts(listings: readonly ListingId[]): Promise<Map<ListingId, InterestCounts>> {
    const { rows } = await this.pool.query<{ key: ListingId } & InterestCounts>({
      text: `
        select key, count(*) filter (where body ? 'contactedAt')::int as leads,
          count(*) filter (where body->'viewedOn' <> '[]')::int as views,
          count(*) filter (where (body->>'saved')::boolean)::int as saves
        from read.document where kind = 'interest' and key = any($1) group by key`,
      values: [listings],
    });
    return new Map(rows.map(({ key, ...counts }) => [key, counts]));
  }

  /**
   * Waits until the position is projected, at most `timeoutMs`.
   * @returns whether it is
   */
  async waitFor({ partition, seq }: { partition: number; seq: number }, timeoutMs: number): Promise<boolean> {
    const deadline = performance.now() + timeoutMs;
    for (;;) {
      const { heard } = this.bell;
      const { rows } = await this.pool.query({
        name: 'checkpoint of',
        text: 'select from read.checkpoint where partition = $1 and seq >= $2',
        values: [partition, seq],
      });
      if (rows.length > 0) return true;
      const left = deadline - performance.now();
      if (left <= 0 || this.bell.closed) return false;
      await this.bell.pause(heard, Math.min(left, this.pollMs));
    }
  }

  /** Number and hash of all that the live documents say; the same after a rebuild. */
  content(): Promise<Content> {
    return contentOf(this.pool, 'read.document');
  }

  /** Stops listening, and with it whoever still follows. */
  close(): Promise<void> {
    return this.bell.close();
  }

  private async exists(where: string, values: unknown[]): Promise<boolean> {
    const { rows } = await this.pool.query(`select from read.document where ${where} limit 1`, values);
    return rows.length > 0;
  }

  /** Not as named statements: a plan that was made while the table was small would go on reading all of it. */
  private async read<Kind extends DocumentKind>(
    where: string,
    values: unknown[],
    order?: string,
  ): Promise<StoredDocument<Kind>[]> {
    const text = `select ${COLUMNS} from read.document where ${where} ${order ? `order by ${order}` : ''}`;
    const { rows } = await this.pool.query<DocumentRow>(text, values);
    return rows.map(storedDocument) as StoredDocument<Kind>[];
  }
}
