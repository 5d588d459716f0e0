import { invalidFieldsProblem, LOCALES, type Locale } from '@naksha/events/contracts';
import {
  ALERT_FREQUENCIES,
  type AlertFrequency,
  DEFAULT_QUIET_HOURS,
  type FieldError,
  formatCanonicalHomeQuery,
  type Gazetteer,
  parseFilter,
  parseHomeView,
  parseQueryString,
  type QuietHours,
} from '@naksha/events/kernel';
import { z } from 'zod';
import { cleanSingleLine, countCodePoints } from '../text/clean-text.ts';
import { textOrAddContactError } from '../text/refuse-contacts.ts';

export const MAX_SEARCH_NAME = 60;
/** Three chips in Gurmukhi and a polygon of fifty corners are shorter. */
const MAX_VIEW = 4_000;

const hour = z.number().int().min(0).max(23);
const quiet = z.strictObject({ from: hour, to: hour });
const frequency = z.enum(ALERT_FREQUENCIES);
const name = z.string().max(400).nullish();

export const newSearch = z.strictObject({
  view: z.string().max(MAX_VIEW),
  name,
  frequency: frequency.optional(),
  quiet: quiet.optional(),
  locale: z.enum(LOCALES).optional(),
});
export const searchChange = z.strictObject({
  name,
  frequency: frequency.optional(),
  quiet: quiet.optional(),
  paused: z.boolean().optional(),
});
export type NewSearch = z.output<typeof newSearch>;
export type SearchChange = z.output<typeof searchChange>;

export type SearchFields = {
  view: string;
  name: string | undefined;
  frequency: AlertFrequency;
  quiet: QuietHours;
  locale: Locale;
};

export function cleanNewSearchOrThrow(sent: NewSearch, gazetteer: Gazetteer): SearchFields {
  const errors: FieldError[] = [];
  const view = readView(sent.view, gazetteer, errors);
  const named = readName(sent.name, errors);
  if (errors.length > 0) throw invalidFieldsProblem(errors);
  const { frequency: often = 'at_once', quiet: silent = DEFAULT_QUIET_HOURS, locale = 'en' } = sent;
  return { view, name: named, frequency: often, quiet: silent, locale };
}

/** Undefined for no name. */
export function cleanSearchNameOrThrow(text: string | null | undefined): string | undefined {
  const errors: FieldError[] = [];
  const named = readName(text, errors);
  if (errors.length > 0) throw invalidFieldsProblem(errors);
  return named;
}

/** Stored in the vault. */
function readName(text: string | null | undefined, errors: FieldError[]): string | undefined {
  const line = cleanSingleLine(text ?? '');
  if (countCodePoints(line) > MAX_SEARCH_NAME)
    errors.push({ field: 'name', reason: `must have at most ${MAX_SEARCH_NAME} characters` });
  return line || undefined;
}

/**
 * Stored in an event, so search words must contain no contact details, and place ids must exist because digits would
 * pass as one.
 */
function readView(text: string, gazetteer: Gazetteer, errors: FieldError[]): string {
  errors.push(...parseFilter(parseQueryString(text)).errors);
  const { filter, camera, sort, ...where } = parseHomeView(text);
  if (filter.place?.some((id) => !gazetteer.find(id))) errors.push({ field: 'place', reason: 'must be a known place' });
  const origin = filter.within?.of;
  if (origin && !gazetteer.findLandmark(origin) && !gazetteer.find(origin))
    errors.push({ field: 'within', reason: 'must be of a known landmark or place' });
  const city = gazetteer.list('city').find(({ id }) => id === where.city)?.id;
  const chips = [...(filter.search ?? []), ...(filter.notWords ?? [])];
  const clean = chips.filter((chip) => textOrAddContactError('search', chip, { errors, allowed: false }) !== undefined);
  // A number could be split between chips. Ambiguous cases were judged per chip.
  if (clean.length === chips.length) textOrAddContactError('search', chips.join(' '), { errors, allowed: true });
  return formatCanonicalHomeQuery({ filter, camera, city, sort });
}
