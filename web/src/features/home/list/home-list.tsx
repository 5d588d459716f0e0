import { type BBox, type Camera, type HomeView, MIN_ZOOM, type Sort } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { useDeferredValue } from 'react';
import { t } from '../../../shared/messages/t.ts';
import type { Suggestion } from '../../../shared/places/suggestions.ts';
import type { OwnMarks } from '../../../shared/session/use-marks.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { ChangeFilter } from '../filters/use-filter.ts';
import type { Selection } from '../selection/use-selection.ts';
import { ListPane } from './list-pane.tsx';
import type { Listings } from './use-listings.ts';
import { useStackListings } from './use-stack-listings.ts';

export type HomeListProps = {
  view: HomeView;
  bbox: BBox | undefined;
  camera: Camera;
  cities: readonly City[];
  list: Listings;
  marks: OwnMarks;
  selection: Selection;
  /** What is wrong with the map, for which the list stands in. */
  notice: string | undefined;
  /** What may help against it. */
  onNotice: (() => void) | undefined;
  onFilter: ChangeFilter;
  onSort(sort: Sort): void;
  onCamera(camera: Camera): void;
  /** In place of all chips. */
  onMeant(place: Suggestion): void;
};

/** The list of the view, or of a stack that was opened on the map. */
export function HomeList({ view, list, selection, ...props }: HomeListProps) {
  const { camera, onFilter, onCamera } = props;
  const { stack, select } = selection;
  const ofStack = useStackListings(stack, view);
  const shown = stack ? ofStack : list;
  // New cards are many drawings: the map, which is looked at, comes first.
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
      heading={stack && <StackHeading count={stack.count} onBack={() => select(undefined)} />}
      onSort={props.onSort}
      onMark={selection.pointAtCard}
      onClear={() => onFilter({ clear: 'everything' })}
      onZoomOut={() => onCamera({ ...camera, zoom: Math.max(MIN_ZOOM, camera.zoom - 2) })}
      camera={camera}
      onCamera={onCamera}
      onMeant={props.onMeant}
    />
  );
}

const StackHeading = ({ count, onBack }: { count: number; onBack(): void }) => (
  <div className="flex flex-wrap items-center justify-between gap-2">
    <h1 className="font-bold text-20" data-testid="stack-heading">
      {t('home.stack', { n: count })}
    </h1>
    <Button onClick={onBack}>{t('home.allHere')}</Button>
  </div>
);
