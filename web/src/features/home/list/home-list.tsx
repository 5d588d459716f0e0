import type { BBox, Camera, HomeView, Sort, UnreadParameter } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { QueryLink } from '@naksha/events/wire/query-links';
import { memo, useDeferredValue } from 'react';
import { OptionalPart } from '../../../shared/later-part.tsx';
import { lazyWithTimeout } from '../../../shared/lazy-chunk.ts';
import { t } from '../../../shared/messages/t.ts';
import type { Places } from '../../../shared/places/use-places.ts';
import type { OwnMarks } from '../../../shared/session/use-marks.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ActiveFiltersAndNotes } from '../filters/chosen-filters.tsx';
import type { ChangeFilter } from '../filters/use-filter.ts';
import type { Selection } from '../selection/use-selection.ts';
import type { StackMarker } from '../tiles/decode-tile.ts';
import type { SetView } from '../view/use-home-view.ts';
import { ListPane } from './list-pane.tsx';
import { type Listings, useListings } from './use-listings.ts';
import { removeHiddenListings } from './use-without-hidden.ts';
import { zoomOutCamera } from './zoomed-out.ts';

/** Degrees: half a side of about two metres, more than the tile grid's resolution. */
const AROUND = 0.00002;

const useStackListings = (
  stack: StackMarker | undefined,
  { filter, sort, at }: Pick<HomeView, 'filter' | 'sort' | 'at'>,
) => useListings(`${stack?.key ?? ''} ${at ?? ''}`, { filter, sort, bbox: stack && boxAround(stack), at });

const boxAround = ({ position: { lat, lng } }: StackMarker): BBox => [
  lng - AROUND,
  lat - AROUND,
  lng + AROUND,
  lat + AROUND,
];

const LinkIntro = lazyWithTimeout(() => import('./link-intro.tsx'));

export type HomeListProps = {
  view: HomeView;
  bbox: BBox | undefined;
  link: QueryLink | undefined;
  active: boolean;
  camera: Camera;
  cities: readonly City[];
  list: Listings;
  marks: OwnMarks;
  selection: Selection;
  withFilters: boolean;
  notice: string | undefined;
  onNotice: (() => void) | undefined;
  onFilter: ChangeFilter;
  onSort(sort: Sort): void;
  onCamera(camera: Camera): void;
  places: Places;
  unread: readonly UnreadParameter[];
  dismissUnread(): void;
  setView: SetView;
};

/** Memoized, because Home renders with every tile. */
export const HomeList = memo(function HomeList({ view, link, active, list, selection, ...props }: HomeListProps) {
  const { camera, onFilter, onCamera } = props;
  const { stack, select } = selection;
  const ofStack = removeHiddenListings(useStackListings(stack, view), props.marks.dismissed);
  const shown = stack ? ofStack : list;
  // Rendering new cards is expensive; the map has priority.
  const listings = useDeferredValue(shown.listings);
  return (
    <ListPane
      notice={props.notice}
      onNotice={props.onNotice}
      shown={shown}
      listings={listings}
      view={{ ...view, camera }}
      bbox={props.bbox}
      filter={view.filter}
      sort={view.sort}
      marked={selection.markedNumber}
      marks={props.marks}
      cities={props.cities}
      titled={link !== undefined}
      intro={
        <>
          {link && (
            <OptionalPart fallback={<div className="h-19" />}>
              <LinkIntro link={link} active={active} />
            </OptionalPart>
          )}
          {props.withFilters && <ActiveFiltersAndNotes filter={view.filter} onFilter={onFilter} />}
        </>
      }
      heading={
        stack && <StackHeading count={stack.count} underReview={stack.review ?? 0} onBack={() => select(undefined)} />
      }
      onSort={props.onSort}
      onMark={selection.pointAtCard}
      onZoomOut={() => onCamera(zoomOutCamera(camera))}
      camera={camera}
      onCamera={onCamera}
      places={props.places}
      onFilter={onFilter}
      unread={props.unread}
      dismissUnread={props.dismissUnread}
      setView={props.setView}
    />
  );
});

type StackHeadingProps = { count: number; underReview: number; onBack(): void };

const StackHeading = ({ count, underReview, onBack }: StackHeadingProps) => (
  <div className="flex flex-wrap items-center justify-between gap-2">
    <div>
      <h1 className="font-bold text-20" data-testid="stack-heading">
        {count > 0 ? t('home.stack', { n: count }) : t('home.noneInView')}
      </h1>
      {underReview > 0 && <p className="text-12 text-muted">{t('home.underReviewToo', { n: underReview })}</p>}
    </div>
    <Button className="print:hidden" onClick={onBack}>
      {t('home.allHere')}
    </Button>
  </div>
);
