import { invalidFieldsProblem, Problem } from '@naksha/events/contracts';
import { Address, BearerToken } from '@naksha/events/http';
import { cleanTypedCode, MAX_FIRM_NAME, MAX_NAME } from '@naksha/events/kernel';
import { Body, Controller, Get, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { z } from 'zod';
import type { ServicesSettings } from '../../injection/settings.ts';
import { SETTINGS } from '../../injection/tokens.ts';
import { SecurityLog } from '../../security/security-log.ts';
import { MAX_PHONE_TEXT, parsePhoneNumberOrThrow } from '../phone-number.ts';
import { applyProfileChange, NO_PROFILE } from '../profile/profile-fields.ts';
import { Sessions } from '../sessions.ts';
import { toCodeNotSentResponse } from './answer-not-sent.ts';
import { AskingBrowser } from './browser/asking-browser.ts';
import type { BrowserIdentity } from './browser/browser-cookies.ts';
import { signInCodeLength } from './code-length.ts';
import { logCodeRequest, logCodeVerification, rethrowAfterLoggingRateLimit } from './note-sign-in.ts';
import { SignIn } from './sign-in.ts';
import { listSmsCallingCodes } from './sign-in-path.ts';

const number = { mobile_phone: z.string().max(MAX_PHONE_TEXT), country_code: z.string().max(8).default('+91') };
const codeRequest = z.object({
  ...number,
  firstname: z.string().meta({ maxLength: MAX_NAME }).optional(),
  lastname: z.string().meta({ maxLength: MAX_NAME }).optional(),
  subtype: z.union([z.string(), z.number()]).transform(String).optional(),
  firm_name: z.string().meta({ maxLength: MAX_FIRM_NAME }).optional(),
  proof: z.string().max(300).optional(),
});
const codeProof = z.object({ ...number, otp: z.union([z.string(), z.number()]).transform(cleanTypedCode) });
const tokenProof = z.object({ token: z.string().max(200) });

type Reply = { status(code: number): unknown; header(name: string, value: string): unknown };

/** Of the specification. No idempotency records. */
@Controller('api')
export class SignInController {
  constructor(
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(SETTINGS) private readonly settings: ServicesSettings,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  @Get('property/otp-enable')
  otpEnabled() {
    const { OTP_ENABLED } = this.settings;
    return {
      enable_flag: OTP_ENABLED,
      otp_length: signInCodeLength(this.settings),
      sms_countries: listSmsCallingCodes(this.settings),
    };
  }

  @Post('auth/signup/signin')
  async requestCode(
    @Body({ schema: codeRequest }) body: z.output<typeof codeRequest>,
    @AskingBrowser() browser: BrowserIdentity,
    @Address() address: string,
    @Res({ passthrough: true }) reply: Reply,
  ) {
    const phone = parsePhoneNumberOrThrow(body.mobile_phone, body.country_code);
    const { firstname: firstName, lastname: lastName, firm_name: firmName, subtype, proof } = body;
    const sent = { firstName, lastName, firmName, subtype: subtype || undefined };
    const profile = applyProfileChange(NO_PROFILE, sent, { firstName: 'firstname', lastName: 'lastname' });
    if (Array.isArray(profile)) throw invalidFieldsProblem(profile);
    const subject = { phone: phone.e164, address };
    const asked = await this.signIn
      .requestCode({ phone, address }, { browser, profile, proof })
      .catch(rethrowAfterLoggingRateLimit(this.security, subject));
    logCodeRequest(this.security, asked, subject);
    if (asked.outcome === 'send') {
      reply.header('set-cookie', asked.cookie);
      reply.status(201);
      return { status: true, otp_length: asked.length };
    }
    reply.status(200);
    return toCodeNotSentResponse(asked);
  }

  @Post('auth/signin/otpverify')
  async verify(
    @Body({ schema: codeProof }) { mobile_phone, country_code, otp }: z.output<typeof codeProof>,
    @AskingBrowser() browser: BrowserIdentity,
    @Address() address: string,
    @Res({ passthrough: true }) reply: Reply,
  ) {
    const phone = parsePhoneNumberOrThrow(mobile_phone, country_code);
    const subject = { phone: phone.e164, address };
    const verified = await this.signIn
      .verify({ phone, address }, otp, browser)
      .catch(rethrowAfterLoggingRateLimit(this.security, subject));
    logCodeVerification(this.security, verified, subject);
    if (verified.outcome === 'blocked')
      throw new Problem(403, 'account_blocked', 'Our staff have blocked this account. Contact our office for details.');
    reply.status(verified.outcome === 'signed_in' ? 201 : 200);
    switch (verified.outcome) {
      case 'signed_in':
        reply.header('set-cookie', verified.cookie);
        return { status: true, access: verified.access };
      case 'wrong':
      case 'no_path':
        return { status: false };
      case 'ended':
        return { status: false, code_ended: true };
      case 'locked':
        return { locked: true, retry_after: verified.retryAfter };
      default:
        return verified satisfies never;
    }
  }

  @Post('auth/token-verify')
  @HttpCode(200)
  async verifyToken(@Body({ schema: tokenProof }) { token }: z.output<typeof tokenProof>) {
    if (!(await this.sessions.resolve(token)))
      throw new Problem(401, 'session_ended', 'Your session has ended. Sign in again.');
    return { code: 200, status: true };
  }

  @Get('auth/signout')
  async signOut(@BearerToken() token: string | undefined, @Address() address: string) {
    const account = token && (await this.sessions.end(token));
    if (account) this.security.record({ kind: 'signed_out', account, address });
    return { code: 200 };
  }
}
