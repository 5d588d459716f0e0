import { Inject, Injectable } from '@nestjs/common';
import type { ServicesSettings } from '../injection/settings.ts';
import { SETTINGS } from '../injection/tokens.ts';
import { isSame } from '../keys/is-same.ts';
import { KeyRing } from '../keys/key-ring.ts';

/** Every hash of identity, keyed: a copied table can't be searched for known numbers or codes. */
@Injectable()
export class KeyedHashes {
  private readonly staff: ReadonlySet<string>;

  constructor(
    @Inject(KeyRing) private readonly keys: KeyRing,
    @Inject(SETTINGS) { STAFF_PHONES }: ServicesSettings,
  ) {
    this.staff = new Set(STAFF_PHONES.flatMap((phone) => this.phoneForms(phone)));
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

  address(address: string): string {
    return this.keys.hash('address', address);
  }

  isStaff(phoneHash: string): boolean {
    return this.staff.has(phoneHash);
  }

  /** In constant time, whatever differs where. */
  same(a: string, b: string): boolean {
    return isSame(a, b);
  }
}
