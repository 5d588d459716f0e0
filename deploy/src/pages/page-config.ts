import { LOCALES, type Locale, toLanguageTag } from '@naksha/events/contracts';
import { LAKH } from '@naksha/events/kernel';
import { formatMessage, type RegionWords, type Translation } from '@naksha/events/messages';
import { en } from '@naksha/events/messages/en';
import { hi } from '@naksha/events/messages/hi';
import { pa } from '@naksha/events/messages/pa';
import type { PageConfig } from '@naksha/events/wire/page-config';
import type { Config } from '../config/config.ts';
import type { Region } from '../region/choose-region.ts';
import { describeStreetTiles } from '../region/street-tiles.ts';
import { isTracingConfigured } from '../tracing/open-tracing.ts';

/** Without personal data or secrets. */
export const buildPageConfig = (config: Config, region: Region, locale: Locale): PageConfig => ({
  brand: {
    name: config.BRAND_NAME,
    phone: config.BRAND_PHONE,
    whatsapp: config.BRAND_WHATSAPP,
    email: config.BRAND_EMAIL,
    rera: config.BRAND_RERA,
    grievance_officer: config.BRAND_GRIEVANCE_OFFICER,
    social: config.BRAND_SOCIAL.slice(0, 4),
    red: config.BRAND_RED,
  },
  map_style_url: config.MAP_STYLE_URL || null,
  counted_by: config.ANALYTICS_URL ? new URL(config.ANALYTICS_URL).hostname : null,
  traced: isTracingConfigured(config),
  region: region.bounds,
  country: region.country ?? null,
  bare_price_from: region.barePriceFrom ?? LAKH,
  words: getRegionWords(region, locale),
  ground: {
    layers: [...region.ground.layers.keys()],
    streets: region.ground.streets ? describeStreetTiles(region.ground.streets) : null,
    credits: region.ground.credits,
  },
});

export type PageConfigs = Readonly<Record<Locale, PageConfig>>;

export const buildPageConfigs = (config: Config, region: Region): PageConfigs =>
  Object.fromEntries(LOCALES.map((locale) => [locale, buildPageConfig(config, region, locale)])) as PageConfigs;

const CATALOGUES: Readonly<Record<Locale, Translation>> = { en, hi, pa };
/** With more, it would be a list rather than a sentence. */
const CITIES_NAMED = 4;

function getRegionWords({ names, places }: Pick<Region, 'names' | 'places'>, locale: Locale): RegionWords {
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
