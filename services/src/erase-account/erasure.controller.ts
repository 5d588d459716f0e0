import type { Caller } from '@naksha/events/contracts';
import { Address, SignedIn } from '@naksha/events/http';
import { type Clock, cleanTypedCode } from '@naksha/events/kernel';
import { Body, Controller, Delete, HttpCode, Inject, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { RecentProof } from '../identity/fresh-proof.ts';
import { AskingBrowser } from '../identity/sign-in/browser/asking-browser.ts';
import { BrowserCookies, type BrowserIdentity } from '../identity/sign-in/browser/browser-cookies.ts';
import { CLOCK } from '../injection/tokens.ts';
import { EraseAccount } from './erase-account.ts';

const proof = z.strictObject({ otp: z.union([z.string().max(20), z.number()]).transform(cleanTypedCode) });
type Reply = { header(name: string, value: string): unknown };

/** Needs a new code. */
@Controller('api/auth')
export class ErasureController {
  constructor(
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(RecentProof) private readonly proof: RecentProof,
    @Inject(BrowserCookies) private readonly cookies: BrowserCookies,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Delete('myprofile')
  @HttpCode(204)
  async erase(
    @Body({ schema: proof }) { otp }: z.output<typeof proof>,
    @SignedIn() caller: Caller,
    @AskingBrowser() browser: BrowserIdentity,
    @Address() address: string,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<void> {
    await this.proof.byCode(otp, { caller, browser, address });
    const erasure = { account: caller.account, by: 'owner' as const, address };
    await this.commands.execute(new EraseAccount(erasure, this.clock.now()));
    for (const cookie of this.cookies.printExpiredCookies()) reply.header('set-cookie', cookie);
  }
}
