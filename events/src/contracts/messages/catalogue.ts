import type { en } from './en/index.ts';
import type { Message, ParamsOf } from './message.ts';

export type Catalogue = typeof en;
export type MessageKey = keyof Catalogue;
/** Keys whose texts ask for no parameter: a key that is chosen while the program runs is one of these. */
export type PlainKey = { [Key in MessageKey]: [ParamsOf<Catalogue[Key]>] extends [never] ? Key : never }[MessageKey];
/** What is not translated stays English. */
export type Translation = Partial<Record<MessageKey, Message>>;

/** What follows a key: nothing, or the parameters that its text asks for. */
export type ArgumentsOf<Key extends MessageKey> = [ParamsOf<Catalogue[Key]>] extends [never]
  ? []
  : [Readonly<Record<ParamsOf<Catalogue[Key]>, string | number>>];

/** Gives the text of a key in one language. */
export type Translate = <Key extends MessageKey>(key: Key, ...params: ArgumentsOf<Key>) => string;
