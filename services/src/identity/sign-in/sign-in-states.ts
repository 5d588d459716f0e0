import { toIndianIsoDay } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../database/write-database.ts';
import { SIGN_IN_DATABASE } from '../../injection/tokens.ts';
import type { SignInCode } from '../../prisma-client/client.ts';
import type { RetentionRule } from '../../retention/retention-rule.ts';
import { throwSignInUnavailable } from './budgets/budget-counters.ts';
import { createSignInState, type SentCode, type SignInState } from './sign-in-rules.ts';
import { KeyedQueue } from './turns.ts';

/** In ms. A burst of sign-ins waits for connections before it is rejected. */
const TRANSACTION_TIMEOUTS = { maxWait: 8_000, timeout: 8_000 };

type Transaction = Parameters<Parameters<WriteDatabase['$transaction']>[0]>[0];

/** `phoneHash` owns the counters, `browserHash` one code. */
export type SignInSubject = { phoneHash: string; browserHash: string };

/** Fails closed. */
@Injectable()
export class SignInStates implements RetentionRule {
  readonly #turns = new KeyedQueue();

  constructor(@Inject(SIGN_IN_DATABASE) private readonly database: WriteDatabase) {}

  /**
   * One request at a time; saves the resulting `state`. `prepare` runs in the number's turn, so that rejected
   * requests cost the database nothing.
   */
  async change<Answer extends { outcome: string; state?: SignInState } | { outcome: string }>(
    { phoneHash, browserHash }: SignInSubject,
    day: string,
    rule: (state: SignInState) => Answer,
    prepare: () => Promise<void> = async () => {},
  ): Promise<Answer> {
    const change = () =>
      this.database.$transaction(async (transaction) => {
        // Across processes, including numbers without a row.
        await transaction.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${phoneHash}, 0))::text`;
        const answer = rule(await read(transaction, { phoneHash, browserHash }, day));
        if ('state' in answer && answer.state) await write(transaction, { phoneHash, browserHash }, answer.state);
        return answer;
      }, TRANSACTION_TIMEOUTS);
    return this.#turns.runInTurn(phoneHash, async () => {
      await prepare();
      return change().catch(throwSignInUnavailable);
    });
  }

  /** For someone who has identified themselves to the office. Returns whether there was anything to reset. */
  async unlock(phoneHash: string): Promise<boolean> {
    const where = { phoneHash, OR: [{ wrongInARow: { gt: 0 } }, { lockedUntil: { not: null } }, { sent: { gt: 0 } }] };
    const data = { wrongInARow: 0, lockedUntil: null, sent: 0 };
    const { count } = await this.database.signInCounter.updateMany({ where, data });
    return count > 0;
  }

  /**
   * Wrong tries in a row are kept. The condition is repeated because a request may renew a row while this waits for
   * it.
   */
  async deleteExpired(now: Date, limit: number): Promise<number> {
    const yesterday = new Date(now.getTime() - 86_400_000);
    const codes = await this.database.$executeRaw`delete from sign_in_code where (phone_hash, browser_hash) in (
        select phone_hash, browser_hash from sign_in_code where expires_at < ${now} limit ${limit})
      and expires_at < ${now}`;
    const counters = await this.database.$executeRaw`delete from sign_in_counter c where phone_hash in (
        select phone_hash from sign_in_counter s where wrong_in_a_row = 0 and day < ${toIndianIsoDay(yesterday)}::date
          and (locked_until is null or locked_until < ${now})
          and not exists (select from sign_in_code where phone_hash = s.phone_hash) limit ${limit})
      and wrong_in_a_row = 0 and day < ${toIndianIsoDay(yesterday)}::date`;
    return Math.max(codes, counters);
  }
}

async function read(
  transaction: Transaction,
  { phoneHash, browserHash }: SignInSubject,
  day: string,
): Promise<SignInState> {
  const counter = await transaction.signInCounter.findUnique({ where: { phoneHash } });
  const code = await transaction.signInCode.findUnique({
    where: { phoneHash_browserHash: { phoneHash, browserHash } },
  });
  if (!counter) return createSignInState(day);
  return {
    wrongInARow: counter.wrongInARow,
    lockedUntil: counter.lockedUntil ?? undefined,
    wrongSinceSent: counter.wrongSinceSent,
    day: counter.day.toISOString().slice(0, 10),
    sent: counter.sent,
    lastSentAt: counter.lastSentAt ?? undefined,
    code: code ? toSentCode(code) : undefined,
  };
}

async function write(
  transaction: Transaction,
  subject: SignInSubject,
  { code, lockedUntil, lastSentAt, day, ...state }: SignInState,
): Promise<void> {
  const { phoneHash } = subject;
  const times = { lockedUntil: lockedUntil ?? null, lastSentAt: lastSentAt ?? null, day: new Date(`${day}T00:00:00Z`) };
  const counter = { ...state, ...times };
  await transaction.signInCounter.upsert({
    where: { phoneHash },
    create: { phoneHash, ...counter },
    update: counter,
  });
  if (!code) {
    await transaction.signInCode.deleteMany({ where: subject });
    return;
  }
  const { hash: codeHash, ...rest } = code;
  await transaction.signInCode.upsert({
    where: { phoneHash_browserHash: subject },
    create: { ...subject, codeHash, ...rest },
    update: { codeHash, ...rest },
  });
}

const toSentCode = ({ codeHash: hash, sentAt, expiresAt, tries, weight }: SignInCode): SentCode => ({
  hash,
  sentAt,
  expiresAt,
  tries,
  weight,
});
