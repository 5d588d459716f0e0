import { allowsBedrooms, type BBox, getFacet, type MapFilter } from '@naksha/events/kernel';
import { describeFacetFilter } from '../../../shared/filter/facet-words.ts';
import { t } from '../../../shared/messages/t.ts';
import { FilterPopupButton } from './filter-popup-button.tsx';
import { type FilterChange, hasPropertyDetailFilters } from './filter-rules.ts';
import { formatBedroomFilter, formatPriceFilter } from './filter-words.ts';
import { PropertyTypeSelects } from './type-selects.tsx';

const BEDROOMS = getFacet('bedrooms');

type Props = { filter: MapFilter; bbox: BBox | undefined; onChange(change: FilterChange): void };

export default function HeaderFilters({ filter, bbox, onChange }: Props) {
  const { price, bedroom, bedrooms } = filter;
  const chosen = bedroom ? formatBedroomFilter(bedroom) : bedrooms && describeFacetFilter(BEDROOMS, bedrooms);
  return (
    <div className="flex shrink-0 gap-2">
      <div className="hidden gap-2 lg:flex lg:[&>select]:w-34">
        <PropertyTypeSelects filter={filter} onChange={onChange} />
      </div>
      <div className="hidden gap-2 xl:flex">
        <FilterPopupButton
          text={price ? formatPriceFilter(price) : t('home.filter.price')}
          on={price !== undefined}
          content="price"
          filter={filter}
          bbox={bbox}
          onChange={onChange}
        />
        <FilterPopupButton
          text={chosen ?? t('home.filter.bedroom')}
          on={chosen !== undefined}
          disabled={!allowsBedrooms(filter)}
          content="bedroom"
          filter={filter}
          bbox={bbox}
          onChange={onChange}
        />
      </div>
      <FilterPopupButton
        text={t('home.filter.more')}
        on={hasPropertyDetailFilters(filter)}
        content="more"
        filter={filter}
        bbox={bbox}
        onChange={onChange}
      />
    </div>
  );
}
