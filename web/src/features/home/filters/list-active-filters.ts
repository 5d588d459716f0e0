import { FACETS, type MapFilter } from '@naksha/events/kernel';
import { describeFacetFilter } from '../../../shared/filter/facet-words.ts';
import { describeListingFilters } from '../../../shared/filter/listing-filter-words.ts';
import { t } from '../../../shared/messages/t.ts';
import type { FilterChange } from './filter-rules.ts';
import { areaUnitLabel, formatAreaFilter, formatBedroomFilter, formatPriceFilter } from './filter-words.ts';

export type ActiveFilter = { words: string; remove: FilterChange };

export function listActiveFilters(filter: MapFilter, origin?: string): ActiveFilter[] {
  const { propertyType, subtype, bedroom, lister, price, area, poly } = filter;
  const active: (ActiveFilter | undefined)[] = [
    propertyType && { words: t(`trade.type.${propertyType}`), remove: { choose: 'type', value: 'all' } },
    subtype && { words: t(`trade.subtypes.${subtype}`), remove: { choose: 'subtype', value: 'all' } },
    bedroom ? { words: formatBedroomFilter(bedroom), remove: { choose: 'bedroom', value: 'any' } } : undefined,
    lister && { words: t(`trade.only.${lister}`), remove: { choose: 'lister', value: 'any' } },
    price && { words: formatPriceFilter(price), remove: { choose: 'price', value: undefined } },
    area && {
      words: `${formatAreaFilter(area)} ${areaUnitLabel(subtype)}`,
      remove: { choose: 'area', value: undefined },
    },
    ...FACETS.map((facet): ActiveFilter | undefined => {
      const asked = filter[facet.name];
      if (asked === undefined) return undefined;
      return {
        words: describeFacetFilter(facet, asked),
        remove: { choose: 'parameter', name: facet.name, value: undefined },
      };
    }),
    ...describeListingFilters(filter, origin).map(
      ({ name, words, without }): ActiveFilter => ({ words, remove: { choose: 'parameter', name, value: without } }),
    ),
    poly && { words: t('home.filter.drawn'), remove: { choose: 'poly', value: undefined } },
  ];
  return active.filter((one) => one !== undefined);
}
