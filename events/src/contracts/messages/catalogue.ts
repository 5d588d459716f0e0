import type { en } from './en/index.ts';
import type { Message, ParamsOf } from './message.ts';

export type Catalogue = typeof en;
export type MessageKey = keyof Catalogue;
/** Texts without parameters, which can be chosen at run time. */
export type PlainKey = { [Key in MessageKey]: [ParamsOf<Catalogue[Key]>] extends [never] ? Key : never }[MessageKey];
/** Missing texts fall back to English. */
export type Translation = Partial<Record<MessageKey, Message>>;

export type ArgumentsOf<Key extends MessageKey> = [ParamsOf<Catalogue[Key]>] extends [never]
  ? []
  : [Readonly<Record<ParamsOf<Catalogue[Key]>, string | number>>];

export type Translate = <Key extends MessageKey>(key: Key, ...params: ArgumentsOf<Key>) => string;
