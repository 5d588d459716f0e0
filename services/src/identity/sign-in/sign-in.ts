import { type AccountId, type Clock, secondsUntilIndianMidnight, toIndianIsoDay } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { ServicesSettings } from '../../injection/settings.ts';
import { CLOCK, SETTINGS } from '../../injection/tokens.ts';
import { Accounts } from '../accounts/accounts.ts';
import { KeyedHashes } from '../keyed-hashes.ts';
import { PendingProfiles } from '../profile/pending-profiles.ts';
import type { ProfileFields } from '../profile/profile-fields.ts';
import { Sessions } from '../sessions.ts';
import { BrowserCookies, type BrowserIdentity } from './browser/browser-cookies.ts';
import type { SignInRequest } from './budgets/asking.ts';
import { codeGuessWeight } from './budgets/budget-rules.ts';
import { GuessBudgets } from './budgets/guess-budgets.ts';
import { PrefixPauses } from './budgets/prefix-pauses.ts';
import { signInCodeLength } from './code-length.ts';
import { type AllowedText, CodeTexts, randomDigits, type TextRefused } from './code-texts.ts';
import { chooseCodeDelivery, fixedTestCode } from './sign-in-path.ts';
import { type CodeDecision, decideCodeRequest, type SignInCodeResult, verifySignInCode } from './sign-in-rules.ts';
import { SignInStates, type SignInSubject } from './sign-in-states.ts';

export type CodeRequestResult =
  | { outcome: 'send'; length: number; cookie: string }
  | Exclude<CodeDecision, { outcome: 'send' }>
  | TextRefused
  | { outcome: 'no_path' };
export type CodeVerificationResult =
  | { outcome: 'signed_in'; access: string; account: AccountId; cookie: string }
  | Exclude<SignInCodeResult, { outcome: 'proven' }>
  /** Only disclosed to someone who has proven the number. */
  | { outcome: 'blocked'; account: AccountId }
  | { outcome: 'no_path' };

export type NumberProofResult =
  | { outcome: 'proven' }
  | Exclude<SignInCodeResult, { outcome: 'proven' }>
  | { outcome: 'no_path' };

/** `proof`: of the work that an earlier response requested. */
type CodeRequest = { browser: BrowserIdentity; profile: ProfileFields; proof?: string };

const FREE_TEXT: AllowedText = { outcome: 'paid', giveBack: async () => {} };

/** Responses do not reveal whether a number has an account. */
@Injectable()
export class SignIn {
  constructor(
    @Inject(SignInStates) private readonly states: SignInStates,
    @Inject(CodeTexts) private readonly texts: CodeTexts,
    @Inject(GuessBudgets) private readonly guesses: GuessBudgets,
    @Inject(PrefixPauses) private readonly pauses: PrefixPauses,
    @Inject(BrowserCookies) private readonly cookies: BrowserCookies,
    @Inject(PendingProfiles) private readonly pending: PendingProfiles,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: ServicesSettings,
  ) {}

  /** Within the request, so that the code is never stored in an event or job. */
  async requestCode(request: SignInRequest, { browser, profile, proof }: CodeRequest): Promise<CodeRequestResult> {
    const { phone } = request;
    const path = chooseCodeDelivery(phone, this.settings);
    if (path === 'none') return { outcome: 'no_path' };
    const now = this.clock.now();
    const phoneHash = this.hashes.hashPhone(phone.e164);
    const { id, cookie } = this.cookies.identify(browser);
    const known = this.cookies.findKnownBrowserId(browser, phone.e164, now);
    const isFree = known !== undefined || path === 'fixed';
    const text = isFree ? FREE_TEXT : await this.texts.chargeForText(request, proof, now);
    if (text.outcome !== 'paid') return text;
    const extra = isFree ? 0 : await this.guesses.countExtraDigits(request, now);
    const length = signInCodeLength(this.settings) + extra;
    const code = path === 'fixed' ? fixedTestCode(length) : randomDigits(length);
    const moment = { now, day: toIndianIsoDay(now), untilTomorrow: secondsUntilIndianMidnight(now) };
    // Guesses from a browser known to the number are its owner's, and have no weight.
    const sent = { hash: this.hashes.hashCode(phoneHash, code), weight: known ? 0 : codeGuessWeight(extra) };
    const subject = this.toSubject(phoneHash, known, id);
    const asked = await this.states.change(subject, moment.day, (state) => decideCodeRequest(state, sent, moment));
    if (asked.outcome !== 'send') {
      await text.giveBack();
      return asked;
    }
    await this.pending.store({ askingHash: this.hashes.hashPhoneAndBrowser(phoneHash, id), phoneHash }, profile, now);
    if (path === 'fixed') return { outcome: 'send', length, cookie };
    if (known) await this.texts.deliver(phone.e164, code);
    else if (!(await this.texts.send(text, phone.e164, code, now)))
      return { outcome: 'too_early', retryAfter: 20, underWay: false };
    return { outcome: 'send', length, cookie };
  }

  /** Does not sign in. */
  async proveNumber(request: SignInRequest, code: string, browser: BrowserIdentity): Promise<NumberProofResult> {
    const { phone } = request;
    if (chooseCodeDelivery(phone, this.settings) === 'none') return { outcome: 'no_path' };
    const now = this.clock.now();
    const phoneHash = this.hashes.hashPhone(phone.e164);
    const known = this.cookies.findKnownBrowserId(browser, phone.e164, now);
    const sent = this.hashes.hashCode(phoneHash, code);
    const subject = this.toSubject(phoneHash, known, browser.asked ?? '');
    const proof = await this.states.change(
      subject,
      toIndianIsoDay(now),
      (state) => verifySignInCode(state, (hash) => this.hashes.isEqualHash(hash, sent), now),
      async () => {
        if (!known) await this.guesses.countVerification(request, now);
      },
    );
    if (proof.outcome === 'proven') {
      if (!known) await this.pauses.countEntered(phone.e164, now);
      return { outcome: 'proven' };
    }
    if ('weight' in proof && proof.weight) await this.guesses.countWrong(request, proof.weight, now);
    return proof;
  }

  async verify(request: SignInRequest, code: string, browser: BrowserIdentity): Promise<CodeVerificationResult> {
    const proof = await this.proveNumber(request, code, browser);
    if (proof.outcome !== 'proven') return proof;
    const { e164 } = request.phone;
    const now = this.clock.now();
    const profile = await this.pending.take(
      this.hashes.hashPhoneAndBrowser(this.hashes.hashPhone(e164), browser.asked ?? ''),
      now,
    );
    const account = await this.accounts.openOrFind(e164, { now, profile });
    if (await this.accounts.isBlocked(account)) return { outcome: 'blocked', account };
    const cookie = this.cookies.printKnownCookie(e164, now);
    return { outcome: 'signed_in', access: await this.sessions.open(account, browser.device), account, cookie };
  }

  /** A browser that has signed in with the number has its own counters; all others share the number's. */
  private toSubject(phoneHash: string, known: string | undefined, asking: string): SignInSubject {
    const counted = known ? this.hashes.hashPhoneAndBrowser(phoneHash, known) : phoneHash;
    return { phoneHash: counted, browserHash: this.hashes.hashBrowser(asking) };
  }
}
