import type { Caller } from '@naksha/events/contracts';
import { type RequestWithCaller, RequireStaffRole, SignedIn } from '@naksha/events/http';
import type { Clock } from '@naksha/events/kernel';
import type { ReviewClaimsHeld } from '@naksha/events/wire/review';
import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post } from '@nestjs/common';
import type { z } from 'zod';
import { CommandEdge, CommandRequestParam } from '../../http/command-edge.ts';
import { emptyBody } from '../../http/no-fields.ts';
import { CLOCK } from '../../injection/tokens.ts';
import { Vault } from '../../vault/vault.ts';
import { listingIdOfSlugOrThrow } from '../listing-id-from.ts';
import { ClaimedReview } from './claimed-review.ts';
import { ReviewClaims } from './review-claims.ts';

@Controller('api/staff')
@RequireStaffRole('reviewer')
export class ReviewClaimsController {
  constructor(
    @Inject(ReviewClaims) private readonly claims: ReviewClaims,
    @Inject(ClaimedReview) private readonly review: ClaimedReview,
    @Inject(CommandEdge) private readonly edge: CommandEdge,
    @Inject(Vault) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** By role and initial only. */
  @Get('review-claims')
  @Header('cache-control', 'private, no-store')
  async list(@SignedIn() caller: Caller): Promise<ReviewClaimsHeld> {
    const held = await this.claims.list(this.clock.now());
    const names = await this.vault.findFirstNames(held.map(({ account }) => account));
    return {
      claims: held.map(({ listing, account, role, endsAt }) => ({
        listing,
        mine: account === caller.account,
        role,
        initial: [...(names.get(account) ?? '')][0]?.toUpperCase() ?? '',
        until: endsAt.toISOString(),
      })),
    };
  }

  @Post('listings/:id/claim')
  @HttpCode(200)
  async claim(
    @Param('id') id: string,
    @Body({ schema: emptyBody }) _: z.output<typeof emptyBody>,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<{ code: 200; until: string }> {
    const until = await this.review.claim(listingIdOfSlugOrThrow(id), this.edge.meta(request));
    return { code: 200, until: until.toISOString() };
  }

  @Post('listings/:id/release')
  @HttpCode(200)
  async release(
    @Param('id') id: string,
    @Body({ schema: emptyBody }) _: z.output<typeof emptyBody>,
    @SignedIn() caller: Caller,
  ): Promise<{ code: 200 }> {
    await this.claims.release(listingIdOfSlugOrThrow(id), caller.account);
    return { code: 200 };
  }
}
