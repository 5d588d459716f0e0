import { Problem } from '@naksha/events/contracts';
import { istDay } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../database/write-database.ts';
import { WRITE_DATABASE } from '../../injection/tokens.ts';
import type { RetentionRule } from '../../retention/retention-rule.ts';
import { neverSeen, type SignInState } from './sign-in-rules.ts';

/** Milliseconds: a rush of sign-ins queues for connections before it is turned away. */
const TRANSACTION_TIMEOUTS = { maxWait: 8_000, timeout: 8_000 };

type Transaction = Parameters<Parameters<WriteDatabase['$transaction']>[0]>[0];

/** Where the rules' counters live. They fail closed: what can't be counted is refused. */
@Injectable()
export class SignInStates implements RetentionRule {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  /**
   * Applies a rule to what is remembered of a number, one request after the other, and keeps the `state` it answers with.
   * @throws Problem 503 where the database can't be asked
   */
  async change<Answer extends { outcome: string; state?: SignInState } | { outcome: string }>(
    phoneHash: string,
    day: string,
    rule: (state: SignInState) => Answer,
  ): Promise<Answer> {
    return this.database
      .$transaction(async (transaction) => {
        // Serialises the number's requests, also those of a number that has no row yet.
        await transaction.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${phoneHash}, 0))::text`;
        const answer = rule(await read(transaction, phoneHash, day));
        if ('state' in answer && answer.state) await write(transaction, phoneHash, answer.state);
        return answer;
      }, TRANSACTION_TIMEOUTS)
      .catch((cause: unknown) => {
        throw Object.assign(new Problem(503, 'sign_in_unavailable', 'sign-in is not possible just now'), { cause });
      });
  }

  /**
   * Codes that have ended, and counters that count nothing: wrong tries in a row are kept however old they are. The
   * condition stands twice, because a request may renew the row while we wait for it.
   */
  async deleteExpired(now: Date, limit: number): Promise<number> {
    const yesterday = new Date(now.getTime() - 86_400_000);
    const codes = await this.database.$executeRaw`delete from sign_in_code where phone_hash in (
      select phone_hash from sign_in_code where expires_at < ${now} limit ${limit}) and expires_at < ${now}`;
    const counters = await this.database.$executeRaw`delete from sign_in_counter c where phone_hash in (
        select phone_hash from sign_in_counter s where wrong_in_a_row = 0 and day < ${istDay(yesterday)}::date
          and (locked_until is null or locked_until < ${now})
          and not exists (select from sign_in_code where phone_hash = s.phone_hash) limit ${limit})
      and wrong_in_a_row = 0 and day < ${istDay(yesterday)}::date`;
    return Math.max(codes, counters);
  }
}

async function read(transaction: Transaction, phoneHash: string, day: string): Promise<SignInState> {
  const where = { phoneHash };
  const counter = await transaction.signInCounter.findUnique({ where });
  const code = await transaction.signInCode.findUnique({ where });
  if (!counter) return neverSeen(day);
  return {
    wrongInARow: counter.wrongInARow,
    lockedUntil: counter.lockedUntil ?? undefined,
    wrongSinceSent: counter.wrongSinceSent,
    day: counter.day.toISOString().slice(0, 10),
    sent: counter.sent,
    code: code ? { hash: code.codeHash, sentAt: code.sentAt, expiresAt: code.expiresAt, tries: code.tries } : undefined,
  };
}

async function write(transaction: Transaction, phoneHash: string, { code, ...state }: SignInState): Promise<void> {
  const counter = { ...state, lockedUntil: state.lockedUntil ?? null, day: new Date(`${state.day}T00:00:00Z`) };
  await transaction.signInCounter.upsert({
    where: { phoneHash },
    create: { phoneHash, ...counter },
    update: counter,
  });
  if (!code) {
    await transaction.signInCode.deleteMany({ where: { phoneHash } });
    return;
  }
  const { hash: codeHash, ...times } = code;
  await transaction.signInCode.upsert({
    where: { phoneHash },
    create: { phoneHash, codeHash, ...times },
    update: { codeHash, ...times },
  });
}
