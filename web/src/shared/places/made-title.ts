import { type TitledListing, translateGeneratedTitle } from '@naksha/events/contracts';
import type { Subtype } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { formatCountUpTo } from '../format/facts.ts';
import { t, tEnglish } from '../messages/t.ts';
import { joinPlaceInLocale } from './place-name.ts';

/** `say`: the translation function. */
export function composeListingTitle(
  say: typeof t,
  subtype: Subtype,
  bedrooms: number | undefined,
  where: string,
): string {
  const kind = say(`trade.subtype.${subtype}`);
  const what =
    bedrooms === undefined ? kind : `${say('trade.bhk', { n: formatCountUpTo(bedrooms, 9) })} ${kind.toLowerCase()}`;
  return say('trade.inPlace', { what, where });
}

/** Other titles are unchanged. */
export const titleInLocaleIfGenerated = (listing: TitledListing, cities: readonly City[]): string =>
  translateGeneratedTitle(listing, { t, english: tEnglish, place: joinPlaceInLocale(cities, listing) });
