import type { Locale } from '@naksha/events/contracts';
import { createTranslate } from '@naksha/events/messages/translate-in';
import type { News } from './alert-schedule.ts';

type AlertContent = News & {
  brand: string;
  page: string;
  stop: string;
} & (
    | {
        name: string | undefined;
      }
    | { searches: number }
  );

/** Uses the GSM 03.38 alphabet except for names: any other character more than doubles the price of the text. */
export function formatAlertText({ brand, page, stop, fresh, cuts, ...of }: AlertContent, locale: Locale): string {
  const t = createTranslate(locale);
  const [homes, cheaper] = [t('searches.fresh', { n: fresh }), t('searches.cuts', { n: cuts })];
  const found =
    fresh > 0 && cuts > 0 ? t('alertText.both', { fresh: homes, cuts: cheaper }) : fresh > 0 ? homes : cheaper;
  if ('searches' in of) return t('alertText.several', { brand, found, n: of.searches, page, stop });
  const search = of.name ? `"${toGsmCharacters(of.name)}"` : t('alertText.unnamed');
  return t('alertText.one', { brand, found, search, page, stop });
}

const GSM_REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"'],
  [/[\u2018\u2019\u201a\u2032]/g, "'"],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
  [/\u00a0/g, ' '],
];

/** Phone keyboards insert curly quotes and long dashes. */
const toGsmCharacters = (text: string): string =>
  GSM_REPLACEMENTS.reduce((plain, [sign, by]) => plain.replace(sign, by), text);
