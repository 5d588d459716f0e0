import { Problem } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { type AccountId, type Ids, nameAccountStream } from '@naksha/events/kernel';
import { Inject, Injectable, type Provider, type Type } from '@nestjs/common';
import { loadStream } from '../commands/load-stream.ts';
import { isUndone } from '../database/is-undone.ts';
import type { WriteDatabase } from '../database/write-database.ts';
import type { ErasedPerson, ErasureRule, ErasureTransaction } from '../erasure/erasure-rule.ts';
import { KeyedHashes } from '../identity/keyed-hashes.ts';
import { EVENT_STORE, IDS, WRITE_DATABASE } from '../injection/tokens.ts';
import { type ErasedBy, eraseAccount } from './decide-erase-account.ts';
import { RewriteTables } from './rewrite-tables.ts';

const RULES = Symbol('erasure rules');

/** What deletes, feature by feature. */
export const provideErasing = (rules: readonly Type<ErasureRule>[]): Provider[] => [
  ...rules,
  { provide: RULES, useFactory: (...all: ErasureRule[]) => all, inject: [...rules] },
];

/** How far an erasure is. */
export type ErasureState = { account: AccountId; askedAt: Date; rowsErasedAt: Date | null; finishedAt: Date | null };

/** No request, and no attempt of an effect, lasts longer: what it wrote is found by a look after that. An import may: whoever finds something looks again. */
const UNDER_WAY_MS = 120_000;
/** Until the tables are tried again that could not be rewritten. */
const REWRITE_AGAIN_MS = 300_000;
/** Whoever goes on changing the account meanwhile does so by requests of their own, and must not win over erasing it. */
const TRIES = 25;
/** A dealer's texts and claims are many rows. */
const TIMEOUTS = { maxWait: 10_000, timeout: 30_000 };
/** A deletion meets whatever else is done to the same rows, in whichever order; more than twice in a row is no accident. */
const DELETIONS = 5;

/** Erasing as the tables of the write side see it. Every step may be repeated, and does what is left. */
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

  /**
   * Deletes all rows of the person in one transaction. From its commit on the tables refuse the person's rows, and their
   * sessions and live streams have ended.
   */
  async deleteRows(account: AccountId, now: Date, askedAt = now): Promise<void> {
    for (let tries = 1; ; tries++)
      try {
        return await this.deleteRowsOnce(account, now, askedAt);
      } catch (error) {
        // At once: whoever it gave way to goes on, and holds what this one waits for.
        if (tries === DELETIONS || !isUndone(error)) throw error;
      }
  }

  private async deleteRowsOnce(account: AccountId, now: Date, askedAt: Date): Promise<void> {
    await this.database.$transaction(async (transaction) => {
      // Waits for whoever is writing rows of the account: the trigger of those tables holds the same lock, shared.
      await transaction.$queryRaw`select pg_advisory_xact_lock(hashtextextended('erasure ' || ${account}, 0))::text`;
      await transaction.erasure.createMany({ data: [{ account, askedAt }], skipDuplicates: true });
      const person = await this.findPerson(transaction, account);
      for (const rule of this.rules) await rule.deleteRows?.(transaction, person);
      await transaction.erasure.updateMany({ where: { account, rowsErasedAt: null }, data: { rowsErasedAt: now } });
    }, TIMEOUTS);
  }

  /**
   * All of it: rows, what takes commands, and at last what deleted rows leave in the files of the database.
   * @returns when to go on: for what was under way meanwhile, or once tables can be rewritten; undefined where it is finished
   * @throws what some of it failed for, once all the rest is done: a store of photos that is away keeps no listing on the map
   */
  async erase(account: AccountId, now: Date): Promise<Date | undefined> {
    const { lastLook, finishedAt } = await this.eraseAllRows(account, now);
    if (now < lastLook) return lastLook;
    if (!finishedAt && !(await this.rewrite.withoutDeletedRows())) return new Date(now.getTime() + REWRITE_AGAIN_MS);
    await this.noteAsFinished(account, now);
    return undefined;
  }

  /** @param askedAt where that is known and the database may not know it */
  private async eraseAllRows(account: AccountId, now: Date, askedAt = now) {
    await this.deleteRows(account, now, askedAt);
    const found = await this.finish(account, now);
    const erasure = await this.database.erasure.findUniqueOrThrow({ where: { account } });
    const lastLook = new Date((found ? now : erasure.askedAt).getTime() + UNDER_WAY_MS);
    return { lastLook, finishedAt: erasure.finishedAt };
  }

  private async noteAsFinished(account: AccountId, now: Date): Promise<void> {
    await this.database.erasure.updateMany({ where: { account, finishedAt: null }, data: { finishedAt: now } });
  }

  /** @returns whether there was anything left to do */
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
   * A person of the ledger, in a database that may have been restored from before. Where there was anything of them it is
   * finished by the effect that follows from their erasure: a start doesn't wait for tables to be rewritten.
   * @returns whether there was anything of them
   */
  async eraseAgain(account: AccountId, { at, now }: { at: Date; now: Date }): Promise<boolean> {
    const known = await this.record(account, 'ledger', now);
    const { lastLook } = await this.eraseAllRows(account, now, at);
    if (!known && now >= lastLook) await this.noteAsFinished(account, now);
    return known;
  }

  /**
   * Says in the account's stream that it is erased, unless that stands there.
   * @returns whether there is such an account
   * @throws Problem 409 where others go on changing it
   */
  async record(account: AccountId, by: ErasedBy, now: Date): Promise<boolean> {
    for (let tries = 0; tries < TRIES; tries++) {
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
    throw new Problem(409, 'conflict', 'The account was changed at the same time. Try again.');
  }

  /** Of these accounts, those whose erasure is not finished in this database, and whether it has begun here. */
  async findUnfinished(accounts: readonly AccountId[]): Promise<Map<AccountId, { begun: boolean }>> {
    const rows = await this.database.$queryRaw<{ account: AccountId; begun: boolean }[]>`
      select asked.account, e.account is not null as begun
      from unnest(${[...accounts]}::uuid[]) as asked (account) left join erasure e on e.account = asked.account
      where e.finished_at is null`;
    return new Map(rows.map(({ account, begun }) => [account, { begun }]));
  }

  /** For the operator: what is under way, and what was finished last. */
  async list(limit: number): Promise<ErasureState[]> {
    const rows = await this.database.erasure.findMany({
      orderBy: [{ finishedAt: { sort: 'desc', nulls: 'first' } }, { askedAt: 'desc' }],
      take: limit,
    });
    return rows as ErasureState[];
  }

  private async findPerson(transaction: ErasureTransaction, account: AccountId): Promise<ErasedPerson> {
    // Locked, so that a session that is just being opened is there to be deleted, or isn't opened.
    const rows = await transaction.$queryRaw<{ phone_hash: string; phone: string | null }[]>`
      select phone_hash, phone from account a left join vault_person p on p.account = a.id
      where a.id = ${account}::uuid for update of a`;
    const forms = rows.flatMap(({ phone_hash, phone }) => [
      phone_hash,
      ...(phone ? this.hashes.phoneForms(phone) : []),
    ]);
    return { account, phoneHashes: [...new Set(forms)], phones: rows.flatMap(({ phone }) => phone ?? []) };
  }
}
