import { FACETS, LAKH, type MapFilter, type Range, shownNumber } from '@naksha/events/kernel';
import { facetWords } from '../../../shared/filter/facet-words.ts';
import { shownShort } from '../../../shared/format/facts.ts';
import { t } from '../../../shared/messages/t.ts';
import type { FilterChange } from './filter-rules.ts';
import { areaUnitLabel } from './slider-scales.ts';

/** A chosen filter in words, and how it is taken away. */
export type ActiveFilter = { words: string; remove: FilterChange };

/** What of the filter is chosen, but for places and words: those are chips in the search box. */
export function listActiveFilters(filter: MapFilter): ActiveFilter[] {
  const { propertyType, subtype, bedroom, lister, price, area, poly } = filter;
  const active: (ActiveFilter | undefined)[] = [
    propertyType && { words: t(`trade.type.${propertyType}`), remove: { choose: 'type', value: 'all' } },
    subtype && { words: t(`trade.subtypes.${subtype}`), remove: { choose: 'subtype', value: 'all' } },
    bedroom ? { words: bedroomWords(bedroom), remove: { choose: 'bedroom', value: 'any' } } : undefined,
    lister && { words: t(`trade.only.${lister}`), remove: { choose: 'lister', value: 'any' } },
    price && { words: priceWords(price), remove: { choose: 'price', value: undefined } },
    area && {
      words: `${rangeWords(area)} ${areaUnitLabel(subtype)}`,
      remove: { choose: 'area', value: undefined },
    },
    ...FACETS.map((facet): ActiveFilter | undefined => {
      const asked = filter[facet.name];
      if (asked === undefined) return undefined;
      return { words: facetWords(facet, asked), remove: { choose: 'attribute', name: facet.name, value: undefined } };
    }),
    poly && { words: t('home.filter.drawn'), remove: { choose: 'poly', value: undefined } },
  ];
  return active.filter((one) => one !== undefined);
}

export const bedroomWords = (bedroom: number): string => t('home.filter.bhk', { n: bedroom });

/** "₹60–90 Lac", "₹90 Lac–1.2 Cr", "Up to ₹90 Lac", "From ₹60 Lac". Lakhs. */
export function priceWords({ min, max }: Range): string {
  const print = (lakhs: number) => (lakhs === 0 ? '0' : shownShort(lakhs * LAKH));
  const from = print(min);
  if (max === undefined) return t('home.filter.atLeastThat', { what: `₹${from}` });
  const to = print(max);
  if (min === 0) return t('home.filter.upTo', { what: `₹${to}` });
  const [number, unit] = from.split(' ');
  return to.endsWith(unit) ? `₹${number}–${to}` : `₹${from}–${to}`;
}

function rangeWords({ min, max }: Range): string {
  if (max === undefined) return t('home.filter.atLeastThat', { what: shownNumber(min) });
  return min === 0 ? t('home.filter.upTo', { what: shownNumber(max) }) : `${shownNumber(min)}–${shownNumber(max)}`;
}
