import { Problem } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { type AccountId, type Ids, nameAccountStream } from '@naksha/events/kernel';
import { Inject, Injectable, type Provider, type Type } from '@nestjs/common';
import { loadStream } from '../commands/load-stream.ts';
import type { WriteDatabase } from '../database/write-database.ts';
import type { ErasedPerson, ErasureRule, ErasureTransaction } from '../erasure-rule/erasure-rule.ts';
import { KeyedHashes } from '../identity/keyed-hashes.ts';
import { EVENT_STORE, IDS, WRITE_DATABASE } from '../injection/tokens.ts';
import { type ErasedBy, eraseAccount } from './decide-erase-account.ts';
import { RewriteTables } from './rewrite-tables.ts';

type DatabaseError = { meta?: { driverAdapterError?: { cause?: { originalCode?: string } } } };

/** Deadlock and serialization failure: the server has rolled back the transaction. */
const RETRYABLE_CODES = new Set(['40P01', '40001']);

function isRetryableTransactionError(error: unknown): boolean {
  const { originalCode } = (error as DatabaseError | null)?.meta?.driverAdapterError?.cause ?? {};
  return originalCode !== undefined && RETRYABLE_CODES.has(originalCode);
}

const RULES = Symbol('erasure rules');

export const createErasureProviders = (rules: readonly Type<ErasureRule>[]): Provider[] => [
  ...rules,
  { provide: RULES, useFactory: (...all: ErasureRule[]) => all, inject: [...rules] },
];

export type ErasureState = { account: AccountId; askedAt: Date; rowsErasedAt: Date | null; finishedAt: Date | null };

/**
 * Requests and effects end within this time, so a later check finds everything they wrote. Imports may run longer;
 * the check repeats while it finds something.
 */
const MAX_REQUEST_MS = 120_000;
/** For tables that could not be rewritten. */
const REWRITE_RETRY_MS = 300_000;
/** Against concurrent changes by the account's own requests. */
const MAX_CONFLICTS = 25;
/** A dealer has many rows. */
const TIMEOUTS = { maxWait: 10_000, timeout: 30_000 };
/** More deadlocks in a row are not chance. */
const MAX_DEADLOCKS = 5;

