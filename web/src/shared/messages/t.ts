import {
  type ArgumentsOf,
  type Message,
  type MessageKey,
  type Params,
  type Translation,
  writeMessage,
} from '@naksha/events/messages';
import { en } from '@naksha/events/messages/en';
import { pageConfig } from '../page-config.ts';

export type { MessageKey, PlainKey } from '@naksha/events/messages';

/** English as far as it has been loaded: in a built page a feature brings its texts along (web/split-catalogue.ts). */
const english: Record<string, Message> = { ...en };
export function addTexts(texts: Readonly<Record<string, Message>>): void {
  Object.assign(english, texts);
}

let spoken: { catalogue: Translation; locale: string } = { catalogue: {}, locale: 'en-IN' };

/** Before anything is drawn: the language doesn't change while a page lives. Untranslated keys stay English. */
export function setCatalogue(catalogue: Translation, locale: string): void {
  spoken = { catalogue, locale };
}

/** In English whatever the page's language is: what is stored of words that we make is English. */
export function inEnglish<Key extends MessageKey>(key: Key, ...[params]: ArgumentsOf<Key>): string {
  return writeMessage(english[key], { ...pageConfig.words, ...(params as Params) }, 'en-IN');
}

/** The text of a key in the page's language. Every text a person reads comes from here. */
export function t<Key extends MessageKey>(key: Key, ...[params]: ArgumentsOf<Key>): string {
  return writeMessage(
    spoken.catalogue[key] ?? english[key],
    { ...pageConfig.words, ...(params as Params) },
    spoken.locale,
  );
}
