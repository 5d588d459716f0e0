import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { ServicesSettings } from '../injection/settings.ts';
import { SETTINGS } from '../injection/tokens.ts';

/** Every hash of identity, keyed with the server's secret: a copied table can't be searched for known numbers or codes. */
@Injectable()
export class KeyedHashes {
  private readonly staff: ReadonlySet<string>;

  constructor(@Inject(SETTINGS) private readonly settings: ServicesSettings) {
    this.staff = new Set(settings.STAFF_PHONES.map((phone) => this.phone(phone)));
  }

  /** @param phone E.164 */
  phone(phone: string): string {
    return this.hash('phone', phone);
  }

  /** A code means something only together with the number it was sent to. */
  code(phoneHash: string, code: string): string {
    return this.hash('code', `${phoneHash}\0${code}`);
  }

  token(token: string): string {
    return this.hash('token', token);
  }

  address(address: string): string {
    return this.hash('address', address);
  }

  isStaff(phoneHash: string): boolean {
    return this.staff.has(phoneHash);
  }

  /** In constant time, whatever differs where. */
  same(a: string, b: string): boolean {
    const [left, right] = [Buffer.from(a), Buffer.from(b)];
    return left.length === right.length && timingSafeEqual(left, right);
  }

  private hash(purpose: string, text: string): string {
    return createHmac('sha256', this.settings.secret).update(`${purpose}\0${text}`).digest('base64url');
  }
}
