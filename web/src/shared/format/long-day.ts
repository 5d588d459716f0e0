import { toLanguageTag } from '@naksha/events/contracts';
import { currentLocale } from '../messages/locale.ts';

const FORMAT = new Intl.DateTimeFormat(currentLocale === 'en' ? 'en-GB' : toLanguageTag(currentLocale), {
  ...{ day: 'numeric', month: 'long', year: 'numeric' },
  timeZone: 'UTC',
});

/** `5 March 2024`. @param day YYYY-MM-DD */
export const formatLongDay = (day: string): string => FORMAT.format(new Date(`${day}T00:00:00Z`));
