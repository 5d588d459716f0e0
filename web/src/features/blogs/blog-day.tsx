import { toLanguageTag } from '@naksha/events/contracts';
import { currentLocale } from '../../shared/messages/locale.ts';

/** "5 March 2024", as the specification has it; other languages in their own words. */
const FORMAT = new Intl.DateTimeFormat(currentLocale === 'en' ? 'en-GB' : toLanguageTag(currentLocale), {
  ...{ day: 'numeric', month: 'long', year: 'numeric' },
  timeZone: 'UTC',
});

/** @param day YYYY-MM-DD */
export const shownBlogDay = (day: string): string => FORMAT.format(new Date(`${day}T00:00:00Z`));

export const BlogDay = ({ day }: { day: string }) => <time dateTime={day}>{shownBlogDay(day)}</time>;
