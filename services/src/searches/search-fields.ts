import { invalid, LOCALES, type Locale } from '@naksha/events/contracts';
import {
  ALERT_FREQUENCIES,
  type AlertFrequency,
  DEFAULT_QUIET_HOURS,
  type FieldError,
  type Gazetteer,
  parseFilter,
  parseHomeView,
  parseQuery,
  printHomeView,
  type QuietHours,
} from '@naksha/events/kernel';
import { z } from 'zod';
import { cleanLine, letters } from '../text/clean-text.ts';
import { refuseContacts } from '../text/refuse-contacts.ts';

export const MAX_SEARCH_NAME = 60;
/** Longer than the longest that our client writes: three chips in Gurmukhi and a ring of fifty corners. */
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

/** A search as it is saved. */
export type SearchFields = {
  view: string;
  name: string | undefined;
  frequency: AlertFrequency;
  quiet: QuietHours;
  /** What its texts speak. */
  locale: Locale;
};

/** @throws Problem 422 naming each wrong field */
export function readNewSearch(sent: NewSearch, gazetteer: Gazetteer): SearchFields {
  const errors: FieldError[] = [];
  const view = readView(sent.view, gazetteer, errors);
  const named = readName(sent.name, errors);
  if (errors.length > 0) throw invalid(errors);
  const { frequency: often = 'at_once', quiet: silent = DEFAULT_QUIET_HOURS, locale = 'en' } = sent;
  return { view, name: named, frequency: often, quiet: silent, locale };
}

/** @returns undefined where there is to be no name. @throws Problem 422 */
export function readSearchName(text: string | null | undefined): string | undefined {
  const errors: FieldError[] = [];
  const named = readName(text, errors);
  if (errors.length > 0) throw invalid(errors);
  return named;
}

/** Its owner's words: they go into the vault. */
function readName(text: string | null | undefined, errors: FieldError[]): string | undefined {
  const line = cleanLine(text ?? '');
  if (letters(line) > MAX_SEARCH_NAME)
    errors.push({ field: 'name', reason: `must have at most ${MAX_SEARCH_NAME} characters` });
  return line || undefined;
}

/**
 * The view as our client prints it. It stands in an event: what was typed must be no way to reach somebody, and ids of places
 * are those of places, because digits alone would be such an id too.
 */
function readView(text: string, gazetteer: Gazetteer, errors: FieldError[]): string {
  errors.push(...parseFilter(parseQuery(text)).errors);
  const { filter, camera, sort, ...where } = parseHomeView(text);
  if (filter.place?.some((id) => !gazetteer.find(id))) errors.push({ field: 'place', reason: 'must be a known place' });
  const city = gazetteer.list('city').find(({ id }) => id === where.city)?.id;
  const chips = [...(filter.search ?? []), ...(filter.notWords ?? [])];
  const clean = chips.filter((chip) => refuseContacts('search', chip, { errors, allowed: false }) !== undefined);
  // They stand side by side in the address: half a number in each is a number. What is only unclear was judged chip by chip.
  if (clean.length === chips.length) refuseContacts('search', chips.join(' '), { errors, allowed: true });
  return printHomeView({ filter, camera, city, sort });
}
