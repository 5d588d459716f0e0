import { CALLING_CODES } from '@naksha/events/kernel';
import type { ServicesSettings } from '../../injection/settings.ts';
import type { PhoneNumber } from '../phone-number.ts';

/**
 * By a code over SMS; by the fixed code, for numbers that are listed for it outside production; or not at all.
 * The fixed code is for trying the product from countries that get no SMS, or without a gateway.
 */
export function signInPath({ e164, country }: PhoneNumber, settings: ServicesSettings): 'sms' | 'fixed' | 'none' {
  if (settings.OTP_ENABLED && textedCountries(settings).includes(country)) return 'sms';
  return !settings.production && settings.OTP_BYPASS_NUMBERS.includes(e164) ? 'fixed' : 'none';
}

/** Calling codes whose numbers are sent a code: those of SMS_COUNTRIES; by default India's alone where texts cost money, every country's where they are printed. */
export function textedCountries({ SMS_COUNTRIES, printsTexts }: ServicesSettings): readonly string[] {
  if (SMS_COUNTRIES.length > 0) return SMS_COUNTRIES;
  return printsTexts ? [...CALLING_CODES] : ['+91'];
}

export const fixedCode = (length: number): string => '0'.repeat(length);
