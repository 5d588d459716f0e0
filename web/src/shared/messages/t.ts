import {
  type ArgumentsOf,
  formatMessage,
  type Message,
  type MessageKey,
  type Params,
  type Translation,
} from '@naksha/events/messages';
import { en } from '@naksha/events/messages/en';
import { pageConfig } from '../page-config.ts';

export type { MessageKey, PlainKey } from '@naksha/events/messages';

/** Each feature of a built page brings its own (web/split-catalogue.ts). */
const english: Record<string, Message> = { ...en };
export function addCatalogueTexts(texts: Readonly<Record<string, Message>>): void {
  Object.assign(english, texts);
}

let spoken: { catalogue: Translation; locale: string } = { catalogue: {}, locale: 'en-IN' };

/** Called once before rendering. Untranslated keys stay English. */
export function setCatalogue(catalogue: Translation, locale: string): void {
  spoken = { catalogue, locale };
}

/** For text that is stored. */
export function tEnglish<Key extends MessageKey>(key: Key, ...[params]: ArgumentsOf<Key>): string {
  return formatMessage(english[key], { ...pageConfig.words, ...(params as Params) }, 'en-IN');
}

export function t<Key extends MessageKey>(key: Key, ...[params]: ArgumentsOf<Key>): string {
  return formatMessage(
    spoken.catalogue[key] ?? english[key],
    { ...pageConfig.words, ...(params as Params) },
    spoken.locale,
  );
}
