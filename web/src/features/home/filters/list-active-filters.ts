import { FACETS, type MapFilter } from '@naksha/events/kernel';
import { facetWords } from '../../../shared/filter/facet-words.ts';
import { listingFilterWords } from '../../../shared/filter/listing-filter-words.ts';
import { t } from '../../../shared/messages/t.ts';
import type { FilterChange } from './filter-rules.ts';
import { areaUnitLabel, areaWords, bedroomWords, priceWords } from './filter-words.ts';

export type ActiveFilter = { words: string; remove: FilterChange };

export function listActiveFilters(filter: MapFilter, origin?: string): ActiveFilter[] {
  const { propertyType, subtype, bedroom, lister, price, area, poly } = filter;
  const active: (ActiveFilter | undefined)[] = [
    propertyType && { words: t(`trade.type.${propertyType}`), remove: { choose: 'type', value: 'all' } },
    subtype && { words: t(`trade.subtypes.${subtype}`), remove: { choose: 'subtype', value: 'all' } },
    bedroom ? { words: bedroomWords(bedroom), remove: { choose: 'bedroom', value: 'any' } } : undefined,
    lister && { words: t(`trade.only.${lister}`), remove: { choose: 'lister', value: 'any' } },
    price && { words: priceWords(price), remove: { choose: 'price', value: undefined } },
    area && {
      words: `${areaWords(area)} ${areaUnitLabel(subtype)}`,
      remove: { choose: 'area', value: undefined },
    },
    ...FACETS.map((facet): ActiveFilter | undefined => {
      const asked = filter[facet.name];
      if (asked === undefined) return undefined;
      return { words: facetWords(facet, asked), remove: { choose: 'parameter', name: facet.name, value: undefined } };
    }),
    ...listingFilterWords(filter, origin).map(
      ({ name, words, without }): ActiveFilter => ({ words, remove: { choose: 'parameter', name, value: without } }),
    ),
    poly && { words: t('home.filter.drawn'), remove: { choose: 'poly', value: undefined } },
  ];
  return active.filter((one) => one !== undefined);
}
