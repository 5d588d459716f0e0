import { formatIndianNumber, isDigits } from '@naksha/events/kernel';

/** `45,00,000` or `1 200.5`; NaN if invalid. */
export function parseTypedNumberOrNaN(text: string): number {
  const bare = text.replace(/[,\s]/g, '');
  return /^\d+(\.\d*)?$/.test(bare) ? Number(bare) : Number.NaN;
}

/** Indian grouping; other text is unchanged. */
export function groupDigits(text: string): string {
  const digits = text.replace(/[,\s]/g, '');
  return isDigits(digits) && digits.length <= 15 ? formatIndianNumber(Number(digits)) : text;
}
