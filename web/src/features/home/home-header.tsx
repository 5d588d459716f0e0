import type { BBox } from '@naksha/events/kernel';
import type { PlaceOutline } from '@naksha/events/wire/place-outline';
import { memo } from 'react';
import { OptionalPart } from '../../shared/later-part.tsx';
import { lazyWithTimeout } from '../../shared/lazy-chunk.ts';
import { RenderInHeaderSlot } from '../../shared/ui/header-slot.tsx';
import { useIsPhoneScreen } from '../../shared/ui/use-media.ts';
import { CityPickerButton } from './city/city-button.tsx';
import { changeFilter } from './filters/filter-rules.ts';
import { PhoneFilterBar } from './filters/phone-filters.tsx';
import { SearchBox } from './filters/search-box.tsx';
import type { ChangeFilter } from './filters/use-filter.ts';
import { chooseCityLabel } from './view/standing.ts';
import { cityCamera } from './view/starting-city.ts';
import type { ViewState } from './view/use-view.ts';

const HeaderFilters = lazyWithTimeout(() => import('./filters/header-filters.tsx'));

type Props = Pick<ViewState, 'view' | 'setView' | 'cities' | 'city' | 'link'> & {
  bbox: BBox | undefined;
  places: readonly PlaceOutline[];
  onFilter: ChangeFilter;
};

/** Memoized, so that it does not render with tiles or the list. */
export const HomeHeader = memo(function HomeHeader(props: Props) {
  const { view, setView, cities, city, link, bbox, places, onFilter } = props;
  const phone = useIsPhoneScreen();
  const { filter } = view;
  const search = <SearchBox {...{ filter, cities, city, places, setView }} onChange={onFilter} />;
  const cityButton = (
    <CityPickerButton
      cities={cities}
      shown={chooseCityLabel(cities, view, city)}
      disabled={link !== undefined}
      onChoose={(city) =>
        setView(
          ({ filter, sort, at }) => ({
            filter: changeFilter(filter, { clear: 'chips' }),
            sort,
            at,
            city: city.id,
            camera: cityCamera(city),
          }),
          'push',
        )
      }
    />
  );
  if (phone)
    return (
      <>
        <RenderInHeaderSlot>{cityButton}</RenderInHeaderSlot>
        <PhoneFilterBar
          filter={filter}
          bbox={bbox}
          onShow={(filter) => setView((view) => ({ ...view, filter }), 'push')}
        >
          {search}
        </PhoneFilterBar>
      </>
    );
  return (
    <RenderInHeaderSlot>
      <div className="min-w-0 max-w-xl grow">{search}</div>
      <OptionalPart fallback={<div className="w-26 shrink-0 lg:w-98 xl:w-176" />}>
        {/* Counts are of now: beside a past day there are none. */}
        <HeaderFilters filter={filter} bbox={view.at ? undefined : bbox} onChange={onFilter} />
      </OptionalPart>
      {cityButton}
    </RenderInHeaderSlot>
  );
});