/** Every step can be repeated and resumes. */
@Injectable()
export class Erasures {
  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
    @Inject(RULES) private readonly rules: readonly ErasureRule[],
    @Inject(RewriteTables) private readonly rewrite: RewriteTables,
  ) {}

  /** Afterwards triggers reject new rows, and sessions and live streams have ended. */
  async deleteRows(account: AccountId, now: Date, askedAt = now): Promise<void> {
    for (let tries = 1; ; tries++)
      try {
        return await this.deleteRowsOnce(account, now, askedAt);
      } catch (error) {
        // Retry immediately: the other transaction holds what this one needs.
        if (tries === MAX_DEADLOCKS || !isRetryableTransactionError(error)) throw error;
      }
  }

  private async deleteRowsOnce(account: AccountId, now: Date, askedAt: Date): Promise<void> {
    await this.database.$transaction(async (transaction) => {
      // Waits for writers of the account's rows, whose triggers hold the same lock in shared mode.
      await transaction.$queryRaw`select pg_advisory_xact_lock(hashtextextended('erasure ' || ${account}, 0))::text`;
      await transaction.erasure.createMany({ data: [{ account, askedAt }], skipDuplicates: true });
      const person = await this.findPerson(transaction, account);
      for (const rule of this.rules) await rule.deleteRows?.(transaction, person);
      await transaction.erasure.updateMany({ where: { account, rowsErasedAt: null }, data: { rowsErasedAt: now } });
    }, TIMEOUTS);
  }

  /**
   * Returns when to continue: for work that was in progress, or when tables can be rewritten. Throws a step's failure
   * after all other steps: an unavailable photo store must not keep a listing on the map.
   */
  async erase(account: AccountId, now: Date): Promise<Date | undefined> {
    const { lastLook, finishedAt } = await this.eraseAllRows(account, now);
    if (now < lastLook) return lastLook;
    if (!finishedAt && !(await this.rewrite.withoutDeletedRows())) return new Date(now.getTime() + REWRITE_RETRY_MS);
    await this.markFinished(account, now);
    return undefined;
  }

  private async eraseAllRows(account: AccountId, now: Date, askedAt = now) {
    await this.deleteRows(account, now, askedAt);
    const found = await this.finish(account, now);
    const erasure = await this.database.erasure.findUniqueOrThrow({ where: { account } });
    const lastLook = new Date((found ? now : erasure.askedAt).getTime() + MAX_REQUEST_MS);
    return { lastLook, finishedAt: erasure.finishedAt };
  }

  private async markFinished(account: AccountId, now: Date): Promise<void> {
    await this.database.erasure.updateMany({ where: { account, finishedAt: null }, data: { finishedAt: now } });
  }

  /** Whether anything was left to do. */
  private async finish(account: AccountId, now: Date): Promise<boolean> {
    let found = false;
    const failures: Error[] = [];
    for (const rule of this.rules)
      try {
        if (await rule.finish?.(account, now)) found = true;
      } catch (error) {
        failures.push(error instanceof Error ? error : new Error(String(error)));
      }
    if (failures.length === 1) throw failures[0];
    if (failures.length > 1) throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
    return found;
  }

  /**
   * Into a database that may have been restored. Rewriting tables is left to the effect, so that start-up does not
   * wait.
   */
  async eraseAgain(account: AccountId, { at, now }: { at: Date; now: Date }): Promise<boolean> {
    const known = await this.record(account, 'ledger', now);
    const { lastLook } = await this.eraseAllRows(account, now, at);
    if (!known && now >= lastLook) await this.markFinished(account, now);
    return known;
  }

  /** Returns whether the account exists. */
  async record(account: AccountId, by: ErasedBy, now: Date): Promise<boolean> {
    for (let tries = 0; tries < MAX_CONFLICTS; tries++) {
      const { stream, state, version } = await loadStream(this.store, nameAccountStream(account), eraseAccount);
      const decision = eraseAccount.decide(state, { by }, undefined);
      if ('refusal' in decision) return false;
      if (decision.events.length === 0) return true;
      const appended = await this.store.append({
        stream,
        expectedVersion: version,
        events: decision.events,
        meta: {
          actor: by === 'owner' ? `account:${account}` : 'system',
          correlationId: this.ids.uuid(),
          causationId: this.ids.uuid(),
          occurredAt: now,
        },
      });
      if (appended.outcome === 'appended') return true;
    }
    throw new Problem(409, 'conflict', 'The account was changed by another request at the same time. Try again.');
  }

  async findUnfinished(accounts: readonly AccountId[]): Promise<Map<AccountId, { begun: boolean }>> {
    const rows = await this.database.$queryRaw<{ account: AccountId; begun: boolean }[]>`
      select asked.account, e.account is not null as begun
      from unnest(${[...accounts]}::uuid[]) as asked (account) left join erasure e on e.account = asked.account
      where e.finished_at is null`;
    return new Map(rows.map(({ account, begun }) => [account, { begun }]));
  }

  /** Those in progress, and the latest finished ones. */
  async list(limit: number): Promise<ErasureState[]> {
    const rows = await this.database.erasure.findMany({
      orderBy: [{ finishedAt: { sort: 'desc', nulls: 'first' } }, { askedAt: 'desc' }],
      take: limit,
    });
    return rows as ErasureState[];
  }

  private async findPerson(transaction: ErasureTransaction, account: AccountId): Promise<ErasedPerson> {
    // Locked, so that a session being opened is either visible and deleted, or fails.
    const rows = await transaction.$queryRaw<{ phone_hash: string; phone: string | null }[]>`
      select phone_hash, phone from account a left join vault_person p on p.account = a.id
      where a.id = ${account}::uuid for update of a`;
    const forms = rows.flatMap(({ phone_hash, phone }) => [
      phone_hash,
      ...(phone ? this.hashes.listPhoneHashes(phone) : []),
    ]);
    return { account, phoneHashes: [...new Set(forms)], phones: rows.flatMap(({ phone }) => phone ?? []) };
  }
}
