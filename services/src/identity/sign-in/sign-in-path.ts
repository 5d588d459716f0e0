import type { ServicesSettings } from '../../injection/settings.ts';
import type { PhoneNumber } from '../phone-number.ts';

/**
 * By a code over SMS; by the fixed code, for numbers that are listed for it outside production; or not at all.
 * The fixed code is for trying the product from countries that get no SMS, or without a gateway.
 */
export function signInPath({ e164, country }: PhoneNumber, settings: ServicesSettings): 'sms' | 'fixed' | 'none' {
  if (settings.OTP_ENABLED && settings.SMS_COUNTRIES.includes(country)) return 'sms';
  return !settings.production && settings.OTP_BYPASS_NUMBERS.includes(e164) ? 'fixed' : 'none';
}

export const fixedCode = (length: number): string => '0'.repeat(length);
