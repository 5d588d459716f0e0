import { formatIndianNumber } from '../../kernel/shown-number.ts';

/** Plural forms are chosen by `n`; `{name}` is a parameter. */
export type Message = string | { readonly one: string; readonly other: string };

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type TextsOf<M extends Message> = M extends string ? M : M extends { one: infer A; other: infer B } ? A | B : never;
/** Parameters available to every text. */
export type RegionWords = Readonly<Record<'region' | 'cities', string>>;
export type ParamsOf<M extends Message> =
  | Exclude<NamesIn<TextsOf<M> & string>, keyof RegionWords>
  | (M extends string ? never : 'n');

export type Params = Readonly<Record<string, string | number>>;

/** @param locale BCP 47; decides the plural form */
export function formatMessage(message: Message, params: Params, locale: string): string {
  const text = typeof message === 'string' ? message : pluralText(message, Number(params.n), locale);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? formatIndianNumber(value) : value;
  });
}

const pluralText = (message: { one: string; other: string }, n: number, locale: string): string =>
  new Intl.PluralRules(locale).select(n) === 'one' ? message.one : message.other;
