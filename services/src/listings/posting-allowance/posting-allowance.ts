import type { Caller } from '@naksha/events/contracts';
import type { Claim, EventStore } from '@naksha/events/event-store';
import { type AccountId, type ListingId, nameListingStream, toIndianIsoDay } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { findFreeSlotClaim } from '../../commands/find-free-slot.ts';
import type { Refusal } from '../../commands/refusal.ts';
import type { ServicesSettings } from '../../injection/settings.ts';
import { EVENT_STORE, SETTINGS } from '../../injection/tokens.ts';
import { SecurityLog } from '../../security/security-log.ts';
import { checkPostingAllowance } from './judge-posting.ts';

export const POSTED_CLAIM = 'posted';
export const VERIFIED_SELLER_CLAIM = 'verified-seller';

/** Losing such a claim is retried, not rejected. */
export const isPostingAllowanceClaim = (kind: string): boolean =>
  kind === POSTED_CLAIM || kind === VERIFIED_SELLER_CLAIM;

/** Each listing claims one of the day's slots. */
@Injectable()
export class PostingAllowance {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(SETTINGS) private readonly settings: ServicesSettings,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  async claimPlace(caller: Caller, listing: ListingId, now: Date): Promise<{ claims: Claim[] } | { refusal: Refusal }> {
    const { account } = caller;
    const { judged, prefix, posted, trust } = await this.judgeCaller(caller, now);
    if ('refusal' in judged) {
      this.security.record({ kind: 'rate_limited', limit: 'posting', account });
      return judged;
    }
    const slot = findFreeSlotClaim(posted, { kind: POSTED_CLAIM, prefix, max: judged.aDay, owner: listing });
    if (!slot)
      throw new Error(
        `Account ${account} is below its posting limit of ${judged.aDay} a day, but no claim ${prefix} is free`,
      );
    return { claims: [slot, ...(trust ? [trust] : [])] };
  }

  async findHindrance(caller: Caller, now: Date): Promise<Refusal | undefined> {
    const { judged } = await this.judgeCaller(caller, now);
    return 'refusal' in judged ? judged.refusal : undefined;
  }

  private async judgeCaller({ account, staff, dealer = false, openedAt }: Caller, now: Date) {
    const prefix = `${account}/${toIndianIsoDay(now)}/`;
    const vouchedFor = staff || dealer;
    const verified = (await this.store.listClaims(VERIFIED_SELLER_CLAIM, account)).length > 0;
    // Unknown accounts have few listings, and all of them count.
    const posted = await this.store.listClaims(POSTED_CLAIM, vouchedFor || verified ? prefix : `${account}/`);
    const trust = vouchedFor || verified ? undefined : await this.findTrust(account, posted);
    const record = {
      vouchedFor,
      verified: verified || trust !== undefined,
      openedAt,
      days: posted.map(({ key }) => key.split('/')[1]),
    };
    return { judged: checkPostingAllowance(record, this.settings, now), prefix, posted, trust };
  }

  /** Before the first verification there are few listings to read; afterwards a claim records it. */
  private async findTrust(account: AccountId, posted: readonly Claim[]): Promise<Claim | undefined> {
    const byStream = new Map(posted.map(({ owner }) => [nameListingStream(owner as ListingId), owner]));
    if (byStream.size === 0) return undefined;
    const verified = await this.store.findStreamWithEvent('ListingVerified', [...byStream.keys()]);
    return verified === undefined
      ? undefined
      : { kind: VERIFIED_SELLER_CLAIM, key: account, owner: byStream.get(verified)! };
  }
}
