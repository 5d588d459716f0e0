import { CALLING_CODES } from '@naksha/events/kernel';
import type { ServicesSettings } from '../../injection/settings.ts';
import type { PhoneNumber } from '../phone-number.ts';

/** `fixed`: for listed numbers outside production, to try the product without SMS. */
export function chooseCodeDelivery(
  { e164, country }: PhoneNumber,
  settings: ServicesSettings,
): 'sms' | 'fixed' | 'none' {
  if (settings.OTP_ENABLED && listSmsCallingCodes(settings).includes(country)) return 'sms';
  return !settings.production && settings.OTP_BYPASS_NUMBERS.includes(e164) ? 'fixed' : 'none';
}

/** By default India if texts cost money, every country if they are printed. */
export function listSmsCallingCodes({ SMS_COUNTRIES, printsTexts }: ServicesSettings): readonly string[] {
  if (SMS_COUNTRIES.length > 0) return SMS_COUNTRIES;
  return printsTexts ? [...CALLING_CODES] : ['+91'];
}

export const fixedTestCode = (length: number): string => '0'.repeat(length);
