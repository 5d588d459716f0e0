import { en } from './en/index.ts';
import { type Message, type Params, type ParamsOf, writeMessage } from './message.ts';

export type Catalogue = typeof en;
export type MessageKey = keyof Catalogue;
/** Keys whose texts ask for no parameter: a key that is chosen while the program runs is one of these. */
export type PlainKey = { [Key in MessageKey]: [ParamsOf<Catalogue[Key]>] extends [never] ? Key : never }[MessageKey];
export type Translation = Partial<Record<MessageKey, Message>>;

/** English as far as it has been loaded: in a built page a feature brings its texts along (web/split-catalogue.ts). */
const english: Record<string, Message> = { ...en };
export function teach(texts: Readonly<Record<string, Message>>): void {
  Object.assign(english, texts);
}

let spoken: { catalogue: Translation; locale: string } = { catalogue: {}, locale: 'en-IN' };

/** Before anything is drawn: the language doesn't change while a page lives. Untranslated keys stay English. */
export function speak(catalogue: Translation, locale: string): void {
  spoken = { catalogue, locale };
}

type Arguments<Key extends MessageKey> = [ParamsOf<Catalogue[Key]>] extends [never]
  ? []
  : [Readonly<Record<ParamsOf<Catalogue[Key]>, string | number>>];

/** The text of a key in the page's language. Every text a person reads comes from here. */
export function t<Key extends MessageKey>(key: Key, ...[params]: Arguments<Key>): string {
  return writeMessage(spoken.catalogue[key] ?? english[key], (params ?? {}) as Params, spoken.locale);
}
