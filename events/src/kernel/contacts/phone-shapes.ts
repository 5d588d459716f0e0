import type { ReadNumber } from './read-numbers.ts';

/** A ten-digit mobile number with optional prefixes; with trunk 0 or country code also a landline. */
const INDIAN = /^(?:0|0?91|0?0?91)?[6-9]\d{9}$|^(?:0|(?:00)?91)[1-9]\d{9}$/;
/** Area codes of Punjab, Haryana and Himachal, written without 0. */
const AREA_CODE = /^(?:172|160|161|171|175|181|183|1762|1733|1731|1792)$/;
const TOLL_FREE = /^1800\d{6,7}$/;
/** Recognized without a plus: the Gulf, Canada, Britain, Australia. */
const ABROAD = /^(?:971[2-9]\d{7,8}|44[1-37]\d{9}|61[2-478]\d{8}|1[2-9]\d\d[2-9]\d{6})$/;
const COUNTRY = /^(?:971|44|61|1)$/;
const NORTH_AMERICAN = /^[2-9]\d\d[2-9]\d{6}$/;

/** @param lengths digits per part */
export function looksLikePhone(digits: string, lengths: readonly number[], plus: boolean): boolean {
  const first = digits.slice(0, lengths[0]);
  // Nothing else in a listing has ten digits in a row.
  if (lengths.some((length) => length >= 10)) return true;
  if (INDIAN.test(digits)) return true;
  if (AREA_CODE.test(first) && digits.length === 10 && lengths.length > 1) return true;
  if (first === '1800' && TOLL_FREE.test(digits)) return true;
  if (plus && digits.length >= 8) return true;
  if (/^00[1-9]/.test(first) && digits.length >= 10) return true;
  if (COUNTRY.test(first) && ABROAD.test(digits)) return true;
  return lengths.join() === '3,3,4' && NORTH_AMERICAN.test(digits);
}

/** "65,000 - 70,000" and "700 900 1100": rounded figures. */
export const areRoundedFigures = (parts: readonly ReadNumber[]): boolean =>
  parts.length > 1 &&
  parts.every(({ digits }) => {
    if (digits.length >= 6) return digits.endsWith('0000') && parts.every((part) => part.digits.length > 3);
    return digits.length === 5
      ? digits.endsWith('000')
      : digits.length > 2
        ? /[05]0$/.test(digits)
        : /[05]$/.test(digits);
  });

const SPLITS = new Set([
  '5,5',
  '3,3,4',
  '4,3,3',
  '3,4,3',
  '4,6',
  '6,4',
  '3,7',
  '7,3',
  '2,5,5',
  '1,5,5',
  '3,5,5',
  '4,5,5',
]);

/** Grouped as phone numbers are, unlike adjacent figures. */
export function isUsualPhoneGrouping(parts: readonly ReadNumber[]): boolean {
  const lengths = parts.map(({ digits }) => digits.length);
  if (lengths.some((length) => length >= 10) || SPLITS.has(lengths.join())) return true;
  if (lengths.filter((length) => length === 1).length >= 6) return true;
  const ascending = parts.every(({ digits }, i) => i === 0 || Number(digits) >= Number(parts[i - 1].digits));
  return lengths.every((length) => length === 2) && !ascending;
}
