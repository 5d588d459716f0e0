import { randomBytes } from 'node:crypto';
import type { Caller } from '@naksha/events/contracts';
import type { AccountId, Clock, Ids, StaffRole } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../database/write-database.ts';
import { CLOCK, IDS, WRITE_DATABASE } from '../injection/tokens.ts';
import { KeyRing } from '../keys/key-ring.ts';
import type { RekeyRule } from '../keys/rekey-rule.ts';
import type { RetentionRule } from '../retention/retention-rule.ts';
import { StaffMembers } from './appoint-staff/staff-members.ts';
import { KeyedHashes } from './keyed-hashes.ts';

const DAY = 86_400_000;
const HOUR = DAY / 24;
/**
 * `unused`: idle timeout; `longest`: absolute; `usesNotedEvery`: writing "last used" at each request would turn reads
 * into writes.
 */
const LIMITS = { unused: 30 * DAY, longest: 90 * DAY, usesNotedEvery: HOUR };
/** A working day, with a break. */
const STAFF_LIMITS = { unused: HOUR, longest: 12 * HOUR, usesNotedEvery: HOUR / 12 };

/** Times are ISO 8601 in UTC. */
export type OpenSession = { id: string; created_at: string; last_used_at: string; current: boolean; device?: string };

type Resolved = {
  id: string;
  token_hash: string;
  account: AccountId;
  phone_hash: string;
  opened_at: Date;
  created_at: Date;
  last_used_at: Date;
  proven_at: Date | null;
  roles: StaffRole[] | null;
  cities: string[] | null;
};

