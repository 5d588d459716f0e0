import { type Locale, toLanguageTag } from '../pages/languages.ts';
import type { Translate, Translation } from './catalogue.ts';
import { en } from './en/index.ts';
import { hi } from './hi/index.ts';
import { formatMessage, type Params, type RegionWords } from './message.ts';
import { pa } from './pa/index.ts';

const CATALOGUES: Readonly<Record<Locale, Translation>> = { en, hi, pa };

/** For servers: loads all languages. */
export const createTranslate =
  (locale: Locale, words?: RegionWords): Translate =>
  (key, ...[params]) =>
    formatMessage(CATALOGUES[locale][key] ?? en[key], { ...words, ...(params as Params) }, toLanguageTag(locale));
