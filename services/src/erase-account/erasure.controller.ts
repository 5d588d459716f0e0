import { type Caller, Problem } from '@naksha/events/contracts';
import type { Clock } from '@naksha/events/kernel';
import { Body, Controller, Delete, HttpCode, Inject, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { refusalProblem } from '../commands/refusal.ts';
import { Address, SignedIn } from '../http/signed-in.ts';
import { noSuchUser } from '../identity/account.ts';
import { phoneNumber } from '../identity/phone-number.ts';
import { isProvenRecently, proveAgain } from '../identity/second-factor/factor-rules.ts';
import { AskingBrowser } from '../identity/sign-in/browser/asking-browser.ts';
import { type Browser, BrowserCookies } from '../identity/sign-in/browser/browser-cookies.ts';
import { noteLimited, noteVerified } from '../identity/sign-in/note-sign-in.ts';
import { type ProofOfNumber, SignIn } from '../identity/sign-in/sign-in.ts';
import { CLOCK } from '../injection/tokens.ts';
import { SecurityLog } from '../security/security-log.ts';
import { Vault } from '../vault/vault.ts';
import { EraseAccount } from './erase-account.ts';

const proof = z.strictObject({ otp: z.union([z.string().max(20), z.number()]).transform(String) });
type Reply = { header(name: string, value: string): unknown };

/**
 * Erasing oneself. A session alone is not enough, as it may be a stranger's at an open computer: a code has to be asked for
 * anew, by `POST /api/auth/signup/signin` with one's own number; staff prove their second factor too. The path is below the cookies that a code is bound to.
 */
@Controller('api/auth')
export class ErasureController {
  constructor(
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(BrowserCookies) private readonly cookies: BrowserCookies,
    @Inject(Vault) private readonly vault: Vault,
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Delete('myprofile')
  @HttpCode(204)
  async erase(
    @Body({ schema: proof }) { otp }: z.output<typeof proof>,
    @SignedIn() caller: Caller,
    @AskingBrowser() browser: Browser,
    @Address() address: string,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<void> {
    const { account, staff, staffUnproven } = caller;
    if ((staff || staffUnproven) && !isProvenRecently(caller, this.clock.now())) throw refusalProblem(proveAgain);
    const reach = await this.vault.reach(account);
    if (!reach) throw refusalProblem(noSuchUser);
    const subject = { phone: reach.phone, address };
    const asking = { phone: phoneNumber(reach.phone, ''), address };
    const proven = await this.signIn.prove(asking, otp, browser).catch(noteLimited(this.security, subject));
    if (proven.outcome !== 'proven') {
      noteVerified(this.security, proven, subject);
      throw refuseCode(proven);
    }
    await this.commands.execute(new EraseAccount({ account, by: 'owner', address }, this.clock.now()));
    for (const cookie of this.cookies.forget()) reply.header('set-cookie', cookie);
  }
}

function refuseCode(proven: Exclude<ProofOfNumber, { outcome: 'proven' }>): Problem {
  switch (proven.outcome) {
    case 'wrong':
      return new Problem(403, 'code_wrong', 'the code is wrong');
    case 'ended':
    case 'no_path':
      return new Problem(403, 'code_ended', 'the code has ended: ask for another');
    case 'locked':
      return new Problem(429, 'code_locked', 'too many wrong codes: wait', undefined, proven.retryAfter);
    default:
      return proven satisfies never;
  }
}
