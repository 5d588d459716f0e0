import { isDigits, shownNumber } from '@naksha/events/kernel';

/** A number as typed, `45,00,000` or `1 200.5`. @returns NaN if invalid */
export function typedNumber(text: string): number {
  const bare = text.replace(/[,\s]/g, '');
  return /^\d+(\.\d*)?$/.test(bare) ? Number(bare) : Number.NaN;
}

/** Indian grouping while typing; other text is unchanged. */
export function grouped(text: string): string {
  const digits = text.replace(/[,\s]/g, '');
  return isDigits(digits) && digits.length <= 15 ? shownNumber(Number(digits)) : text;
}
