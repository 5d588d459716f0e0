/** Digits only, as typed or pasted in any form. */
export const stripNonDigits = (text: string): string => text.replace(/\D/g, '');

/** `foreign`: it came with the calling code of a country that gets no codes here. */
export type TypedPhone = { country?: string; national: string; foreign: boolean };

/** Reads what was typed, pasted or filled in by the browser, which may bring the calling code along. */
export function readTyped(text: string, countries: readonly string[]): TypedPhone {
  const [, international] = /^\s*(?:\+|00)(.*)$/.exec(text) ?? [];
  const digits = stripNonDigits(international ?? text);
  if (international === undefined || digits === '') return { national: digits, foreign: false };
  const country = countries.find((code) => `+${digits}`.startsWith(code));
  return country
    ? { country, national: digits.slice(country.length - 1), foreign: false }
    : { national: digits, foreign: true };
}

/** Whether a number of that country could have so many digits. The metadata is big, so it is loaded when first asked. */
export async function isPossiblePhone(country: string, national: string): Promise<boolean> {
  const { isPossiblePhoneNumber } = await import('libphonenumber-js/min');
  return isPossiblePhoneNumber(`${country}${national}`);
}

/** `98765 43210`, as Indian numbers are read out. */
export const grouped = (digits: string): string =>
  digits.length > 5 ? `${digits.slice(0, 5)} ${digits.slice(5)}` : digits;
