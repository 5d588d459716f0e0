import type { AccountId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { ServicesSettings } from '../injection/settings.ts';
import { SETTINGS } from '../injection/tokens.ts';
import { equalInConstantTime } from '../keys/is-same.ts';
import { KeyRing } from '../keys/key-ring.ts';

type FactorCode = 'recovery-code' | 'enrolment-code';

/** So that a copied table cannot be searched for known numbers or codes. */
@Injectable()
export class KeyedHashes {
  private readonly staff: ReadonlySet<string>;
  private readonly dealers: ReadonlySet<string>;

  constructor(
    @Inject(KeyRing) private readonly keys: KeyRing,
    @Inject(SETTINGS) { STAFF_PHONES, DEALER_PHONES }: ServicesSettings,
  ) {
    this.staff = new Set(STAFF_PHONES.flatMap((phone) => this.listPhoneHashes(phone)));
    this.dealers = new Set(DEALER_PHONES.flatMap((phone) => this.listPhoneHashes(phone)));
  }

  /** E.164. */
  hashPhone(phone: string): string {
    return this.keys.hash('phone', phone);
  }

  /** Under all accepted secrets, the current one first. */
  listPhoneHashes(phone: string): string[] {
    return this.keys.storedForms('phone', phone);
  }

  /**
   * Under every accepted secret, so that processes with their secrets in different order cannot both take a number.
   */
  listPhoneClaimKeys(phone: string): string[] {
    return this.keys.hashes('phone', phone);
  }

  hashCode(phoneHash: string, code: string): string {
    return this.keys.hash('code', `${phoneHash}\0${code}`);
  }

  hashToken(token: string): string {
    return this.keys.hash('token', token);
  }

  listTokenHashes(token: string): string[] {
    return this.keys.storedForms('token', token);
  }

  /** Of a number's alert budget. */
  listTextBudgetKeys(phone: string): string[] {
    return this.keys.hashes('texted-number', phone);
  }

  /** Of a network, country or number prefix. */
  hashCounterKey(whose: string): string {
    return this.keys.hash('address', whose);
  }

  hashBrowser(id: string): string {
    return this.keys.hash('browser', id);
  }

  hashPhoneAndBrowser(phoneHash: string, browserId: string): string {
    return this.keys.hash('pair', `${phoneHash}\0${browserId}`);
  }

  /** For the number it concerns. */
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

  get staffForms(): string[] {
    return [...this.staff];
  }

  hashFactorCode(purpose: FactorCode, account: AccountId, code: string): string {
    return this.keys.hash(purpose, `${account}\0${code}`);
  }

  listFactorCodeHashes(purpose: FactorCode, account: AccountId, code: string): string[] {
    return this.keys.storedForms(purpose, `${account}\0${code}`);
  }

  isDealer(phoneHash: string): boolean {
    return this.dealers.has(phoneHash);
  }

  /** In constant time. */
  isEqualHash(a: string, b: string): boolean {
    return equalInConstantTime(a, b);
  }
}
