import { allowsBedrooms, type MapFilter } from '@naksha/events/kernel';
import { t } from '../../../shared/messages/t.ts';
import { FilterPopupButton } from './filter-popup-button.tsx';
import type { FilterChange } from './filter-rules.ts';
import { bedroomWords, priceWords } from './filter-words.ts';
import { TypeSelects } from './type-selects.tsx';

type Props = { filter: MapFilter; onChange(change: FilterChange): void };

/** What the desktop's header has beside the search: types, from 1440 px on price and bedrooms as pills, and the rest. */
export default function HeaderFilters({ filter, onChange }: Props) {
  const { price, area, bedroom, lister } = filter;
  return (
    <div className="flex shrink-0 gap-2">
      <div className="hidden gap-2 lg:flex lg:[&>select]:w-34">
        <TypeSelects filter={filter} onChange={onChange} />
      </div>
      <div className="hidden gap-2 xl:flex">
        <FilterPopupButton
          text={price ? priceWords(price) : t('home.filter.price')}
          on={price !== undefined}
          content="price"
          filter={filter}
          onChange={onChange}
        />
        <FilterPopupButton
          text={bedroom ? bedroomWords(bedroom) : t('home.filter.bedroom')}
          on={bedroom !== undefined}
          disabled={!allowsBedrooms(filter)}
          content="bedroom"
          filter={filter}
          onChange={onChange}
        />
      </div>
      <FilterPopupButton
        text={t('home.filter.more')}
        on={Boolean(price ?? area ?? bedroom ?? lister)}
        content="more"
        filter={filter}
        onChange={onChange}
      />
    </div>
  );
}
