import type { BBox, Sort } from '@naksha/events/kernel';
import type { FirstPaint } from '@naksha/events/wire/first-paint';
import type { LiveMessage } from '@naksha/events/wire/live';
import { useQueryClient } from '@tanstack/react-query';
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { listingsKey } from '../../shared/api/listings-key.ts';
import { OptionalPart } from '../../shared/later-part.tsx';
import { lazyWithTimeout } from '../../shared/lazy-chunk.ts';
import { cameraToBBox, type Size } from '../../shared/map/camera.ts';
import { t } from '../../shared/messages/t.ts';
import { readPageData } from '../../shared/page-data.ts';
import { usePlaceOutlines } from '../../shared/places/use-places.ts';
import { marksQuery, useOwnMarks } from '../../shared/session/use-marks.ts';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { useIsPhoneScreen } from '../../shared/ui/use-media.ts';
import { useChangeFilter } from './filters/use-filter.ts';
import { HomeHeader } from './home-header.tsx';
import { HomeList, type HomeListProps } from './list/home-list.tsx';
import { useListings } from './list/use-listings.ts';
import { useTilesAndListWithoutHidden } from './list/use-without-hidden.ts';
import { HomeStage, type HomeStageProps } from './map/home-stage.tsx';
import type { StageState } from './map/map-stage.tsx';
import { SelectedCard } from './panel/later-selected-card.ts';
import { PhoneHome } from './phone/phone-home.tsx';
import { useMarkerSelection } from './selection/use-selection.ts';
import type { TileSource } from './tiles/tile-source.ts';
import { useTiles } from './tiles/use-tiles.ts';
import { isFirstPaintForView } from './view/first-paint.ts';
import { type Shown, useHomeView } from './view/use-home-view.ts';
import { useCameraView } from './view/use-view.ts';

const AnnounceCount = ({ total, underReview }: { total: number | undefined; underReview: number }) => (
  <p role="status" aria-live="polite" className="sr-only" data-testid="announce">
    {total !== undefined && (total === 0 ? t('home.noneInView') : t('home.homesHere', { n: total }))}
    {total !== undefined && underReview > 0 && `, ${t('home.underReviewToo', { n: underReview })}`}
  </p>
);

const SelectHomeOfUrl = lazyWithTimeout(() => import('./selection/asked-home.tsx'));
const QueryLinkNotFound = lazyWithTimeout(() => import('./no-link.tsx'));

/** Stays mounted but not `active` under a listing's page, which then owns the URL. */
export default function HomePage({ active = true }: { active?: boolean }) {
  const { shown, failed } = useHomeView(active);
  if (active && failed) return <QueryLinkNotFound error={failed} />;
  return shown ? <Home active={active} shown={shown} /> : <PageSkeleton />;
}

