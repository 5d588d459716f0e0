import { toAsciiDigits } from '../digits.ts';
import { type ReadingReason, rejectedReadingIfTooLong } from './reading.ts';

const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i;
/** 45,00,000 in Indian and 4,500,000 in Western grouping. */
const GROUPED = /^[+-]?[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;
const SPACED = /^[+-]?[1-9]\d{0,2}(?:\p{Zs}\d{2,3})*\p{Zs}\d{3}(?:\.\d+)?$/u;
const DECIMAL_COMMA = /^[+-]?\d+,\d+$/;
/** 1.450 means 1450 in many countries. */
const MAY_GROUP = /^([+-]?[1-9]\d{0,2})\.(\d{3})$/;
/** 2,125 can mean 2.125; 1,25,000 cannot. */
const MAY_DIVIDE = /^([+-]?[1-9]\d{0,2}),(\d{3})$/;
const GROUPED_BY_POINTS = /^[+-]?[1-9]\d{0,2}(?:\.\d{3}){2,}$/;

/**
 * What `comma` may mean if it does not group thousands: always decimal (degrees), before one or two digits (areas),
 * or before halves and quarters (rooms); `may divide` also before three digits, so such numbers are rejected.
 * `point`: whether one before three digits may group.
 */
export type NumberRules = {
  comma?: 'decimal' | 'decimal unless grouped' | 'may divide' | 'before halves' | 'groups';
  point?: 'decimal' | 'may group';
};
const DECIMAL_COMMAS: Readonly<Record<NonNullable<NumberRules['comma']>, RegExp | undefined>> = {
  decimal: DECIMAL_COMMA,
  'decimal unless grouped': /^[+-]?\d+,\d{1,2}$/,
  'may divide': /^[+-]?\d+,\d{1,2}$/,
  'before halves': /^\d+,(?:0|00|25|5|50|75)$/,
  groups: undefined,
};

/** Nothing is guessed: "1.450,5", "12abc" and "1e999" are invalid. */
export function parseNumberText(written: string, rules: NumberRules = {}): number | ReadingReason {
  const long = rejectedReadingIfTooLong(written.trim());
  if (long) return long.reason;
  const read = parseNumber(written, rules);
  return read === Number.POSITIVE_INFINITY || read === Number.NEGATIVE_INFINITY
    ? notNumberReason(written.trim())
    : read;
}

function parseNumber(written: string, { comma = 'groups', point = 'decimal' }: NumberRules): number | ReadingReason {
  const original = written.trim();
  const text = normalizeNumberSigns(original);
  const ambiguous =
    (point === 'may group' && MAY_GROUP.exec(text)) || (comma === 'may divide' && MAY_DIVIDE.exec(text));
  const [, thousands, rest] = ambiguous || [];
  if (thousands !== undefined)
    return {
      code: 'point',
      params: { text: original, thousands: `${thousands}${rest}`, decimal: String(Number(`${thousands}.${rest}`)) },
    };
  if (PLAIN.test(text)) return Number(text);
  if (comma === 'decimal' && DECIMAL_COMMA.test(text)) return Number(text.replace(',', '.'));
  if (GROUPED.test(text)) return Number(text.replaceAll(',', ''));
  if (SPACED.test(text)) return Number(text.replaceAll(/\p{Zs}/gu, ''));
  if (DECIMAL_COMMAS[comma]?.test(text)) return Number(text.replace(',', '.'));
  if (point === 'may group' && GROUPED_BY_POINTS.test(text))
    return { code: 'points', params: { text: original, thousands: text.replaceAll('.', '') } };
  return COMMA_BETWEEN_DIGITS.test(text) ? { code: 'comma', params: { text: original } } : notNumberReason(original);
}

const COMMA_BETWEEN_DIGITS = /^[+-]?[\d.,\p{Zs}]*\d,\d[\d.,\p{Zs}]*$/u;

/** Not 3/1, which is a date, or 1/3, which has no exact decimal. */
const COMMON_FRACTION = /^(?:(\d+)(?:\p{Zs}+|-))?(1|3|5|7)\/(2|4|8)(?!\d)/u;

/** Suggests the decimal. */
export function explainFraction(text: string): ReadingReason | undefined {
  const [, whole = '0', above, below] = COMMON_FRACTION.exec(text) ?? [];
  if (above === undefined || Number(above) > Number(below)) return;
  return { code: 'fraction', params: { text, decimal: String(Number(whole) + Number(above) / Number(below)) } };
}

export const notNumberReason = (text: string): ReadingReason =>
  explainFraction(text) ?? { code: 'not_number', params: { text } };

const FRACTIONS: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

/** ASCII digits, "1½" as "1.5", a typographic minus as "-". */
export const normalizeNumberSigns = (text: string): string =>
  toAsciiDigits(text)
    .replaceAll('\u2212', '-')
    .replace(/(?<!\.\d*)\p{Zs}?([¼½¾])/gu, (_, fraction: string) => FRACTIONS[fraction]);

const OTHERWISE = /[^\P{Nd}0-9]|[¼½¾]|\d\p{Zs}\d|(?<![\d,])\d+,\d{1,2}(?![\d,])/u;

/** If written with other characters than 1,450.5, or with a decimal comma. */
export const remarkOnUnusualNumber = (written: string, read: number | string): ReadingReason | undefined =>
  OTHERWISE.test(written) ? { code: 'read_as', params: { text: written.trim(), read } } : undefined;
