import { invalid, Problem } from '@naksha/events/contracts';
import { Body, Controller, Get, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { z } from 'zod';
import { Address, BearerToken } from '../../http/signed-in.ts';
import type { ServicesSettings } from '../../injection/settings.ts';
import { SETTINGS } from '../../injection/tokens.ts';
import { SecurityLog } from '../../security/security-log.ts';
import { phoneNumber } from '../phone-number.ts';
import { changedProfile, NO_PROFILE } from '../profile/profile-fields.ts';
import { Sessions } from '../sessions.ts';
import { AddressLimit } from './address-limit.ts';
import { SignIn, type Verified } from './sign-in.ts';

const number = { mobile_phone: z.string().max(40), country_code: z.string().max(8).default('+91') };
const codeRequest = z.object({
  ...number,
  firstname: z.string().optional(),
  lastname: z.string().optional(),
  subtype: z.union([z.string(), z.number()]).transform(String).optional(),
  firm_name: z.string().optional(),
});
const codeProof = z.object({ ...number, otp: z.union([z.string(), z.number()]).transform(String) });
const tokenProof = z.object({ token: z.string().max(200) });

type Reply = { status(code: number): unknown };

/** The specification's calls for signing in and out. None keeps an idempotency record. */
@Controller('api')
export class SignInController {
  constructor(
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(AddressLimit) private readonly addresses: AddressLimit,
    @Inject(SETTINGS) private readonly settings: ServicesSettings,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  @Get('property/otp-enable')
  otpEnabled() {
    const { OTP_ENABLED, OTP_LENGTH, SMS_COUNTRIES } = this.settings;
    return { enable_flag: OTP_ENABLED, otp_length: OTP_LENGTH, sms_countries: SMS_COUNTRIES };
  }

  @Post('auth/signup/signin')
  async requestCode(
    @Body({ schema: codeRequest }) body: z.output<typeof codeRequest>,
    @Address() address: string,
    @Res({ passthrough: true }) reply: Reply,
  ) {
    const phone = phoneNumber(body.mobile_phone, body.country_code);
    const { firstname: firstName, lastname: lastName, firm_name: firmName, subtype } = body;
    const sent = { firstName, lastName, firmName, subtype: subtype || undefined };
    const profile = changedProfile(NO_PROFILE, sent, { firstName: 'firstname', lastName: 'lastname' });
    if (Array.isArray(profile)) throw invalid(profile);
    await this.addresses.count(address, 'code');
    const asked = await this.signIn.requestCode(phone, profile);
    const noted =
      asked.outcome === 'send'
        ? ({ outcome: 'sent' } as const)
        : ({ outcome: 'refused', because: asked.outcome } as const);
    this.security.record({ kind: 'code_asked', phone: phone.e164, address, ...noted });
    switch (asked.outcome) {
      case 'send':
        reply.status(201);
        return { status: true };
      case 'locked':
        reply.status(200);
        return { status: false, locked: true, retry_after: asked.retryAfter };
      case 'no_path':
        reply.status(200);
        return { status: false };
      default:
        throw new Problem(
          429,
          `code_${asked.outcome}`,
          'wait before you ask for another code',
          undefined,
          asked.retryAfter,
        );
    }
  }

  @Post('auth/signin/otpverify')
  async verify(
    @Body({ schema: codeProof }) { mobile_phone, country_code, otp }: z.output<typeof codeProof>,
    @Address() address: string,
    @Res({ passthrough: true }) reply: Reply,
  ) {
    const phone = phoneNumber(mobile_phone, country_code);
    await this.addresses.count(address, 'verify');
    const verified = await this.signIn.verify(phone, otp);
    this.noteVerified(verified, { phone: phone.e164, address });
    reply.status(verified.outcome === 'signed_in' ? 201 : 200);
    switch (verified.outcome) {
      case 'signed_in':
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
    if (!(await this.sessions.resolve(token))) throw new Problem(401, 'session_ended', 'the session has ended');
    return { code: 200, status: true };
  }

  @Get('auth/signout')
  async signOut(@BearerToken() token: string | undefined, @Address() address: string) {
    const account = token && (await this.sessions.end(token));
    if (account) this.security.record({ kind: 'signed_out', account, address });
    return { code: 200 };
  }

  private noteVerified(verified: Verified, subject: { phone: string; address: string }): void {
    if (verified.outcome === 'signed_in')
      this.security.record({ kind: 'signed_in', ...subject, account: verified.account, factor: 'code' });
    if (verified.outcome === 'wrong')
      this.security.record({ kind: 'code_guessed_wrong', ...subject, in_a_row: verified.state.wrongInARow });
    // Only the guess that locks the number brings a state with it.
    if (verified.outcome === 'locked' && verified.state)
      this.security.record({ kind: 'number_locked', ...subject, seconds: verified.retryAfter });
  }
}