function Home({ active, shown }: { active: boolean; shown: Shown }) {
  const phone = useIsPhoneScreen();
  const [first] = useState(() => readPageData<FirstPaint>('first-paint'));
  const stage = useRef<HTMLDivElement>(null);
  const size = useElementSize(stage);
  const { moveTo, onRest, ...at } = useCameraView(active, shown, first, size);
  const { view, setView, camera, cities, link } = at;
  const onFilter = useChangeFilter(setView);
  const places = usePlaceOutlines(view.filter.place);
  const painted = first && isFirstPaintForView(first, view) ? first : undefined;

  const [state, setState] = useState<StageState>('loading');
  const bbox = useMemo(() => size && cameraToBBox(camera, size), [camera, size]);

  const allTiles = useTiles(view.filter, size, view.at);
  const fullList = useListings(
    `view ${view.at ?? ''}`,
    { filter: view.filter, sort: view.sort, bbox, at: view.at },
    painted?.page,
  );
  const marks = useOwnMarks();
  const { tiles, list } = useTilesAndListWithoutHidden(allTiles, fullList, marks.dismissed);
  const selection = useMarkerSelection(tiles, list.listings);
  const hidesSelected = selection.selected && marks.dismissed.has(selection.selected.id);
  useEffect(() => {
    if (hidesSelected) selection.select(undefined);
  }, [hidesSelected, selection.select]);
  const opened = selection.selected?.state === 'review' ? undefined : selection.selected;
  useLiveMap(tiles.source, bbox, view.at === undefined);
  useRestoreListScroll(active);

  const onSort = useCallback((sort: Sort) => setView((view) => ({ ...view, sort }), 'push'), [setView]);
  const ofBoth = { view, camera, cities, marks, selection, onFilter, onCamera: moveTo };
  const ofStage: HomeStageProps = {
    ...ofBoth,
    places: places.outlines,
    active,
    stage,
    size,
    state,
    tiles,
    listings: list.listings,
    painted,
    credits: first?.credits ?? '',
    onState: setState,
    onDay: (at, how) => setView((view) => ({ ...view, at }), how),
    onPrices: (prices, how) => setView((view) => ({ ...view, prices }), how),
    onRest,
  };
  const ofList: HomeListProps = {
    ...ofBoth,
    list,
    withFilters: true,
    bbox,
    link,
    active,
    notice: chooseNotice(state),
    // After a release the files have new names; reloading finds them.
    onNotice: state === 'noMap' ? reloadPage : undefined,
    places,
    unread: shown.unread,
    dismissUnread: shown.dismissUnread,
    setView,
    onSort,
  };
  return (
    <>
      <a
        href="#home-list"
        className="fixed top-2 left-2 z-70 -translate-y-[calc(100%+16px)] rounded-control bg-ink px-4 py-3 text-surface focus:translate-y-0 print:hidden"
      >
        {t('home.skipToList')}
      </a>
      {active && <HomeHeader {...at} places={places.outlines} bbox={bbox} onFilter={onFilter} />}
      {active && view.home && (
        <OptionalPart key={view.home}>
          <SelectHomeOfUrl id={view.home} camera={camera} tiles={tiles} setView={setView} />
        </OptionalPart>
      )}
      <AnnounceCount total={list.outdated ? undefined : list.total} underReview={list.underReview} />
      {phone ? (
        <PhoneHome stage={ofStage} list={ofList} />
      ) : (
        <div className="grid grow grid-cols-[320px_minmax(0,1fr)] lg:grid-cols-[440px_minmax(0,1fr)] print:block">
          <div className="order-2 print:hidden">
            <div className="sticky top-(--top-inset) h-[calc(100dvh-var(--top-inset))]">
              <HomeStage {...ofStage} />
            </div>
          </div>
          <div className="order-1 p-3 lg:p-4" inert={opened !== undefined}>
            <HomeList {...ofList} />
          </div>
          <OptionalPart>
            {opened && <SelectedCard {...ofStage} selected={opened} onSelect={selection.select} />}
          </OptionalPart>
        </div>
      )}
    </>
  );
}

const reloadPage = () => location.reload();

function chooseNotice(state: StageState): string | undefined {
  if (state === 'noWebGl') return t('home.noWebGl');
  return state === 'noMap' ? t('home.noMap') : undefined;
}

function useRestoreListScroll(active: boolean): void {
  const kept = useRef(0);
  const wasActive = useRef(active);
  useLayoutEffect(() => {
    if (active && !wasActive.current) window.scrollTo(0, kept.current);
    wasActive.current = active;
  }, [active]);
  useEffect(() => {
    if (!active) return;
    const keep = () => {
      kept.current = window.scrollY;
    };
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [active]);
}

/** CSS pixels; undefined before layout and while hidden. */
function useElementSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    if (!element.current) return;
    const measure = ({ width, height }: Size) => {
      if (width < 1 || height < 1) return;
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    measure(element.current.getBoundingClientRect());
    const observer = new ResizeObserver(([entry]) => measure(entry.contentRect));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

function useLiveMap(source: TileSource, bbox: BBox | undefined, isPresent: boolean): void {
  const queries = useQueryClient();
  const [live, setLive] = useState<typeof import('../../shared/live/live.ts')>();
  useEffect(() => void import('../../shared/live/live.ts').then(setLive), []);
  const area = bbox?.join(',');
  useEffect(() => {
    if (area) live?.watchLiveArea(area.split(',').map(Number) as unknown as BBox);
  }, [live, area]);
  const onMessage = useEffectEvent((message: LiveMessage) => {
    // A past day does not change.
    if (!isPresent) return;
    if (message.event === 'cells') source.changed(message.data.cells, message.data.position);
    else if (message.event === 'reload') source.reload();
    else return;
    void queries.invalidateQueries({ queryKey: listingsKey });
    void queries.invalidateQueries({ queryKey: marksQuery.queryKey });
  });
  useEffect(() => live?.subscribeLive((message) => onMessage(message)), [live]);
  useEffect(() => live?.subscribeReconnected(() => source.retry()), [live, source]);
}
