import { CALLING_CODE_COUNTRIES } from '@naksha/events/kernel';
import { currentLocale } from '../messages/locale.ts';

/** "+1 (United States, Canada)". */
export function formatCallingCode(code: string): string {
  const names = new Intl.DisplayNames([currentLocale, 'en'], { type: 'region' });
  const countries = CALLING_CODE_COUNTRIES.get(code)?.map((country) => names.of(country));
  return countries ? `${code} (${countries.join(', ')})` : code;
}
