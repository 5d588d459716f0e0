import { type Locale, toLanguageTag } from '@naksha/events/contracts';
import { formatMessage, type RegionWords, type Translation } from '@naksha/events/messages';
import { en } from '@naksha/events/messages/en';
import { hi } from '@naksha/events/messages/hi';
import { pa } from '@naksha/events/messages/pa';
import type { Region } from './choose-region.ts';

const CATALOGUES: Readonly<Record<Locale, Translation>> = { en, hi, pa };
/** With more, it would be a list rather than a sentence. */
const CITIES_NAMED = 4;

export function getRegionWords({ names, places }: Pick<Region, 'names' | 'places'>, locale: Locale): RegionWords {
  const region = names?.[locale] ?? names?.en ?? printUnnamed(locale);
  const cities = places
    .filter(({ kind }) => kind === 'city')
    .slice(0, CITIES_NAMED)
    .map((city) => city.names[locale] ?? city.names.en);
  const list = new Intl.ListFormat(toLanguageTag(locale), { type: 'conjunction' });
  return { region, cities: cities.length > 0 ? list.format(cities) : region };
}

function printUnnamed(locale: Locale): string {
  const message = CATALOGUES[locale]['app.region.unnamed'] ?? en['app.region.unnamed'];
  return formatMessage(message, {}, toLanguageTag(locale));
}
