import { normalizeSpelling } from '../fold-spelling.ts';

/** Messages are `imports.reason.…`. */
export const READING_REASONS = [
  'not_number',
  'too_long',
  'fraction',
  'comma',
  'point',
  'points',
  'range',
  'not_rupees',
  'per_unit',
  'no_scale',
  'may_be_several',
  'no_count',
  'half_bedroom',
  'unit_missing',
  'unit_unknown',
  'units_differ',
  'dimensions',
  'unknown_value',
  'several_meanings',
  'scientific_id',
  'rounded',
  'read_as',
] as const;
export type ReadingReasonCode = (typeof READING_REASONS)[number];
/** `params.text`: the input. */
export type ReadingReason = { code: ReadingReasonCode; params?: Readonly<Record<string, string | number>> };

/** `note`: a difference from the typed text to report. `ambiguous`: forms offer the choices, files are rejected. */
export type Reading<T> =
  | { kind: 'value'; value: T; note?: ReadingReason }
  | { kind: 'blank' }
  | { kind: 'rejected'; reason: ReadingReason }
  | { kind: 'ambiguous'; choices: readonly T[]; reason: ReadingReason };

export const BLANK = { kind: 'blank' } as const;

export const accepted = <T>(value: T, note?: ReadingReason): { kind: 'value'; value: T; note?: ReadingReason } => ({
  kind: 'value',
  value,
  ...(note && { note }),
});

export const rejected = (code: ReadingReasonCode, text: string, params: ReadingReason['params'] = {}) =>
  ({ kind: 'rejected', reason: { code, params: { text, ...params } } }) as const;

export const ambiguous = <T>(choices: readonly T[], reason: ReadingReason): Reading<T> => ({
  kind: 'ambiguous',
  choices,
  reason,
});

export function mapReading<A, B>(reading: Reading<A>, map: (value: A) => B): Reading<B> {
  if (reading.kind === 'value') return { ...reading, value: map(reading.value) };
  if (reading.kind === 'ambiguous') return { ...reading, choices: reading.choices.map(map) };
  return reading;
}

const NOT_GIVEN =
  /^(?:[-–—._?*]*|\(?(?:n[./\\ ]?a\.?|nil|none|null|nan|blank|unknown|not (?:available|applicable|given|known|mentioned|specified)|tb[adc]|to be (?:announced|decided|confirmed))\)?)$/;

/** "", "-", "N/A". */
export const isBlankPlaceholder = (text: string): boolean => NOT_GIVEN.test(normalizeSpelling(text).trim());

/** Limits the readers' work. */
export const MAX_VALUE_LENGTH = 200;
const SHOWN = 40;

/** Before any pattern is applied. */
export function rejectedReadingIfTooLong(text: string): ReturnType<typeof rejected> | undefined {
  if (!isTooLong(text)) return undefined;
  return rejected('too_long', `${text.slice(0, SHOWN).toWellFormed()}…`, { most: MAX_VALUE_LENGTH });
}

/** Compatibility decomposition can give 18 characters. */
const isTooLong = (text: string): boolean =>
  text.length > MAX_VALUE_LENGTH || text.normalize('NFKC').length > MAX_VALUE_LENGTH;

/** Keeps line breaks. */
export const collapseSpaces = (typed: string): string => {
  const text = typed.trim();
  if (text.length > MAX_VALUE_LENGTH) return text;
  return text.replace(/\s{2,}/g, (run) => (/[\n\r]/.test(run) ? '\n' : ' '));
};

export const readingIfBlankOrTooLong = (text: string): typeof BLANK | ReturnType<typeof rejected> | undefined =>
  rejectedReadingIfTooLong(text) ?? (isBlankPlaceholder(text) ? BLANK : undefined);

export const wholeWordsPattern = (words: string, flags = 'gu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${words})(?![\\p{L}\\p{M}\\p{N}])`, flags);
