import pg from 'pg';
import type { ChangeListener } from './change-listener.ts';
import { type ContentHash, hashTableContent } from './compare-generations.ts';
import { inTransaction } from './connection.ts';
import { type DocumentRow, toStoredDocument } from './document-changes.ts';
import type { DocumentKind } from './document-kind.ts';
import type { DocumentFollower, StoredDocument } from './stored-document.ts';

export const DOCUMENTS = Symbol('Documents');

export class Documents {
  readonly follower: DocumentFollower;
  private readonly pool: pg.Pool;
  private readonly listener: ChangeListener;

  constructor(pool: pg.Pool, listener: ChangeListener, follower: DocumentFollower) {
    this.pool = pool;
    this.listener = listener;
    this.follower = follower;
  }

  /** `body`: null if deleted or hidden (`isParked`). */
  async get<Body>(kind: DocumentKind<Body>, id: string): Promise<StoredDocument<Body> | undefined> {
    return (await this.getMany(kind, [id])).get(id);
  }

  /** Includes tombstones. */
  async getMany<Body>(kind: DocumentKind<Body>, ids: readonly string[]): Promise<Map<string, StoredDocument<Body>>> {
    const documents = await this.query(kind, 'id = any($1)', [ids]);
    return new Map(documents.map((document) => [document.id, document]));
  }

  /** `rest`: SQL condition over `kind, id, key, partition, seq, body`, optionally with order and limit. */
  async query<Body>(kind: DocumentKind<Body>, rest: string, values: unknown[]): Promise<StoredDocument<Body>[]> {
    const rows = await this.select<DocumentRow<Body>>(kind, 'kind, id, partition, seq, body', rest, values);
    return rows.map(toStoredDocument);
  }

  async select<Row extends pg.QueryResultRow>(
    kind: DocumentKind,
    columns: string,
    rest: string,
    values: unknown[],
  ): Promise<Row[]> {
    // Not a prepared statement: a plan cached while the table was small would scan it.
    const { rows } = await this.pool.query<Row>(selectStatement(kind, columns, rest), values);
    return rows;
  }

  /**
   * A lateral query for each of many rows, each using an index. `each`: SQL such as `unnest($1::text[]) as one
   * (seller)`.
   */
  async selectEach<Row extends pg.QueryResultRow>(
    each: string,
    kind: DocumentKind,
    columns: string,
    rest: string,
    values: unknown[],
  ): Promise<Row[]> {
    const found = selectStatement(kind, '*', rest);
    const { rows } = await this.pool.query<Row>(
      `select ${columns} from ${each} cross join lateral (${found}) found`,
      values,
    );
    return rows;
  }

  async selectWithSetting<Row extends pg.QueryResultRow>(
    setting: { name: string; value: string },
    kind: DocumentKind,
    columns: string,
    rest: string,
    values: unknown[],
  ): Promise<Row[]> {
    return inTransaction(this.pool, async (client) => {
      await client.query('select set_config($1, $2, true)', [setting.name, setting.value]);
      const { rows } = await client.query<Row>(selectStatement(kind, columns, rest), values);
      return rows;
    });
  }

  async exists(kind: DocumentKind, condition: string, values: unknown[]): Promise<boolean> {
    return (await this.select(kind, '', `${condition} limit 1`, values)).length > 0;
  }

  async isParked(key: string): Promise<boolean> {
    const { rows } = await this.pool.query('select from read.parked where key = $1', [key]);
    return rows.length > 0;
  }

  async checkpoints(): Promise<number[]> {
    const { rows } = await this.pool.query<{ partition: number; seq: string }>(
      'select partition, seq from read.checkpoint',
    );
    const seqs: number[] = [];
    for (const { partition, seq } of rows) seqs[partition] = Number(seq);
    return seqs;
  }

  hashContent(): Promise<ContentHash> {
    return hashTableContent(this.pool, 'read.document');
  }

  /** Also ends all followers. */
  close(): Promise<void> {
    return this.listener.close();
  }
}

const selectStatement = ({ kind }: DocumentKind, columns: string, rest: string): string =>
  `select ${columns} from read.document where kind = ${pg.escapeLiteral(kind)} and ${rest}`;
