import { randomInt, randomUUID } from 'node:crypto';
import { Problem } from '@naksha/events/contracts';
import { type AccountId, type Clock, istDay, secondsUntilTomorrow } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { ServicesSettings } from '../../injection/settings.ts';
import { CLOCK, SETTINGS, SMS_GATEWAY } from '../../injection/tokens.ts';
import { Accounts } from '../accounts/accounts.ts';
import { KeyedHashes } from '../keyed-hashes.ts';
import type { PhoneNumber } from '../phone-number.ts';
import { PendingProfiles } from '../profile/pending-profiles.ts';
import type { ProfileFields } from '../profile/profile-fields.ts';
import { Sessions } from '../sessions.ts';
import type { SmsGateway } from '../sms-gateway.port.ts';
import { fixedCode, signInPath } from './sign-in-path.ts';
import { type Asked, askForCode, type Proof, proveCode } from './sign-in-rules.ts';
import { SignInStates } from './sign-in-states.ts';

export type CodeRequested = Asked | { outcome: 'no_path' };
export type Verified =
  | { outcome: 'signed_in'; access: string; account: AccountId }
  | Exclude<Proof, { outcome: 'proven' }>
  | { outcome: 'no_path' };

/** Signing in by a number and a code sent to it. Nothing here differs for a number that has an account already. */
@Injectable()
export class SignIn {
  constructor(
    @Inject(SignInStates) private readonly states: SignInStates,
    @Inject(PendingProfiles) private readonly pending: PendingProfiles,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
    @Inject(SMS_GATEWAY) private readonly sms: SmsGateway,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: ServicesSettings,
  ) {}

  /**
   * Sends a code within the request: it is neither an event nor a job, so it is written down nowhere.
   * @throws Problem 503 where counting or sending was not possible
   */
  async requestCode(phone: PhoneNumber, profile: ProfileFields): Promise<CodeRequested> {
    const path = signInPath(phone, this.settings);
    if (path === 'none') return { outcome: 'no_path' };
    const now = this.clock.now();
    const phoneHash = this.hashes.phone(phone.e164);
    const code = path === 'fixed' ? fixedCode(this.settings.OTP_LENGTH) : randomCode(this.settings.OTP_LENGTH);
    const moment = { now, day: istDay(now), untilTomorrow: secondsUntilTomorrow(now) };
    const hash = this.hashes.code(phoneHash, code);
    const asked = await this.states.change(phoneHash, moment.day, (state) => askForCode(state, hash, moment));
    if (asked.outcome !== 'send') return asked;
    await this.pending.keep(phoneHash, profile, now);
    if (path === 'sms') await this.send(phone.e164, code);
    return asked;
  }

  /** @throws Problem 503 where counting was not possible */
  async verify(phone: PhoneNumber, code: string): Promise<Verified> {
    if (signInPath(phone, this.settings) === 'none') return { outcome: 'no_path' };
    const now = this.clock.now();
    const phoneHash = this.hashes.phone(phone.e164);
    const sent = this.hashes.code(phoneHash, code);
    const proof = await this.states.change(phoneHash, istDay(now), (state) =>
      proveCode(state, (hash) => this.hashes.same(hash, sent), now),
    );
    if (proof.outcome !== 'proven') return proof;
    const profile = await this.pending.take(phoneHash, now);
    const account = await this.accounts.openOrFind(phone.e164, { now, profile });
    return { outcome: 'signed_in', access: await this.sessions.open(account), account };
  }

  private async send(phone: string, code: string): Promise<void> {
    const message = { idempotencyKey: randomUUID() };
    await this.sms.send(phone, `${code} is your Naksha code`, message).catch((cause: unknown) => {
      throw Object.assign(new Problem(503, 'sms_not_sent', 'the code could not be sent: try again'), { cause });
    });
  }
}

const randomCode = (length: number): string => String(randomInt(10 ** length)).padStart(length, '0');
