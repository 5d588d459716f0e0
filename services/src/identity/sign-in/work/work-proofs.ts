import { randomBytes } from 'node:crypto';
import { createProofOfWorkChecker, parseProofOfWork, type WorkChallenge } from '@naksha/events/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../../database/write-database.ts';
import { SIGN_IN_DATABASE } from '../../../injection/tokens.ts';
import type { RetentionRule } from '../../../retention/retention-rule.ts';
import { KeyedHashes } from '../../keyed-hashes.ts';
import { throwSignInUnavailable } from '../budgets/budget-counters.ts';

/** Enough for the slowest phone to compute and send the largest proof. */
const LIFETIME_MS = 5 * 60_000;
/** The required work may rise while a device computes: accept a quarter of it. */
const LENIENCY_FACTOR = 4;

/** Time, attempts, random part, signature. */
const CHALLENGE = /^(([0-9a-z]+)\.(\d+)\.[\w-]+)\.(.+)$/;

export type CheckedWork = { workHash: string; expiresAt: Date };

/** Challenges are signed for one number and not stored; a proof is valid for one text. */
@Injectable()
export class WorkProofs implements RetentionRule {
  constructor(
    @Inject(SIGN_IN_DATABASE) private readonly database: WriteDatabase,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
  ) {}

  issueChallenge(phone: string, attempts: number, now: Date): WorkChallenge {
    const text = `${now.getTime().toString(36)}.${attempts}.${randomBytes(9).toString('base64url')}`;
    return { challenge: `${text}.${this.hashes.sign(phone, text)}`, attempts };
  }

  /** Undefined if the proof is invalid or for something else. */
  async checkProof(proof: string, phone: string, attempts: number, now: Date): Promise<CheckedWork | undefined> {
    const sent = parseProofOfWork(proof);
    const [, text, issued, done, signature] = CHALLENGE.exec(sent?.challenge ?? '') ?? [];
    // The signature first: checking the work takes a millisecond.
    if (!sent || !text || !this.hashes.isSigned(signature, phone, text)) return undefined;
    const expiresAt = new Date(Number.parseInt(issued, 36) + LIFETIME_MS);
    if (expiresAt <= now || Number(done) * LENIENCY_FACTOR < attempts) return undefined;
    const judge = await createProofOfWorkChecker({ challenge: sent.challenge, attempts: Number(done) });
    return (await judge(sent.nonce)) ? { workHash: this.hashes.hashBrowser(sent.challenge), expiresAt } : undefined;
  }

  /** Whether it was unused. */
  async markSpent({ workHash, expiresAt }: CheckedWork): Promise<boolean> {
    const { count } = await this.database.signInSpentWork
      .createMany({ data: [{ workHash, expiresAt }], skipDuplicates: true })
      .catch(throwSignInUnavailable);
    return count > 0;
  }

  async deleteExpired(now: Date, limit: number): Promise<number> {
    return this.database.$executeRaw`delete from sign_in_spent_work where work_hash in (
      select work_hash from sign_in_spent_work where expires_at < ${now} limit ${limit})`;
  }
}
