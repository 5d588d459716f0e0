import { type Locale, toLanguageTag } from '@naksha/events/contracts';
import { type Params, type RegionWords, type Translate, type Translation, writeMessage } from '@naksha/events/messages';
import { en } from '@naksha/events/messages/en';
import { hi } from '@naksha/events/messages/hi';
import { pa } from '@naksha/events/messages/pa';

const CATALOGUES: Readonly<Record<Locale, Translation>> = { en, hi, pa };

/** Texts in one language; what is not translated is said in English. */
export const translateIn =
  (locale: Locale, words: RegionWords): Translate =>
  (key, ...[params]) =>
    writeMessage(CATALOGUES[locale][key] ?? en[key], { ...words, ...(params as Params) }, toLanguageTag(locale));