/** Only hashes are stored, so a copy of the table gives no access. */
@Injectable()
export class Sessions implements RetentionRule {
  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
    @Inject(StaffMembers) private readonly staff: StaffMembers,
  ) {}

  /** Returns a token of 256 random bits, which is not stored. */
  async open(account: AccountId, device?: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    await this.database.session.create({
      data: {
        id: this.ids.uuid(),
        tokenHash: this.hashes.hashToken(token),
        account,
        createdAt: now,
        lastUsedAt: now,
        device,
      },
    });
    return token;
  }

  /** @throws if the database is unavailable: callers must then reject the request */
  async resolve(token: string): Promise<Caller | undefined> {
    // One statement instead of Prisma's two, because every signed-in request runs it.
    const [session] = await this.database.$queryRaw<Resolved[]>`
      select session.id, token_hash, account.id as account, phone_hash, opened_at, created_at, last_used_at, proven_at, roles, cities
      from session join account on account.id = session.account left join staff_member on staff_member.account = account.id
      where token_hash = any(${this.hashes.listTokenHashes(token)}) and blocked_at is null`;
    const now = this.clock.now();
    if (!session) return undefined;
    const named = this.hashes.isStaff(session.phone_hash);
    const isStaff = named || session.roles !== null;
    const { unused, longest, usesNotedEvery } = isStaff ? STAFF_LIMITS : LIMITS;
    const idle = now.getTime() - session.last_used_at.getTime();
    if (idle > unused || now.getTime() - session.created_at.getTime() > longest) return undefined;
    const tokenHash = this.hashes.hashToken(token);
    // A token hashed under a former key is rehashed when used. Matching the hash too avoids reviving a token that was
    // exchanged meanwhile. In a read-only database, an unrecorded use only ends the session earlier.
    if (idle > usesNotedEvery || session.token_hash !== tokenHash)
      await this.database.session
        .updateMany({
          where: { id: session.id, tokenHash: session.token_hash },
          data: { lastUsedAt: now, tokenHash },
        })
        .catch(() => {});
    return {
      account: session.account,
      staff: isStaff && session.proven_at !== null,
      ...(isStaff && session.proven_at === null && { staffUnproven: true }),
      ...(isStaff &&
        session.proven_at !== null && {
          provenAt: session.proven_at,
          roles: [...(named ? (['administrator'] as const) : []), ...(session.roles ?? [])],
          cities: session.cities ?? [],
        }),
      dealer: this.hashes.isDealer(session.phone_hash),
      openedAt: session.opened_at,
      session: session.id,
    };
  }

  /** Returns on the first proof the token that replaces the old one, so that a stolen token gains no rights. */
  async markProven(
    session: string,
    { session: sessions }: Pick<WriteDatabase, 'session'>,
  ): Promise<string | undefined> {
    const token = randomBytes(32).toString('base64url');
    const provenAt = this.clock.now();
    const { count } = await sessions.updateMany({
      where: { id: session, provenAt: null },
      data: { provenAt, tokenHash: this.hashes.hashToken(token), enrollingUntil: null },
    });
    if (count > 0) return token;
    await sessions.updateMany({ where: { id: session }, data: { provenAt } });
    return undefined;
  }

  async end(token: string): Promise<AccountId | undefined> {
    const [ended] = await this.database.$queryRaw<{ account: AccountId }[]>`
      delete from session where token_hash = any(${this.hashes.listTokenHashes(token)}) returning account`;
    return ended?.account;
  }

  async deleteExpired(now: Date, limit: number): Promise<number> {
    const before = (ms: number) => new Date(now.getTime() - ms);
    return this.database.$executeRaw`delete from session where id in (
      select session.id from session join account on account.id = session.account
      where created_at < ${before(LIMITS.longest)} or last_used_at < ${before(LIMITS.unused)} or (
        (phone_hash = any(${this.hashes.staffForms}) or exists (select from staff_member where staff_member.account = session.account))
        and (created_at < ${before(STAFF_LIMITS.longest)} or last_used_at < ${before(STAFF_LIMITS.unused)}))
      limit ${limit})`;
  }

  /** Most recently used first. */
  async listSessions(account: AccountId, current: string): Promise<OpenSession[]> {
    const now = this.clock.now().getTime();
    const forms = this.hashes.listTokenHashes(current);
    const isStaff = await this.staff.isStaff(account);
    const { unused, longest } = isStaff ? STAFF_LIMITS : LIMITS;
    const sessions = await this.database.session.findMany({
      where: { account, createdAt: { gte: new Date(now - longest) }, lastUsedAt: { gte: new Date(now - unused) } },
      orderBy: { lastUsedAt: 'desc' },
    });
    return sessions.map(({ id, tokenHash, createdAt, lastUsedAt, device }) => ({
      id,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      current: forms.includes(tokenHash),
      ...(device && { device }),
    }));
  }

  /** An unproven staff session cannot end a proven one, so that a stolen SIM cannot sign its owner out. */
  async endOwn({ account, staffUnproven }: Caller, id: string): Promise<'ended' | 'proven' | 'unknown'> {
    const { count } = await this.database.session.deleteMany({
      where: { id, account, ...(staffUnproven && { provenAt: null }) },
    });
    if (count > 0) return 'ended';
    return staffUnproven && (await this.database.session.count({ where: { id, account } })) > 0 ? 'proven' : 'unknown';
  }

  async endAll(account: AccountId): Promise<number> {
    const { count } = await this.database.session.deleteMany({ where: { account } });
    return count;
  }

  async findLiving(ids: readonly string[]): Promise<string[]> {
    const living = await this.database.session.findMany({ where: { id: { in: [...ids] } }, select: { id: true } });
    return living.map(({ id }) => id);
  }
}

/** With the id of each deleted session. */
export const SESSION_ENDED_CHANNEL = 'naksha_session_ended';

/** Only the browser knows its token, so a session is rekeyed when it is next used. */
@Injectable()
export class RekeySessions implements RekeyRule {
  readonly what = 'sessions';
  readonly otherwise = 'these sessions end and their users must sign in again. Sessions are updated when they are used';

  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(KeyRing) private readonly keys: KeyRing,
  ) {}

  countLeft(): Promise<number> {
    return this.database.session.count({ where: { NOT: { tokenHash: { startsWith: this.keys.prefix } } } });
  }
}
