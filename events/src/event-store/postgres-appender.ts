import type pg from 'pg';
import { formatPositionToken } from '../kernel/position.ts';
import type { EncodedAppend } from './append-wire.ts';
import type { Append, AppendOutcome } from './event-store.port.ts';
import { GroupQueue, type QueuedItem } from './group-queue.ts';
import { findCertainRollbackCode } from './rolled-back.ts';

/** `repeated` does not have the record yet. */
export type AppendResult = Exclude<AppendOutcome, { outcome: 'repeated' }> | { outcome: 'repeated' };
export type PendingAppend = EncodedAppend & { append: Append };

type VerdictRow = {
  place: number;
  outcome: AppendOutcome['outcome'];
  last_seq: string;
  claim_kind: string;
  claim_key: string;
  claim_owner: string;
};

/** Unique violation, deadlock, serialization failure: another writer won a claim or key; a retry sees it. */
const RETRYABLE_CODES = new Set(['23505', '40P01', '40001']);
const MAX_RETRIES = 8;
const MAX_GROUP = 256;

/** One statement and one durable commit per group. */
export class PostgresAppender {
  private readonly lanes: GroupQueue<PendingAppend, AppendResult>[];
  private readonly pool: pg.Pool;

  /** @param lanes concurrent statements; each serves its own partitions */
  constructor(pool: pg.Pool, lanes: number) {
    this.pool = pool;
    this.lanes = Array.from({ length: lanes }, () => new GroupQueue((group) => this.run(group), MAX_GROUP));
  }

  append(pending: PendingAppend): Promise<AppendResult> {
    return this.lanes[pending.partition % this.lanes.length].add(pending);
  }

  private async run(group: QueuedItem<PendingAppend, AppendResult>[], races = 0): Promise<void> {
    try {
      const verdicts = await this.send(group.map(({ item }) => item));
      for (const [k, { resolve }] of group.entries()) resolve(verdicts[k]);
    } catch (error) {
      const code = findCertainRollbackCode(error);
      if (code && group.length > 1) for (const member of group) await this.run([member]);
      else if (code && RETRYABLE_CODES.has(code) && races < MAX_RETRIES) await this.run(group, races + 1);
      else for (const { reject } of group) reject(error);
    }
  }

  private async send(group: PendingAppend[]): Promise<AppendResult[]> {
    const { rows } = await this.pool.query<VerdictRow>({
      name: 'append_group',
      text: 'select * from append_group($1)',
      values: [`[${group.map(({ json }) => json).join()}]`],
    });
    return rows.map((row, k) => toAppendResult(row, group[k]));
  }
}

function toAppendResult(row: VerdictRow, { append, partition }: PendingAppend): AppendResult {
  switch (row.outcome) {
    case 'appended':
      return {
        outcome: 'appended',
        position: formatPositionToken(partition, Number(row.last_seq)),
        version: append.expectedVersion + append.events.length,
      };
    case 'claimed':
      return { outcome: 'claimed', claim: { kind: row.claim_kind, key: row.claim_key }, owner: row.claim_owner };
    default:
      return { outcome: row.outcome };
  }
}
