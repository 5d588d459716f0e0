import { randomBytes } from 'node:crypto';
import type { Caller } from '@naksha/events/contracts';
import type { AccountId, Clock, Ids } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../database/write-database.ts';
import { CLOCK, IDS, WRITE_DATABASE } from '../injection/tokens.ts';
import type { RetentionRule } from '../retention/retention-rule.ts';
import { KeyedHashes } from './keyed-hashes.ts';

const DAY = 86_400_000;
/** A session ends after so long without use, and after so long in any case. */
const UNUSED = 30 * DAY;
const LONGEST = 90 * DAY;
/** How exactly "last used" is kept: writing it at each request would make every read a write. */
const USE_NOTED_EVERY = DAY / 24;

/** Times are ISO 8601, UTC; `current`: the one that asks. */
export type OpenSession = { id: string; created_at: string; last_used_at: string; current: boolean };

type Resolved = {
  id: string;
  token_hash: string;
  account: AccountId;
  phone_hash: string;
  opened_at: Date;
  created_at: Date;
  last_used_at: Date;
};

/** Who is asking. Tokens are opaque and stored as hashes only: the table gives nobody a way in. */
@Injectable()
export class Sessions implements RetentionRule {
  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
  ) {}

  /** @returns the new session's token, 256 random bits; it is never to be read again */
  async open(account: AccountId): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    await this.database.session.create({
      data: { id: this.ids.uuid(), tokenHash: this.hashes.token(token), account, createdAt: now, lastUsedAt: now },
    });
    return token;
  }

  /**
   * @returns the caller, or undefined where the token is unknown, revoked or has ended
   * @throws where the database can't say: whoever asks must refuse, not guess
   */
  async resolve(token: string): Promise<Caller | undefined> {
    // Every signed-in request asks this: one statement instead of the two that an `include` makes.
    const [session] = await this.database.$queryRaw<Resolved[]>`
      select session.id, token_hash, account.id as account, phone_hash, opened_at, created_at, last_used_at
      from session join account on account.id = session.account where token_hash = any(${this.hashes.tokenForms(token)})`;
    const now = this.clock.now();
    if (!session || now.getTime() - session.created_at.getTime() > LONGEST) return undefined;
    const unused = now.getTime() - session.last_used_at.getTime();
    if (unused > UNUSED) return undefined;
    const tokenHash = this.hashes.token(token);
    // The token is known at this moment only: what was made under another key comes under the current one by being used.
    if (unused > USE_NOTED_EVERY || session.token_hash !== tokenHash)
      await this.database.session.updateMany({ where: { id: session.id }, data: { lastUsedAt: now, tokenHash } });
    return {
      account: session.account,
      staff: this.hashes.isStaff(session.phone_hash),
      dealer: this.hashes.isDealer(session.phone_hash),
      openedAt: session.opened_at,
      session: session.id,
    };
  }

  /** Ends one session at once. @returns whose it was, where there was one */
  async end(token: string): Promise<AccountId | undefined> {
    const [ended] = await this.database.$queryRaw<{ account: AccountId }[]>`
      delete from session where token_hash = any(${this.hashes.tokenForms(token)}) returning account`;
    return ended?.account;
  }

  async deleteExpired(now: Date, limit: number): Promise<number> {
    const [oldest, unused] = [LONGEST, UNUSED].map((ms) => new Date(now.getTime() - ms));
    return this.database.$executeRaw`delete from session where id in (
      select id from session where created_at < ${oldest} or last_used_at < ${unused} limit ${limit})`;
  }

  /** A person's sessions that still live, newest use first. */
  async listSessions(account: AccountId, current: string): Promise<OpenSession[]> {
    const now = this.clock.now().getTime();
    const forms = this.hashes.tokenForms(current);
    const sessions = await this.database.session.findMany({
      where: { account, createdAt: { gte: new Date(now - LONGEST) }, lastUsedAt: { gte: new Date(now - UNUSED) } },
      orderBy: { lastUsedAt: 'desc' },
    });
    return sessions.map(({ id, tokenHash, createdAt, lastUsedAt }) => ({
      id,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      current: forms.includes(tokenHash),
    }));
  }

  /** Ends one of the person's own sessions, by its id. @returns whether there was one */
  async endOwn(account: AccountId, id: string): Promise<boolean> {
    const { count } = await this.database.session.deleteMany({ where: { id, account } });
    return count > 0;
  }

  /** Ends all of a person's sessions, as a block and an erasure do. @returns how many there were */
  async endAll(account: AccountId): Promise<number> {
    const { count } = await this.database.session.deleteMany({ where: { account } });
    return count;
  }

  /** Which of these sessions are still there. */
  async findLiving(ids: readonly string[]): Promise<string[]> {
    const living = await this.database.session.findMany({ where: { id: { in: [...ids] } }, select: { id: true } });
    return living.map(({ id }) => id);
  }
}

/** Notified by the database with a session's id as soon as it is deleted, whoever does it. */
export const SESSION_ENDED = 'naksha_session_ended';
