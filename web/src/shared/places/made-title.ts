import { joinPlace, type Subtype } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import { shownArea, shownCount } from '../format/facts.ts';
import { inEnglish, t } from '../messages/t.ts';
import { joinPlaceHere } from './place-name.ts';

export type TitledListing = Pick<
  ListingCard,
  'title' | 'property_subtype' | 'bedrooms' | 'area' | 'project' | 'locality' | 'city'
>;

/** `3 BHK flat in Sector 70, Mohali`: what we suggest. @param say in which language */
export function writeTitle(say: typeof t, subtype: Subtype, bedrooms: number | undefined, where: string): string {
  const kind = say(`trade.subtype.${subtype}`);
  const what =
    bedrooms === undefined ? kind : `${say('trade.bhk', { n: shownCount(bedrooms, 9) })} ${kind.toLowerCase()}`;
  return say('trade.inPlace', { what, where });
}

/** A title that says nothing but what the listing's facts say, stored in English, in the page's language; any other as it is. */
export function titleHere(listing: TitledListing, cities: readonly City[]): string {
  const { title, project } = listing;
  const [place, here] = [joinPlace(listing), joinPlaceHere(cities, listing)];
  const places = [[place, here], ...(project ? [[`${project}, ${place}`, `${project}, ${here}`]] : [])];
  for (const [english, where] of places) {
    const end = inEnglish('trade.inPlace', { what: '', where: english });
    const what = title.endsWith(end) && factsHere(title.slice(0, -end.length), listing);
    if (what) return t('trade.inPlace', { what, where });
  }
  return title;
}

/** What plots are called in short. */
const CALLED: Partial<Record<Subtype, string>> = { 'residential-plot': 'plot' };

/** "3 BHK flat", "10 marla kothi", "Office"; undefined for anything that is more than that. */
function factsHere(said: string, { property_subtype: subtype, bedrooms, area }: TitledListing): string | undefined {
  const sizes: [english: string, here: string][] = [
    ['', ''],
    [`${area.value} ${inEnglish(`trade.unitShort.${area.unit}`)} `, `${shownArea(area)} `],
  ];
  const n = bedrooms && shownCount(bedrooms, 9);
  if (n) sizes.push([`${inEnglish('trade.bhk', { n })} `, `${t('trade.bhk', { n })} `]);
  const size = sizes.find(([english]) =>
    [inEnglish(`trade.subtype.${subtype}`), CALLED[subtype]].some(
      (kind) => kind && `${english}${kind}`.toLowerCase() === said.toLowerCase(),
    ),
  );
  return size && `${size[1]}${t(`trade.subtype.${subtype}`)}`;
}
