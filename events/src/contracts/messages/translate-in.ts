import { type Locale, toLanguageTag } from '../pages/languages.ts';
import type { Translate, Translation } from './catalogue.ts';
import { en } from './en/index.ts';
import { hi } from './hi/index.ts';
import { type Params, type RegionWords, writeMessage } from './message.ts';
import { pa } from './pa/index.ts';

const CATALOGUES: Readonly<Record<Locale, Translation>> = { en, hi, pa };

/** For servers: loads all languages. */
export const translateIn =
  (locale: Locale, words?: RegionWords): Translate =>
  (key, ...[params]) =>
    writeMessage(CATALOGUES[locale][key] ?? en[key], { ...words, ...(params as Params) }, toLanguageTag(locale));
