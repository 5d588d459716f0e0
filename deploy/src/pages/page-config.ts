import { LOCALES, type Locale } from '@naksha/events/contracts';
import { LAKH } from '@naksha/events/kernel';
import type { PageConfig } from '@naksha/events/wire/page-config';
import type { Config } from '../config/config.ts';
import type { Region } from '../region/choose-region.ts';
import { getRegionWords } from '../region/region-words.ts';
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
  ground: { layers: [...region.ground.layers.keys()], credits: region.ground.credits },
});

export type PageConfigs = Readonly<Record<Locale, PageConfig>>;

export const buildPageConfigs = (config: Config, region: Region): PageConfigs =>
  Object.fromEntries(LOCALES.map((locale) => [locale, buildPageConfig(config, region, locale)])) as PageConfigs;
