/** Digits only, as typed or pasted in any form. */
export const stripNonDigits = (text: string): string => text.replace(/\D/g, '');

/** Whether a number of that country could have so many digits. The metadata is big, so it is loaded when first asked. */
export async function isPossiblePhone(country: string, national: string): Promise<boolean> {
  const { isPossiblePhoneNumber } = await import('libphonenumber-js/min');
  return isPossiblePhoneNumber(`${country}${national}`);
}

/** `98765 43210`, as Indian numbers are read out. */
export const grouped = (digits: string): string =>
  digits.length > 5 ? `${digits.slice(0, 5)} ${digits.slice(5)}` : digits;
