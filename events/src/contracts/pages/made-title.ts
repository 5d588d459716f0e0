import { formatPlace } from '../../kernel/join-place.ts';
import { MORE, type Subtype } from '../../kernel/options.ts';
import { formatIndianNumber } from '../../kernel/shown-number.ts';
import type { PlainKey, Translate } from '../messages/index.ts';
import type { ListingCard } from '../wire/listing-card.ts';

export type TitledListing = Pick<
  ListingCard,
  'title' | 'property_subtype' | 'bedrooms' | 'area' | 'project' | 'locality' | 'city'
>;

type Language = { t: Translate; english: Translate; place: string };

/** Titles that were not generated stay. */
export function translateGeneratedTitle(listing: TitledListing, { t, english, place: here }: Language): string {
  const { title, project } = listing;
  const place = formatPlace(listing);
  const places = [[place, here], ...(project ? [[`${project}, ${place}`, `${project}, ${here}`]] : [])];
  for (const [written, where] of places) {
    const end = english('trade.inPlace', { what: '', where: written });
    const what = title.endsWith(end) && translateFacts(title.slice(0, -end.length), listing, { t, english });
    if (what) return t('trade.inPlace', { what, where });
  }
  return title;
}

const CALLED = {
  'residential-plot': ['plot', 'trade.subtype.residential-plot'],
  other: ['farm land', 'trade.farmLand'],
} as const satisfies Partial<Record<Subtype, readonly [english: string, here: PlainKey]>>;

/** "3 BHK flat", "10 marla kothi", "Office"; undefined for anything else. */
function translateFacts(
  said: string,
  { property_subtype: subtype, bedrooms, area }: TitledListing,
  { t, english }: Omit<Language, 'place'>,
): string | undefined {
  const { value, unit } = area;
  const size = t('trade.area', { value: formatIndianNumber(value), unit: t(`trade.unitShort.${unit}`) });
  const sizes: [english: string, here: string][] = [
    ['', ''],
    [`${value} ${english(`trade.unitShort.${unit}`)} `, `${size} `],
  ];
  const n = bedrooms === MORE ? '9+' : bedrooms;
  if (n) sizes.push([`${english('trade.bhk', { n })} `, `${t('trade.bhk', { n })} `]);
  const kinds: (readonly [english: string, here: PlainKey])[] = [
    [english(`trade.subtype.${subtype}`), `trade.subtype.${subtype}`],
    ...(subtype in CALLED ? [CALLED[subtype as keyof typeof CALLED]] : []),
  ];
  for (const [kind, key] of kinds) {
    const found = sizes.find(([before]) => `${before}${kind}`.toLowerCase() === said.toLowerCase());
    if (found) return `${found[1]}${t(key)}`;
  }
}
