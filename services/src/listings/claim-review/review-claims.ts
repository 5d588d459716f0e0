import { type AccountId, DAY_MS, type ListingId, type StaffRole } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../database/write-database.ts';
import type { ErasedPerson, ErasureRule, ErasureTransaction } from '../../erasure-rule/erasure-rule.ts';
import { WRITE_DATABASE } from '../../injection/tokens.ts';
import type { RetentionRule } from '../../retention/retention-rule.ts';

export const CLAIM_MS = 30 * 60_000;

export type Claimant = { account: AccountId; role: StaffRole; session: string };
export type HeldClaim = { listing: ListingId; account: AccountId; role: StaffRole; endsAt: Date };

/** One reviewer, for half an hour. Stored without events; ending a session deletes its claims by a foreign key. */
@Injectable()
export class ReviewClaims implements RetentionRule, ErasureRule {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  /** Undefined if another reviewer has it. */
  async claim(
    listing: ListingId,
    { account, role, session }: Claimant,
    now: Date,
  ): Promise<{ endsAt: Date; fresh: boolean } | undefined> {
    const endsAt = new Date(now.getTime() + CLAIM_MS);
    const [held] = await this.database.$queryRaw<{ ends_at: Date; claimed_at: Date }[]>`
      insert into review_claim as held (listing, account, role, session, claimed_at, ends_at)
      values (${listing}, ${account}::uuid, ${role}, ${session}::uuid, ${now}, ${endsAt})
      on conflict (listing) do update set
        account = excluded.account, role = excluded.role, session = excluded.session,
        claimed_at = case when held.ends_at <= ${now} then excluded.claimed_at else held.claimed_at end,
        ends_at = case when held.ends_at <= ${now} then excluded.ends_at else held.ends_at end
      where held.ends_at <= ${now} or held.account = excluded.account
      returning ends_at, claimed_at`;
    return held && { endsAt: held.ends_at, fresh: held.claimed_at.getTime() === now.getTime() };
  }

  async release(listing: ListingId, account: AccountId): Promise<void> {
    await this.database.reviewClaim.deleteMany({ where: { listing, account } });
  }

  /** Oldest first. */
  async list(now: Date): Promise<HeldClaim[]> {
    const held = await this.database.reviewClaim.findMany({
      where: { endsAt: { gt: now } },
      orderBy: [{ claimedAt: 'asc' }, { listing: 'asc' }],
    });
    return held.map(({ listing, account, role, endsAt }) => ({
      ...{ listing: listing as ListingId, account: account as AccountId, role: role as StaffRole },
      endsAt,
    }));
  }

  async deleteExpired(now: Date, limit: number): Promise<number> {
    const ended = new Date(now.getTime() - DAY_MS);
    return this.database.$executeRaw`delete from review_claim where listing in (
      select listing from review_claim where ends_at < ${ended} limit ${limit})`;
  }

  async deleteRows(transaction: ErasureTransaction, { account }: ErasedPerson): Promise<void> {
    await transaction.reviewClaim.deleteMany({ where: { account } });
  }
}
