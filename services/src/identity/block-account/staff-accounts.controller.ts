import { type Accepted, type Caller, Problem } from '@naksha/events/contracts';
import { Address, type RequestWithCaller, RequireStaffRole, SignedIn } from '@naksha/events/http';
import { type AccountId, BLOCK_REASONS } from '@naksha/events/kernel';
import type { StaffAccount } from '@naksha/events/wire/staff-account';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { CommandEdge, CommandRequestParam } from '../../http/command-edge.ts';
import { emptyBody } from '../../http/no-fields.ts';
import { MAX_PHONE_TEXT, parsePhoneNumberOrThrow } from '../phone-number.ts';
import { TrustSeller } from '../trust-seller/trust-seller.ts';
import { BlockAccount } from './block-account.ts';
import { StaffAccounts } from './staff-accounts.ts';

const wanted = z.strictObject({
  mobile_phone: z.string().max(MAX_PHONE_TEXT),
  country_code: z.string().max(8).default('+91'),
});
const trust = z.strictObject({ trusted: z.boolean() });
const block = z.strictObject({ reason: z.enum(BLOCK_REASONS) });

/** A number is searched for in a POST body, because URLs are logged. */
@Controller('api/staff/accounts')
@RequireStaffRole('administrator')
export class StaffAccountsController {
  constructor(
    @Inject(StaffAccounts) private readonly accounts: StaffAccounts,
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(CommandEdge) private readonly edge: CommandEdge,
  ) {}

  @Post('find')
  @HttpCode(200)
  async find(
    @Body({ schema: wanted }) { mobile_phone, country_code }: z.output<typeof wanted>,
    @SignedIn() caller: Caller,
  ): Promise<{ id: AccountId }> {
    return {
      id: await this.accounts.find(
        caller,
        parsePhoneNumberOrThrow(mobile_phone, country_code, { purpose: 'callable' }).e164,
      ),
    };
  }

  @Get(':id')
  async describe(@Param('id') id: string, @SignedIn() caller: Caller): Promise<{ account: StaffAccount }> {
    return { account: await this.accounts.describe(caller, parseAccountId(id)) };
  }

  @Post(':id/end-sessions')
  @HttpCode(200)
  async endSessions(
    @Param('id') id: string,
    @Body({ schema: emptyBody }) _: z.output<typeof emptyBody>,
    @SignedIn() caller: Caller,
    @Address() address: string,
  ): Promise<{ ended: number }> {
    return { ended: await this.accounts.endSessions(caller, { account: parseAccountId(id), address }) };
  }

  @Post(':id/block')
  @HttpCode(200)
  async block(
    @Param('id') id: string,
    @Body({ schema: block }) { reason }: z.output<typeof block>,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<Accepted> {
    const meta = this.edge.meta(request);
    const command = new BlockAccount(parseAccountId(id), reason, meta, request.ip);
    return { code: 200, position: await this.commands.execute(command) };
  }

  @Post(':id/unblock')
  @HttpCode(200)
  async unblock(
    @Param('id') id: string,
    @Body({ schema: emptyBody }) _: z.output<typeof emptyBody>,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<Accepted> {
    const meta = this.edge.meta(request);
    const command = new BlockAccount(parseAccountId(id), undefined, meta, request.ip);
    return { code: 200, position: await this.commands.execute(command) };
  }

  @Put(':id/trust')
  async trust(
    @Param('id') id: string,
    @Body({ schema: trust }) { trusted }: z.output<typeof trust>,
    @CommandRequestParam() request: RequestWithCaller,
  ): Promise<Accepted> {
    const command = new TrustSeller(parseAccountId(id), trusted, this.edge.meta(request));
    return { code: 200, position: await this.commands.execute(command) };
  }
}

function parseAccountId(text: string): AccountId {
  const id = z.uuid().safeParse(text);
  if (!id.success) throw new Problem(404, 'no_such_user', 'Account not found.');
  return id.data as AccountId;
}
