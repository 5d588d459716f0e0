import type { AccountId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { ServicesSettings } from '../injection/settings.ts';
import { SETTINGS } from '../injection/tokens.ts';
import { isSame } from '../keys/is-same.ts';
import { KeyRing } from '../keys/key-ring.ts';

type FactorCode = 'recovery-code' | 'enrolment-code';

/** Every hash of identity, keyed: a copied table can't be searched for known numbers or codes. */
@Injectable()
export class KeyedHashes {
  private readonly staff: ReadonlySet<string>;
  private readonly dealers: ReadonlySet<string>;

  constructor(
    @Inject(KeyRing) private readonly keys: KeyRing,
    @Inject(SETTINGS) { STAFF_PHONES, DEALER_PHONES }: ServicesSettings,
  ) {
    this.staff = new Set(STAFF_PHONES.flatMap((phone) => this.phoneForms(phone)));
    this.dealers = new Set(DEALER_PHONES.flatMap((phone) => this.phoneForms(phone)));
  }

  /** @param phone E.164 */
  phone(phone: string): string {
    return this.keys.hash('phone', phone);
  }

  /** As it may stand in a table, the current form first. */
  phoneForms(phone: string): string[] {
    return this.keys.forms('phone', phone);
  }

  /** Under each secret that is accepted: two processes that have them in another order must not both take the number. */
  phoneClaims(phone: string): string[] {
    return this.keys.hashes('phone', phone);
  }

  /** A code means something only together with the number it was sent to. */
  code(phoneHash: string, code: string): string {
    return this.keys.hash('code', `${phoneHash}\0${code}`);
  }

  token(token: string): string {
    return this.keys.hash('token', token);
  }

  tokenForms(token: string): string[] {
    return this.keys.forms('token', token);
  }

  /** Whose budget of alert texts a number takes from, under each secret that is accepted. */
  textedNumber(phone: string): string[] {
    return this.keys.hashes('texted-number', phone);
  }

  /** Whose a budget is: a network, a country, numbers that begin alike. */
  counted(whose: string): string {
    return this.keys.hash('address', whose);
  }

  /** The browser that asked for a code, for the table of codes. */
  browser(id: string): string {
    return this.keys.hash('browser', id);
  }

  /** A number, seen from one browser: what belongs to both is found by it. */
  pair(phoneHash: string, browserId: string): string {
    return this.keys.hash('pair', `${phoneHash}\0${browserId}`);
  }

  /** Signs what a browser carries around, for the number that it is about. */
  sign(phone: string, text: string): string {
    return this.keys.hash('signed', `${phone}\0${text}`);
  }

  /** In constant time. */
  isSigned(signature: string, phone: string, text: string): boolean {
    return this.keys.matches(signature, 'signed', `${phone}\0${text}`);
  }

  isStaff(phoneHash: string): boolean {
    return this.staff.has(phoneHash);
  }

  /** Every form in which a number of staff may stand in a table. */
  get staffForms(): string[] {
    return [...this.staff];
  }

  /** Of a recovery or an enrolment code, which mean something only together with whose they are. */
  factorCode(purpose: FactorCode, account: AccountId, code: string): string {
    return this.keys.hash(purpose, `${account}\0${code}`);
  }

  factorCodeForms(purpose: FactorCode, account: AccountId, code: string): string[] {
    return this.keys.forms(purpose, `${account}\0${code}`);
  }

  isDealer(phoneHash: string): boolean {
    return this.dealers.has(phoneHash);
  }

  /** In constant time, whatever differs where. */
  same(a: string, b: string): boolean {
    return isSame(a, b);
  }
}
