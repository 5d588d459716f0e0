import { type Caller, Problem } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { type ListingId, nameListingStream, type PositionToken } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { loadStream } from '../../commands/load-stream.ts';
import { refusalProblem, staffOnlyRefusal } from '../../commands/refusal.ts';
import { EVENT_STORE } from '../../injection/tokens.ts';
import { listing } from '../listing.ts';
import { ListingCommand, type ListingRule } from '../listing-command.ts';
import { highestReviewerRole, reviewableListingOrRefusal } from '../review.ts';
import { type Claimant, ReviewClaims } from './review-claims.ts';

/** So that no two reviewers decide on the same listing. */
@Injectable()
export class ClaimedReview {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(ReviewClaims) private readonly claims: ReviewClaims,
    @Inject(ListingCommand) private readonly onListing: ListingCommand,
  ) {}

  /** Returns the end of the claim. */
  async claim(id: ListingId, { caller, now }: CommandMeta): Promise<Date> {
    const { state } = await loadStream(this.store, nameListingStream(id), listing);
    const found = reviewableListingOrRefusal(state, caller, {});
    if ('refusal' in found) throw refusalProblem(found.refusal);
    const claimant = findClaimant(caller);
    if (!claimant) throw refusalProblem(staffOnlyRefusal);
    const held = await this.claims.claim(id, claimant, now);
    if (!held) throw claimedByOtherProblem();
    return held.endsAt;
  }

  /** Operators, without a session, need no claim. */
  async decide<Command>(
    name: string,
    id: ListingId,
    { rule, command, meta }: { rule: ListingRule<Command>; command: Command; meta: CommandMeta },
  ): Promise<PositionToken> {
    const claimant = findClaimant(meta.caller);
    const held = claimant && (await this.claims.claim(id, claimant, meta.now));
    if (claimant && !held) throw claimedByOtherProblem();
    let decided = false;
    try {
      const position = await this.onListing.run(name, id, { rule, command, meta });
      decided = true;
      return position;
    } finally {
      // A manual claim survives a rejected decision: its reviewer is still working.
      if (claimant && (decided || held?.fresh)) await this.claims.release(id, claimant.account);
    }
  }
}

const findClaimant = (caller: Caller): Claimant | undefined =>
  caller.staff && caller.session
    ? { account: caller.account, role: highestReviewerRole(caller), session: caller.session }
    : undefined;

const claimedByOtherProblem = (): Problem =>
  new Problem(409, 'claimed_by_other', 'Another staff member is reviewing this listing.');
