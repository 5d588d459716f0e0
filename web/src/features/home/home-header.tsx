import { inBBox } from '@naksha/events/kernel';
import { DEFAULT_ZOOM } from '../../shared/map/zoom.ts';
import { InHeader } from '../../shared/ui/header-slot.tsx';
import { usePhone } from '../../shared/ui/use-media.ts';
import { CityButton } from './city/city-button.tsx';
import { changeFilter, type FilterChange } from './filters/filter-rules.ts';
import { MoreButton } from './filters/more-button.tsx';
import { PhoneFilters } from './filters/phone-filters.tsx';
import { SearchBox } from './filters/search-box.tsx';
import type { Suggestion } from './filters/suggestions.ts';
import { TypeSelects } from './filters/type-selects.tsx';
import type { Home } from './use-home.ts';

/** Search and filters: in the header, on a phone in a row under it. Each change acts at once and is one step of history. */
export function HomeHeader({ home }: { home: Home }) {
  const phone = usePhone();
  const { filter } = home.view;
  const change = (change: FilterChange) =>
    home.setView((view) => ({ ...view, filter: changeFilter(view.filter, change) }), 'push');
  // A chosen place is also shown; one that is typed may be anywhere.
  const choose = ({ name, position }: Suggestion) =>
    home.setView((view) => {
      const seen = home.bbox && inBBox(home.bbox, position);
      return {
        ...view,
        filter: changeFilter(view.filter, { add: name }),
        camera: seen ? view.camera : { ...position, zoom: DEFAULT_ZOOM },
      };
    }, 'push');
  const search = <SearchBox chips={filter.search ?? []} cities={home.cities} onChange={change} onChoose={choose} />;
  if (phone)
    return (
      <>
        <InHeader>
          <CityButton home={home} />
        </InHeader>
        <PhoneFilters home={home}>{search}</PhoneFilters>
      </>
    );
  return (
    <InHeader>
      <div className="min-w-0 max-w-xl grow">{search}</div>
      <div className="hidden gap-2 lg:flex">
        <TypeSelects filter={filter} onChange={change} />
      </div>
      <MoreButton filter={filter} onChange={change} />
      <CityButton home={home} />
    </InHeader>
  );
}
