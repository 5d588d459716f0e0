import { foldSpelling } from '../fold-spelling.ts';

/** Why a value cannot be read, or what is reported about one that was. Each has a message, `imports.reason.…`. */
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
/** A reason as data, so that each reader gets it in their language. `params.text`: what was read. */
export type ReadingReason = { code: ReadingReasonCode; params?: Readonly<Record<string, string | number>> };

/**
 * What a cell or a field says. `note`: the value differs from what was typed in a way to be reported.
 * `ambiguous`: a form asks which of the choices is meant, a file is rejected with the reason.
 */
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

/** The same reading with its value, or each of its choices, in another form. */
export function mapReading<A, B>(reading: Reading<A>, map: (value: A) => B): Reading<B> {
  if (reading.kind === 'value') return { ...reading, value: map(reading.value) };
  if (reading.kind === 'ambiguous') return { ...reading, choices: reading.choices.map(map) };
  return reading;
}

const NOT_GIVEN =
  /^(?:[-–—._?*]*|\(?(?:n[./\\ ]?a\.?|nil|none|null|nan|blank|unknown|not (?:available|applicable|given|known|mentioned|specified)|tb[adc]|to be (?:announced|decided|confirmed))\)?)$/;

/** Whether a cell says that it has no value: "", "-", "N/A". */
export const isNotGiven = (text: string): boolean => NOT_GIVEN.test(foldSpelling(text).trim());

/** Longer than any value of a listing: readers look at no more, so that none is slow. */
export const MAX_VALUE_LENGTH = 200;
const SHOWN = 40;

/** @returns the rejection of a text that is too long for a value, before any pattern looks at it */
export function refuseLong(text: string): ReturnType<typeof rejected> | undefined {
  if (!isTooLong(text)) return undefined;
  return rejected('too_long', `${text.slice(0, SHOWN).toWellFormed()}…`, { most: MAX_VALUE_LENGTH });
}

/** A compatibility character may stand for 18 letters. */
const isTooLong = (text: string): boolean =>
  text.length > MAX_VALUE_LENGTH || text.normalize('NFKC').length > MAX_VALUE_LENGTH;

/** A value without spaces around it, and with one for each run of them within; what holds the end of a line stays one. */
export const tidy = (typed: string): string => {
  const text = typed.trim();
  if (text.length > MAX_VALUE_LENGTH) return text;
  return text.replace(/\s{2,}/g, (run) => (/[\n\r]/.test(run) ? '\n' : ' '));
};

/** What a cell says before its reader looks at it: that it has no value, or is too long for one. */
export const readBlankOrLong = (text: string): typeof BLANK | ReturnType<typeof rejected> | undefined =>
  refuseLong(text) ?? (isNotGiven(text) ? BLANK : undefined);

/** A pattern for one of several words or phrases that stands by itself in a folded text. */
export const wholeWords = (words: string, flags = 'gu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${words})(?![\\p{L}\\p{M}\\p{N}])`, flags);
