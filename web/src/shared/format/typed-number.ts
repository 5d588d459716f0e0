import { isDigits, shownNumber } from '@naksha/events/kernel';

/** A number as people type it, `45,00,000` or `1 200.5`. @returns NaN where it is none */
export function typedNumber(text: string): number {
  const bare = text.replace(/[,\s]/g, '');
  return /^\d+(\.\d*)?$/.test(bare) ? Number(bare) : Number.NaN;
}

/** Indian grouping while typing; what is no number stays as it is. */
export function grouped(text: string): string {
  const digits = text.replace(/[,\s]/g, '');
  return isDigits(digits) && digits.length <= 15 ? shownNumber(Number(digits)) : text;
}
