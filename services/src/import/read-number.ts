import type { ImportReason } from '@naksha/events/wire/imports';

const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i;
/** 45,00,000 as India writes it, or 4,500,000. */
const GROUPED = /^[+-]?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;
const DECIMAL_COMMA = /^[+-]?\d+,\d+$/;

/** What a comma may be where it doesn't group thousands: of a degree always the decimal sign, of an area before one or two digits. */
type DecimalComma = 'always' | 'unless grouped' | 'never';

/** @returns the number, or why it is none. Nothing is guessed: “1.450,5” and “12abc” are none. */
export function readNumber(written: string, decimalComma: DecimalComma = 'never'): number | ImportReason {
  const text = written.trim();
  if (PLAIN.test(text)) return Number(text);
  if (decimalComma === 'always' && DECIMAL_COMMA.test(text)) return Number(text.replace(',', '.'));
  if (GROUPED.test(text)) return Number(text.replaceAll(',', ''));
  if (decimalComma !== 'never' && /^[+-]?\d+,\d{1,2}$/.test(text)) return Number(text.replace(',', '.'));
  return { code: /^[+-]?[\d.,]*\d,\d[\d.,]*$/.test(text) ? 'comma' : 'not_number', params: { text } };
}
